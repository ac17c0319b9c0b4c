// Typed client of /api/v1: every call with its parameters and answers, safe repeats, and rejections as errors with a code.
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './generated.ts';

export type { components, paths } from './generated.ts';
/** An entity of the API by its name in the document: `Schema<'Product'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
export type Millwright = Client<paths>;

export type Options = {
  /** Address of the shop: `https://shop.example`. */
  baseUrl: string;
  /** Token of a customer, or key of a client; a function is asked before each request. */
  token?: string | (() => string | undefined);
  /** Language of texts and problems; English if absent. */
  language?: 'en' | 'ru' | 'ar';
  /** How often a request that the shop could not answer (429, 503) is sent again; 3 unless said. */
  retries?: number;
  fetch?: typeof globalThis.fetch;
};

/** Rejection of a call: `code` is for programs, `message` for people, `errors` name fields. */
export class MillwrightProblem extends Error {
  readonly code: string;
  readonly status: number;
  readonly errors: Schema<'Problem'>['errors'];

  constructor(problem: Schema<'Problem'>) {
    super(problem.detail);
    this.name = 'MillwrightProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.errors = problem.errors;
  }
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Longest wait that a shop may ask for before a request is sent again. */
const MAX_WAIT_SECONDS = 60;

/** A client of one shop. A write with a token carries an `Idempotency-Key`, so that sending it again has no second effect. */
export function createMillwright(options: Options): Millwright {
  const client = createClient<paths>({
    baseUrl: options.baseUrl.replace(/\/$/, ''),
    fetch: repeating(options.fetch ?? ((request) => globalThis.fetch(request)), options.retries),
  });
  const common: Middleware = {
    onRequest({ request }) {
      const { token, language } = options;
      const sent = typeof token === 'function' ? token() : token;
      if (sent !== undefined) request.headers.set('authorization', `Bearer ${sent}`);
      // It counts for who is known: a visitor's call is nobody's to repeat.
      const isWrite = sent !== undefined && WRITES.has(request.method);
      if (isWrite && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      if (language === undefined) return request;
      const url = new URL(request.url);
      if (!url.searchParams.has('lang')) url.searchParams.set('lang', language);
      return new Request(url, request);
    },
  };
  client.use(common);
  return client;
}

/** The answer of a call. @throws MillwrightProblem for a rejection */
export async function answerOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok) return data as Data;
  if (typeof error === 'object' && error !== null && 'code' in error)
    throw new MillwrightProblem(error as Schema<'Problem'>);
  throw new Error(`${response.url} answered ${response.status}`);
}

/** Every entry of a list, page after page. */
export async function* entriesOf<Entry>(
  page: (after: string | undefined) => Promise<{ items: Entry[]; next: string | null }>,
): AsyncGenerator<Entry> {
  let after: string | undefined;
  do {
    const { items, next } = await page(after);
    yield* items;
    after = next ?? undefined;
  } while (after !== undefined);
}

function repeating(fetch: (request: Request) => Promise<Response>, retries = 3) {
  return async (request: Request): Promise<Response> => {
    for (let attempt = 0; ; attempt++) {
      const response = await fetch(request.clone());
      if (attempt >= retries || (response.status !== 429 && response.status !== 503))
        return response;
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      const wait = Math.min(Number.isFinite(seconds) ? seconds : 1, MAX_WAIT_SECONDS);
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
    }
  };
}
