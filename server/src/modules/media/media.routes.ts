// The addresses of pictures. [§7.8]
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import '../../platform/http/request.ts';
import { DEFAULT_PICTURE } from './default-picture.ts';
import { findPicture, type MediaFile } from './media.service.ts';

/** A name never means two contents, so browsers need not ask again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function registerMediaRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const picture = async (request: { params: unknown }, reply: FastifyReply) => {
    const file = await findPicture(db, nameIn(request.params));
    if (file === undefined) {
      // A picture that is missing today may be there tomorrow.
      return sendFile(reply, { name: 'default.svg', contentType: 'image/svg+xml', bytes: DEFAULT_PICTURE }, 'public, max-age=300');
    }
    return sendFile(reply, file, IMMUTABLE);
  };
  for (const url of ['/productimages/:name', '/api/productimages/:name', '/lotimages/:name', '/api/lotimages/:name']) {
    app.get(
      url,
      { schema: { hide: !url.startsWith('/api/'), summary: 'A picture; a missing one is the default picture', tags: ['Section 7.8'] } },
      picture,
    );
  }
}

function nameIn(params: unknown): string {
  return (params as { name: string }).name.toLowerCase();
}

/** Sends a file that can only be looked at, never run. */
export function sendFile(reply: FastifyReply, file: MediaFile, cacheControl: string): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('cache-control', cacheControl)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(file.bytes);
}
