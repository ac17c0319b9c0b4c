// Which shop do the journeys walk through? The whole program with its built pages, on a copy of the demo catalogue, behind a real socket.
import { pino } from 'pino';
import { buildApp } from '../server/src/app.ts';
import { type Scope, type TestDatabase, testDatabase } from '../server/testing/database.ts';
import { freePort } from '../server/testing/free-port.ts';

export type Shop = TestDatabase & {
  /** http://127.0.0.1:port, without a trailing slash. */
  url: string;
};

export async function openShop(scope: Scope): Promise<Shop> {
  const database = await testDatabase(scope, { demo: true, poolSize: 4 });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await buildApp({
    config: { publicUrl: url, rateLimitFactor: 1_000, trustProxy: undefined, dev: false },
    db: database.db,
    log: pino({ level: process.env.TEST_LOG ?? 'fatal' }),
  });
  scope.after(() => app.close());
  await app.listen({ port, host: '127.0.0.1' });
  return { ...database, url };
}
