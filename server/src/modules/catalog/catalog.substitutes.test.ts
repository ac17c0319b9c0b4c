// Tests of substitutes: the same part of another manufacturer, found by one look-up.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aProduct, testDatabase } from '../../../testing/index.ts';
import { service } from './index.ts';

const { db, pool } = await testDatabase({ after });
const ctx = aCtx(db);

type Wish = {
  bore: number;
  width?: number;
  seal?: string;
  manufacturer: number;
  category?: number;
};

await sql`insert into attribute (id, slug, name, kind, unit) values (901, 'bore', '{"en":"Bore"}', 'number', 'mm'), (902, 'width', '{"en":"Width"}', 'number', 'mm'),
  (903, 'seal', '{"en":"Seal"}', 'text', null)`.execute(db);
await sql`insert into attribute_value (attribute_id, ordinal, slug, label, number)
  select a, n, n::text, null, n from unnest(array[901, 902]) a, generate_series(1, 60) n`.execute(
  db,
);
await sql`insert into attribute_value (attribute_id, ordinal, slug, label, number) values (903, 1, 'open', '{"en":"open"}', null), (903, 2, '2rs', '{"en":"2RS"}', null)`.execute(
  db,
);
await sql`insert into manufacturer (id, slug, name, country) select n, 'manufacturer-' || n, 'Manufacturer ' || n, 'IN' from generate_series(901, 904) n`.execute(
  db,
);
await sql`insert into category (id, slug, lineage, depth, name, image) select n, 'kind-' || n, 'kind-' || n, 1, '{"en":"Kind"}', 'x.svg' from generate_series(901, 902) n`.execute(
  db,
);

async function aBearing(
  { bore, width, seal, manufacturer, category = 901 }: Wish,
  more: Parameters<typeof aProduct>[1] = {},
): Promise<number> {
  const id = await aProduct(db, more);
  await sql`update product set category_id = ${category}, manufacturer_id = ${manufacturer} where id = ${id}`.execute(
    db,
  );
  await sql`insert into product_attribute select ${id}, 901, ${bore}::int`.execute(db);
  if (width !== undefined)
    await sql`insert into product_attribute select ${id}, 902, ${width}::int`.execute(db);
  if (seal !== undefined)
    await sql`insert into product_attribute select ${id}, 903, ${seal === 'open' ? 1 : 2}::int`.execute(
      db,
    );
  return id;
}
const found = async (id: number): Promise<number[]> =>
  (await service.listSubstitutes(ctx, id)).map((card) => card.id);

test('listSubstitutes › other manufacturers, other sizes, other categories › only the same size of another manufacturer [§2.7 substitutes]', async () => {
  const mine = await aBearing({ bore: 25, width: 15, manufacturer: 901 });
  const twin = await aBearing({ bore: 25, width: 15, manufacturer: 902 });
  await aBearing({ bore: 25, width: 15, manufacturer: 901 });
  await aBearing({ bore: 25, width: 16, manufacturer: 902 });
  await aBearing({ bore: 25, manufacturer: 902 });
  await aBearing({ bore: 25, width: 15, manufacturer: 902, category: 902 });
  const withdrawn = await aBearing({ bore: 25, width: 15, manufacturer: 903 });
  await sql`update product set published = false where id = ${withdrawn}`.execute(db);
  assert.deepEqual(await found(mine), [twin]);
  assert.deepEqual(await found(withdrawn), [], 'nobody sees it');
});

test('listSubstitutes › several fit › same seal first, then what is in stock, then the cheaper [§2.7 substitutes]', async () => {
  const size = { bore: 30, width: 10 };
  const mine = await aBearing({ ...size, seal: '2rs', manufacturer: 901 });
  const open = await aBearing({ ...size, seal: 'open', manufacturer: 902 }, { stock: 50 });
  const gone = await aBearing({ ...size, seal: '2rs', manufacturer: 902 }, { stock: 0 });
  const dear = await aBearing({ ...size, seal: '2rs', manufacturer: 903 }, { stock: 5 });
  const cheap = await aBearing({ ...size, seal: '2rs', manufacturer: 904 }, { stock: 5 });
  await sql`update product set price_base = case id when ${cheap} then 100 else 900 end, discount_base = null where id in (${cheap}, ${dear})`.execute(
    db,
  );
  assert.deepEqual(await found(mine), [cheap, dear, gone, open]);
  assert.deepEqual(
    (await service.listSubstitutes(ctx, mine, 2)).map((card) => card.id),
    [cheap, dear],
  );
});

test('product_attribute_fingerprint › an attribute changes or goes › the substitutes follow [§2.7 substitutes]', async () => {
  const mine = await aBearing({ bore: 40, width: 12, manufacturer: 901 });
  const other = await aBearing({ bore: 40, width: 13, manufacturer: 902 });
  assert.deepEqual(await found(mine), []);
  await sql`update product_attribute set ordinal = 12 where product_id = ${other} and attribute_id = 902`.execute(
    db,
  );
  assert.deepEqual(await found(mine), [other]);
  await sql`delete from product_attribute where product_id = ${other} and attribute_id = 902`.execute(
    db,
  );
  assert.deepEqual(await found(mine), []);
  await sql`delete from product_attribute where product_id in (${mine}, ${other})`.execute(db);
  assert.deepEqual(await found(mine), [], 'without numbers nothing is the same');
});

test('listProducts › ids in any order, one of them gone › in that order, without it [decisions §11]', async () => {
  const [a, b] = [await aProduct(db), await aProduct(db)];
  assert.deepEqual(
    (await service.listProducts(ctx, [b, 999_999_999, a])).map((product) => product.id),
    [b, a],
  );
  assert.deepEqual(await service.listProducts(ctx, []), []);
});

test('listSubstitutes › its plan › no table is read from end to end [§2.7 substitutes]', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query(
      'explain select o.product_id from product_attribute_fingerprint mine join product_attribute_fingerprint o on o.digest = mine.digest where mine.product_id = 1',
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    assert.match(plan, /product_attribute_fingerprint_digest/);
    assert.doesNotMatch(plan, /Seq Scan/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
