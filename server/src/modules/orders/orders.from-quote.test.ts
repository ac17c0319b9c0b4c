// Tests of orders from quotes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Prices, sumPrices } from '@millwright/contracts';
import { aCustomer, aProduct, setOnHand, testApp, violations } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { services } from '../../services.ts';
import { getCompany } from '../company/index.ts';
import { findAccount } from '../customers/index.ts';
import { settleInvoices } from '../invoices/index.ts';
import type { Rates } from '../pricing/index.ts';
import {
  type NegotiatedOrder,
  placeOrderFromQuote,
  priceOrderFromQuote,
} from './orders.from-quote.ts';

const shop = await testApp({ after });
const { db } = shop;
const CHECKOUT = {
  purchaseOrderNumber: 'PO-1',
  note: '',
  paymentMode: 'escrow',
  termsAccepted: true,
} as const;
const RATES: Rates = { base: 'INR', perBaseE9: { USD: 12_000_000, SAR: 45_000_000 } };
const prices = (inr: number): Prices => ({
  base: inr,
  INR: inr,
  USD: Math.round(inr * 0.012),
  SAR: Math.round(inr * 0.045),
});

async function agreed(
  freight: NegotiatedOrder['freight'],
  wishes: Parameters<typeof aCustomer>[1] = {},
) {
  const buyer = await aCustomer(db, wishes);
  const products = [
    await aProduct(db, { price: 50_000, stock: 20 }),
    await aProduct(db, { price: 9_000, stock: 20, minimum: 10 }),
  ];
  const lines = products.map((productId, i) => ({
    productId,
    quantity: 3 + i,
    unitPrice: prices(i === 0 ? 44_444 : 8_101),
  }));
  const agreement: NegotiatedOrder = { lines, freight, rates: RATES };
  const { totals } = await priceOrderFromQuote(
    buyer.ctx,
    db,
    agreement,
    await findAccount(db, buyer.id),
  );
  return { buyer, products, agreement, totals };
}

async function place(
  ctx: Ctx,
  agreement: NegotiatedOrder,
  seen: number,
  checkout: Parameters<typeof placeOrderFromQuote>[2]['checkout'] = CHECKOUT,
) {
  const company = await getCompany(ctx);
  return await inTransaction(
    db,
    async (tx) => await placeOrderFromQuote(ctx, tx, { agreement, checkout, seen, company }),
  );
}
const refused = (code: string) => (error: unknown) => (error as { code?: string }).code === code;

test('placeOrderFromQuote › prices and freight of its own, below the shop’s minimum › an order whose sums agree, stock taken, invoice with the carriage [decisions §8 freight]', async () => {
  const { buyer, products, agreement, totals } = await agreed(prices(15_000));
  const order = await place(buyer.ctx, agreement, totals.total.base);
  const read = await services.orders.getOrder(buyer.ctx, order.orderId);
  assert.deepEqual(read, { ...order, history: read.history });
  assert.deepEqual([read.subtotal.base, read.freight?.base], [3 * 44_444 + 4 * 8_101, 15_000]);
  assert.deepEqual(
    read.total,
    sumPrices([read.subtotal, read.freight ?? prices(0), ...read.taxes.map((tax) => tax.value)]),
  );
  assert.deepEqual(read.total, totals.total);
  const wire = await shop.call('GET', `/api/auth/orders/${order.orderId}`, { token: buyer.token });
  const modules = (wire.body as { totals: { module: string; value: number }[] }).totals;
  assert.deepEqual(modules.map((entry) => entry.module).slice(0, 2), ['subtotal', 'freight']);
  assert.equal(modules[1]?.value, 150);
  const { on_hand } = await db
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', products[1] as number)
    .executeTakeFirstOrThrow();
  assert.equal(on_hand, 16);
  const system: Ctx = { ...buyer.ctx, actor: { kind: 'system' } };
  await services.orders.changeOrderStatus(system, order.orderId, { to: 'Confirmed' });
  await settleInvoices(system, order.id);
  const { content } = await db
    .selectFrom('invoice')
    .select('content')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const invoice = content as {
    lines: { name: string; taxable: { base: number } }[];
    total: { base: number };
  };
  assert.deepEqual(
    invoice.lines.map((line) => line.taxable.base),
    [3 * 44_444, 4 * 8_101, 15_000],
  );
  assert.equal(invoice.total.base, read.total.base);
  const { body_text } = await db
    .selectFrom('email_outbox')
    .select('body_text')
    .where('template', '=', 'order-placed-delivered')
    .executeTakeFirstOrThrow();
  assert.match(body_text, /Freight: ⁦₹150\.00⁩/);
  assert.deepEqual(await violations(db), []);
});

test('placeOrderFromQuote › freight not agreed, or free › left out of the sums, or nought in them [decisions §8 freight]', async () => {
  for (const freight of [null, prices(0)]) {
    const { buyer, agreement, totals } = await agreed(freight, {
      country: 'SA',
      postalCode: '12211',
    });
    const order = await place(buyer.ctx, agreement, totals.total.base);
    assert.deepEqual(
      [order.freight, (await services.orders.getOrder(buyer.ctx, order.orderId)).freight],
      [freight, freight],
    );
    const system: Ctx = { ...buyer.ctx, actor: { kind: 'system' } };
    await services.orders.changeOrderStatus(system, order.orderId, { to: 'Confirmed' });
    await settleInvoices(system, order.id);
  }
  assert.deepEqual(await violations(db), []);
});

test('placeOrderFromQuote › too little stock, another total than seen, no address, terms, visitor › each its own rejection, nothing written [decisions §4]', async () => {
  const before = Number(
    (
      await db
        .selectFrom('sales_order')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
  const { buyer, products, agreement, totals } = await agreed(null);
  await assert.rejects(
    place(buyer.ctx, agreement, totals.total.base - 1),
    refused('agreed-total-changed'),
  );
  await assert.rejects(
    place(buyer.ctx, agreement, totals.total.base, { ...CHECKOUT, termsAccepted: false }),
    refused('terms-not-accepted'),
  );
  await assert.rejects(
    place({ ...buyer.ctx, actor: { kind: 'visitor' } }, agreement, totals.total.base),
    refused('login-required-to-order'),
  );
  const homeless = await agreed(null, { addresses: false });
  assert.deepEqual(homeless.totals.taxes, []);
  await assert.rejects(
    place(homeless.buyer.ctx, homeless.agreement, homeless.totals.total.base),
    refused('address-missing'),
  );
  await setOnHand(db, products[0] as number, 2);
  await assert.rejects(
    place(buyer.ctx, agreement, totals.total.base),
    refused('agreed-stock-not-enough'),
  );
  const after = Number(
    (
      await db
        .selectFrom('sales_order')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
  assert.equal(after, before);
});
