// How is a table sent? As something to keep, written while it is read.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export function sendTable(reply: FastifyReply, pieces: AsyncGenerator<string, void>, name: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(pieces, { objectMode: false }));
}
