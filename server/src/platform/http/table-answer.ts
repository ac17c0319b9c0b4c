// Table download: an attachment that is written while it is read.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @param name its ending says what it is */
export function sendTable(
  reply: FastifyReply,
  pieces: AsyncIterable<string | Buffer>,
  name: string,
): FastifyReply {
  return reply
    .headers({
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(pieces, { objectMode: false }));
}
