// Tests of the mapping of plain tables: values changed before they are read, and columns that become attributes. [back office imports]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { ImportPreview } from '@millwright/contracts';
import { sql } from 'kysely';
import { asStaff, testApp } from '../../../testing/index.ts';
import { applied, checked, undone, upload } from './test-imports.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const FILE = [
  'Part no;Description;Brand and code;Price;Hardness class;Purchase price',
  'VC-1;Washer M8 (old stock);Acme|9001;12.50;140 HV;7.10',
  'VC-2;Washer M10;Acme|9002;POA;200 HV;8.20',
  'VC-3;Washer M12;Acme|9003;14;;9',
].join('\n');
const MAPPING = {
  columns: { sku: 0, name_en: 1, manufacturer: 2, price: 3 },
  changes: {
    name_en: [{ kind: 'replace', find: ' (OLD STOCK)', replacement: '', isWhole: false }],
    manufacturer: [{ kind: 'split', separator: '|', part: 1 }],
    price: [{ kind: 'replace', find: 'poa', replacement: '99', isWhole: true }],
  },
  attributeColumns: [4],
} as const;

test('plain table › values changed, a column as an attribute › checked, shown, written and taken back [back office imports]', async () => {
  const report = await checked(shop, admin, 'products', FILE, structuredClone(MAPPING) as object);
  assert.deepEqual([report.rows.new, report.rows.faulty], [3, 0]);
  assert.deepEqual(
    report.created.attributes.map(({ name }) => name),
    ['Hardness class'],
  );
  const { body } = await admin<{ rows: ImportPreview[] }>('GET', `/imports/${report.id}/rows`);
  assert.equal(body.rows[0]?.name, 'Washer M8');
  const hardness = body.rows[0]?.fields.find(({ label }) => label === 'Hardness class');
  assert.equal(hardness?.value, '140 HV');
  await applied(shop, admin, report.id);
  const { rows } = await sql<any>`select p.sku, p.price_base, m.name as manufacturer, t.name,
      (select count(*)::int from product_attribute where product_id = p.id) as attributes
    from product p join manufacturer m on m.id = p.manufacturer_id
    join product_text t on t.product_id = p.id and t.locale = 'en' where p.sku like 'VC-%' order by p.sku`.execute(
    shop.db,
  );
  assert.deepEqual(rows, [
    { sku: 'VC-1', price_base: 1250, manufacturer: 'Acme', name: 'Washer M8', attributes: 1 },
    { sku: 'VC-2', price_base: 9900, manufacturer: 'Acme', name: 'Washer M10', attributes: 1 },
    { sku: 'VC-3', price_base: 1400, manufacturer: 'Acme', name: 'Washer M12', attributes: 0 },
  ]);
  // The same header again: everything is remembered.
  const again = await upload(admin, 'products', FILE);
  assert.deepEqual(again.body.mapping.attributeColumns, [4]);
  assert.deepEqual(again.body.mapping.changes, MAPPING.changes);
  const back = await undone(shop, admin, report.id);
  assert.equal(back.rows.undone, 3);
});

test('mapping › changes of a field that there is not, without anything to find, too many parts › refused by name [back office imports]', async () => {
  const { body } = await upload(admin, 'products', FILE);
  for (const [changes, pointer] of [
    [{ colour: [{ kind: 'split', separator: '|', part: 1 }] }, '/changes/colour'],
    [
      { sku: [{ kind: 'replace', find: '', replacement: '', isWhole: false }] },
      '/changes/sku/0/find',
    ],
    [{ sku: [{ kind: 'split', separator: '|', part: 51 }] }, '/changes/sku/0/part'],
  ] as const) {
    const refused = await admin<{ errors?: { pointer: string }[] }>(
      'POST',
      `/imports/${body.id}/check`,
      { ...body.mapping, changes },
    );
    assert.equal(refused.status, 400);
    assert.equal(refused.body.errors?.[0]?.pointer, pointer);
  }
});

test('plain table › a column called like an attribute of the shop with words that it does not know › is not taken by itself, adds its words where it is ticked [back office imports]', async () => {
  await sql`with one as (insert into attribute (slug, kind, name, position) values ('quoll-finish', 'text', '{"en":"Quoll finish"}', 9000) returning id)
    insert into attribute_value (attribute_id, ordinal, slug, label) select id, 1, 'zinc', '{"en":"Zinc"}' from one`.execute(
    shop.db,
  );
  const file = (finish: string) =>
    `sku,name_en,price,Quoll finish\n${[1, 2, 3].map((n) => `QF-${n},Bolt,5,${finish}\n`).join('')}`;
  const known = await upload(admin, 'products', file('zinc'));
  assert.equal(known.body.mapping.columns['attribute:quoll-finish'], 3);
  const { body } = await upload(admin, 'products', file('Edelstahl'));
  assert.equal(body.mapping.columns['attribute:quoll-finish'], undefined);
  const report = await checked(shop, admin, 'products', file('Edelstahl'), {
    attributeColumns: [3],
  });
  assert.deepEqual([report.rows.new, report.rows.faulty], [3, 0]);
});
