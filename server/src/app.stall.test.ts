// Stalled process: for a second new work is refused, but not the pictures and scripts of pages that were answered.
// @alone: the process stands still.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { testDatabase } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';
import { buildApp } from './app.ts';

/** Longer than the interval in which the lag of the event loop is measured. */
const STALL_MS = 2_300;

test('app › the event loop stood still for two seconds › new work gets 503 with Retry-After; files are served [promises P23]', async (t) => {
  const { db } = await testDatabase(t);
  const app = await buildApp({
    config: {
      publicUrl: 'http://localhost:3000',
      rateLimitFactor: 1_000,
      trustProxy: undefined,
      dev: false,
    },
    db,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    pages: null,
  });
  t.after(() => app.close());
  const ask = async (url: string) => await app.inject({ method: 'GET', url });
  assert.equal((await ask('/api/products/category?lang=en')).statusCode < 500, true);
  const until = performance.now() + STALL_MS;
  while (performance.now() < until);
  // The timer that measures the lag is due.
  await nextTurn();
  await nextTurn();
  const [work, picture] = await Promise.all([
    ask('/api/products/category?lang=en'),
    ask('/productimages/no-such-picture.svg'),
  ]);
  assertProblem(
    { status: work.statusCode, body: work.json(), headers: work.headers },
    { status: 503, code: 'temporarily-unavailable', lang: 'en' },
  );
  assert.ok(Number(work.headers['retry-after']) > 0);
  assert.equal(picture.statusCode, 200, 'a neutral one stands for it');
});
