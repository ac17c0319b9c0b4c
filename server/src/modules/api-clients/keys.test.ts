// Tests of API keys: which counts, what each other one is told, and what the log names.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GRANTABLE_RIGHTS, type Right, rightsOf } from '@millwright/contracts';
import { told } from '../../../testing/concurrent-actors.ts';
import { aClient, aClientCtx, aKey, aProduct, testDatabase } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { resolveKey } from './api-clients.service.ts';

const { db, pool } = await testDatabase({ after });
const NOW = new Date('2026-11-28T10:00:00Z');
const resolve = async (key: string, { address = '198.51.100.7', now = NOW } = {}) => {
  const found = await resolveKey(db, { key, address, now });
  return found instanceof Problem ? found.code : found.clientId;
};

test('API key › known, unknown, wrong secret, wrong prefix, no key at all › the client, and one answer for all others [decisions 0110]', async () => {
  const { id, key } = await aClient(db, ['catalogue:read']);
  assert.equal(await resolve(key), id);
  const other = (await aClient(db, ['catalogue:read'])).key;
  const swapped = `${key.slice(0, 17)}${other.slice(17)}`;
  for (const wrong of [
    ...[`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, swapped, 'mw_live_'],
    ...[key.toUpperCase(), `${key} `, key.slice(0, -1), `mw_live_aaaaaaaa_${'A'.repeat(43)}`],
    `mw_live_aaaaaaaa_${'\0'.repeat(43)}`,
  ])
    assert.equal(await resolve(wrong), 'api-key-not-valid', wrong);
});

test('API key › expired, revoked, of a client that is off, from another address › each told what it is [decisions 0110]', async () => {
  const { id, key, keyId } = await aClient(db, ['catalogue:read'], { expiresAt: NOW });
  assert.equal(await resolve(key, { now: new Date(NOW.getTime() - 1) }), id);
  assert.equal(await resolve(key), 'api-key-expired');
  await pool.query('update api_key set revoked_at = now() where id = $1', [keyId]);
  assert.equal(await resolve(key), 'api-key-revoked');
  const second = await aKey(db, id);
  assert.equal(await resolve(second.key), id, 'the other key of the client counts');
  await pool.query('update api_client set disabled_at = now() where id = $1', [id]);
  assert.equal(await resolve(second.key), 'api-client-off');
});

test('API key › addresses of the client › one inside counts, also as a socket for both kinds names it; nothing else does [decisions 0110]', async () => {
  const { id, key } = await aClient(db, ['catalogue:read'], {
    from: ['198.51.100.0/24', '2001:db8::/32'],
  });
  for (const address of [
    '198.51.100.7',
    '::ffff:198.51.100.7',
    '2001:db8:1::1',
    '2001:db8::1%eth0',
  ])
    assert.equal(await resolve(key, { address }), id, address);
  for (const address of ['198.51.101.7', '::ffff:10.0.0.1', '2001:db9::1', '::1', '', 'unknown'])
    assert.equal(await resolve(key, { address }), 'api-key-address', address);
});

test('API key › used many times a day › the day is written once, and is no entry of the log [decisions 0110]', async () => {
  const { key, keyId } = await aClient(db, ['catalogue:read']);
  const row = async () =>
    (await pool.query('select last_used_day, xmin::text from api_key where id = $1', [keyId]))
      .rows[0];
  await Promise.all(Array.from({ length: 5 }, () => resolve(key)));
  const first = await row();
  assert.equal(first.last_used_day, '2026-11-28');
  await Promise.all(Array.from({ length: 20 }, () => resolve(key)));
  assert.deepEqual(await row(), first);
  await resolve(key, { now: new Date('2026-11-29T00:00:00Z') });
  assert.equal((await row()).last_used_day, '2026-11-29');
});

test('API key › what a client changes › is noted in the log with the client’s name [decisions 0110]', async () => {
  const { id } = await aClient(db, ['catalogue:write']);
  const productId = await aProduct(db, { price: 10_000 });
  const ctx = aClientCtx(db, id, ['catalogue:write']);
  await inTransaction(ctx.db, async (tx) => {
    await tx.updateTable('product').set({ price_base: 1 }).where('id', '=', productId).execute();
  });
  const { rows } = await pool.query(
    "select who, staff_id from audit_log where subject = 'product' and subject_id = $1",
    [String(productId)],
  );
  assert.deepEqual(rows, [{ who: `client:${id}`, staff_id: null }]);
});

test('API client › rights that are the administrator’s alone, or none › refused by the database; all others taken [decisions 0110]', async () => {
  for (const right of rightsOf('administrator'))
    assert.equal(
      await told(aClient(db, [right])),
      GRANTABLE_RIGHTS.includes(right) ? 'done' : 'fault',
      right,
    );
  assert.equal(await told(aClient(db, [] as Right[])), 'fault');
});
