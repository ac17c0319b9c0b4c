// Tests of drafts without an HSN code: they are saved as an import made them, and the codes of the shop's own products are suggested for them. [back office catalogue]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminProduct, HsnSuggestion } from '@millwright/contracts';
import { sql } from 'kysely';
import { aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { sent } from './test-products.ts';

const shop = await testApp({ after });
const { db } = shop;
const admin = await asStaff(shop, 'catalogue-manager');

/** A product without an HSN code; `beside`: of its category. */
async function aDraft(name: string, beside?: number): Promise<number> {
  const id = await aProduct(db, { name });
  await sql`update product set hsn = '', published = false where id = ${id}`.execute(db);
  if (beside !== undefined) await moveTo(id, beside);
  return id;
}
const moveTo = async (id: number, beside: number): Promise<unknown> =>
  await sql`update product set category_id = (select category_id from product where id = ${beside}) where id = ${id}`.execute(
    db,
  );
const suggested = async (...ids: number[]): Promise<string[]> => {
  const { status, body } = await admin<{ rows: HsnSuggestion[] }>(
    'GET',
    `/hsn-suggestions?ids=${ids.join(',')}`,
  );
  assert.equal(status, 200, JSON.stringify(body));
  return body.rows.map(({ hsn, products, because }) => `${hsn} ${products} ${because}`);
};

test('HSN suggestions › products of the same category, of similar names, of categories beside › in this order, each code once [back office catalogue]', async () => {
  const first = await aProduct(db, { name: 'Wombatron valve', hsn: '84818030' });
  const second = await aProduct(db, { name: 'Wombatron valve large', hsn: '84818030' });
  await moveTo(second, first);
  await aProduct(db, { name: 'Quokkamat gasket ring', hsn: '84841010' });
  const draft = await aDraft('Quokkamat gasket sheet 3 mm', first);
  assert.deepEqual(await suggested(draft), ['84818030 2 category', '84841010 1 name']);

  const third = await aProduct(db, { name: 'Numbatic lever', hsn: '73269099' });
  await sql`update category set lineage = 'zoo/' || slug, depth = 2 where id in (select category_id from product where id in (${third}, ${draft}))`.execute(
    db,
  );
  assert.deepEqual(await suggested(draft), [
    '84818030 2 category',
    '84841010 1 name',
    '73269099 1 beside',
  ]);
});

test('HSN suggestions › nothing like it, no product, a name of signs only › none [back office catalogue]', async () => {
  assert.deepEqual(await suggested(await aDraft("Xylqz '); drop table product; --")), []);
  assert.deepEqual(await suggested(await aDraft('8 & | ! :* 4')), []);
  assert.deepEqual(await suggested(999_999_999), []);
  assert.equal((await admin('GET', '/hsn-suggestions?ids=one')).status, 400);
});

test('HSN suggestions › set for many at once › suggested to the next [back office catalogue]', async () => {
  const chosen = [await aDraft('Bilbyform clamp 10'), await aDraft('Bilbyform clamp 20')];
  const next = await aDraft('Bilbyform clamp 30');
  assert.deepEqual(await suggested(next), []);
  const set = await admin('POST', '/product-changes', {
    ...{ ids: chosen, action: 'hsn', hsn: '73269070' },
  });
  assert.equal(set.body.changed, 2);
  assert.deepEqual(await suggested(next), ['73269070 2 name']);
});

test('draft of an import › numbers of full length, no code, origin or class › saved as it is; on sale only with a code [back office catalogue]', async () => {
  const id = await aDraft('Potoroon bracket');
  await sql`update product set sku = ${'S'.repeat(64)}, mpn = ${'M'.repeat(80)}, unspsc = '00000000', origin_country = 'ZZ' where id = ${id}`.execute(
    db,
  );
  const { body: product } = await admin<AdminProduct>('GET', `/products/${id}`);
  const saved = await admin<AdminProduct>(
    'PUT',
    `/products/${id}`,
    sent(product, { price: 77_700 }),
  );
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal(saved.body.price, 77_700);
  const refused = await admin<{ errors: { pointer: string }[] }>(
    'PUT',
    `/products/${id}`,
    sent(saved.body, { published: true }),
  );
  assert.equal(refused.status, 400);
  assert.deepEqual(
    refused.body.errors.map(({ pointer }) => pointer),
    ['/hsn'],
  );
});

test('product without an HSN code › published in its form › refused in India, on sale of a seller in Italy [back office catalogue] [decisions 0095]', async (t) => {
  const id = await aDraft('Potoroo spring');
  const { body } = await admin<AdminProduct>('GET', `/products/${id}`);
  const publish = () => admin('PUT', `/products/${id}`, sent(body, { published: true }));
  assert.equal((await publish()).body.errors?.[0]?.pointer, '/hsn');
  const move = (country: string) =>
    sql`insert into setting (name, value) values ('company-country', to_jsonb(${country}::text))
      on conflict (name) do update set value = excluded.value`.execute(db);
  t.after(() => move('IN'));
  await move('IT');
  assert.equal((await publish()).body.published, true);
});
