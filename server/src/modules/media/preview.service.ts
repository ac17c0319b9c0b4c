// Previews: drawings as PNG of 1200 x 630 for link previews and feeds, rendered on request one at a time, and cached. [§7.8]
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Problem } from '../../platform/problem.ts';
import type { FileCtx } from './files.ts';
import { findPicture, type MediaFile } from './media.service.ts';
import { SHARE_PICTURE } from './share-picture.ts';

export const PREVIEW = { width: 1_200, height: 630 } as const;
const PAPER = '#fbfaf7';
const MARGIN = 45;
/** Some ten megabytes. */
const MAX_PREVIEWS = 200;
/** Rendered or waiting. */
const MAX_RENDERS = 40;

const previews = new LRUCache<string, MediaFile>({ max: MAX_PREVIEWS });
/** One after the other, so that a robot which asks for all of them does not take the machine. */
const limit = pLimit(1);

/**
 * The preview of a stored drawing or photo, by its name with `.png` in place of the ending; `share.png` is the shop's own.
 * @param countRender called before one is rendered; throws when this client asked for too many
 * @returns undefined when there is no such picture
 * @throws Problem temporarily-unavailable while too many are asked for
 */
export async function findPreview(
  ctx: FileCtx,
  name: string,
  countRender: () => Promise<void>,
): Promise<MediaFile | undefined> {
  if (!name.endsWith('.png')) return undefined;
  const stem = name.slice(0, -4);
  const last = previews.get(name);
  if (last !== undefined) return last;
  const source =
    stem === 'share'
      ? SHARE_PICTURE
      : ((await findPicture(ctx, `${stem}.svg`)) ?? (await findPicture(ctx, `${stem}.webp`)))
          ?.bytes;
  if (source === undefined) return undefined;
  await countRender();
  if (limit.activeCount + limit.pendingCount >= MAX_RENDERS)
    throw new Problem('temporarily-unavailable', {}, { retryAfter: 5 });
  // A drawing that cannot be painted is a missing picture, not a fault.
  const bytes = await limit(() => paint(source).catch(() => undefined));
  if (bytes === undefined) return undefined;
  const preview = { name, contentType: 'image/png', bytes };
  previews.set(name, preview);
  return preview;
}

async function paint(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = await sharp(source, { density: 300 })
    .resize({
      width: PREVIEW.width - 2 * MARGIN,
      height: PREVIEW.height - 2 * MARGIN,
      fit: 'inside',
    })
    .png()
    .toBuffer();
  return await sharp({ create: { ...PREVIEW, channels: 3, background: PAPER } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}
