// Tests of imports on a nearly full disk: rejected before they begin, stopped before the database would be.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { DISK_RESERVE } from '../../platform/disk.ts';
import { workOnImport } from './imports.jobs.ts';
import { upload, work } from './test-imports.ts';

let free: number | null = null;
const freeBytes = async () => free;
const shop = await testApp({ after }, { freeBytes });
const admin = await asStaff(shop);
const stateOf = async (id: number) => (await admin('GET', `/imports/${id}`)).body;
const file = ['lineage,name_en', 'gears,Gears', 'seals,Seals'].join('\n');

test('imports › less than the reserve is free › upload, check and apply are refused with 507, nothing is stored [promises P47]', async () => {
  free = DISK_RESERVE - 1;
  const refused = await upload(admin, 'categories', file);
  assert.deepEqual([refused.status, refused.body.code], [507, 'disk-full']);
  assert.deepEqual((await sql`select from import`.execute(shop.db)).rows, []);
  free = null;
  const sent = await upload(admin, 'categories', file);
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  free = DISK_RESERVE - 1;
  const check = await admin('POST', `/imports/${sent.body.id}/check`, sent.body.mapping);
  assert.deepEqual([check.status, check.body.code], [507, 'disk-full']);
  assert.equal((await stateOf(sent.body.id)).state, 'uploaded');
});

test('imports › an upload of which twice its size does not fit › 507 before its body is read [promises P47]', async () => {
  free = DISK_RESERVE + 1_000_000;
  const fits = await upload(admin, 'categories', `${file}\n`.repeat(2));
  assert.equal(fits.status, 200);
  const refused = await upload(admin, 'categories', `${file}\n${'x'.repeat(600_000)},X`);
  assert.deepEqual([refused.status, refused.body.code], [507, 'disk-full']);
});

test('imports › the disk fills while one is at work › stopped with a sentence; with room again it goes on [promises P47]', async () => {
  free = null;
  const { body } = await upload(admin, 'categories', file);
  assert.equal((await admin('POST', `/imports/${body.id}/check`, body.mapping)).status, 200);
  free = 0;
  const system = { ...aCtx(shop.db), actor: { kind: 'system' as const }, freeBytes };
  await workOnImport(system, body.id);
  const stopped = await stateOf(body.id);
  assert.equal(stopped.state, 'failed');
  assert.match(stopped.failure, /disk .* nearly full/);
  free = null;
  assert.equal((await admin('POST', `/imports/${body.id}/check`, body.mapping)).status, 200);
  await work(shop, body.id);
  assert.equal((await stateOf(body.id)).state, 'checked');
  assert.equal(
    (await admin('POST', `/imports/${body.id}/apply`, { onFaults: 'skip' })).status,
    200,
  );
  free = 0;
  await workOnImport(system, body.id);
  assert.deepEqual(
    [(await stateOf(body.id)).state, (await stateOf(body.id)).failure],
    ['cancelled', stopped.failure],
  );
});
