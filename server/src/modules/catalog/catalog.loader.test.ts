// Tests of the catalogue loader, on a real database with a small source: all or nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/database.ts';
import type { Db } from '../../platform/db/index.ts';
import { storeLots } from '../lots/index.ts';
import { hasCatalogue, loadCatalogue } from './catalog.loader.ts';
import { slugOfName } from './catalog.loader-ids.ts';
import type { CatalogueSource, SourceProduct } from './catalog.loader-source.ts';

const text = (en: string) => ({ en, ru: `${en} ru`, ar: `${en} ar` });
const shape = (size: number) => ({ kind: 'hex-bolt', dims: { size } });

function* products(): Generator<SourceProduct> {
  for (let i = 1; i <= 1_203; i++) {
    yield {
      sku: `ACM-${i}`,
      mpn: `\\N\\t"${i}"`,
      name: text(`Bolt\\ ${i}\\nzinc × ½`),
      description: text('tab\there, back\\slash, new\r\nline'),
      category: 'fasteners/bolts',
      manufacturer: 'acme',
      hsn: '7318',
      unspsc: '31161500',
      uom: 'piece',
      origin: 'IN',
      priceMinor: 100 + i,
      discountPriceMinor: i % 2 === 0 ? 99 : null,
      usdMinor: null,
      sarMinor: null,
      minQuantity: 1,
      maxQuantity: null,
      step: 1,
      stock: i % 5,
      weightGrams: 10,
      attributes: { length: [100, 9, 12.5][i % 3] ?? 0, finish: i % 2 === 0 ? 'zinc' : 'black' },
      industries: ['mining'],
      shape: shape(i % 3),
      views: i % 2 === 0 ? [{ shape: shape(20), title: text('Head') }] : [],
      documents: i === 1 ? [{ name: 'any.pdf', title: text('Data sheet') }] : [],
      videos:
        i === 1 ? [{ url: 'https://video.example/1', title: text('Fitting'), poster: null }] : [],
      createdAt: '2025-01-01T00:00:00.000Z',
    };
  }
}

const source: CatalogueSource = {
  manufacturers: [{ slug: 'acme', name: 'Acme', country: 'IN' }],
  categories: [
    { lineage: 'fasteners', name: text('Fasteners'), description: text(''), shape: shape(0) },
    { lineage: 'fasteners/bolts', name: text('Bolts'), description: text(''), shape: shape(0) },
  ],
  attributes: [
    { slug: 'length', name: text('Length'), kind: 'number', unit: 'mm' },
    {
      slug: 'finish',
      name: text('Finish'),
      kind: 'text',
      values: { zinc: text('Zinc'), black: text('Black') },
    },
  ],
  industries: [{ slug: 'mining', name: text('Mining'), description: text(''), shape: shape(0) }],
  lotCategories: [{ slug: 'surplus', name: text('Surplus'), shape: shape(0) }],
  lots: [
    {
      slug: 'pallet',
      category: 'surplus',
      name: text('Pallet'),
      details: text('Unused'),
      condition: 'new',
      location: text('Chennai'),
      ageMonths: 3,
      discountBp: 3_333,
      items: [
        { sku: 'ACM-4', quantity: 2 },
        { sku: 'ACM-3', quantity: 1 },
      ],
      shape: shape(9),
    },
  ],
  products,
  size: 1_203,
  drawing: ({ dims }) => ({ name: `bolt-${dims.size}.svg`, svg: `<svg>${dims.size}</svg>` }),
};

async function one<Row>(db: Db, query: string): Promise<Row> {
  return (await sql.raw<Row>(query).execute(db)).rows[0] as Row;
}

test('loadCatalogue › awkward texts, two finishes, a lot › every table as the source says', async (scope) => {
  const { db } = await testDatabase(scope);
  assert.equal(await hasCatalogue(db), false);
  const steps: string[] = [];
  assert.equal(
    await loadCatalogue(db, source, {
      lots: storeLots,
      onProgress: ({ step, done }) => steps.push(`${step} ${done}`),
    }),
    true,
  );
  assert.deepEqual(steps, ['counting 0', 'products 500', 'products 1000', 'products 1203']);
  assert.deepEqual(
    await one(db, 'select count(*)::int as n, max(sort_rank) as last from product'),
    { n: 1_204, last: 1_204 },
  );
  assert.deepEqual(
    await one(
      db,
      "select name, description, mpn from product_text t join product p on p.id = t.product_id where p.sku = 'ACM-7' and locale = 'ru'",
    ),
    {
      name: 'Bolt\\ 7\\nzinc × ½ ru',
      description: 'tab\there, back\\slash, new\r\nline ru',
      mpn: '\\N\\t"7"',
    },
  );
  assert.deepEqual(
    await one(
      db,
      'select array_agg(slug order by ordinal) as slugs from attribute_value where attribute_id = 1',
    ),
    {
      slugs: ['9', '12.5', '100'],
    },
  );
  assert.deepEqual(
    await one(
      db,
      'select array_agg(slug order by ordinal) as slugs from attribute_value where attribute_id = 2',
    ),
    {
      slugs: ['black', 'zinc'],
    },
  );
  assert.deepEqual(
    await one(
      db,
      "select count(*)::int as n, min(convert_from(bytes, 'UTF8')) as first from media_file",
    ),
    {
      n: 5,
      first: '<svg>0</svg>',
    },
  );
  assert.deepEqual(
    await one(
      db,
      `select array_agg(m.target order by m.position) as targets, array_agg(m.title->>'ru' order by m.position) as titles, min(p.image) as listed
       from product_media m join product p on p.id = m.product_id where p.sku = 'ACM-8' and m.kind = 'image'`,
    ),
    {
      targets: ['bolt-2.svg', 'bolt-20.svg'],
      titles: ['Bolt\\ 8\\nzinc × ½ ru', 'Head ru'],
      listed: 'bolt-2.svg',
    },
    'a further view stands behind the picture of lists, and all products share its file',
  );
  assert.deepEqual(
    await one(
      db,
      'select sum(on_hand)::int = (select sum(delta) from stock_movement)::int as same from stock',
    ),
    {
      same: true,
    },
  );
  // 104 x 2 + 103 = 311, x 0.6667 = 207.34; its units are those of its parts.
  assert.deepEqual(
    await one(
      db,
      "select kind, price_base, discount_base, unit, published from product where sku = 'LOT-PALLET'",
    ),
    {
      kind: 'lot',
      price_base: 311,
      discount_base: 207,
      unit: 'set',
      published: true,
    },
  );
  assert.deepEqual(
    await one(
      db,
      `select jsonb_object_agg(part.sku, i.quantity) as parts, count(s.*)::int as stock from product_part i join product part on part.id = i.part_id
       left join stock s on s.product_id = i.whole_id`,
    ),
    { parts: { 'ACM-4': 2, 'ACM-3': 1 }, stock: 0 },
  );
  assert.deepEqual(
    await one(
      db,
      "insert into lot_category (slug, name, image) values ('next', '{\"en\":\"Next\"}', 'x.svg') returning id",
    ),
    { id: 2 },
  );
  assert.deepEqual(
    await one(
      db,
      "select array_agg(target order by kind) as targets from product_media where product_id = 1 and kind <> 'image'",
    ),
    { targets: ['datasheet-acm-1.pdf', 'https://video.example/1'] },
  );
  // Ids go on where the loader stopped.
  assert.deepEqual(
    await one(
      db,
      "insert into manufacturer (slug, name, country) values ('next', 'Next', 'IN') returning id",
    ),
    { id: 2 },
  );
});

test('loadCatalogue › broken off on the way › nothing is left and the next try loads all', async (scope) => {
  const { db } = await testDatabase(scope);
  const pulledPlug = loadCatalogue(db, source, {
    index: () => Promise.reject(new Error('pulled')),
  });
  await assert.rejects(pulledPlug, /pulled/);
  assert.equal(await hasCatalogue(db), false);
  assert.deepEqual(await one(db, 'select count(*)::int as n from media_file'), { n: 0 });
  assert.equal(await loadCatalogue(db, source), true);
  assert.equal(await loadCatalogue(db, source), false, 'there is one already');
});

test('loadCatalogue › two processes at once › one loads, the other sees it done', async (scope) => {
  const { db } = await testDatabase(scope);
  assert.deepEqual(
    (await Promise.all([loadCatalogue(db, source), loadCatalogue(db, source)])).sort(),
    [false, true],
  );
});

test('loadCatalogue › a product names what is not there › a sentence, and nothing loaded', async (scope) => {
  const { db } = await testDatabase(scope);
  const broken: CatalogueSource = { ...source, manufacturers: [] };
  await assert.rejects(loadCatalogue(db, broken), /ACM-1's manufacturer "acme"/);
  assert.equal(await hasCatalogue(db), false);
});

test('slugOfName › names of the trade › url segments', () => {
  assert.equal(slugOfName('Hex bolt M8×40, zinc plated'), 'hex-bolt-m8x40-zinc-plated');
  assert.equal(slugOfName('½" Wälzlager'), '1-2-walzlager');
  assert.equal(slugOfName('подшипник'), 'product');
});
