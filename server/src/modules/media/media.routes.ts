// Routes of pictures and videos. [§7.8]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../../platform/http/entity-tag.ts';
import { fileSchema } from '../../platform/http/file-schema.ts';
import '../../platform/http/request.ts';
import { Problem } from '../../platform/problem.ts';
import { readRange } from './byte-range.rules.ts';
import { DEFAULT_PICTURE } from './default-picture.ts';
import type { FileCtx } from './files.ts';
import { type Film, findPicture, findVideo, type MediaFile } from './media.service.ts';
import { findPreview } from './preview.service.ts';

/** Previews a minute and client that are not kept: each takes a tenth of a second of the processor. */
const RENDERS_A_MINUTE = 60;
/** A name never means two contents, so browsers need not ask again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cheap, and many on each page; a picture that has to be rendered has a limit of its own. */
const ON_PAGES = {
  schema: { hide: true },
  config: { priority: 'exempt', requestLimit: 'none', whileClosed: true },
} as const;
/** Files, as all of pages and mails. */
const OPEN = { whileClosed: true } as const;
const FILES = { tag: 'Section 7.8' };

export function registerMediaRoutes(app: FastifyInstance, ctx: FileCtx): void {
  const countRender = renderLimit(app);
  const picture = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = nameIn(request.params);
    const file =
      (await findPicture(ctx, name)) ?? (await findPreview(ctx, name, () => countRender(request)));
    if (file === undefined) {
      // A picture that is missing today may be there tomorrow.
      return sendFile(
        request,
        reply,
        { name: 'default.svg', contentType: 'image/svg+xml', bytes: DEFAULT_PICTURE },
        'public, max-age=300',
      );
    }
    return sendFile(request, reply, file, IMMUTABLE);
  };
  const summary = 'A picture; a missing one is the default picture';
  app.get('/productimages/:name', ON_PAGES, picture);
  app.get('/lotimages/:name', { schema: { hide: true }, config: OPEN }, picture);
  for (const [id, url] of [
    ['productImage', '/api/productimages/:name'],
    ['lotImage', '/api/lotimages/:name'],
  ] as const)
    app.get(url, { schema: fileSchema(id, summary, FILES), config: OPEN }, picture);
  const video = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await findVideo(ctx, nameIn(request.params));
    if (file === undefined) throw new Problem('document-not-found');
    return await sendPart(request, reply, file);
  };
  app.get('/productvideos/:name', ON_PAGES, video);
  app.get(
    '/api/productvideos/:name',
    {
      schema: fileSchema('productVideo', 'A film, whole or a range of its bytes', FILES),
      config: OPEN,
    },
    video,
  );
}

/** @throws Problem too-many-requests, by client */
function renderLimit(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const max = ({ ctx }: FastifyRequest) => RENDERS_A_MINUTE * ctx.client.rateLimitFactor;
  // Pictures are not counted as requests; those that are rendered are.
  const limit = app.createRateLimit({ max, timeWindow: '1 minute', allowList: [] });
  return async (request) => {
    const counted = await limit(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem('too-many-requests', {}, { retryAfter: counted.ttlInSeconds });
  };
}

/** The whole file, or the range of bytes that a player asks for. */
async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  film: Film,
): Promise<FastifyReply> {
  const { name, contentType, size } = film;
  // Tags of files are weak, so none that If-Range names can match: then the whole is due.
  const range = readRange(
    request.headers['if-range'] === undefined ? request.headers.range : undefined,
    size,
  );
  reply.header('accept-ranges', 'bytes');
  if (range === 'whole')
    return sendFile(request, reply, { name, contentType, bytes: await film.read() }, IMMUTABLE);
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${size}`)
      .header('cache-control', 'no-store')
      .send();
  const bytes = await film.read(range);
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return sendFile(request, reply, { name, contentType, bytes }, IMMUTABLE);
}

function nameIn(params: unknown): string {
  return (params as { name: string }).name.toLowerCase();
}

/** Sends a file that can only be looked at, never run. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: MediaFile,
  cacheControl: string,
): FastifyReply {
  reply
    .header('content-type', file.contentType)
    .header('cache-control', cacheControl)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin');
  // A part is no content of its own: it carries no tag.
  return reply.statusCode === 206 ? reply.send(file.bytes) : sendTagged(request, reply, file.bytes);
}
