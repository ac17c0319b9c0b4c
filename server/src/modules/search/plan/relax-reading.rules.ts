// Query relaxation: the same reading with less demanded, in the order in which an expert would give up - looks before sizes, sizes before kind.
import type { Constraint, Reading } from '../read/reading.rules.ts';
import { FIRMNESS } from '../read/reading.rules.ts';
import { nearestWishes } from '../read/wishes.rules.ts';

/** At most so many are tried. */
const MAX_TRIED = 20;

export type RelaxedReading = {
  reading: Reading;
  /** What is not demanded any more: constraints and words. */
  givenUp: { constraints: Constraint[]; words: string[] };
};

type Part = { constraint: Constraint } | { word: Reading['words'][number] };

/** The reading itself, then from the softest part on: the part given up alone, then with all that is softer; the firmest part stays. */
export function relaxedReadings(reading: Reading): RelaxedReading[] {
  const parts = partsOf(reading);
  const tried: RelaxedReading[] = [without(reading, [])];
  let closeAreTried = false;
  for (const [i, part] of parts.entries()) {
    if (!closeAreTried && firmnessOf(part) > FIRMNESS.detail) {
      // A size that is nearly right is given up before material or kind: VMQ 19.99 mm for 20 mm, A4 M10x35 for M10x30.
      tried.push(...closeReadings(reading, parts));
      closeAreTried = true;
    }
    if ('constraint' in part && part.constraint.near.length > 0)
      tried.push(withNearest(reading, part.constraint, part.constraint.near));
    if (parts.length > 1) tried.push(without(reading, [part]));
    // All that is softer goes before anything firmer does; all but the firmest last of all.
    if (i > 0 && i + 2 < parts.length) tried.push(without(reading, parts.slice(0, i + 1)));
  }
  if (parts.length > 2) tried.push(without(reading, parts.slice(0, -1)));
  // The last one is the least that is demanded; it is always tried.
  return tried.length <= MAX_TRIED
    ? tried
    : [...tried.slice(0, MAX_TRIED - 1), tried.at(-1) as RelaxedReading];
}

/** The softest first; of equal ones what was said last. */
function partsOf({ constraints, words }: Reading): Part[] {
  const parts: { part: Part; firmness: number }[] = [
    ...words.map((word) => ({ part: { word }, firmness: FIRMNESS.word })),
    ...constraints.map((constraint) => ({ part: { constraint }, firmness: constraint.firmness })),
  ];
  return parts
    .map((one, i) => ({ ...one, i }))
    .sort((a, b) => a.firmness - b.firmness || b.i - a.i)
    .map(({ part }) => part);
}

function firmnessOf(part: Part): number {
  return 'constraint' in part ? part.constraint.firmness : FIRMNESS.word;
}

/** Each size alone as what is close to it, the softest first. */
function closeReadings(reading: Reading, parts: readonly Part[]): RelaxedReading[] {
  return parts.flatMap((part) =>
    'constraint' in part && (part.constraint.close?.length ?? 0) > 0
      ? [withNearest(reading, part.constraint, part.constraint.close ?? [])]
      : [],
  );
}

function without(reading: Reading, parts: readonly Part[]): RelaxedReading {
  const constraints = parts.flatMap((part) => ('constraint' in part ? [part.constraint] : []));
  const words = parts.flatMap((part) => ('word' in part ? [part.word] : []));
  return {
    reading: {
      ...reading,
      constraints: reading.constraints.filter((constraint) => !constraints.includes(constraint)),
      words: reading.words.filter((word) => !words.includes(word)),
    },
    givenUp: { constraints, words: words.map(({ text }) => text) },
  };
}

function withNearest(
  reading: Reading,
  constraint: Constraint,
  facets: readonly number[],
): RelaxedReading {
  const nearest = { ...constraint, facets, near: [], close: [], isNearest: true, isApart: true };
  return {
    reading: {
      ...reading,
      constraints: reading.constraints.map((own) => (own === constraint ? nearest : own)),
      wishes: [...nearestWishes([nearest]), ...reading.wishes],
    },
    givenUp: { constraints: [], words: [] },
  };
}
