// Tests of histories of records: each change has the name of its author, be it a program.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aClient, aClientCtx, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { putPrices } from './bulk-rows.admin.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');

test('histories › a program changes a price and an entry of the lexicon › each history has its name, as the log of changes has [back office catalogue]', async () => {
  const id = await aProduct(db);
  const client = await aClient(db, ['catalogue:write']);
  const ctx = aClientCtx(db, client.id, ['catalogue:write']);
  const of = async (statement: string, value: number): Promise<string> =>
    (await pool.query(statement, [value])).rows[0].text;
  const name = await of('select name as text from api_client where id = $1', client.id);
  const sku = await of('select sku as text from product where id = $1', id);
  await putPrices(ctx, [{ sku, price: 7_700 }]);
  const entry = await inTransaction(ctx.db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into search_lexicon_entry (kind, locale, terms)
      values ('unsold', 'en', '{"zeppelin mooring"}'), ('unsold', 'en', '{"airship hangar"}') returning id`.execute(
      tx,
    );
    return rows[0]?.id;
  });
  for (const path of [
    `/catalogue-changes?subject=product&subjectId=${id}`,
    `/products/${id}/prices`,
    `/lexicon-changes?entryId=${entry}`,
  ]) {
    const { status, body } = await admin('GET', path);
    assert.deepEqual([status, body.rows[0]?.who], [200, name], path);
  }
  // The undo takes the whole change back, so its history says how much that is, also beside one entry.
  const { body: changes } = await admin('GET', `/lexicon-changes?entryId=${entry}`);
  assert.equal(changes.rows[0].records, 2);
  // The log is filtered by it, as by a member of the staff.
  const administrator = await asStaff(shop);
  const log = await administrator('GET', `/audit?who=client:${client.id}`);
  assert.deepEqual(
    log.body.rows.map(({ who, subject }: { who: string; subject: string }) => [who, subject]),
    [
      [name, 'lexicon-entry'],
      [name, 'lexicon-entry'],
      [name, 'product'],
    ],
  );
  assert.equal(log.body.total, 3);
  assert.equal((await administrator('GET', '/audit?who=client:999999')).body.total, 0);
  const { status, body } = await administrator('GET', '/audit?who=client:x');
  assert.deepEqual([status, body.errors[0].pointer], [400, '/who']);
});
