// Response cache: pages and calls that are the same for every visitor are sent from memory as immutable bytes, until the cache invalidation feed names a change. [decisions 0069]
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Replicas } from '../db/index.ts';
import { acceptedEncodings } from '../http/accept-encoding.ts';
import '../http/request.ts';
import { counter, reading } from '../metrics/index.ts';
import { CachedBody } from './cached-body.ts';
import { type CacheEntry, CoalescingCache, type Loaded } from './coalescing-cache.ts';
import { followInvalidationFeed } from './invalidation-feed.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that are the same for every visitor; undefined where it is switched off. */
    responseCache?: ResponseCache | undefined;
  }
}

/** A response with status 200 that holds nothing of the person who sent the request. A weak `etag` among its headers takes the place of the strong ones. */
export type CacheableResponse = {
  text: string;
  headers: Record<string, string>;
  products: CacheEntry['products'];
};

type Entry = CacheEntry & { body: CachedBody; headers: Record<string, string> };

const MAX_KEY_LENGTH = 2_000;
/** Cookies that a shared response may depend on: they are part of the key, or looked at by the caller. */
const SHAREABLE_COOKIES = new Set(['currency', 'lang']);

const outcomes = counter({
  name: 'millwright_response_cache_total',
  help: 'Requests of visitors for shared responses by outcome: hit, miss, coalesced, bypass.',
});
const caches = new Set<ResponseCache>();
const sum = (of: (cache: ResponseCache) => number): number =>
  [...caches].reduce((total, cache) => total + of(cache), 0);
reading(
  {
    name: 'millwright_response_cache_entries',
    help: 'Entries of the response cache.',
    over: 'sum',
  },
  () => sum(({ size }) => size),
);
reading(
  { name: 'millwright_response_cache_bytes', help: 'Memory of the response cache.', over: 'sum' },
  () => sum(({ bytes }) => bytes),
);

export class ResponseCache {
  readonly #cache: CoalescingCache<Entry, unknown>;
  readonly #feed: ReturnType<typeof followInvalidationFeed>;

  /** @param replicas entries may be loaded from them, so they learn of each change first */
  constructor(
    db: Db,
    { maxBytes, replicas }: { maxBytes: number; replicas?: Replicas | undefined },
  ) {
    this.#cache = new CoalescingCache({ maxBytes, count: (outcome) => outcomes.add({ outcome }) });
    this.#feed = followInvalidationFeed(
      db,
      (change) => this.#cache.invalidate(change),
      (position) => replicas?.changedAt(position),
    );
    caches.add(this);
  }

  get size(): number {
    return this.#cache.size;
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** Grows whenever something public changed. */
  get generation(): number {
    return this.#cache.generation;
  }

  async stop(): Promise<void> {
    caches.delete(this);
    await this.#feed.stop();
  }

  /**
   * Sends the cached response, or the one that `load` returns, and stores it. `load` may return something of its own that is for this request alone.
   * @param key everything that the response depends on, currency excepted
   * @returns isSent when the reply is sent (a reply is thenable, so it cannot be returned from here); what `load` returned of its own;
   *   undefined when nothing was loaded and the request has to be answered without the cache
   */
  async respond<Own>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    load: () => Promise<CacheableResponse | { own: Own }>,
  ): Promise<{ isSent: true } | { own: Own } | undefined> {
    const fullKey = `${request.ctx.currency} ${key}`;
    if (!this.#feed.isCurrent() || fullKey.length > MAX_KEY_LENGTH || !isAnonymous(request))
      return undefined;
    const cached = this.#cache.get(fullKey);
    if (cached !== undefined) {
      // An entry that is requested again is worth a better compression.
      if (acceptedEncodings(request).br)
        cached.body.prepareBrotli(() => this.#cache.holds(fullKey, cached));
      return await send(request, reply, cached);
    }
    const loaded = (await this.#cache.load(
      fullKey,
      async () => await this.#toEntry(fullKey, load),
    )) as Loaded<Entry, Own> | undefined;
    if (loaded === undefined || 'own' in loaded) return loaded;
    return await send(request, reply, loaded.entry);
  }

  async #toEntry<Own>(
    key: string,
    load: () => Promise<CacheableResponse | { own: Own }>,
  ): Promise<Loaded<Entry, Own>> {
    const response = await load();
    if ('own' in response) return response;
    const { text, headers, products } = response;
    const { etag: weakTag, ...others } = headers;
    const body: CachedBody = new CachedBody(text, {
      weakTag,
      onGrow: (bytes) => this.#cache.grow(key, entry, bytes),
    });
    const entry: Entry = { bytes: body.length, products, headers: others, body };
    return { entry };
  }
}

/** Without a session, and without cookies that say anything about the person; an unknown one might. */
export function isAnonymous(request: FastifyRequest): boolean {
  if (request.ctx.actor.kind !== 'visitor' || request.sessionToken !== null || request.isPreview)
    return false;
  if (request.headers.cookie === undefined) return true;
  for (const name in request.cookies) if (!SHAREABLE_COOKIES.has(name)) return false;
  return true;
}

/** The address with its query sorted: equal requests share an entry. */
export function cacheKey(request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  if (mark < 0) return request.url;
  const query = new URLSearchParams(request.url.slice(mark + 1));
  query.sort();
  return `${request.url.slice(0, mark)}?${query}`;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: Entry,
): Promise<{ isSent: true }> {
  reply.headers(headers);
  const known = body.matchingEtag(request);
  if (known !== undefined) {
    reply.removeHeader('content-type').header('etag', known).code(304).send();
    return { isSent: true };
  }
  const { encoding, bytes } = await body.variant(acceptedEncodings(request));
  reply.code(200).header('etag', body.etag(encoding));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.send(bytes);
  return { isSent: true };
}
