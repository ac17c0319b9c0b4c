// Tests of reading the change feed: cursors, types and rights, retention, epochs.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { EventType } from '@millwright/contracts';
import { sql } from 'kysely';
import { emptyDatabase } from '../../../testing/database.ts';
import { aCtx, aProduct, aStaff, aStaffCtx, testDatabase } from '../../../testing/index.ts';
import { writeBackup } from '../../platform/backup/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { restoreInto } from '../../restore.ts';
import { decodeCursor, encodeCursor } from './cursor.rules.ts';
import { removeOldEvents } from './feed.ts';
import { readAfter } from './index.ts';

const { db, pool, url } = await testDatabase({ after });
const system: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
const rejected = (code: string) => (error: unknown) =>
  error instanceof Problem && error.code === code;

/** All that can be read by now, page by page; waits for what other databases of the cluster hold back. */
async function readAll(ctx: Ctx, after?: string, types?: readonly EventType[], limit = 50) {
  const events = [];
  let next = after;
  for (;;) {
    const page = await readAfter(ctx, {
      after: next,
      limit,
      ...(types === undefined ? {} : { types }),
    });
    events.push(...page.events);
    next = page.next;
    if (!page.more) return { events, next };
  }
}
/** Reads on until there is an event of this thing. */
async function untilSeen(ctx: Ctx, after: string | undefined, about: number) {
  const seen = [];
  let next = after;
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const page = await readAll(ctx, next);
    seen.push(...page.events);
    next = page.next;
    if (seen.some((event) => event.about === String(about))) return { events: seen, next };
  }
  throw new Error(`no event of ${about}`);
}

test('cursors › any place › come back as they were; anything else is none [decisions 0108]', () => {
  for (const cursor of [
    { epoch: 0, xid: '0', id: 0 },
    { epoch: 2_147_483_647, xid: '18446744073709551615', id: 9_007_199_254_740_991 },
    { epoch: 7, xid: '812', id: 5, scanned: 3 },
  ])
    assert.deepEqual(decodeCursor(encodeCursor(cursor)), cursor);
  const text = (plain: string) => Buffer.from(plain).toString('base64url');
  for (const wrong of [
    '',
    'x',
    '=',
    text('1.2'),
    text('1.2.3.4.5'),
    text('1.-2.3'),
    text('1.18446744073709551616.3'),
    text('1.2.9007199254740993'),
    'A'.repeat(10_000),
  ])
    assert.equal(decodeCursor(wrong), undefined, wrong.slice(0, 40));
});

test('readAfter › page by page › the same as at once, and nothing new until something changes [decisions 0108]', async () => {
  const id = await aProduct(db);
  const { next, events } = await untilSeen(system, undefined, id);
  const byOne = await readAll(system, undefined, undefined, 1);
  assert.deepEqual(
    byOne.events.slice(0, events.length).map((event) => event.id),
    events.map((event) => event.id),
  );
  assert.deepEqual((await readAll(system, next)).events, []);
  await pool.query('update product set price_base = price_base + 1 where id = $1', [id]);
  const more = await untilSeen(system, next, id);
  assert.deepEqual(
    more.events.map(({ type, about, data }) => [type, about, Object.keys(data)]),
    [['price.changed', String(id), ['id', 'sku']]],
  );
});

test('readAfter › types › those only, and the cursor passes the others [decisions 0108]', async () => {
  const { next } = await readAll(system);
  const id = await aProduct(db);
  await untilSeen(system, next, id);
  const prices = await readAll(system, next, ['price.changed'], 1);
  assert.deepEqual(
    prices.events.map(({ type, about }) => [type, about]),
    [['price.changed', String(id)]],
  );
  assert.deepEqual((await readAll(system, prices.next)).events, []);
});

test('readAfter › rights › types of areas that may be read; others by name are refused, and visitors find nothing [decisions 0108]', async () => {
  await pool.query(
    `insert into customer (email, first_name, mobile) values ('feed@example.com', 'Feed', '+914428271234')`,
  );
  await untilSeen(system, undefined, await aProduct(db));
  const manager = aStaffCtx(db, (await aStaff(db, 'catalogue-manager')).id, 'catalogue-manager');
  const types = new Set((await readAll(manager)).events.map(({ type }) => type));
  assert.ok(types.has('product.changed'));
  assert.ok(!types.has('customer.changed'));
  await assert.rejects(
    readAfter(manager, { types: ['price.changed', 'customer.changed'], limit: 1 }),
    rejected('right-missing'),
  );
  await assert.rejects(readAfter(aCtx(db), { limit: 1 }), rejected('not-found'));
});

test('readAfter › no cursor of ours, or one of transactions to come › said [decisions 0108]', async () => {
  await assert.rejects(readAfter(system, { after: 'x', limit: 1 }), rejected('cursor-not-valid'));
  const { next } = await readAll(system);
  const cursor = decodeCursor(next) as NonNullable<ReturnType<typeof decodeCursor>>;
  await assert.rejects(
    readAfter(system, { after: encodeCursor({ ...cursor, xid: '4000000000000' }), limit: 1 }),
    rejected('cursor-too-old'),
  );
});

test('cleanup › events older than 90 days › go, and cursors from before them are too old; later ones go on [decisions 0108]', async () => {
  const first = await readAfter(system, { limit: 1 });
  const id = await aProduct(db);
  const { next } = await untilSeen(system, first.next, id);
  await pool.query(`update event set at = at - interval '91 days'`);
  const later = await aProduct(db);
  assert.ok((await removeOldEvents(system)) > 3);
  await assert.rejects(
    readAfter(system, { after: first.next, limit: 1 }),
    rejected('cursor-too-old'),
  );
  const { events } = await untilSeen(system, next, later);
  assert.equal(events.length, 3);
  assert.equal(await removeOldEvents(system), 0);
});

test('restore › into another cluster › a cursor of before is too old; its events come first, and new ones follow [decisions 0108]', {
  timeout: 120_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-feed-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const id = await aProduct(db);
  const { next } = await untilSeen(system, undefined, id);
  await writeBackup({ url, folder: join(folder, 'whole'), program: 'test' });
  const target = await emptyDatabase(t);
  await restoreInto(target, join(folder, 'whole'));
  const restored = openDatabase(target);
  t.after(() => restored.close());
  const ctx: Ctx = { ...system, db: restored.db };
  await assert.rejects(readAfter(ctx, { after: next, limit: 1 }), rejected('cursor-too-old'));
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from event where xid <> '1'`.execute(restored.db);
  assert.deepEqual(rows, [{ n: 0 }]);
  const old = await readAll(ctx);
  assert.ok(old.events.some(({ about }) => about === String(id)));
  const fresh = await aProduct(restored.db);
  const { events } = await untilSeen(ctx, old.next, fresh);
  assert.deepEqual(new Set(events.map(({ about }) => about)), new Set([String(fresh)]));
});
