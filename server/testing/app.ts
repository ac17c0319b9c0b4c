// Test app: requests through the whole app on a database of its own; every answer is checked against its schema.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import type { Clock } from '../src/platform/context.ts';
import type { FileStore } from '../src/platform/files/index.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { recordAnswer } from './recorded-answers.ts';
import { type Scope, whenOver } from './scope.ts';

export type Answer<Body = any> = {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
};
export type CallOptions = {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
};

export type TestApp = TestDatabase & {
  app: FastifyInstance;
  /** One call; `path` as in the specification, e.g. `/api/shop/additemtocart?lang=en`. */
  call<Body = any>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** A real socket, for races. @returns the address */
  listen(): Promise<string>;
  /** Fills a cart line by line. @returns its code */
  cartOf(
    lines: readonly { productId: number; quantity: number }[],
    token?: string,
  ): Promise<string>;
};

export type TestAppOptions = {
  demo?: boolean;
  clock?: Clock;
  rateLimitFactor?: number;
  poolSize?: number;
  /** https makes the cookie and the headers those of production. */
  publicUrl?: string;
  /** Where its files go; unless said, into the database. */
  files?: FileStore;
  /** To read what was logged. */
  log?: FastifyBaseLogger;
  trustProxy?: string[];
  /** As of testDatabase: why the rules of the data may be broken when it is over. */
  brokenBecause?: string;
  metricsToken?: string;
  demoIsExposed?: boolean;
  /** Of a disk that a test fills. */
  freeBytes?: () => Promise<number | null>;
  /** Whether mails leave; what is asked for is whether there is an address, nothing is sent. */
  smtpUrl?: string;
  /** With the pages, which must be built already. */
  pages?: boolean;
  /** That of another: the second server of one shop, or the first one started again. */
  database?: TestDatabase;
  /** Another program than this: a mutant. */
  build?: typeof buildApp;
  /** Origins whose pages may call /api/v1. */
  apiOrigins?: string[];
  /** 0 unless said: tests change rows and look at once. */
  responseCacheMb?: number;
};

export async function testApp(scope: Scope, options: TestAppOptions = {}): Promise<TestApp> {
  const database =
    options.database ??
    (await testDatabase(scope, {
      ...(options.demo === undefined ? {} : { demo: options.demo }),
      ...(options.poolSize === undefined ? {} : { poolSize: options.poolSize }),
      ...(options.brokenBecause === undefined ? {} : { brokenBecause: options.brokenBecause }),
    }));
  const app = await (options.build ?? buildApp)({
    config: {
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      rateLimitFactor: options.rateLimitFactor ?? 1_000,
      trustProxy: options.trustProxy,
      dev: false,
      metricsToken: options.metricsToken,
      demoIsExposed: options.demoIsExposed ?? false,
      smtpUrl: options.smtpUrl,
      apiOrigins: options.apiOrigins ?? [],
      responseCacheMb: options.responseCacheMb ?? 0,
    },
    db: database.db,
    ...(options.files === undefined ? {} : { files: options.files }),
    log: options.log ?? pino({ level: process.env.TEST_LOG ?? 'fatal' }),
    checkAnswers: true,
    ...(options.pages === true ? {} : { pages: null }),
    turnsAway: false,
    freeBytes: options.freeBytes,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
  });
  whenOver(scope, () => app.close());
  const call: TestApp['call'] = async (method, path, { body, token, headers } = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...(token === undefined ? {} : { authtoken: token }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const text = unpacked(answer.rawPayload, answer.headers['content-encoding']);
    const isJson = text !== '' && String(answer.headers['content-type'] ?? '').includes('json');
    const read: unknown = isJson ? JSON.parse(text) : text;
    if (isJson) recordAnswer(app, { method, path, status: answer.statusCode, body: read });
    return {
      status: answer.statusCode,
      body: read as never,
      headers: answer.headers,
    };
  };
  return {
    ...database,
    app,
    call,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async cartOf(lines, token) {
      let code: string | undefined;
      for (const line of lines) {
        const answer = await call('POST', '/api/shop/additemtocart', {
          token,
          body: { ...line, ...(code === undefined ? {} : { code }) },
        });
        if (answer.status !== 200)
          throw new Error(
            `the cart did not take ${JSON.stringify(line)}: ${JSON.stringify(answer.body)}`,
          );
        code = answer.body.code as string;
      }
      if (code === undefined) throw new Error('a cart needs a line');
      return code;
    },
  };
}

/** As a client that asked for compression would read it. */
function unpacked(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
