// Shop of the journeys: the whole program with its built pages, on a copy of the demo catalogue, behind a real socket.
import { pino } from 'pino';
import { ensureBundles } from '../scripts/bundles.ts';
import { buildApp } from '../server/src/app.ts';
import { storeFirstContent } from '../server/src/modules/content/index.ts';
import { addFirstAdministrator } from '../server/src/modules/staff/index.ts';
import { type TestDatabase, testDatabase } from '../server/testing/database.ts';
import { withoutCompany } from '../server/testing/factories.ts';
import { freePort } from '../server/testing/free-port.ts';
import { type Scope, whenOver } from '../server/testing/scope.ts';

/** Two hundred orders of one buyer, stock of another day: journeys that change data by the shop alone look at the rules themselves. */
const ROWS_BY_HAND = 'journeys write rows by hand for what they show';

export type Shop = TestDatabase & {
  /** http://127.0.0.1:port, without a trailing slash. */
  url: string;
};

/** @param build the program, or a mutant of it @param trustProxy whose X-Forwarded-For is believed: visitors have addresses of their own then */
export async function openShop(
  scope: Scope,
  build: typeof buildApp = buildApp,
  trustProxy?: string[],
): Promise<Shop> {
  const running = closedFirst(scope);
  return await serve(
    running,
    await testDatabase(scope, { demo: true, poolSize: 4, brokenBecause: ROWS_BY_HAND }),
    build,
    trustProxy,
  );
}

/** As after the first start with DEMO=off: the shop's own first texts, one administrator, and nothing else. */
export async function openEmptyShop(
  scope: Scope,
): Promise<Shop & { administrator: { email: string; password: string } }> {
  const running = closedFirst(scope);
  const database = await testDatabase(scope, { poolSize: 4, brokenBecause: ROWS_BY_HAND });
  await withoutCompany(database.db);
  await storeFirstContent(database.db, { isDemo: false });
  const added = await addFirstAdministrator(database.db, { email: undefined, password: undefined });
  if (added?.password == null) throw new Error('the empty shop has somebody on its staff already');
  return {
    ...(await serve(running, database)),
    administrator: { email: added.email, password: added.password },
  };
}

type Running = { close?: () => Promise<unknown> };

/** Before the database goes: the invalidation feed of the response cache holds one of its connections. */
function closedFirst(scope: Scope): Running {
  const running: Running = {};
  whenOver(scope, () => running.close?.());
  return running;
}

async function serve(
  running: Running,
  database: TestDatabase,
  build: typeof buildApp = buildApp,
  trustProxy?: string[],
): Promise<Shop> {
  // A single journey from the editor; `npm test` has built them already.
  if (!process.env.TEST_DATABASE_URL) await ensureBundles();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await build({
    config: { publicUrl: url, rateLimitFactor: 1_000, trustProxy, dev: false },
    db: database.db,
    log: pino({ level: process.env.TEST_LOG ?? 'fatal' }),
    // What drives the journeys runs in this process too: when that is busy, it is not overload.
    turnsAway: false,
  });
  running.close = () => app.close();
  await app.listen({ port, host: '127.0.0.1' });
  return { ...database, url };
}
