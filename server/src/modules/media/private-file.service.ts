// Where are files that people sent us? Under names that nobody can guess; whoever keeps the name decides who may have the file. [promises P17, P18]
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { MediaFile } from './media.service.ts';
import type { CheckedFile } from './upload.ts';

/** @returns the name to keep */
export async function storePrivateFile(tx: Tx, { kind, contentType, bytes }: CheckedFile): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${kind}`;
  await tx.insertInto('private_file').values({ name, content_type: contentType, bytes }).execute();
  return name;
}

export async function findPrivateFile(db: Db | Tx, name: string): Promise<MediaFile | undefined> {
  const row = await db.selectFrom('private_file').select(['name', 'content_type', 'bytes']).where('name', '=', name).executeTakeFirst();
  return row === undefined ? undefined : { name: row.name, contentType: row.content_type, bytes: row.bytes };
}

export async function removePrivateFiles(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.deleteFrom('private_file').where('name', 'in', names).execute();
}

/** As something to keep, never to open here. `downloadName`: letters, digits, dashes, a dot. */
export function sendPrivateFile(reply: FastifyReply, file: MediaFile, downloadName: string): FastifyReply {
  return reply.headers(privateFileHeaders(file, downloadName)).send(file.bytes);
}

export function privateFileHeaders(file: Pick<MediaFile, 'contentType'>, downloadName: string): Record<string, string> {
  return {
    'content-type': file.contentType,
    'content-disposition': `attachment; filename="${downloadName}"`,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}
