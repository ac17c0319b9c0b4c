// Tests of product editing: the shop shows changes at once, concurrent edits are not lost, and each change is logged and can be undone.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminProduct } from '@millwright/contracts';
import sharp from 'sharp';
import { aCtx, aProduct, asStaff, setAside, testApp } from '../../../testing/index.ts';
import type { Problem } from '../../platform/problem.ts';
import { services } from '../../services.ts';
import { sent } from './test-products.ts';

const shop = await testApp({ after });
const { db, pool } = shop;
const admin = await asStaff(shop, 'catalogue-manager');
/** Whether search shows this product for these words. */
const found = async (query: string, id: number): Promise<boolean> => {
  const { body } = await shop.call('POST', '/api/search?store=DEFAULT&lang=en', {
    body: { query, count: 50 },
  });
  return body.products.some((product: { id: number }) => product.id === id);
};

const words = (name: string) => ({ name, description: `${name}, described` });
async function aDraft(more: object = {}): Promise<Record<string, unknown>> {
  const other = await pool.query('select category_id, manufacturer_id from product where id = $1', [
    await aProduct(db),
  ]);
  const tag = Math.random().toString(36).slice(2, 8);
  return {
    ...{
      sku: `NEW-${tag}`,
      mpn: `M-${tag}`,
      slug: '',
      hsn: '84821011',
      unspsc: '31171504',
      unit: 'piece',
      originCountry: 'in',
    },
    ...{ categoryId: other.rows[0].category_id, manufacturerId: other.rows[0].manufacturer_id },
    ...{
      price: 125_050,
      discountPrice: null,
      ownPrices: {},
      minimum: 1,
      maximum: null,
      step: 1,
      weightGrams: 120,
    },
    ...{
      published: true,
      texts: { en: words(`Zephyr coupling ${tag}`), ru: words('Муфта'), ar: words('قارنة') },
    },
    ...{ attributes: [], industries: [], onHand: 12 },
    ...more,
  };
}
const add = async (more: object = {}): Promise<AdminProduct> => {
  const answer = await admin<AdminProduct>('POST', '/products', await aDraft(more));
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};
const historyOf = async (id: number) =>
  (await admin('GET', `/catalogue-changes?subject=product&subjectId=${id}`)).body.rows;

test('back office products › a new one › is found and shown at once, its stock opened; as a draft nowhere [back office catalogue]', async () => {
  const product = await add();
  assert.deepEqual(
    [product.originCountry, product.onHand, product.slug],
    ['IN', 12, product.name.toLowerCase().replaceAll(' ', '-')],
  );
  const detail = () =>
    services.catalog.getProduct(aCtx(db), product.id).then(
      ({ sku }) => sku,
      (error) => (error as Problem).code,
    );
  assert.ok(await found(product.name, product.id));
  assert.equal(await detail(), product.sku);
  const hidden = await admin('PUT', `/products/${product.id}`, sent(product, { published: false }));
  assert.equal(hidden.status, 200, JSON.stringify(hidden.body));
  assert.ok(!(await found(product.name, product.id)));
  assert.equal(await detail(), 'product-gone');
  const { rows } = await pool.query(
    'select delta, reason, who from stock_movement where product_id = $1',
    [product.id],
  );
  assert.deepEqual(rows, [{ delta: 12, reason: 'opening', who: `staff:${admin.id}` }]);
});

test('back office products › the list › finds by beginnings of numbers and words, by branch, manufacturer, stock and state, sorted [back office catalogue]', async () => {
  const product = await add({ onHand: 0 });
  const list = async (query: string): Promise<number[]> =>
    (await admin('GET', `/products?${query}`)).body.rows.map((row: { id: number }) => row.id);
  for (const query of [
    `q=${product.sku.toLowerCase()}`,
    `q=${product.mpn.slice(0, 6)}`,
    `q=zeph ${product.name.slice(-6, -2)}`,
    'q=муфт',
  ])
    assert.ok((await list(query)).includes(product.id), query);
  assert.deepEqual(await list("q=' %26 | ! (:*"), []);
  assert.deepEqual(await list(`categoryId=${product.categoryId}&stock=out&published=true`), [
    product.id,
  ]);
  assert.deepEqual(
    await list(`manufacturerId=${product.manufacturerId}&stock=in&q=${product.sku}`),
    [],
  );
  const past = await admin('GET', `/products?start=5000&count=10&q=${product.sku}`);
  assert.deepEqual(past.body, { rows: [], total: 1 });
  const prices = (await admin('GET', '/products?sort=price&order=desc')).body.rows.map(
    (row: { price: number }) => row.price,
  );
  assert.deepEqual(
    prices,
    [...prices].sort((a: number, b: number) => b - a),
  );
});

test('back office products › entries that cannot be › are refused at the entry, a taken part number too [back office catalogue]', async () => {
  const product = await add();
  const wrong = await admin(
    'POST',
    '/products',
    await aDraft({
      hsn: '12',
      originCountry: 'XX',
      discountPrice: 125_050,
      ownPrices: { INR: 125_050, USD: 1_500, EUR: 1_400 },
      maximum: 0 + 1,
      minimum: 2,
      texts: { en: words(''), ru: words(''), ar: words('') },
    }),
  );
  assert.equal(wrong.status, 400);
  assert.deepEqual(wrong.body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/discountPrice',
    '/hsn',
    '/maximum',
    '/originCountry',
    '/ownPrices/EUR',
    '/ownPrices/INR',
    '/texts/ar/name',
    '/texts/en/name',
    '/texts/ru/name',
  ]);
  const taken = await admin('POST', '/products', await aDraft({ sku: product.sku }));
  assert.deepEqual([taken.status, taken.body.errors[0].pointer], [409, '/sku']);
  const nowhere = await admin('POST', '/products', await aDraft({ categoryId: 65_000 }));
  assert.deepEqual([nowhere.status, nowhere.body.errors[0].pointer], [400, '/categoryId']);
});

test('back office products › two editors at once › the second is told, nothing of the first is lost [back office catalogue]', async () => {
  const product = await add();
  const other = await asStaff(shop, 'administrator');
  const answers = await Promise.all([
    admin('PUT', `/products/${product.id}`, sent(product, { price: 200_000 })),
    other('PUT', `/products/${product.id}`, sent(product, { weightGrams: 999 })),
  ]);
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, 409]);
  assert.equal(answers.find((answer) => answer.status === 409)?.body.code, 'record-changed');
  const now = (await admin<AdminProduct>('GET', `/products/${product.id}`)).body;
  assert.equal(now.price === 200_000, now.weightGrams === 120);
});

test('back office stock › a correction › is noted with its reason, never below what is set aside, never over a sale [decisions §4]', async () => {
  const product = await add({ onHand: 20 });
  const correct = (counted: number, seen: number, note = 'counted') =>
    admin('POST', `/products/${product.id}/stock`, { counted, seen, note });
  await setAside(db, product.id, 5);
  const below = await correct(4, 20);
  assert.deepEqual(
    [below.status, below.body.code, below.body.errors[0].pointer],
    [409, 'stock-below-reserved', '/counted'],
  );
  assert.equal((await correct(10, 19)).body.code, 'record-changed');
  assert.equal((await correct(10, 20, '  ')).body.errors[0].pointer, '/note');
  const both = await Promise.all([
    correct(7, 20, 'two were broken'),
    correct(9, 20, 'one was lost'),
  ]);
  assert.deepEqual(both.map((answer) => answer.status).sort(), [200, 409]);
  const { rows, total } = (await admin('GET', `/products/${product.id}/stock`)).body;
  assert.equal(total, 2);
  assert.deepEqual(
    [rows[0].reason, rows[0].balance, rows[1].reason, rows[1].balance],
    ['correction', 20 + rows[0].delta, 'opening', 20],
  );
  assert.equal(rows[0].who, 'Staff catalogue-manager');
  // What happened to goods goes on by a correction of its own.
  const [change] = await historyOf(product.id);
  assert.deepEqual([change.undoable, change.lines[0].field], [false, 'on_hand']);
  assert.equal(
    (await admin('POST', `/catalogue-changes/${change.id}/undo`, {})).body.code,
    'change-not-undoable',
  );
});

test('back office history › a change › is told in words and taken back, in search too, unless something changed since [back office catalogue]', async () => {
  const product = await add();
  const renamed = { ...product.texts, en: words(`Borealis clutch ${product.sku}`) };
  const changed = await admin<AdminProduct>(
    'PUT',
    `/products/${product.id}`,
    sent(product, { price: 99_900, ownPrices: { SAR: 4_500 }, texts: renamed }),
  );
  assert.ok(await found('Borealis', product.id));
  const [change] = await historyOf(product.id);
  assert.deepEqual(
    change.lines.map(({ field, of, before, after: is }: Record<string, string>) => [
      field,
      of,
      before,
      is,
    ]),
    [
      ['price_base', null, '1250.50', '999.00'],
      ['own_prices', 'SAR', null, '45.00'],
      ['name', 'en', product.texts.en.name, renamed.en.name],
      ['description', 'en', product.texts.en.description, renamed.en.description],
    ],
  );
  assert.equal((await admin('POST', `/catalogue-changes/${change.id}/undo`, {})).status, 200);
  assert.deepEqual(
    [await found('Borealis', product.id), await found(product.name, product.id)],
    [false, true],
  );
  const back = (await admin<AdminProduct>('GET', `/products/${product.id}`)).body;
  assert.deepEqual([back.price, back.version], [product.price, product.version]);
  // Undone once is undone; a later change of the same entry stands in the way.
  assert.equal(
    (await admin('POST', `/catalogue-changes/${change.id}/undo`, {})).body.code,
    'change-not-undoable',
  );
  assert.equal(
    (await admin('PUT', `/products/${product.id}`, sent(changed.body, { price: 1 }))).body.code,
    'record-changed',
  );
  const first = await admin<AdminProduct>(
    'PUT',
    `/products/${product.id}`,
    sent(back, { price: 70_000 }),
  );
  await admin('PUT', `/products/${product.id}`, sent(first.body, { price: 80_000 }));
  const rows = await historyOf(product.id);
  assert.equal(
    (await admin('POST', `/catalogue-changes/${rows[1].id}/undo`, {})).body.code,
    'change-not-undoable',
  );
  assert.equal((await admin('POST', '/catalogue-changes/nothing/undo', {})).status, 404);
});

test('back office products › many at once › are one change, found by it at once, undone as one [back office catalogue]', async () => {
  const a = await add({ price: 10_000, discountPrice: 9_000, ownPrices: { USD: 101 } });
  const b = await add({ price: 33_333 });
  const ids = [a.id, b.id];
  const bulk = (body: object) => admin('POST', '/product-changes', { ids, ...body });
  const facts = async () =>
    (
      await pool.query(
        'select price_base, discount_base, own_prices, published, category_id from product where id = any($1) order by id',
        [ids],
      )
    ).rows;
  const before = await facts();
  const dearer = await bulk({ action: 'price', percent: 7.5 });
  assert.equal(dearer.body.changed, 2, JSON.stringify(dearer.body));
  assert.deepEqual(dearer.body.unknown, []);
  const partly = await bulk({ ids: [99_999_999, a.id], action: 'unpublish' });
  assert.deepEqual([partly.body.changed, partly.body.unknown], [1, [99_999_999]]);
  await bulk({ ids: [a.id], action: 'publish' });
  assert.deepEqual(
    (await facts()).map((row) => [row.price_base, row.discount_base, row.own_prices]),
    [
      [10_750, 9_675, { USD: 109 }],
      [35_833, null, {}],
    ],
  );
  assert.equal(
    (await admin('POST', `/catalogue-changes/${dearer.body.changeId}/undo`, {})).status,
    200,
  );
  assert.deepEqual(await facts(), before);
  await bulk({ action: 'discount', percent: 10 });
  assert.deepEqual(
    (await facts()).map((row) => row.discount_base),
    [9_000, 30_000],
  );
  await bulk({ action: 'no-discount' });
  assert.deepEqual(
    (await facts()).map((row) => row.discount_base),
    [null, null],
  );
  const hidden = await bulk({ action: 'unpublish' });
  assert.deepEqual([await found(a.name, a.id), await found(b.name, b.id)], [false, false]);
  assert.equal(
    (await admin('POST', `/catalogue-changes/${hidden.body.changeId}/undo`, {})).status,
    200,
  );
  assert.ok(await found(b.name, b.id));
  const moved = await bulk({ action: 'category', categoryId: a.categoryId });
  assert.equal(moved.body.changed, 1);
  for (const wrong of [
    { action: 'price' },
    { action: 'discount', percent: -4 },
    { action: 'category' },
    { action: 'category', categoryId: 65_000 },
  ])
    assert.equal((await bulk(wrong)).status, 400, JSON.stringify(wrong));
});

test('back office media › pictures, documents, a video › are made, put in order and taken away, by whoever saw the latest [back office catalogue]', async () => {
  const product = await add();
  const picture = (background: string) =>
    sharp({ create: { width: 900, height: 500, channels: 3, background } })
      .png()
      .toBuffer();
  const send = (name: string, type: string, bytes: Buffer) => {
    const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]);
    return admin('POST', `/products/${product.id}/media`, form, {
      'content-type': 'multipart/form-data; boundary=edge',
    });
  };
  const first = await send('front.png', 'image/png', await picture('#842'));
  assert.equal(first.status, 200, JSON.stringify(first.body));
  const second = await send('back.png', 'image/png', await picture('#248'));
  const images = second.body.media.filter((item: { kind: string }) => item.kind === 'image');
  assert.equal(images.length, 2);
  assert.equal(second.body.image, images[0].target);
  assert.equal(
    (await shop.call('GET', `/productimages/${images[0].target}`)).headers['content-type'],
    'image/webp',
  );
  const arrange = (items: object[], seen: string[], kind = 'image') =>
    admin('PUT', `/products/${product.id}/media`, { kind, items, seen });
  const targets = images.map((item: { target: string }) => item.target);
  const turned = await arrange(
    [...images].reverse().map(({ target, title }: any) => ({ target, title })),
    targets,
  );
  assert.equal(turned.body.image, targets[1]);
  assert.equal((await arrange([], targets)).body.code, 'record-changed');
  const title = { en: 'How to fit it', ru: '', ar: '' };
  assert.equal(
    (await arrange([{ target: 'http://videos.example/1', title }], [], 'video')).status,
    400,
  );
  const film = await arrange([{ target: 'https://videos.example/1', title }], [], 'video');
  assert.equal(
    film.body.media.find((item: { kind: string }) => item.kind === 'video').title.ar,
    'How to fit it',
  );
  assert.equal(
    (await arrange([{ target: 'other.webp', title }], [...targets].reverse())).status,
    400,
  );
  assert.equal((await arrange([], [...targets].reverse())).body.image, 'default.svg');
  const hostile = await send('front.png', 'image/png', Buffer.from('<svg onload=alert(1)>'));
  assert.deepEqual([hostile.status, hostile.body.errors[0].code], [400, 'file-type-not-taken']);
});

test('back office products › a part number typed without its hyphens and spaces, or with others › finds the draft it names, ours or the manufacturer’s [back office catalogue]', async () => {
  const tag = Math.random().toString(36).slice(2, 8).toUpperCase();
  const { id } = await add({ sku: `MW-${tag}-0123`, mpn: `62${tag}/2 RS.C3`, published: false });
  const ids = async (q: string): Promise<number[]> =>
    (await admin('GET', `/products?q=${encodeURIComponent(q)}`)).body.rows.map(
      (row: { id: number }) => row.id,
    );
  const typed = [
    `mw${tag}0123`.toLowerCase(),
    `MW ${tag} 01`,
    `mw-${tag}-0123`,
    ` mw_${tag}`,
    `62${tag}2rsc3`,
    `62 ${tag.toLowerCase()}-2R`,
  ];
  for (const q of typed) assert.deepEqual(await ids(q), [id], q);
  for (const q of ['--', '/', `w${tag}0123`, `mw${tag}01234`, `mw%${tag}_`])
    assert.equal((await ids(q)).includes(id), q.startsWith('mw%'), q);
});

test('back office products › the part number among many thousand › is found by the indexes of its normalised form [back office catalogue]', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query(
      "explain select p.id from product p where p.id in (select id from products_numbered('mwdr0123') id)",
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of [/product_sku_key/, /product_mpn_key/]) assert.match(plan, index);
    assert.doesNotMatch(plan, /Seq Scan/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
