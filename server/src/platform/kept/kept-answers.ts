// How is an answer that is the same for every visitor given a second time? From memory, with a nonce of its own; as long as nothing public changed. [decisions 0041]
import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Replicas } from '../db/index.ts';
import { acceptsGzip } from '../http/accept-encoding.ts';
import { isNotModified } from '../http/entity-tag.ts';
import '../http/request.ts';
import { counter, reading } from '../metrics/index.ts';
import { Copies } from './copies.ts';
import { KeptBody } from './kept-body.ts';
import { watchPublicChanges } from './public-changes.ts';
import { type Item, type Made, Shelf } from './shelf.ts';

/** An answer with status 200 that holds nothing of whoever asked first; with an `etag` among its headers it may be answered by 304. */
export type KeptAnswer = {
  text: string;
  headers: Record<string, string>;
  products: Item['products'];
};

type KeptItem = Item & { body: KeptBody; headers: Record<string, string> };

const NONCE_LENGTH = 24;
const KEY_AT_MOST = 2_000;
/** Bytes of copies that wait to be written again. */
const COPIES_AT_MOST = 8 * 1024 * 1024;
/** Control characters stand in no text of ours; a text that has one is not kept. */
const CONTROL = Array.from({ length: 8 }, (_, i) => String.fromCharCode(i + 1)).join('');
/** What a page is made with instead of a nonce. Nobody can write it into a page, since it is drawn anew in every process. */
export const NONCE_PLACE = Array.from({ length: NONCE_LENGTH }, () => CONTROL.charAt(randomInt(CONTROL.length))).join('');
/** Cookies that an answer may depend on and still be for everybody: they are in its key, or looked at by the caller. */
const HARMLESS_COOKIES = new Set(['currency', 'lang']);

const copies = new Copies(COPIES_AT_MOST);
const outcomes = counter({
  name: 'millwright_kept_answers_total',
  help: 'Questions of visitors, by how they were answered: kept, made, joined, alone.',
});
const all = new Set<KeptAnswers>();
const sum = (of: (answers: KeptAnswers) => number): number => [...all].reduce((total, answers) => total + of(answers), 0);
reading({ name: 'millwright_kept_answers', help: 'Answers that are kept now.', over: 'sum' }, () => sum(({ size }) => size));
reading({ name: 'millwright_kept_answers_bytes', help: 'Memory that they take.', over: 'sum' }, () => sum(({ bytes }) => bytes));

export class KeptAnswers {
  readonly #shelf: Shelf<KeptItem, unknown>;
  readonly #watch: ReturnType<typeof watchPublicChanges>;

  /** @param replicas what is made may be read from them, so they are told of each change first */
  constructor(db: Db, { bytesAtMost, replicas }: { bytesAtMost: number; replicas?: Replicas | undefined }) {
    this.#shelf = new Shelf({ bytesAtMost, tell: (outcome) => outcomes.add({ outcome }) });
    this.#watch = watchPublicChanges(
      db,
      (change) => this.#shelf.forget(change),
      (position) => replicas?.changedAt(position),
    );
    all.add(this);
  }

  get size(): number {
    return this.#shelf.size;
  }

  get bytes(): number {
    return this.#shelf.bytes;
  }

  /** Grows whenever something public changed. */
  get edition(): number {
    return this.#shelf.edition;
  }

  async stop(): Promise<void> {
    all.delete(this);
    await this.#watch.stop();
  }

  /**
   * Answers from memory, or with what `make` makes, and keeps it. `make` may answer something of its own that is for this request alone.
   * @param key everything that the answer depends on, currency excepted
   * @returns isSent when the reply has its answer (a reply is thenable, so it cannot be returned from here); what `make` made of its own;
   *   undefined when nothing was made and the request has to be answered without this
   */
  async answer<Own>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<KeptAnswer | { own: Own }>,
  ): Promise<{ isSent: true } | { own: Own } | undefined> {
    const whole = `${request.ctx.currency} ${key}`;
    if (!this.#watch.isRight() || whole.length > KEY_AT_MOST || !isAnybody(request)) return undefined;
    const kept = this.#shelf.find(whole);
    if (kept !== undefined) return await send(request, reply, kept);
    const made = (await this.#shelf.make(whole, async () => await this.#made(whole, make))) as Made<KeptItem, Own> | undefined;
    if (made === undefined || 'own' in made) return made;
    return await send(request, reply, made.item);
  }

  async #made<Own>(key: string, make: () => Promise<KeptAnswer | { own: Own }>): Promise<Made<KeptItem, Own>> {
    const answer = await make();
    if ('own' in answer) return answer;
    const { text, headers, products } = answer;
    const body: KeptBody = new KeptBody(text, NONCE_PLACE, (bytes) => this.#shelf.grow(key, item, bytes));
    const item: KeptItem = { bytes: body.length, products, headers, body };
    return { item };
  }
}

/** Nobody is logged in, and no cookie says anything about the person; one that we do not know might. */
export function isAnybody(request: FastifyRequest): boolean {
  if (request.ctx.actor.kind !== 'visitor' || request.sessionToken !== null) return false;
  if (request.headers.cookie === undefined) return true;
  for (const name in request.cookies) if (!HARMLESS_COOKIES.has(name)) return false;
  return true;
}

/** The address with its query in one order: what is asked the same is kept once. */
export function keyOf(request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  if (mark < 0) return request.url;
  const query = new URLSearchParams(request.url.slice(mark + 1));
  query.sort();
  return `${request.url.slice(0, mark)}?${query}`;
}

/** Whether a text can be kept: nothing but places for the nonce looks like one. */
export function isKeepable(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  return !/[\u0001-\u0008]/.test(text.replaceAll(NONCE_PLACE, ''));
}

async function send(request: FastifyRequest, reply: FastifyReply, { headers, body }: KeptItem): Promise<{ isSent: true }> {
  if (headers.etag !== undefined && isNotModified(request, headers.etag)) {
    const { 'content-type': _, ...others } = headers;
    reply.code(304).headers(others).send();
    return { isSent: true };
  }
  reply.code(200).headers(headers);
  const takesGzip = acceptsGzip(request);
  if (takesGzip) reply.header('content-encoding', 'gzip');
  const { bytes, giveBack } = takesGzip ? await body.gzip(request.cspNonce, copies) : body.plain(request.cspNonce, copies);
  // Its last byte is with the system. Of whoever hangs up before, the memory is left to the collector: the socket may still read it.
  reply.raw.once('finish', giveBack);
  reply.send(bytes);
  return { isSent: true };
}
