// Tests of the events screen's calls: the last events by type and thing, and how far a long transaction holds the feed back.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, asStaff, testApp } from '../../../testing/index.ts';

const TOKEN = 'a token of sixteen signs';
const shop = await testApp({ after }, { metricsToken: TOKEN });
const admin = await asStaff(shop);
type Row = { id: number; type: string; about: string; data: { sku?: string }; readable: boolean };

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) if (await holds()) return;
  throw new Error('it never held');
}

test('events screen › by type, and by id or SKU of the thing › the newest first [decisions 0108]', async () => {
  const [first, second] = [await aProduct(shop.db), await aProduct(shop.db)];
  const all = await admin('GET', '/events?count=200');
  assert.ok(all.body.total >= 6);
  const ids = all.body.rows.map(({ id }: Row) => id);
  assert.deepEqual(
    ids,
    [...ids].sort((a, b) => b - a),
  );
  const prices = await admin('GET', '/events?type=price.changed');
  assert.deepEqual(
    prices.body.rows.map(({ about }: Row) => about),
    [String(second), String(first)],
  );
  const sku = prices.body.rows[1].data.sku.toLowerCase();
  for (const q of [String(first), sku, ` ${sku} `]) {
    const { body } = await admin('GET', `/events?q=${encodeURIComponent(q)}`);
    assert.deepEqual(
      body.rows.map(({ about }: Row) => about),
      [String(first), String(first), String(first)],
      q,
    );
  }
  const wrong = await admin('GET', '/events?type=product.eaten');
  assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, '/type']);
});

test('events screen › a transaction that does not end › events behind it wait, are counted and shown as waiting; health and metrics say so [decisions 0108]', async () => {
  const client = await shop.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    const product = await aProduct(shop.db);
    await shop.pool.query(`update event set at = at - interval '40 seconds' where about = $1`, [
      String(product),
    ]);
    const { body: state } = await admin('GET', '/events/state');
    assert.ok(state.waiting >= 3 && state.seconds >= 40, JSON.stringify(state));
    // The oldest of the whole cluster: other tests have transactions too.
    assert.match(state.transaction.program, /^millwright test/);
    const { body } = await admin('GET', `/events?q=${product}`);
    assert.deepEqual(
      body.rows.map(({ readable }: Row) => readable),
      [false, false, false],
    );
    const health = await admin('GET', '/health');
    assert.equal(health.body.well, false);
    assert.ok(health.body.database.feedLagSeconds >= 40);
    const metrics = await shop.call('GET', '/metrics', {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const [, seconds] =
      /^millwright_change_feed_lag_seconds (\S+)/m.exec(String(metrics.body)) ?? [];
    assert.ok(Number(seconds) >= 40, String(seconds));
  } finally {
    await client.query('rollback');
    client.release();
  }
  await until(async () => (await admin('GET', '/events/state')).body.waiting === 0);
  assert.equal((await admin('GET', '/health')).body.database.feedLagSeconds, 0);
});

test('events screen › roles without the right › refused [decisions 0108]', async () => {
  const manager = await asStaff(shop, 'order-manager');
  for (const path of ['/events', '/events/state'])
    assert.equal((await manager('GET', path)).status, 403, path);
});
