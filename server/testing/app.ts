// How does a test speak to the program? Through the whole app on a database of its own; every answer is checked against its schema.
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import type { Clock } from '../src/platform/context.ts';
import { type Scope, type TestDatabase, testDatabase } from './database.ts';

export type Answer<Body = any> = { status: number; body: Body; headers: Record<string, string | string[] | number | undefined> };
export type CallOptions = { body?: unknown; token?: string | undefined; headers?: Record<string, string> };

export type TestApp = TestDatabase & {
  /** One call; `path` as in the specification, e.g. `/api/shop/additemtocart?lang=en`. */
  call<Body = any>(method: string, path: string, options?: CallOptions): Promise<Answer<Body>>;
  /** A real socket, for races. @returns the address */
  listen(): Promise<string>;
};

export async function testApp(
  scope: Scope,
  options: { demo?: boolean; clock?: Clock; rateLimitFactor?: number; poolSize?: number } = {},
): Promise<TestApp> {
  const database = await testDatabase(scope, {
    ...(options.demo === undefined ? {} : { demo: options.demo }),
    ...(options.poolSize === undefined ? {} : { poolSize: options.poolSize }),
  });
  const app = await buildApp({
    config: { publicUrl: 'http://localhost:3000', rateLimitFactor: options.rateLimitFactor ?? 1_000, trustProxy: undefined, dev: false },
    db: database.db,
    log: pino({ level: process.env.TEST_LOG ?? 'fatal' }),
    checkAnswers: true,
    pages: null,
    ...(options.clock === undefined ? {} : { clock: options.clock }),
  });
  scope.after(() => app.close());
  return {
    ...database,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    async call(method, path, { body, token, headers } = {}) {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { ...(token === undefined ? {} : { authtoken: token }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isJson = String(answer.headers['content-type'] ?? '').includes('json');
      return { status: answer.statusCode, body: (isJson ? answer.json() : answer.body) as never, headers: answer.headers };
    },
  };
}
