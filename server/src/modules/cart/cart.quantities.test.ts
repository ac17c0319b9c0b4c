// Tests of hostile quantities and of large carts.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { rejectQuantity } from '@millwright/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import type { Answer } from '../../../testing/app.ts';
import { aProduct, testApp } from '../../../testing/index.ts';
import { sampleSize } from '../../../testing/sample.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const JSON_TYPE = { 'content-type': 'application/json' };
/** Sent as they stand: some are no JSON at all. */
const raw = (path: string, body: string) => call('POST', path, { headers: JSON_TYPE, body });
/** The statements that `work` sends, without the bounds of its transaction. */
async function counted(work: () => Promise<Answer>): Promise<string[]> {
  const statements: string[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [{ text?: string } | string];
    const text = (typeof first === 'string' ? first : (first.text ?? '')).trim();
    // Whether the shop is open is asked once a second, whatever is called.
    if (
      !/^(begin|commit|rollback|start transaction|set )/i.test(text) &&
      !/ as is_open$/.test(text)
    )
      statements.push(text.slice(0, 90));
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    assert.equal((await work()).status, 200);
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
const stored = async (code: string, productId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('cart_line')
      .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
      .select('quantity')
      .where('cart.code', '=', code)
      .where('product_id', '=', productId)
      .executeTakeFirst()
  )?.quantity;

const MAXIMUM =
  'Item quantity should be maximum 60. Item can be removed from cart using the remove action';
const MINIMUM =
  'Item quantity should be minimum 10. Item can be removed from cart using the remove action';

test('updateShoppingCartItem › above, below, 0 and negative › the exact warnings, and nothing is stored [§5, §5 quantity, §8 quantity limit]', async () => {
  const packs = await aProduct(db, { minimum: 10, maximum: 60, step: 10 });
  const code = await cartOf([{ productId: packs, quantity: 20 }]);
  for (const [quantity, sentence] of [
    [61, MAXIMUM],
    [2_147_483_647, MAXIMUM],
    [9, MINIMUM],
    [0, MINIMUM],
    [-1, MINIMUM],
    [-2_147_483_648, MINIMUM],
    [15, 'This item is sold in multiples of 10.'],
  ] as const) {
    const { status, body } = await call('POST', '/api/shop/updateShoppingCartItem', {
      body: { productId: packs, quantity, code },
    });
    assert.deepEqual([status, body.errors[0].defaultMessage], [422, sentence], String(quantity));
  }
  assert.equal(await stored(code, packs), 20);
});

test('additemtocart › 0 or less onto a line that has some › the minimum warning, never a way to take some out [§5, §5 quantity]', async () => {
  const packs = await aProduct(db, { minimum: 10, maximum: 60, step: 10 });
  const code = await cartOf([{ productId: packs, quantity: 40 }]);
  for (const quantity of [0, -10, -39, -2_147_483_648]) {
    const { status, body } = await call('POST', '/api/shop/additemtocart', {
      body: { productId: packs, quantity, code },
    });
    assert.deepEqual([status, body.errors[0].defaultMessage], [422, MINIMUM], String(quantity));
  }
  const over = await call('POST', '/api/shop/additemtocart', {
    body: { productId: packs, quantity: 30, code },
  });
  assert.deepEqual([over.status, over.body.errors[0].defaultMessage], [422, MAXIMUM]);
  assert.equal(await stored(code, packs), 40);
});

test('additemtocart and update › what is no whole number › 400 that points at the quantity, and nothing is stored [§5]', async () => {
  const bolt = await aProduct(db);
  const code = await cartOf([{ productId: bolt, quantity: 5 }]);
  for (const quantity of [
    '1.5',
    'null',
    '"1"',
    '"1e3"',
    '2147483648',
    '-2147483649',
    '1e400',
    'true',
    '[1]',
    '{}',
    '"١٢"',
    '0.0000001',
  ]) {
    for (const path of ['/api/shop/additemtocart', '/api/shop/updateShoppingCartItem']) {
      const { status, body } = await raw(
        path,
        `{"productId":${bolt},"quantity":${quantity},"code":"${code}"}`,
      );
      assert.deepEqual(
        [status, body.code, body.errors[0].pointer],
        [400, 'invalid-request', '/quantity'],
        quantity,
      );
    }
  }
  for (const quantity of ['NaN', 'Infinity', '0x10', '01', '+1', '']) {
    const { status, body } = await raw(
      '/api/shop/additemtocart',
      `{"productId":${bolt},"quantity":${quantity},"code":"${code}"}`,
    );
    assert.deepEqual([status, body.code], [400, 'invalid-request'], quantity);
  }
  assert.equal(
    (await raw('/api/shop/additemtocart', `{"productId":${bolt},"code":"${code}"}`)).status,
    400,
  );
  assert.equal(await stored(code, bolt), 5);
});

test('cart › more of one line than totals can count › the ceiling, not a rounded total [§5]', async () => {
  const bolt = await aProduct(db, { stock: 2_000_000, price: 1 });
  const code = await cartOf([{ productId: bolt, quantity: 1_000_000 }]);
  const { status, body } = await call('POST', '/api/shop/additemtocart', {
    body: { productId: bolt, quantity: 1, code },
  });
  assert.deepEqual([status, body.errors[0].code], [422, 'quantity-above-maximum']);
  assert.equal((await call('GET', `/api/shop/shoppingCart?cartCode=${code}`)).body.total, 10_000);
});

type Line = { id: number; productId: number; quantity: number };
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.constantFrom(0, -1, -5, 10, 20, 60, 61, 1_000, 2_147_483_647, -2_147_483_648),
);
/** What a program in error or a hostile one sends, as it stands in the body. */
const nonsense = fc.constantFrom(
  'null',
  'true',
  '"1e3"',
  '1.5',
  'NaN',
  '"١٢"',
  '2147483648',
  '-2147483649',
  '[1]',
  '',
);
const step = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'set', 'set', 'remove', 'nonsense'),
  product: fc.nat(3),
  quantity,
  nonsense,
});

test('cart › any calls in a row, with any number or none › each does exactly what it says or nothing, and every line stays within its limits [§5]', async () => {
  const rules = [
    { minimum: 1, maximum: null, step: 1, stock: 40 },
    { minimum: 10, maximum: 60, step: 10, stock: 500 },
    { minimum: 3, maximum: 25, step: 5, stock: 500 },
    { minimum: 2, maximum: 9, step: 1, stock: 4 },
  ];
  const products: number[] = [];
  for (const rule of rules) products.push(await aProduct(db, rule));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      let code: string | null = null;
      const model = new Map<number, number>();
      const lineIds = new Map<number, number>();
      for (const { what, product, quantity, nonsense } of steps) {
        const [productId, rule] = [
          products[product] as number,
          rules[product] as (typeof rules)[number],
        ];
        const before: number | undefined = model.get(productId);
        const body = { productId, quantity, code };
        if (what === 'nonsense') {
          const path =
            quantity % 2 === 0 ? '/api/shop/additemtocart' : '/api/shop/updateShoppingCartItem';
          const { status } = await raw(
            path,
            `{"productId":${productId},"quantity":${nonsense},"code":"${code ?? ''}"}`,
          );
          assert.equal(status, 400, nonsense);
          continue;
        }
        if (what === 'remove') {
          const lineId = lineIds.get(productId);
          if (lineId === undefined || code === null) continue;
          const answer: Answer = await call(
            'POST',
            `/api/shop/removeitemcart?lineItemId=${lineId}&cartCode=${code}`,
          );
          lineIds.delete(productId);
          assert.equal(answer.status, 200);
          model.delete(productId);
          code = answer.body.code;
          assert.equal(code === null, model.size === 0);
          continue;
        }
        if (what === 'set' && code === null) continue;
        const answer: Answer = await call(
          'POST',
          what === 'add' ? '/api/shop/additemtocart' : '/api/shop/updateShoppingCartItem',
          {
            body,
          },
        );
        const wanted = what === 'add' ? (before ?? 0) + quantity : quantity;
        const allowed =
          rejectQuantity(wanted, rule) === null &&
          wanted <= rule.stock &&
          (what === 'add' ? quantity > 0 : before !== undefined);
        assert.equal(
          answer.status === 200,
          allowed,
          `${what} ${quantity} to ${before}: ${answer.status}`,
        );
        if (allowed) {
          model.set(productId, wanted);
          code = answer.body.code;
          const lines: Line[] = answer.body.shoppingCartItems;
          for (const line of lines) lineIds.set(line.productId, line.id);
          assert.deepEqual(new Map(lines.map((line) => [line.productId, line.quantity])), model);
        } else assert.ok([404, 409, 422].includes(answer.status));
      }
      const left =
        code === null
          ? []
          : (await call('GET', `/api/shop/shoppingCart?cartCode=${code}`)).body.shoppingCartItems;
      assert.deepEqual(new Map(left.map((line: Line) => [line.productId, line.quantity])), model);
    }),
    { numRuns: sampleSize(60, 300), endOnFailure: true },
  );
  const { rows } = await sql`select l.id from cart_line l join product p on p.id = l.product_id
    where l.quantity < p.minimum or l.quantity > coalesce(p.maximum, 1000000) or (l.quantity % p.step <> 0 and l.quantity <> p.minimum)`.execute(
    db,
  );
  assert.deepEqual(rows, []);
});

test('cart › 300 lines, and the 501st › all are priced; one more than the limit is refused in words [§7.1]', async () => {
  const first = await aProduct(db, { price: 100, stock: 1_000 });
  await sql`
    insert into product (sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, image, sort_rank)
    select 'L-' || n, 'L', 'l-' || n, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, 100, image, 5
    from product, generate_series(1, 500) n where id = ${first}`.execute(db);
  await sql`with filled as (insert into stock (product_id, on_hand) select id, 10 from product where sku like 'L-%' returning product_id, on_hand)
    insert into stock_movement (product_id, delta, reason) select product_id, on_hand, 'opening' from filled`.execute(
    db,
  );
  const code = await cartOf([{ productId: first, quantity: 1 }]);
  const fill = (lines: number) =>
    sql`
    insert into cart_line (cart_id, product_id, quantity)
    select c.id, p.id, 2 from cart c, (select id from product where sku like 'L-%' order by id limit ${lines}) p where c.code = ${code}
    on conflict do nothing`.execute(db);
  await fill(299);
  const cart = (await call('GET', `/api/shop/shoppingCart?cartCode=${code}`)).body;
  assert.deepEqual(
    [cart.shoppingCartItems.length, cart.total, cart.readyToOrder],
    [300, 599, true],
  );
  const grown = await call('POST', '/api/shop/additemtocart', {
    body: { productId: first, quantity: 1, code },
  });
  assert.deepEqual([grown.status, grown.body.total], [200, 600]);
  const { rows: ids } = await sql<{
    id: number;
  }>`select l.id from cart_line l join cart c on c.id = l.cart_id where c.code = ${code} order by l.id desc limit 1`.execute(
    db,
  );
  const lineItemId = ids[0]?.id;
  for (const [what, change] of [
    [
      'add',
      () =>
        call('POST', '/api/shop/additemtocart', { body: { productId: first, quantity: 1, code } }),
    ],
    [
      'set',
      () =>
        call('POST', '/api/shop/updateShoppingCartItem', {
          body: { productId: first, quantity: 1, code },
        }),
    ],
    ['look', () => call('GET', `/api/shop/shoppingCart?cartCode=${code}`)],
    [
      'remove',
      () => call('POST', `/api/shop/removeitemcart?lineItemId=${lineItemId}&cartCode=${code}`),
    ],
  ] as const) {
    const statements = await counted(change);
    assert.ok(
      statements.length > 0 && statements.length <= 6,
      `${what} takes ${statements.length} statements:\n${statements.join('\n')}`,
    );
  }
  await fill(499);
  const extra = await aProduct(db);
  const refused = await call('POST', '/api/shop/additemtocart', {
    body: { productId: extra, quantity: 1, code },
  });
  assert.deepEqual(
    [refused.status, refused.body.errors[0].defaultMessage],
    [409, 'A cart holds at most 500 different products.'],
  );
  assert.equal(
    (
      await call('POST', '/api/shop/additemtocart', {
        body: { productId: first, quantity: 1, code },
      })
    ).status,
    200,
  );
});
