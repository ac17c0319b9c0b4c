// Previews: drawings as PNG of 1200 x 630 for link previews and feeds, rendered one after the other when they are asked for, and kept for a while. [§7.8]
import { Problem } from '../../platform/problem.ts';
import type { FileCtx } from './files.ts';
import { findPicture, type MediaFile } from './media.service.ts';
import { SHARE_PICTURE } from './share-picture.ts';

export const PREVIEW = { width: 1_200, height: 630 } as const;
const PAPER = '#fbfaf7';
const MARGIN = 45;
/** Some ten megabytes. */
const KEPT = 200;
/** One after the other, so that a robot which asks for all of them does not take the machine. */
const WAIT_AT_MOST = 40;

const kept = new Map<string, MediaFile>();
let line: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The preview of a stored drawing or photo, by its name with `.png` in place of the ending; `share.png` is the shop's own.
 * @param countRender called before one is rendered; throws when this client asked for too many
 * @returns undefined when there is no such picture
 * @throws Problem temporarily-unavailable while too many are asked for
 */
export async function findPreview(ctx: FileCtx, name: string, countRender: () => Promise<void>): Promise<MediaFile | undefined> {
  if (!name.endsWith('.png')) return undefined;
  const stem = name.slice(0, -4);
  const last = kept.get(name);
  if (last !== undefined) return last;
  const source =
    stem === 'share' ? SHARE_PICTURE : ((await findPicture(ctx, `${stem}.svg`)) ?? (await findPicture(ctx, `${stem}.webp`)))?.bytes;
  if (source === undefined) return undefined;
  await countRender();
  // A drawing that cannot be painted is a missing picture, not a fault.
  const bytes = await inLine(() => paint(source).catch(() => undefined));
  if (bytes === undefined) return undefined;
  const preview = { name, contentType: 'image/png', bytes };
  kept.set(name, preview);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return preview;
}

async function paint(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = await sharp(source, { density: 300 })
    .resize({ width: PREVIEW.width - 2 * MARGIN, height: PREVIEW.height - 2 * MARGIN, fit: 'inside' })
    .png()
    .toBuffer();
  return await sharp({ create: { ...PREVIEW, channels: 3, background: PAPER } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}

function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= WAIT_AT_MOST) throw new Problem('temporarily-unavailable', {}, { retryAfter: 5 });
  waiting++;
  const mine = line.then(work).finally(() => {
    waiting--;
  });
  line = mine.catch(() => {});
  return mine;
}
