// Public files by name: drawings, photos in their sizes, videos, documents; a missing picture becomes the default one. [§7.8]
import { createHash } from 'node:crypto';
import { NO_PICTURE } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { FileRow, Part, StoredBytes } from '../../platform/files/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { FileCtx } from './files.ts';

export type MediaFile = { name: string; contentType: string; bytes: Buffer };

/** Widths that photos are made in, in pixels; the last is the zoom of the gallery. [§9] */
export const PHOTO_WIDTHS = [160, 400, 840] as const;
const PHOTO_FORMATS = ['avif', 'webp'] as const;
/** More pixels than this no camera of ours makes; it guards memory. [promises P16] */
const MAX_PIXELS = 40_000_000;

const NAME = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/** The picture of this name, or undefined. The name is a key, never a path. */
export async function findPicture(ctx: FileCtx, name: string): Promise<MediaFile | undefined> {
  return await findFile(ctx, name, ['drawing', 'photo']);
}

/** Those of these names that are pictures. */
export async function listPictures(db: Db | Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from media_file where name = any(${[...names]}::text[]) and kind in ('drawing', 'photo')`.execute(
    db,
  );
  return rows.map((row) => row.name);
}

/** Of a record that has one picture at most: an empty name stands for none. @returns the name to store, and the fault of one that is no picture */
export async function pictureOrNone(
  tx: Tx,
  name: string,
): Promise<{ image: string; faults: FieldProblem[] }> {
  if (name === '' || name === NO_PICTURE) return { image: NO_PICTURE, faults: [] };
  const isThere = (await listPictures(tx, [name])).length === 1;
  return { image: name, faults: isThere ? [] : [{ code: 'value-not-valid', pointer: '/image' }] };
}

export async function findDocument(ctx: FileCtx, name: string): Promise<MediaFile | undefined> {
  return await findFile(ctx, name, ['document']);
}

/** A video is long, and players ask for parts of it. */
export type Film = {
  name: string;
  contentType: string;
  size: number;
  read(part?: Part): Promise<Buffer>;
};

export async function findVideo(ctx: FileCtx, name: string): Promise<Film | undefined> {
  if (!NAME.test(name)) return undefined;
  const { rows } = await sql<Omit<FileRow, 'bytes'> & { content_type: string; size: number }>`
    select f.content_type, f.object_key, o.size as object_size, o.sha256 as object_sha256, coalesce(octet_length(f.bytes), o.size) as size
    from media_file f left join stored_object o on o.key = f.object_key where f.name = ${name} and f.kind = 'video'`.execute(
    ctx.db,
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  const { size } = row;
  return {
    name,
    contentType: row.content_type,
    size,
    async read(part) {
      if (row.object_key !== null) return await ctx.files.get({ ...row, bytes: null }, part);
      const { first, last } = part ?? { first: 0, last: size - 1 };
      const found = await sql<{ bytes: Buffer | null }>`
        select substring(bytes from ${first + 1}::int for ${last - first + 1}::int) as bytes from media_file where name = ${name}`.execute(
        ctx.db,
      );
      const bytes = found.rows[0]?.bytes;
      if (bytes) return bytes;
      // It went to the store between the two statements.
      const moved = await findVideo(ctx, name);
      if (moved === undefined) throw new Problem('not-found');
      return await moved.read(part);
    },
  };
}

type Kind = 'drawing' | 'photo' | 'document' | 'video';

async function findFile(ctx: FileCtx, name: string, kinds: Kind[]): Promise<MediaFile | undefined> {
  if (!NAME.test(name)) return undefined;
  const { rows } = await sql<FileRow & { content_type: string }>`
    select f.content_type, f.bytes, f.object_key, o.size as object_size, o.sha256 as object_sha256
    from media_file f left join stored_object o on o.key = f.object_key where f.name = ${name} and f.kind = any(${kinds}::text[])`.execute(
    ctx.db,
  );
  const row = rows[0];
  return row === undefined
    ? undefined
    : { name, contentType: row.content_type, bytes: await ctx.files.get(row) };
}

/** Puts videos on the shelf as they are, with the drawings that stand for them; only for files of our own. A name that is there stays. */
export async function storeVideos(
  db: Db,
  videos: readonly { name: string; bytes: Buffer; poster?: { name: string; bytes: Buffer } }[],
): Promise<void> {
  for (const { name, bytes, poster } of videos) {
    await sql`insert into media_file (name, kind, content_type, bytes) values (${name}, 'video', 'video/webm', ${bytes})
      on conflict (name) do nothing`.execute(db);
    if (poster !== undefined)
      await sql`insert into media_file (name, kind, content_type, bytes) values (${poster.name}, 'drawing', 'image/svg+xml', ${poster.bytes})
        on conflict (name) do nothing`.execute(db);
  }
}

/** Puts drawings of our own on the shelf; never what users sent. A name is made from its content, so one that is there is the same. */
export async function storeDrawings(
  db: Db,
  drawings: readonly { name: string; svg: string }[],
): Promise<void> {
  for (const { name, svg } of drawings) {
    await sql`insert into media_file (name, kind, content_type, bytes) values (${name}, 'drawing', 'image/svg+xml', ${Buffer.from(svg)})
      on conflict (name) do nothing`.execute(db);
  }
}

export type StoredPhoto = {
  name: string;
  width: number;
  height: number;
  sizes: { name: string; width: number; height: number }[];
};

/**
 * Keeps an uploaded photo as AVIF and WebP in fixed widths, re-encoded from its pixels: nothing of the sent bytes is kept.
 * The name comes from the content, so the same photo is kept once.
 * @throws Problem unsupported-media-type (not a JPEG, PNG or WebP picture), payload-too-large (too many pixels)
 */
export async function storePhoto(ctx: FileCtx, bytes: Buffer): Promise<StoredPhoto> {
  if (bytes.length === 0) throw new Problem('unsupported-media-type');
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, autoOrient } = await picture.metadata().catch(rejectPicture);
  // As it is seen: a camera held upright stores its picture lying down.
  const { width, height } = autoOrient;
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Problem('unsupported-media-type');
  if (width * height > MAX_PIXELS) throw new Problem('payload-too-large');
  const stem = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  const sizes: (StoredPhoto['sizes'][number] & { bytes: Buffer; contentType: string })[] = [];
  for (const wanted of PHOTO_WIDTHS) {
    const sized = picture.clone().rotate().resize({ width: wanted, withoutEnlargement: true });
    for (const format of PHOTO_FORMATS) {
      const made = await (format === 'avif'
        ? sized.clone().avif({ quality: 55, effort: 3 })
        : sized.clone().webp({ quality: 80 })
      )
        .toBuffer({ resolveWithObject: true })
        .catch(rejectPicture);
      sizes.push({
        name: `${stem}-${wanted}.${format}`,
        width: made.info.width,
        height: made.info.height,
        bytes: made.data,
        contentType: `image/${format}`,
      });
    }
  }
  const original = `${stem}-840.webp`;
  const present = new Set(
    await listPictures(
      ctx.db,
      sizes.map((size) => size.name),
    ),
  );
  const added: ((typeof sizes)[number] & { stored: StoredBytes })[] = [];
  for (const size of sizes)
    if (!present.has(size.name))
      added.push({ ...size, stored: await ctx.files.put(ctx.db, size.bytes) });
  await inTransaction(ctx.db, async (tx) => {
    const largest = added.find((size) => size.name === original);
    for (const size of [largest, ...added.filter((candidate) => candidate !== largest)]) {
      if (size === undefined) continue;
      const { bytes, object_key } = size.stored;
      await sql`insert into media_file (name, kind, content_type, bytes, object_key, original, width, height)
        values (${size.name}, 'photo', ${size.contentType}, ${bytes}, ${object_key}, ${size.name === original ? null : original}, ${size.width}, ${size.height})
        on conflict (name) do nothing`.execute(tx);
    }
  });
  return {
    name: original,
    width,
    height,
    sizes: sizes.map(({ name, width, height }) => ({ name, width, height })),
  };
}

/** Keeps a document that was checked, under a name that people recognise and its content makes unique. @returns the name */
export async function storeDocument(ctx: FileCtx, content: Buffer, stem: string): Promise<string> {
  const name = `${stem.slice(0, 60)}-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.pdf`;
  const { bytes, object_key } = await ctx.files.put(ctx.db, content);
  await sql`insert into media_file (name, kind, content_type, bytes, object_key) values (${name}, 'document', 'application/pdf', ${bytes}, ${object_key})
    on conflict (name) do nothing`.execute(ctx.db);
  return name;
}

function rejectPicture(error: unknown): never {
  throw /pixel/i.test(error instanceof Error ? error.message : '')
    ? new Problem('payload-too-large')
    : new Problem('unsupported-media-type');
}
