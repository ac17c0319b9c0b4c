// Tests of API clients in the back office: made with chosen rights, keys shown once and rotated, faults told at their fields.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type AdminApiClient, GRANTABLE_RIGHTS, rightsOf } from '@millwright/contracts';
import fc from 'fast-check';
import { aClient, asStaff, testApp } from '../../../testing/index.ts';
import { Problem } from '../../platform/problem.ts';
import { resolveKey } from './api-clients.service.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop);
const input = (name: string, more: object = {}) => ({
  ...{ name, rights: ['orders:read'], addresses: [], callsPerMinute: 60 },
  ...more,
});
const make = async (name: string): Promise<AdminApiClient> =>
  (await admin<AdminApiClient>('POST', '/api-clients', input(name))).body;
const newKey = (id: number, validDays: number | null = null) =>
  admin<{ key: string; client: AdminApiClient; code?: string }>('POST', `/api-clients/${id}/keys`, {
    validDays,
  });
const told = async (key: string, now = new Date()) => {
  const found = await resolveKey(db, { key, address: '198.51.100.7', now });
  return found instanceof Problem ? found.code : found.clientId;
};

test('API client › made with a key › the key is shown once, counts, and stands nowhere else [decisions 0110]', async () => {
  const client = await make('ERP');
  assert.deepEqual([client.keys, client.active, client.lastUsedDay], [[], true, null]);
  const { body } = await newKey(client.id);
  assert.match(body.key, /^mw_live_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/);
  assert.equal(await told(body.key), client.id);
  const secret = body.key.slice(17);
  const everywhere = [
    JSON.stringify((await admin('GET', '/api-clients')).body),
    JSON.stringify((await admin('GET', `/api-clients/${client.id}`)).body),
    JSON.stringify((await admin('GET', '/audit')).body),
    JSON.stringify((await pool.query("select *, encode(hash, 'base64') from api_key")).rows),
  ];
  for (const text of everywhere) assert.ok(!text.includes(secret), text);
  const { body: again } = await admin('GET', `/api-clients/${client.id}`);
  assert.equal(again.keys[0].prefix, body.key.slice(8, 16));
  assert.equal(again.lastUsedDay, new Date().toISOString().slice(0, 10));
});

test('API key › two at a time › a third is refused until one is revoked or has expired; a revoked one stays so [decisions 0110]', async () => {
  const { id } = await make('Rotation');
  const first = (await newKey(id)).body;
  const second = (await newKey(id, 1)).body;
  const refused = await newKey(id);
  assert.deepEqual([refused.status, refused.body.code], [409, 'api-keys-enough']);
  const [newer, older] = second.client.keys;
  assert.ok(newer !== undefined && older !== undefined);
  assert.equal(newer.prefix, second.key.slice(8, 16));
  const path = `/api-clients/${id}/keys/${older.id}/revoke`;
  assert.equal((await admin('POST', path, {})).status, 200);
  assert.equal(await told(first.key), 'api-key-revoked');
  assert.equal(await told(second.key), id);
  assert.equal(await told(second.key, new Date(Date.now() + 86_400_001)), 'api-key-expired');
  const before = (await admin('GET', `/api-clients/${id}`)).body;
  assert.equal((await admin('POST', path, {})).status, 200);
  assert.deepEqual((await admin('GET', `/api-clients/${id}`)).body, before);
  assert.equal((await newKey(id)).status, 200);
  const other = await make('Another');
  const foreign = await admin('POST', `/api-clients/${other.id}/keys/${newer.id}/revoke`, {});
  assert.deepEqual([foreign.status, foreign.body.code], [404, 'api-key-not-found']);
});

test('API key › 12 made at once › two [decisions 0110]', async () => {
  const { id } = await make('In a hurry');
  const answers = await Promise.all(Array.from({ length: 12 }, () => newKey(id)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 2);
});

test('API client › changed, switched off and on › from the next call on, and the log says who [decisions 0110]', async () => {
  const { id } = await make('Scanner');
  const { key } = (await newKey(id)).body;
  const change = (more: object) =>
    admin('PUT', `/api-clients/${id}`, { ...input('Scanner'), active: true, ...more });
  await change({ active: false });
  assert.equal(await told(key), 'api-client-off');
  await change({ rights: ['catalogue:read', 'catalogue:write'], addresses: ['198.51.100.0/24'] });
  const found = await resolveKey(db, { key, address: '198.51.100.7', now: new Date() });
  assert.ok(!(found instanceof Problem));
  assert.deepEqual(found.rights, ['catalogue:write']);
  const { body: log } = await admin('GET', `/audit?subject=api-client&subjectId=${id}`);
  assert.equal(log.rows[0].subjectName, 'Scanner');
  assert.deepEqual(
    [log.rows[0].staffId, log.rows[0].after.scopes],
    [admin.id, ['catalogue:write']],
  );
});

test('API client › every right of an administrator › the grantable ones are taken, the others refused at their place [decisions 0110]', async () => {
  for (const right of rightsOf('administrator')) {
    const { status, body } = await admin('POST', '/api-clients', input(right, { rights: [right] }));
    const isGrantable = GRANTABLE_RIGHTS.includes(right);
    assert.equal(status, isGrantable ? 200 : 400, right);
    if (!isGrantable) assert.equal(body.errors[0].pointer, '/rights/0', JSON.stringify(body));
  }
});

test('API client › empty or taken name, no rights, no network › told at the field [decisions 0110]', async () => {
  await make('Taken');
  const post = async (more: object) => {
    const { status, body } = await admin('POST', '/api-clients', input('Else', more));
    return [status, body.errors?.[0]?.pointer];
  };
  assert.deepEqual(await post({ name: ' ' }), [400, '/name']);
  assert.deepEqual(await post({ name: 'TAKEN' }), [409, '/name']);
  assert.deepEqual(await post({ rights: [] }), [400, '/rights']);
  for (const wrong of ['example.com', '1.2.3', '1.2.3.4/33', '::1/129', '1.2.3.4/', 'fe80::1%1'])
    assert.deepEqual(await post({ addresses: ['1.2.3.4', wrong] }), [400, '/addresses'], wrong);
  assert.deepEqual(await post({ callsPerMinute: 0 }), [400, '/callsPerMinute']);
});

test('API client › any addresses › stored as networks and shown as typed, or refused; never a fault [decisions 0110]', async () => {
  const { id } = await make('Networks');
  const save = (addresses: string[]) =>
    admin('PUT', `/api-clients/${id}`, { ...input('Networks', { addresses }), active: true });
  const saved = await save(['203.0.113.7', '203.0.113.77/24', '2001:db8::1', '2001:DB8::/32', ' ']);
  assert.deepEqual(saved.body.addresses, [
    ...['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32'],
  ]);
  const odd = fc.oneof(
    ...[fc.ipV4(), fc.ipV4Extended(), fc.ipV6(), fc.string({ maxLength: 40 })],
    fc.tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(200)).map((parts) => parts.join('/')),
    fc.stringMatching(/^[0-9a-f:.]{1,30}(\/[0-9]{1,4})?$/),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: 3 }), async (addresses) => {
      const { status } = await save(addresses);
      assert.ok(status === 200 || status === 400, `${status}`);
    }),
    { numRuns: 60 },
  );
});

test('API client › of a company › is not in the list of the shop, and its keys are not made here [decisions 0110]', async () => {
  const { id } = await aClient(db, ['orders:read'], { owner: { kind: 'company', id: 7 } });
  assert.equal((await admin('GET', `/api-clients?ids=${id}`)).body.total, 0);
  assert.equal((await admin('GET', `/api-clients/${id}`)).status, 404);
  assert.equal((await newKey(id)).status, 404);
});

test('names of programs › asked for by any member of the staff › number and name, nothing of rights and keys [decisions 0110]', async () => {
  const { id } = await make('Warehouse scanner');
  const editor = await asStaff(shop, 'content-editor');
  const { body } = await editor('GET', `/programs?ids=${id}`);
  assert.deepEqual(body.rows ?? body.items ?? body, [{ id, name: 'Warehouse scanner' }]);
  assert.equal((await editor('GET', '/api-clients')).status, 403);
});
