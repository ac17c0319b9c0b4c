// Tests of manufacturer pages and of what staff enter for them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminManufacturer } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { services } from '../../services.ts';
import { reindexProducts } from '../search/index.ts';

const shop = await testApp({ after });
const { db } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
const { getManufacturer, listManufacturers } = services.catalog;

type Goods = { manufacturer: number; slug: string; products: number[]; lineages: string[] };

/** A manufacturer whose products are all in categories of their own. */
async function aManufacturer(products: number): Promise<Goods> {
  const ids: number[] = [];
  for (let n = 0; n < products; n++) ids.push(await aProduct(db));
  await sql`update product set manufacturer_id = (select manufacturer_id from product where id = ${ids[0]}) where id = any(${ids}::int[])`.execute(
    db,
  );
  await indexed(ids);
  const { rows } = await sql<{ manufacturer: number; slug: string; lineage: string }>`
    select m.id as manufacturer, m.slug, c.lineage from product p join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id
    where p.id = any(${ids}::int[]) order by p.id`.execute(db);
  const { manufacturer, slug } = rows[0] as (typeof rows)[number];
  return { manufacturer, slug, products: ids, lineages: rows.map(({ lineage }) => lineage) };
}

const indexed = (ids: number[]) => inTransaction(db, (tx) => reindexProducts(tx, ids));
const publish = async (ids: number[], published: boolean): Promise<void> => {
  await db.updateTable('product').set({ published }).where('id', 'in', ids).execute();
  await indexed(ids);
};
const listed = async (slug: string) =>
  (await listManufacturers(aCtx(db))).find((manufacturer) => manufacturer.slug === slug);

test('getManufacturer › products in two families › both with their counts, the larger first, and what is below [decisions 0106]', async () => {
  const { slug, products, lineages } = await aManufacturer(3);
  const [first = '', second = '', third = ''] = lineages;
  await sql`update category set parent_id = (select id from category where lineage = ${second}), depth = 2,
    lineage = ${`${second}/${third}`} where lineage = ${third}`.execute(db);
  await indexed(products);
  const { productCount, categories, country, logo } = await getManufacturer(aCtx(db), slug);
  assert.deepEqual([productCount, country, logo], [3, 'IN', '']);
  assert.deepEqual(
    categories.map(({ lineage, productCount: n, children }) => [lineage, n, children.length]),
    [
      [second, 2, 1],
      [first, 1, 0],
    ],
  );
  assert.deepEqual(categories[0]?.children[0], {
    name: 'C',
    lineage: `${second}/${third}`,
    productCount: 1,
  });
});

test('listManufacturers, getManufacturer › none of its products is published › neither listed nor found [decisions 0106]', async () => {
  const { slug, products } = await aManufacturer(2);
  const [draft] = products as [number, number];
  await publish([draft], false);
  assert.equal((await listed(slug))?.productCount, 1);
  await publish(products, false);
  assert.equal(await listed(slug), undefined);
  await assert.rejects(getManufacturer(aCtx(db), slug), { code: 'not-found' });
  await publish([draft], true);
  assert.equal((await getManufacturer(aCtx(db), slug)).productCount, 1);
  for (const nobody of ['nope', '', "' or 1=1", 'x'.repeat(3_000)])
    await assert.rejects(getManufacturer(aCtx(db), nobody), { code: 'not-found' });
});

test('getManufacturer › the texts that staff entered › in the language of the reader, in English where there is none [decisions 0106]', async () => {
  const { slug, manufacturer } = await aManufacturer(1);
  const before = (await admin<AdminManufacturer>('GET', `/manufacturers/${manufacturer}`)).body;
  assert.deepEqual(
    [before.logo, before.website, before.descriptions],
    ['', '', { en: '', ru: '', ar: '' }],
  );
  await db
    .insertInto('media_file')
    .values({
      name: 'mark.svg',
      kind: 'drawing',
      content_type: 'image/svg+xml',
      bytes: Buffer.from('<svg/>'),
    } as never)
    .execute();
  const changed = await admin<AdminManufacturer>('PUT', `/manufacturers/${manufacturer}`, {
    name: before.name,
    slug,
    country: 'de',
    descriptions: { en: ' Makes gears. ', ru: 'Делает шестерни.', ar: '' },
    logo: 'mark.svg',
    logoAlts: { en: 'A gear', ru: '', ar: 'ترس' },
    website: ' https://gears.example/en ',
  });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  const read = (locale: 'en' | 'ru' | 'ar') => getManufacturer({ ...aCtx(db), locale }, slug);
  const [en, ru, ar] = [await read('en'), await read('ru'), await read('ar')];
  assert.deepEqual(
    [en.description, ru.description, ar.description],
    ['Makes gears.', 'Делает шестерни.', 'Makes gears.'],
  );
  assert.deepEqual([en.logoAlt, ru.logoAlt, ar.logoAlt], ['A gear', 'A gear', 'ترس']);
  assert.deepEqual(
    [en.logo, en.website, en.country],
    ['mark.svg', 'https://gears.example/en', 'DE'],
  );
  assert.equal((await listed(slug))?.logo, 'mark.svg');

  // A call that knows name, address and country alone leaves the rest as it is; empty texts take it away.
  const short = { name: before.name, slug, country: 'DE' };
  await admin('PUT', `/manufacturers/${manufacturer}`, short);
  assert.equal((await read('en')).website, 'https://gears.example/en');
  await admin('PUT', `/manufacturers/${manufacturer}`, { ...short, logo: '', website: '' });
  assert.deepEqual([(await read('en')).logo, (await read('en')).website], ['', '']);
});

test('back office manufacturers › an address that is none, a picture that is not there, a long text › named at their fields [back office catalogue]', async () => {
  const { slug, manufacturer } = await aManufacturer(1);
  const send = (more: object) =>
    admin('PUT', `/manufacturers/${manufacturer}`, { name: 'M', slug, country: '', ...more });
  for (const website of [
    'gears.example',
    'javascript:alert(1)',
    'https://',
    'http://a b',
    'ftp://x',
  ])
    assert.deepEqual(
      (await send({ website })).body.errors?.map(({ pointer }: { pointer: string }) => pointer),
      ['/website'],
      website,
    );
  assert.equal((await send({ logo: 'none.webp' })).body.errors[0].pointer, '/logo');
  const long = { en: 'x'.repeat(2_001), ru: '', ar: '' };
  assert.equal((await send({ descriptions: long })).body.errors[0].pointer, '/descriptions/en');
});
