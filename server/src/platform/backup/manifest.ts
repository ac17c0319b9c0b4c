// Backup manifest: one JSON file beside the data, written last; a restore trusts nothing that it does not name.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { OBJECTS } from './objects.ts';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** The hashes of all stored files, one a line. */
export const FILES = 'files.jsonl.zst';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Names go into SQL and paths: only what tables of ours are called. */
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  program: z.string(),
  postgres: z.string(),
  /** The number of the last migration; absent in backups of 0.2.0 and before, as are the others that may be. */
  schema: z.int().optional(),
  /** Owner: the address of the shop, and the name on its invoices. */
  shop: z.object({ url: z.string(), name: z.string() }).optional(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: hash })).min(1),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'pgboss']),
      name,
      columns: z.array(name).min(1),
      rows: z.int().nonnegative(),
      file: z.string().regex(/^[a-z0-9_.]+\.copy\.zst$/),
      bytes: z.int().nonnegative(),
      /** Before it was compressed. */
      rawBytes: z.int().nonnegative().optional(),
      sha256: hash,
    }),
  ),
  sequences: z.array(z.object({ name, last: z.int() })),
  /** Files that lay in an object store; absent: none did. */
  objects: z.object({ count: z.int().positive(), bytes: z.int(), sha256: hash }).optional(),
  files: z.object({ count: z.int(), bytes: z.int(), sha256: hash }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableInBackup = Manifest['tables'][number];

/** A database is so many times its rows as text: indexes, and as much again of log while it loads. Measured with 13,500 and 100,000 products. */
const SPACE_FOR_EACH_BYTE = 4;
/** zstd makes a fifth of our tables. */
const UNPACKED = 5;
const EMPTY_CLUSTER_BYTES = 60_000_000;

/** Bytes that a restore needs on the disk of its database. */
export function spaceToRestore({ tables, objects }: Manifest): number {
  const raw = tables.reduce((sum, { bytes, rawBytes = bytes * UNPACKED }) => sum + rawBytes, 0);
  return EMPTY_CLUSTER_BYTES + raw * SPACE_FOR_EACH_BYTE + (objects?.bytes ?? 0) * 2;
}

/** @throws StartError when the folder is no whole backup, or one of a format that this program does not know */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path))
    throw new StartError(`${folder} is no backup of Millwright: it has no ${MANIFEST}`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new StartError(`${path} is damaged; take another backup`);
  }
  const { format } = (content ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new StartError(
      `${folder} was written by a newer Millwright (format ${format}, this one reads ${FORMAT}); restore it with that one`,
    );
  }
  const read = manifestSchema.safeParse(content);
  if (!read.success)
    throw new StartError(
      `${path} is damaged (${read.error.issues[0]?.path.join('.')}); take another backup`,
    );
  return read.data;
}

/** Every file is there and is what it was. @throws StartError that names the first which is not */
export async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const { file, sha256 } of [
    ...manifest.tables,
    { file: FILES, sha256: manifest.files.sha256 },
    ...(manifest.objects === undefined ? [] : [{ file: OBJECTS, sha256: manifest.objects.sha256 }]),
  ]) {
    const path = join(folder, file);
    if (!existsSync(path))
      throw new StartError(`the backup is not whole: ${path} is missing; take another backup`);
    if ((await sha256Of(path)) !== sha256)
      throw new StartError(
        `the backup is damaged: ${path} is not what was written; take another backup`,
      );
  }
}

export async function sha256Of(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
