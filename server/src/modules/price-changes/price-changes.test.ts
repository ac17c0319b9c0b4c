// Tests of price changes: the preview is what happens, once, whatever dies in between; the undo spares newer prices. [back office catalogue]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PriceChange, PriceChangePreview } from '@millwright/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { aCtx, aProduct, asStaff, later, testApp } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { workOnPriceChange } from './price-changes.jobs.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const { db } = shop;
const system = (): Ctx => ({ ...aCtx(db), actor: { kind: 'system' } });

const pricesOf = async (id: number) =>
  (
    await sql<any>`select price_base, discount_base, own_prices from product where id = ${id}`.execute(
      db,
    )
  ).rows[0];
const skuOf = async (id: number): Promise<string> =>
  (await db.selectFrom('product').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;
const add = async (body: object): Promise<PriceChange> => {
  const { status, body: made } = await admin<PriceChange>('POST', '/price-changes', {
    appliesAt: null,
    rounding: 'none',
    filter: {},
    ...body,
  });
  assert.equal(status, 200, JSON.stringify(made));
  return made;
};
const seen = async (id: number): Promise<PriceChange> =>
  (await admin<{ rows: PriceChange[] }>('GET', '/price-changes')).body.rows.find(
    (row) => row.id === id,
  ) as PriceChange;

test('price change › previewed where costs are known › margins of what is asked, and what would be sold below its cost [decisions 0119]', async (t) => {
  const own = await testApp(t);
  const manager = await asStaff(own, 'catalogue-manager');
  const [dear, cheap, unknown] = [
    await aProduct(own.db, { price: 10_000, discount: 8_000 }),
    await aProduct(own.db, { price: 10_000 }),
    await aProduct(own.db, { price: 10_000 }),
  ];
  const preview = async () =>
    (
      await manager<PriceChangePreview>('POST', '/price-changes/preview', {
        ...{ filter: {}, basisPoints: -1_000, rounding: 'none' },
      })
    ).body;
  assert.deepEqual(
    [(await preview()).costed, (await preview()).marginBefore, (await preview()).belowCost],
    [0, null, 0],
  );
  await sql`update product set cost_base = case id when ${dear} then 7500 else 2500 end where id <> ${unknown}`.execute(
    own.db,
  );
  const shown = await preview();
  // 18,000 asked for what costs 10,000; then 16,200.
  assert.deepEqual(
    [shown.costed, shown.marginBefore, shown.marginAfter, shown.belowCost],
    [2, 4_444, 3_827, 1],
  );
  assert.deepEqual(
    shown.sample.map(({ id, costPrice }) => [id, costPrice]),
    [
      [dear, 7_500],
      [cheap, 2_500],
      [unknown, null],
    ],
  );
});

test('price change › previewed, applied, undone › as the preview said, discounts and own prices too; what was priced since stays [back office catalogue]', async () => {
  const [plain, discounted, other] = [
    await aProduct(db, { price: 10_050 }),
    await aProduct(db, { price: 20_000, discount: 19_990 }),
    await aProduct(db, { price: 5_000 }),
  ];
  await sql`update product set own_prices = '{"USD": 250}' where id = ${plain}`.execute(db);
  const form = { filter: {}, basisPoints: 400, rounding: 'whole' };
  const { body: shown } = await admin<PriceChangePreview>('POST', '/price-changes/preview', form);
  assert.deepEqual([shown.matched, shown.changed, shown.sumBefore], [3, 3, 35_050]);
  assert.deepEqual(
    shown.sample.map(({ newPrice, newDiscountPrice }) => [newPrice, newDiscountPrice]),
    [
      [10_500, null],
      [20_800, null],
      [5_200, null],
    ],
    'a discount that rounds to the price is none',
  );
  assert.equal((await pricesOf(plain)).price_base, 10_050, 'a preview writes nothing');

  const { id } = await add(form);
  assert.ok(await workOnPriceChange(system(), id));
  assert.deepEqual(await pricesOf(plain), {
    price_base: 10_500,
    discount_base: null,
    own_prices: { USD: 260 },
  });
  const done = await seen(id);
  assert.deepEqual([done.state, done.matched, done.changed], ['applied', 3, 3]);
  assert.ok(await workOnPriceChange(system(), id), 'a second worker finds nothing to do');
  assert.equal((await pricesOf(other)).price_base, 5_200);

  await sql`update product set price_base = 7777 where id = ${other}`.execute(db);
  await admin('POST', `/price-changes/${id}/undo`, {});
  await workOnPriceChange(system(), id);
  assert.deepEqual(await pricesOf(discounted), {
    price_base: 20_000,
    discount_base: 19_990,
    own_prices: {},
  });
  assert.equal((await pricesOf(other)).price_base, 7_777);
  const back = await seen(id);
  assert.deepEqual([back.state, back.undone, back.stayed], ['undone', 2, 1]);
  const again = await admin('POST', `/price-changes/${id}/undo`, {});
  assert.deepEqual([again.status, again.body.code], [409, 'price-change-state']);

  const { body: history } = await admin('GET', `/products/${plain}/prices`);
  assert.deepEqual(
    history.rows.map(({ price }: { price: number }) => price),
    [10_050, 10_500],
  );
  assert.match(history.rows[0].who, /catalogue-manager/);
});

test('price change › a worker that dies after each batch, two at once › each product once [back office catalogue]', async () => {
  await sql`insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, image, sort_rank)
    select 'PC-' || n, 'PC-' || n, 'pc', p.category_id, p.manufacturer_id, p.hsn, p.unspsc, p.unit, p.origin_country, 10000, p.image, 1000 + n
    from generate_series(1, 2500) n, (select * from product order by id limit 1) p`.execute(db);
  const { id } = await add({ filter: { q: 'PC-' }, basisPoints: 1_000 });
  assert.equal(await workOnPriceChange(system(), id, -1), false, 'time is up after a batch');
  assert.equal((await seen(id)).state, 'applying');
  await Promise.all([workOnPriceChange(system(), id), workOnPriceChange(system(), id)]);
  const { rows } =
    await sql<any>`select count(*)::int as n, min(price_base)::int as low, max(price_base)::int as high from product where sku like 'PC-%'`.execute(
      db,
    );
  assert.deepEqual(rows[0], { n: 2_500, low: 11_000, high: 11_000 });
  assert.deepEqual([(await seen(id)).changed, (await seen(id)).state], [2_500, 'applied']);
  await sql`delete from product where sku like 'PC-%'`.execute(db);
});

test('price change › from a later moment › nothing before, applied then; cancelled, never [back office catalogue]', async () => {
  const product = await aProduct(db, { price: 1_000 });
  const filter = { q: await skuOf(product) };
  const appliesAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await add({ filter, basisPoints: 5_000, appliesAt });
  const cancelled = await add({ filter, basisPoints: -5_000, appliesAt });
  assert.equal((await admin('POST', `/price-changes/${cancelled.id}/cancel`, {})).status, 200);
  await workOnPriceChange(system(), id);
  assert.equal((await pricesOf(product)).price_base, 1_000);
  const then = later(system(), 2 * 3_600_000);
  await workOnPriceChange(then, id);
  await workOnPriceChange(then, cancelled.id);
  assert.equal((await pricesOf(product)).price_base, 1_500);
  const past = await admin('POST', '/price-changes', {
    filter,
    basisPoints: 100,
    rounding: 'none',
    appliesAt: '2026-01-01T00:00:00Z',
  });
  assert.deepEqual([past.status, past.body.errors?.[0]?.pointer], [400, '/appliesAt']);
  const none = await admin('POST', '/price-changes/preview', {
    filter,
    basisPoints: 0,
    rounding: 'none',
  });
  assert.equal(none.status, 400);
});

test('rounding › any price, percentage and rule › a whole step, within half a step of the exact price, never below one [back office catalogue]', async () => {
  const product = await aProduct(db, { price: 1_000 });
  const filter = { q: await skuOf(product) };
  const steps = { none: 1, whole: 100, five: 500, ten: 1_000 } as const;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: -9_000, max: 50_000 }).filter((points) => points !== 0),
      fc.constantFrom('none', 'whole', 'five', 'ten', 'ninety-nine' as const),
      async (price, basisPoints, rounding) => {
        await sql`update product set price_base = ${price} where id = ${product}`.execute(db);
        const { body } = await admin<PriceChangePreview>('POST', '/price-changes/preview', {
          filter,
          basisPoints,
          rounding,
        });
        const next = body.sample[0]?.newPrice as number;
        const exact = Math.floor((price * (10_000 + basisPoints) + 5_000) / 10_000);
        assert.ok(next >= 1);
        if (rounding === 'ninety-nine') {
          assert.ok(next === 1 || (next % 100 === 99 && next - exact < 100 && exact - next <= 1));
          return;
        }
        const step = steps[rounding];
        assert.ok(next === 1 || next % step === 0, `${next}`);
        assert.ok(Math.abs(next - exact) <= step / 2 || next === 1, `${exact} -> ${next}`);
      },
    ),
    { numRuns: 60 },
  );
});
