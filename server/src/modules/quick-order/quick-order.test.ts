// Tests of the quick order, on the real database, through the calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { aCtx, aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { reindexProducts } from '../search/index.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;

/** A product under these numbers, known to search. */
async function aPart(
  sku: string,
  mpn: string,
  wishes: Parameters<typeof aProduct>[1] = {},
): Promise<number> {
  const id = await aProduct(db, { name: `Part ${sku}`, ...wishes });
  await db.updateTable('product').set({ sku, mpn }).where('id', '=', id).execute();
  await db.transaction().execute((tx) => reindexProducts(tx, [id]));
  return id;
}
const bearing = await aPart('NRD-6205-2RS', '6205-2RS');
const bolt = await aPart('SHY-M8X40', 'M8x40', { minimum: 10, maximum: 60, step: 10, stock: 500 });
const [twinA, twinB] = [await aPart('AAA-7700', '7700'), await aPart('BBB-7700', '7700')];
const gone = await aPart('NRD-9999', '9999', { stock: 0 });

const ask = async (lines: unknown[], more: object = {}, lang = 'en') =>
  await call('POST', `/api/quickorder?lang=${lang}`, { body: { lines, ...more } });
type Line = {
  status: string;
  quantity: number | null;
  product: { productId: number } | null;
  choices: { productId: number }[];
  problem: { code: string; defaultMessage: string } | null;
  possible: number | null;
  repeats: number | null;
};
const short = (line: Line) => [
  line.status,
  line.product?.productId ?? null,
  line.quantity,
  line.problem?.code ?? null,
  line.possible,
];

test('quickorder › lines in any form › found, with the reading under which the part exists [features quick order]', async () => {
  const { status, body } = await ask([
    '10 x 6205-2RS',
    '6205 2rs 7',
    'NRD.6205/2RS',
    { partNumber: '62052RS', quantity: 3 },
    'M8 x 40 x 20',
    '٦٢٠٥-2RS ٥',
  ]);
  assert.equal(status, 200);
  assert.deepEqual(
    body.lines.map((line: Line) => [line.status, line.product?.productId, line.repeats]),
    [
      ['found', bearing, null],
      ['found', bearing, 1],
      ['found', bearing, 1],
      ['found', bearing, 1],
      ['found', bolt, null],
      ['found', bearing, 1],
    ],
  );
  assert.equal(body.lines[0].quantity, 10 + 7 + 1 + 3 + 5, 'repetitions add up');
  assert.deepEqual([body.lines[4].quantity, body.ready], [20, 2]);
});

test('quickorder › ambiguous, unknown, sold out, outside the limits › said line by line, with what could be done [features quick order]', async () => {
  const { body } = await ask([
    '7700 2',
    'AAA-7700 2',
    'NRD-6205-2XX 1',
    'zzqq11 4',
    '9999 1',
    'M8x40 15',
    'M8x40-x 70',
    'Regards',
  ]);
  const lines = body.lines as Line[];
  assert.deepEqual(lines.map(short).slice(0, 2), [
    ['ambiguous', null, 2, null, null],
    ['found', twinA, 2, null, null],
  ]);
  assert.deepEqual(
    new Set(lines[0]?.choices.map((choice) => choice.productId)),
    new Set([twinA, twinB]),
  );
  assert.deepEqual([lines[2]?.status, lines[2]?.choices[0]?.productId], ['unknown', bearing]);
  assert.deepEqual([lines[3]?.status, lines[3]?.choices], ['unknown', []]);
  assert.deepEqual(short(lines[4] as Line), ['found', gone, 1, 'product-out-of-stock', null]);
  assert.deepEqual(short(lines[5] as Line), ['found', bolt, 15, 'quantity-not-in-steps', 20]);
  assert.deepEqual([body.ignored, body.ready], [['Regards'], 1]);
  const russian = (await ask(['M8x40 70'], {}, 'ru')).body.lines[0];
  assert.equal(
    russian.problem.defaultMessage,
    'Количество товара не должно превышать 60. Товар можно удалить из корзины кнопкой удаления',
  );
  assert.equal(russian.possible, 60);
  assert.deepEqual(short((await ask([{ partNumber: 'M8x40', quantity: 0 }])).body.lines[0]), [
    'found',
    bolt,
    0,
    'quantity-below-minimum',
    10,
  ]);
  assert.deepEqual(
    short((await ask(['SHY-M8X40'])).body.lines[0]),
    ['found', bolt, 10, null, null],
    'no number: the minimum',
  );
});

test('quickorder › a quantity of -2, no part number › at least 1; the line that has no number; neither takes from another line [features quick order]', async () => {
  const { body } = await ask(['6205-2RS;5', '6205-2RS;-2', ';4', 'M8x40;-1']);
  assert.deepEqual(
    (body.lines as Line[]).map((line) => [
      line.quantity,
      line.repeats,
      line.problem?.defaultMessage,
    ]),
    [
      [5, null, undefined],
      [-2, null, 'This must be at least 1.'],
      [4, null, 'Line 3 has no part number.'],
      [-1, null, 'This must be at least 10.'],
    ],
  );
  assert.equal(body.ready, 1);
});

test('quickorder › more than may be had with what the cart holds › says how many it holds [features quick order]', async () => {
  const code = await cartOf([{ productId: bolt, quantity: 50 }]);
  const { lines } = await services.quickOrder.matchText(aCtx(db), code, 'M8x40 20\n6205-2RS 1');
  assert.deepEqual(
    lines.map(({ problem, held }) => [problem?.code, held]),
    [
      ['quantity-above-maximum', 50],
      [undefined, 0],
    ],
  );
});

test('quickorder › with a cart › the limits count what it holds; somebody else’s cart counts for nothing [§5 quantity]', async () => {
  const owner = await aCustomer(db);
  const code = await cartOf([{ productId: bolt, quantity: 50 }]);
  const foreign = await cartOf([{ productId: bolt, quantity: 60 }], owner.token);
  assert.deepEqual(short((await ask(['M8x40 20'], { code })).body.lines[0]), [
    'found',
    bolt,
    20,
    'quantity-above-maximum',
    10,
  ]);
  assert.deepEqual(short((await ask(['M8x40 20'], { code: foreign })).body.lines[0]), [
    'found',
    bolt,
    20,
    null,
    null,
  ]);
});

test('quickorder › a withdrawn part › unknown, as everywhere [features quick order]', async () => {
  const old = await aPart('OLD-123456', '123456');
  await db.updateTable('product').set({ published: false }).where('id', '=', old).execute();
  assert.equal((await ask(['123456 1'])).body.lines[0].status, 'unknown');
});

test('quickorder/cart › good and bad together › the good are in, each other one is named, one cart [features quick order]', async () => {
  const lines = [
    { productId: bearing, quantity: 4 },
    { productId: bearing, quantity: 2 },
    { productId: bolt, quantity: 15 },
    { productId: gone, quantity: 1 },
    { productId: 2_000_000_000, quantity: 1 },
    { productId: twinA, quantity: -5 },
  ];
  const { status, body } = await call('POST', '/api/quickorder/cart', { body: { lines } });
  assert.equal(status, 200);
  assert.deepEqual(body.added, [bearing]);
  assert.deepEqual(
    body.refused.map((rejection: { productId: number; code: string }) => [
      rejection.productId,
      rejection.code,
    ]),
    [
      [bolt, 'quantity-not-in-steps'],
      [gone, 'product-out-of-stock'],
      [2_000_000_000, 'product-not-found'],
      [twinA, 'quantity-below-minimum'],
    ],
  );
  assert.deepEqual(
    body.cart.shoppingCartItems.map((line: { productId: number; quantity: number }) => [
      line.productId,
      line.quantity,
    ]),
    [[bearing, 6]],
  );
  const nothing = await call('POST', '/api/quickorder/cart', {
    body: { lines: [{ productId: gone, quantity: 1 }] },
  });
  assert.deepEqual(
    [nothing.status, nothing.body.cart],
    [200, { code: null, shoppingCartItems: [] }],
  );
});

test('quickorder › hostile bodies › 400, never a fault [promises P38]', async () => {
  for (const body of [
    {},
    { lines: [] },
    { lines: 'x' },
    { lines: Array(501).fill('6205 1') },
    { lines: [{ partNumber: 'x', quantity: 1.5 }] },
    { lines: ['x'.repeat(301)] },
    { lines: ['a\0b'] },
    { lines: ['x'], isAdmin: true },
  ])
    assert.equal(
      (await call('POST', '/api/quickorder', { body })).status,
      400,
      JSON.stringify(body).slice(0, 60),
    );
  for (const body of [
    { lines: [] },
    { lines: [{ productId: 1, quantity: 1, price: 1 }] },
    { lines: Array(501).fill({ productId: 1, quantity: 1 }) },
  ])
    assert.equal((await call('POST', '/api/quickorder/cart', { body })).status, 400);
  const odd = await ask(['\ud800 6205', "' or 1=1 --5", '%_\\ 5', '\u{10ffff}7 5', '((((((((9']);
  assert.equal(odd.status, 200);
});

test('quickorder › 500 lines › a handful of statements to look, a handful to put in [features quick order]', async () => {
  const first = await aProduct(db, { stock: 1_000 });
  await sql`
    insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, image, sort_rank)
    select 'QO-' || n, 'QOM' || n, 'qo-' || n, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, 100, image, 5
    from product, generate_series(1001, 1490) n where id = ${first}`.execute(db);
  await sql`with filled as (insert into stock (product_id, on_hand) select id, 10 from product where sku like 'QO-%' returning product_id, on_hand)
    insert into stock_movement (product_id, delta, reason) select product_id, on_hand, 'opening' from filled`.execute(
    db,
  );
  await sql`insert into part_key (key, product_id, sort_rank) select replace(sku, '-', ''), id, 5 from product where sku like 'QO-%'`.execute(
    db,
  );
  const written = [
    ...Array.from({ length: 490 }, (_, n) => `QO-${1001 + n} 2`),
    ...Array.from({ length: 10 }, (_, n) => `QX-${n}99999 1`),
  ];
  let body: { ready: number; lines: Line[] } = { ready: 0, lines: [] };
  const looked = await counted(async () => {
    body = (await ask(written)).body;
  });
  assert.deepEqual([body.lines.length, body.ready], [500, 490]);
  assert.ok(looked > 0 && looked <= 6, `${looked} statements to look`);
  const lines = body.lines.flatMap((line) =>
    line.product === null ? [] : [{ productId: line.product.productId, quantity: 2 }],
  );
  const put = await counted(async () => {
    const { body: added } = await call('POST', '/api/quickorder/cart', { body: { lines } });
    assert.deepEqual(
      [added.added.length, added.refused.length, added.cart.shoppingCartItems.length],
      [490, 0, 490],
    );
  });
  assert.ok(put > 0 && put <= 9, `${put} statements to put in`);
});

/** Statements without the bounds of transactions, and without whether the shop is open, which is read anew each second. */
async function counted(work: () => Promise<void>): Promise<number> {
  const query = pg.Client.prototype.query;
  let statements = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [sent] = args as [{ text?: string } | string];
    const text = (typeof sent === 'string' ? sent : (sent.text ?? '')).trim();
    const isBound = /^(begin|commit|rollback|start transaction|set )/i.test(text);
    if (!isBound && !text.includes("where name = 'open'")) statements += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
