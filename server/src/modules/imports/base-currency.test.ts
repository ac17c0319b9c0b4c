// Tests of imports and exports of a shop that charges in euros and gives a currency up. [decisions 0098]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminProduct, Currencies, ImportPreview } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { sent } from '../catalog/test-products.ts';
import { applied, checked, undone, upload } from './test-imports.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const { db } = shop;

async function charge([base, ...further]: Currencies): Promise<void> {
  await sql`insert into setting (name, value) values ('base-currency', ${JSON.stringify(base)}::jsonb), ('currencies', ${JSON.stringify(further)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(db);
}
await sql`insert into currency_rate (currency, valid_from, per_base_e9)
  values ('USD', now() - interval '1 minute', 1250000000), ('SAR', now() - interval '1 minute', 4000000000)`.execute(
  db,
);
await charge(['EUR', 'USD', 'SAR']);

const pricesOf = async (sku: string) =>
  (
    await db
      .selectFrom('product')
      .select(['price_base', 'discount_base', 'own_prices'])
      .where('sku', '=', sku)
      .execute()
  )[0];
const firstLine = (body: unknown): string => String(body).slice(1).split('\r\n')[0] as string;

test('imports › a file of a shop in rupees in one that charges in euros › rupees at the rate that is said, dollars its own [back office imports]', async () => {
  const file = 'sku,name,price_inr,discount_inr,price_usd\nBC-1,Bolt,1000.00,900.00,12.00\n';
  const { body } = await upload(admin, 'products', file);
  assert.equal(body.mapping.currency, 'INR');
  assert.deepEqual(body.mapping.columns, {
    sku: 0,
    name_en: 1,
    price: 2,
    discount_price: 3,
    'price:USD': 4,
  });
  const refused = await admin('POST', `/imports/${body.id}/check`, body.mapping);
  assert.deepEqual(
    [refused.status, refused.body.errors?.[0]?.pointer],
    [400, '/rates/INR'],
    'no rate of rupees in this shop',
  );
  const report = await checked(shop, admin, 'products', file, { rates: { INR: 0.011 } });
  const shown = await admin<{ rows: ImportPreview[] }>('GET', `/imports/${report.id}/rows`);
  assert.deepEqual(
    shown.body.rows[0]?.fields
      .filter(({ name }) => name.includes('price'))
      .map(({ label, value }) => [label, value]),
    [
      ['Price', '€11.00'],
      ['Discounted price', '€9.90'],
      ['Price in USD', '$12.00'],
    ],
  );
  await applied(shop, admin, report.id);
  assert.deepEqual(await pricesOf('BC-1'), {
    price_base: 1_100,
    discount_base: 990,
    own_prices: { USD: 1_200 },
  });
  await undone(shop, admin, report.id);
  assert.equal(await pricesOf('BC-1'), undefined);
});

test('imports › dollars alone, taken away again, a currency left unsaid › the base price follows, what is not given stays [back office imports]', async () => {
  const file = 'sku,name,price_usd,price_sar\nBC-2,Nut,10.00,41.00\n';
  await applied(shop, admin, (await checked(shop, admin, 'products', file)).id);
  const made = { price_base: 800, discount_base: null, own_prices: { USD: 1_000, SAR: 4_100 } };
  assert.deepEqual(await pricesOf('BC-2'), made);
  const less = 'sku,price,price:USD\nBC-2,9.00,0\n';
  const report = await checked(shop, admin, 'prices', less, { currency: '' });
  await applied(shop, admin, report.id);
  assert.deepEqual(await pricesOf('BC-2'), {
    ...made,
    price_base: 900,
    own_prices: { SAR: 4_100 },
  });
  await undone(shop, admin, report.id);
  assert.deepEqual(await pricesOf('BC-2'), made);
});

test('exports › prices of that shop › under its own currencies, nothing to change when they come back [back office exports]', async () => {
  const { body } = await admin('GET', '/exports/catalogue/prices');
  assert.equal(
    String(body),
    '\ufeffsku,price,discount_price,price:USD,price:SAR,cost_price\r\nBC-2,8.00,,10.00,41.00,\r\n',
  );
  const report = await checked(shop, admin, 'prices', String(body));
  assert.deepEqual([report.rows.same, report.rows.total], [1, 1]);
  assert.match(
    firstLine((await admin('GET', '/exports/lots')).body),
    /,price_eur,discount_price_eur$/,
  );
  await sql`update product set published = true, hsn = '73181500' where sku = 'BC-2'`.execute(db);
  let feed = '';
  for await (const piece of services.exports.merchantFeed(aCtx(db), {
    product: () => '/',
    preview: () => '/',
  }))
    feed += piece;
  assert.match(feed, /\t8\.00 EUR\t/);
});

test('a currency given up › remembered mappings leave it out, its prices stay unseen and come back with it [decisions 0098]', async () => {
  const file = 'sku,price,price:SAR\nBC-2,8.00,42.00\n';
  const report = await checked(shop, admin, 'prices', file);
  const id = (await db.selectFrom('product').select('id').where('sku', '=', 'BC-2').execute())[0]
    ?.id;
  const product = async () => (await admin<AdminProduct>('GET', `/products/${id}`)).body;
  await charge(['EUR', 'USD']);
  assert.deepEqual(
    (await admin('GET', `/imports/${report.id}`)).body.mapping.columns,
    (await upload(admin, 'prices', file)).body.mapping.columns,
  );
  assert.equal((await checked(shop, admin, 'prices', file)).rows.same, 1);
  const shown = await product();
  assert.deepEqual(shown.ownPrices, { USD: 1_000 });
  const refused = await admin(
    'PUT',
    `/products/${id}`,
    sent(shown, { ownPrices: { EUR: 800, SAR: 4_200 } }),
  );
  assert.deepEqual(
    refused.body.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/ownPrices/EUR', '/ownPrices/SAR'],
  );
  const changed = await admin('PUT', `/products/${id}`, sent(shown, { ownPrices: { USD: 1_100 } }));
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  await charge(['EUR', 'USD', 'SAR']);
  assert.deepEqual((await product()).ownPrices, { USD: 1_100, SAR: 4_100 });
});
