// Thread gauge: a measured major diameter and pitch become threads of the catalogue, 9.9 mm and 1.5 mm are M10. [ISO 261, ASME B1.1, house §6]
import { COARSE_PITCH } from './tables/threads.rules.ts';

/** Both in mm. */
export type ThreadSize = { diameter: number; pitch: number; isInch: boolean };
/** In mm, undefined what was not measured. `isInch` where threads per inch were counted. */
export type MeasuredThread = {
  diameter: number | undefined;
  pitch: number | undefined;
  isInch: boolean;
};

const METRIC = /^M(\d+(?:\.\d+)?)(?:[×x](\d+(?:\.\d+)?))?$/i;
/** `#10-24 UNC`, `1/2"-13 UNC`, `1 1/4-7 UNC`, `1-8 UNC`. */
const UNIFIED =
  /^(?:#(?<number>\d{1,2})|(?:(?<whole>\d{1,2}) )?(?<top>\d{1,2})(?:\/(?<bottom>\d{1,2}))?)"?-(?<tpi>\d{1,2}) ?UN/i;
const INCH = 25.4;

/** An outer thread is below its nominal size, the more so the finer and the more worn it is, and never much above. */
const MIN_SHARE = 0.93;
const MAX_SHARE = 1.015;
/** A gauge leaf tells pitches apart that differ by more. */
const MAX_PITCH_DEVIATION = 0.03;
const MAX_NEAREST = 2;

/** Nominal size of a thread by its name; undefined for what is neither metric nor unified. */
export function threadSize(name: string): ThreadSize | undefined {
  const metric = METRIC.exec(name);
  if (metric !== null) {
    const pitch = metric[2] === undefined ? COARSE_PITCH[`m${metric[1]}`] : Number(metric[2]);
    return pitch === undefined ? undefined : { diameter: Number(metric[1]), pitch, isInch: false };
  }
  const groups = UNIFIED.exec(name)?.groups;
  if (groups === undefined) return undefined;
  const { number, whole = '0', top, bottom = '1', tpi } = groups;
  // Screws by number: 0.060 in and 0.013 in more for each.
  const inches =
    number === undefined
      ? Number(whole) + Number(top) / Number(bottom)
      : 0.06 + 0.013 * Number(number);
  return { diameter: inches * INCH, pitch: INCH / Number(tpi), isInch: true };
}

/** @returns the threads that were measured; where none is, the nearest of them */
export function gaugeThread<Thread extends { size: ThreadSize }>(
  { diameter, pitch, isInch }: MeasuredThread,
  threads: readonly Thread[],
): { threads: Thread[]; isNearest: boolean } {
  const fits = threads.filter(
    ({ size }) =>
      (diameter === undefined ||
        (diameter >= size.diameter * MIN_SHARE && diameter <= size.diameter * MAX_SHARE)) &&
      (pitch === undefined || Math.abs(size.pitch - pitch) <= size.pitch * MAX_PITCH_DEVIATION) &&
      (!isInch || size.isInch),
  );
  const off = ({ size }: Thread): number =>
    (diameter === undefined ? 0 : Math.abs(size.diameter - diameter) / size.diameter) +
    (pitch === undefined ? 0 : Math.abs(size.pitch - pitch) / size.pitch);
  if (fits.length > 0) {
    // Without a pitch all threads of the diameter are meant, coarse and fine.
    const [best] = [...fits].sort((a, b) => off(a) - off(b)) as [Thread];
    const least = off(best);
    return { threads: fits.filter((thread) => off(thread) <= least + 1e-9), isNearest: false };
  }
  return {
    threads: [...threads].sort((a, b) => off(a) - off(b)).slice(0, MAX_NEAREST),
    isNearest: true,
  };
}
