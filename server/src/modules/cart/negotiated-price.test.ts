// Tests of negotiated prices: shown, charged, their units reserved, and all of it undone when they end.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import {
  aCtx,
  aCustomer,
  aProduct,
  later,
  stockOf,
  type TestCustomer,
  testApp,
  violations,
} from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Purchasable } from '../catalog/index.ts';
import {
  addItems,
  holdsUntil,
  mergeCart,
  type NegotiatedOrder,
  releaseOverdue,
  reserveAtNegotiatedPrice,
} from './index.ts';
import { asNegotiated } from './negotiated-price.rules.ts';

const shop = await testApp({ after });
const { db, call } = shop;
const admin = (): Ctx => ({
  ...aCtx(db),
  actor: { kind: 'staff', staffId: 1, role: 'administrator' },
});

function agreement(productId: number, wishes: Partial<NegotiatedOrder> = {}): NegotiatedOrder {
  const unitPrice = { base: 8_000, INR: 8_000, USD: 95, SAR: 356 };
  return {
    productId,
    quantity: 4,
    unitPrice,
    validUntil: holdsUntil(new Date()),
    source: 'quote',
    reference: '17',
    ...wishes,
  };
}
const hold = (customer: TestCustomer, ...agreements: NegotiatedOrder[]): Promise<string> =>
  inTransaction(db, (tx) => reserveAtNegotiatedPrice(admin(), tx, customer.id, agreements));
const code = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};
const look = async (cartCode: string, token: string) =>
  (await call('GET', `/api/shop/shoppingCart?cartCode=${cartCode}`, { token })).body;
const commit = (cartCode: string, token: string) =>
  call('POST', `/api/order/commitOrder?cartCode=${cartCode}`, { token });

test('reserveAtNegotiatedPrice › a price below the list › in cart, prices and order; its pieces leave nobody else’s hands [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { stock: 5, price: 10_000 });
  const cartCode = await hold(buyer, agreement(product));
  assert.deepEqual(await stockOf(db, product), [5, 4]);
  const cart = await look(cartCode, buyer.token);
  const [line] = cart.shoppingCartItems;
  assert.deepEqual(
    [line.price, line.usdPrice, line.sarPrice, line.subTotal, cart.total],
    [80, 0.95, 3.56, 320, 320],
  );
  assert.deepEqual(
    [line.quantity, line.quantityOrderMinimum, line.quantityOrderMaximum, line.productquantity],
    [4, 4, 4, 5],
  );
  assert.deepEqual(
    [line.agreedPrice.source, line.agreedPrice.reference, cart.readyToOrder],
    ['quote', '17', true],
  );
  // The line as it was answered may be sent back.
  const same = await call('POST', '/api/shop/updateShoppingCartItem', {
    token: buyer.token,
    body: line,
  });
  assert.deepEqual([same.status, same.body.shoppingCartItems[0].price], [200, 80]);

  const concurrentActor = await aCustomer(db);
  const tooMany = await call('POST', '/api/shop/additemtocart', {
    token: concurrentActor.token,
    body: { productId: product, quantity: 2 },
  });
  assert.deepEqual([tooMany.status, tooMany.body.code], [409, 'stock-not-enough']);

  const prices = (
    await call('GET', `/api/order/prices?cartcode=${cartCode}`, { token: buyer.token })
  ).body;
  assert.equal(prices.subTotal, 320);
  const order = await commit(cartCode, buyer.token);
  assert.deepEqual([order.status, order.body.total.price], [200, prices.total]);
  assert.deepEqual(await stockOf(db, product), [1, 0]);
  assert.deepEqual(
    (
      await db
        .selectFrom('negotiated_price')
        .select('state')
        .where('customer_id', '=', buyer.id)
        .executeTakeFirstOrThrow()
    ).state,
    'used',
  );
  assert.deepEqual(await violations(db), []);
});

test('reserveAtNegotiatedPrice › its time is over › today’s price with a notice, the order refused until it was seen, the pieces back [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { stock: 4, price: 10_000, name: 'Valve' });
  const cartCode = await hold(buyer, agreement(product));
  await look(cartCode, buyer.token);
  const { services } = await import('../../services.ts');
  const tomorrow = later(buyer.ctx, 25);
  // The job has not released it yet: the buyer is told all the same, and may still buy the units.
  const checkout = {
    purchaseOrderNumber: '',
    note: '',
    paymentMode: 'escrow',
    termsAccepted: true,
  } as const;
  assert.equal(
    await code(services.orders.placeOrder(tomorrow, cartCode, checkout)),
    'prices-changed',
  );
  assert.deepEqual(await stockOf(db, product), [4, 4]);
  const cart = await services.cart.getCart(tomorrow, cartCode);
  assert.deepEqual(
    [cart.lines[0]?.unitPrice.base, cart.lines[0]?.agreed?.live, cart.lines[0]?.blocked],
    [10_000, false, null],
  );

  const system: Ctx = { ...later(aCtx(db), 25), actor: { kind: 'system' } };
  assert.equal(
    await releaseOverdue({
      ...system,
      clock: { now: () => new Date(Date.now() + 23 * 3_600_000) },
    }),
    0,
  );
  assert.ok((await releaseOverdue(system)) >= 1);
  assert.equal(await releaseOverdue(system), 0);
  assert.deepEqual(await stockOf(db, product), [4, 0]);
  const order = await services.orders.placeOrder(tomorrow, cartCode, checkout);
  assert.equal(order.lines[0]?.unitPrice.base, 10_000);
  assert.deepEqual(await stockOf(db, product), [0, 0]);
  assert.deepEqual(await violations(db), []);
});

test('getCart › an negotiated price that ended › said once, with both prices [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const cartCode = await hold(
    buyer,
    agreement(await aProduct(db, { price: 10_000, name: 'Valve' })),
  );
  await look(cartCode, buyer.token);
  const { services } = await import('../../services.ts');
  const { notices } = await services.cart.getCart(later(buyer.ctx, 25), cartCode);
  assert.deepEqual(
    notices.map((notice) => [notice.code, notice.message]),
    [
      [
        'agreed-price-ended',
        'The agreed price of Valve has ended. It costs ₹100.00 now; agreed was ₹80.00.',
      ],
    ],
  );
  assert.deepEqual((await services.cart.getCart(later(buyer.ctx, 25), cartCode)).notices, []);
});

test('placeOrder › ended but not cleared away, and seen › today’s price, and nothing stays set aside [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { stock: 4 });
  const cartCode = await hold(buyer, agreement(product));
  const { services } = await import('../../services.ts');
  const tomorrow = later(buyer.ctx, 25);
  await services.cart.getCart(tomorrow, cartCode);
  const order = await services.orders.placeOrder(tomorrow, cartCode, {
    purchaseOrderNumber: '',
    note: '',
    paymentMode: 'escrow',
    termsAccepted: true,
  });
  assert.equal(order.lines[0]?.unitPrice.base, 10_000);
  assert.deepEqual(await stockOf(db, product), [0, 0]);
  assert.equal(
    (
      await db
        .selectFrom('negotiated_price')
        .select('state')
        .where('customer_id', '=', buyer.id)
        .executeTakeFirstOrThrow()
    ).state,
    'released',
  );
  assert.deepEqual(await violations(db), []);
});

test('removeitemcart › an agreed line › the price ends and its pieces return [§7.1]', async () => {
  const buyer = await aCustomer(db);
  const [kept, taken] = [await aProduct(db), await aProduct(db)];
  const cartCode = await hold(buyer, agreement(kept), agreement(taken, { quantity: 2 }));
  const lines = (await look(cartCode, buyer.token)).shoppingCartItems as {
    id: number;
    productId: number;
  }[];
  const remove = (productId: number) =>
    call(
      'POST',
      `/api/shop/removeitemcart?lineItemId=${lines.find((line) => line.productId === productId)?.id}&cartCode=${cartCode}`,
      {
        token: buyer.token,
      },
    );
  await remove(taken);
  assert.deepEqual(
    [await stockOf(db, kept), await stockOf(db, taken)],
    [
      [100, 4],
      [100, 0],
    ],
  );
  assert.equal((await remove(kept)).body.code, null);
  assert.deepEqual(await stockOf(db, kept), [100, 0]);
  assert.deepEqual(await violations(db), []);
});

test('reserveAtNegotiatedPrice › an ordinary line of the product, then another quantity › the agreed one stands, others are refused in words [§5]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { name: 'Valve' });
  const ordinary = await shop.cartOf([{ productId: product, quantity: 9 }], buyer.token);
  assert.equal(await hold(buyer, agreement(product)), ordinary);
  const more = await call('POST', '/api/shop/additemtocart', {
    token: buyer.token,
    body: { productId: product, quantity: 1, code: ordinary },
  });
  assert.deepEqual([more.status, more.body.code], [409, 'agreed-quantity-fixed']);
  assert.match(more.body.message, /price of Valve was agreed for 4/);
  await addItems(buyer.ctx, ordinary, [{ productId: product, quantity: 3 }]);
  assert.deepEqual(
    (await look(ordinary, buyer.token)).shoppingCartItems.map(
      (line: { quantity: number }) => line.quantity,
    ),
    [4],
  );
  assert.deepEqual(await violations(db), []);
});

test('mergeCart › the visitor’s cart has the product too › the agreed line stays as it is, and that is told [§4 Cart]', async () => {
  const buyer = await aCustomer(db);
  const [product, other] = [await aProduct(db, { name: 'Valve' }), await aProduct(db)];
  const cartCode = await hold(buyer, agreement(product));
  const guest = await shop.cartOf([
    { productId: product, quantity: 3 },
    { productId: other, quantity: 2 },
  ]);
  assert.equal(await mergeCart(aCtx(db), guest, buyer.id), cartCode);
  const cart = await look(cartCode, buyer.token);
  assert.deepEqual(
    cart.shoppingCartItems.map((line: { productId: number; quantity: number; price: number }) => [
      line.productId,
      line.quantity,
      line.price,
    ]),
    [
      [product, 4, 80],
      [other, 2, 100],
    ],
  );
  assert.match(
    cart.notices[0].defaultMessage,
    /your price is agreed for 4, so the 3 from the other cart were left out/,
  );
  assert.deepEqual(await violations(db), []);
});

test('reserveAtNegotiatedPrice › twice, too many, gone › refused, and nothing is set aside [§8]', async () => {
  const buyer = await aCustomer(db);
  const [product, few, fine] = [
    await aProduct(db),
    await aProduct(db, { stock: 3 }),
    await aProduct(db),
  ];
  await hold(buyer, agreement(product));
  assert.equal(await code(hold(buyer, agreement(product))), 'agreed-price-held');
  assert.equal(await code(hold(buyer, agreement(fine), agreement(few))), 'stock-not-enough');
  await db.updateTable('product').set({ published: false }).where('id', '=', few).execute();
  assert.equal(await code(hold(buyer, agreement(few, { quantity: 1 }))), 'product-not-found');
  assert.deepEqual(
    [await stockOf(db, few), await stockOf(db, fine)],
    [
      [3, 0],
      [100, 0],
    ],
  );
  assert.deepEqual(await violations(db), []);
});

test('reserveAtNegotiatedPrice › twenty buyers at once for ten pieces › ten hold one, and no cart of an order loses its stock [promises P1]', async () => {
  const product = await aProduct(db, { stock: 10 });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => aCustomer(db)));
  const said = await Promise.all(
    buyers.map((buyer) => code(hold(buyer, agreement(product, { quantity: 1 })))),
  );
  assert.equal(said.filter((word) => word === 'done').length, 10, said.join());
  assert.deepEqual(new Set(said), new Set(['done', 'product-out-of-stock']));
  assert.deepEqual(await stockOf(db, product), [10, 10]);
  assert.deepEqual(await violations(db), []);
});

test('asNegotiated › any prices and moments › never above the list price, and only while it is held [§4 negotiate]', () => {
  const price = fc
    .record({
      INR: fc.integer({ min: 1, max: 1e9 }),
      USD: fc.integer({ min: 1, max: 1e7 }),
      SAR: fc.integer({ min: 1, max: 1e8 }),
    })
    .map((amounts) => ({ base: amounts.INR, ...amounts }));
  fc.assert(
    fc.property(
      price,
      price,
      fc.integer({ min: -10, max: 10 }),
      fc.boolean(),
      fc.nat(50),
      (list, unitPrice, hours, held, stock) => {
        const purchasable = {
          unitPrice: list,
          stock,
          limits: { minimum: 1, maximum: null, step: 1 },
        } as unknown as Purchasable;
        const now = new Date(1e12);
        const validUntil = new Date(1e12 + hours * 3_600_000);
        const line = asNegotiated(
          { id: 1, source: 'quote', reference: '1', quantity: 7, unitPrice, validUntil, held },
          purchasable,
          now,
        );
        const live = held && hours > 0;
        assert.equal(line.agreed?.live, live);
        assert.equal(
          line.purchasable.unitPrice.base,
          live ? Math.min(list.base, unitPrice.base) : list.base,
        );
        assert.equal(line.purchasable.stock, held ? stock + 7 : stock);
      },
    ),
    { numRuns: 2_000 },
  );
});
