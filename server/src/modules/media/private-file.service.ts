// Private files: under names that nobody can guess; the module that keeps the name decides who may have the file. [promises P17, P18]
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { FileRow, StoredBytes } from '../../platform/files/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { FileCtx } from './files.ts';
import type { MediaFile } from './media.service.ts';
import type { CheckedFile } from './upload.ts';

/** A checked file whose bytes are stored; without a row it is unreachable, and a job removes it. */
type NewFile = Omit<CheckedFile, 'bytes'> & { size: number; stored: StoredBytes };
/** A file that waited for its form and has a row already. */
type PendingFile = { contentType: string; size: number; pendingName: string; pointer: string };
export type PutFile = NewFile | PendingFile;

/** Before the transaction that keeps its name. @throws Problem temporarily-unavailable */
export async function putPrivateFile(
  { db, files }: FileCtx,
  { kind, contentType, bytes }: CheckedFile,
): Promise<NewFile> {
  return { kind, contentType, size: bytes.length, stored: await files.put(db, bytes) };
}

/** @returns the name to keep @throws Problem invalid-request for a pending file that was sent or removed meanwhile */
export async function storePrivateFile(tx: Tx, file: PutFile): Promise<string> {
  if ('pendingName' in file) {
    const { rows } =
      await sql`update private_file set pending_until = null where name = ${file.pendingName} and pending_until > now()
      returning name`.execute(tx);
    if (rows.length > 0) return file.pendingName;
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'file-not-kept', pointer: file.pointer }] },
    );
  }
  const { kind, contentType, stored } = file;
  const name = `${randomBytes(16).toString('hex')}.${kind}`;
  await tx
    .insertInto('private_file')
    .values({ name, content_type: contentType, ...stored })
    .execute();
  return name;
}

/** @throws Problem temporarily-unavailable */
export async function findPrivateFile(
  { db, files }: FileCtx,
  name: string,
): Promise<MediaFile | undefined> {
  const { rows } = await sql<FileRow & { content_type: string }>`
    select f.content_type, f.bytes, f.object_key, o.size as object_size, o.sha256 as object_sha256
    from private_file f left join stored_object o on o.key = f.object_key where f.name = ${name}`.execute(
    db,
  );
  const row = rows[0];
  return row === undefined
    ? undefined
    : { name, contentType: row.content_type, bytes: await files.get(row) };
}

export async function removePrivateFiles(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.deleteFrom('private_file').where('name', 'in', names).execute();
}

/** As something to keep, never to open here. `downloadName`: letters, digits, dashes, a dot. */
export function sendPrivateFile(
  reply: FastifyReply,
  file: MediaFile,
  downloadName: string,
): FastifyReply {
  return reply.headers(privateFileHeaders(file, downloadName)).send(file.bytes);
}

export function privateFileHeaders(
  file: Pick<MediaFile, 'contentType'>,
  downloadName: string,
): Record<string, string> {
  return {
    'content-type': file.contentType,
    'content-disposition': `attachment; filename="${downloadName}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}
