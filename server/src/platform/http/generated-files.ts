// Generated files: sitemaps and feeds are made one at a time, cached gzipped in memory and sent until they expire.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Problem } from '../problem.ts';
import { acceptsGzip } from './accept-encoding.ts';
import { entityTagOf, isNotModified } from './entity-tag.ts';

/** Milliseconds: at most so old is a file, and at most so often it is made. */
const MAX_AGE = 10 * 60_000;
/** Gzipped bytes of one file, and of all together. A larger file is streamed to each reader. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 32 * 1024 * 1024;
/** Requests that wait for a file to be made. */
const MAX_WAITING = 16;
/** Answers that have to be made or unpacked while they are read: each holds its permit as long as its reader likes. */
const MAX_STREAMS = 2;

export type GeneratedFile = {
  name: string;
  contentType: string;
  cacheControl: string;
  parts: () => Iterable<string> | AsyncIterable<string>;
};
/** Too large to be kept: both are null. */
type Entry = { madeAt: number; gzipped: Buffer | null; entityTag: string | null };
type Options = { now?: () => number; maxFileBytes?: number; maxBytes?: number };

const tooLarge = new Error('larger than a kept file may be');

export class GeneratedFiles {
  readonly #now: () => number;
  readonly #maxFileBytes: number;
  readonly #entries: LRUCache<string, Entry>;
  readonly #making = new Map<string, Promise<Entry>>();
  /** One processor at most is at work for robots. */
  readonly #limit = pLimit(1);
  #waiting = 0;
  #streams = 0;

  constructor({
    now = Date.now,
    maxFileBytes = MAX_FILE_BYTES,
    maxBytes = MAX_BYTES,
  }: Options = {}) {
    this.#now = now;
    this.#maxFileBytes = maxFileBytes;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ gzipped }) => gzipped?.length ?? 1,
    });
  }

  /** The route must not compress. @throws Problem temporarily-unavailable while too many wait or read slowly */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: GeneratedFile,
  ): Promise<FastifyReply> {
    const { gzipped, entityTag } = await this.#find(file);
    reply
      .header('content-type', file.contentType)
      .header('cache-control', file.cacheControl)
      .header('vary', 'accept-encoding');
    if (entityTag !== null) {
      reply.header('etag', entityTag);
      if (isNotModified(request, entityTag))
        return reply.removeHeader('content-type').code(304).send();
    }
    if (acceptsGzip(request)) reply.header('content-encoding', 'gzip');
    if (gzipped !== null && acceptsGzip(request)) return reply.send(gzipped);
    if (request.method === 'HEAD') return reply.send('');
    const source = this.#stream(
      reply,
      gzipped === null
        ? Readable.from(file.parts(), { objectMode: false })
        : Readable.from([gzipped]),
    );
    if (gzipped === null)
      return reply.send(acceptsGzip(request) ? source.pipe(createGzip()) : source);
    return reply.send(source.pipe(createGunzip()));
  }

  #stream(reply: FastifyReply, source: Readable): Readable {
    if (this.#streams >= MAX_STREAMS) {
      source.destroy();
      throw new Problem('temporarily-unavailable', {}, { retryAfter: 5 });
    }
    this.#streams += 1;
    reply.raw.once('close', () => {
      this.#streams -= 1;
      source.destroy();
    });
    return source;
  }

  async #find(file: GeneratedFile): Promise<Entry> {
    const found = this.#entries.get(file.name);
    if (found !== undefined && this.#now() - found.madeAt < MAX_AGE) return found;
    if (this.#waiting >= MAX_WAITING)
      throw new Problem('temporarily-unavailable', {}, { retryAfter: 5 });
    this.#waiting += 1;
    try {
      return await (this.#making.get(file.name) ?? this.#make(file));
    } finally {
      this.#waiting -= 1;
    }
  }

  #make(file: GeneratedFile): Promise<Entry> {
    const made = this.#limit(async () => {
      const gzipped = await gzip(file.parts(), this.#maxFileBytes);
      const entry = {
        madeAt: this.#now(),
        gzipped,
        entityTag: gzipped === null ? null : entityTagOf(gzipped),
      };
      this.#entries.set(file.name, entry);
      return entry;
    }).finally(() => this.#making.delete(file.name));
    this.#making.set(file.name, made);
    return made;
  }
}

async function gzip(
  parts: Iterable<string> | AsyncIterable<string>,
  maxBytes: number,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  };
  try {
    await pipeline(Readable.from(parts, { objectMode: false }), createGzip(), collect);
    return Buffer.concat(chunks);
  } catch (error) {
    if (error === tooLarge) return null;
    throw error;
  }
}
