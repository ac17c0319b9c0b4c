// Order answers: texts in the reader's language, stable codes beside them, the currency that the buyer saw.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { translator } from '@millwright/messages/server';
import { aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;

test('commitOrder › a currency in the body › the order keeps it, and every answer says it; none is rupees [decisions §7]', async () => {
  const { token, id } = await aCustomer(db);
  const commit = async (body?: object) => {
    const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
    return await call('POST', `/api/order/commitOrder?cartCode=${code}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  };
  const { body: placed } = await commit({ currency: 'SAR' });
  const read = (await call('GET', `/api/auth/orders/${placed.orderId}`, { token })).body;
  const list = (await call('GET', `/api/orders/customers/${id}`, { token })).body;
  assert.deepEqual(
    [placed.displayCurrency, read.displayCurrency, list.orders[0].displayCurrency],
    ['SAR', 'SAR', 'SAR'],
  );
  assert.equal((await commit()).body.displayCurrency, 'INR');
  // One that the shop does not have: in what it is charged; none that there is: refused.
  assert.equal((await commit({ currency: 'EUR' })).body.displayCurrency, 'INR');
  assert.equal((await commit({ currency: 'JPY' })).status, 400);
});

test('order › read in ru and ar › status, history, payment are text of that language, codes stay [decisions §2] [§4 Orders]', async () => {
  const { token, ctx, id, email } = await aCustomer(db);
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const { orderId } = await services.orders.placeOrder(ctx, code, {
    ...{ purchaseOrderNumber: '', note: '', paymentMode: 'letter-of-credit', termsAccepted: true },
  });
  for (const lang of ['en', 'ru', 'ar'] as const) {
    const status = translator(lang)('orders.status.Pending');
    const { body } = await call('GET', `/api/auth/orders/${orderId}?lang=${lang}`, { token });
    assert.deepEqual([body.orderStatus, body.orderStatusCode], [status, 'Pending']);
    assert.deepEqual([body.history[0].status, body.history[0].statusCode], [status, 'Pending']);
    assert.deepEqual([body.paymentMode, body.paymentState], ['letter-of-credit', 'unpaid']);
    const list = (await call('GET', `/api/orders/customers/${id}?lang=${lang}`, { token })).body;
    assert.deepEqual(
      [list.orders[0].orderStatus, list.orders[0].orderStatusCode],
      [status, 'Pending'],
    );
    const track = (
      await call('POST', `/api/order/track?lang=${lang}`, { body: { orderId, emailId: email } })
    ).body;
    assert.deepEqual([track.orderStatus, track.history[0].statusCode], [status, 'Pending']);
  }
  const titles = async (lang: string) => {
    const { body } = await call('GET', `/api/auth/orders/${orderId}?lang=${lang}`, { token });
    return [body.paymentModeTitle, body.paymentStateTitle];
  };
  assert.deepEqual(await titles('en'), ['Letter of Credit', 'Unpaid']);
  assert.deepEqual(await titles('ru'), ['Аккредитив', 'Не оплачен']);
  assert.deepEqual(await titles('ar'), ['اعتماد مستندي', 'غير مدفوع']);
});

test('order › placed in English, read in Russian and Arabic › names of that language, until the product is renamed; what was ordered is kept [decisions 0086]', async () => {
  const { token, ctx, id } = await aCustomer(db);
  const product = await aProduct(db, { name: 'Bearing' });
  const code = await cartOf([{ productId: product, quantity: 1 }], token);
  const { orderId } = await services.orders.placeOrder(ctx, code, {
    ...{ purchaseOrderNumber: '', note: '', paymentMode: 'letter-of-credit', termsAccepted: true },
  });
  const named = async (locale: 'en' | 'ru' | 'ar') => {
    const reader = { ...ctx, locale };
    const [order, list, proforma] = [
      await services.orders.getOrder(reader, orderId),
      await services.orders.listOrders(reader, { start: 0, count: 5 }),
      await services.orders.getProforma(reader, orderId),
    ];
    return [order, list.orders[0], proforma.order].map((one) => one?.lines[0]?.name);
  };
  assert.deepEqual(await named('en'), Array(3).fill('Bearing'));
  assert.deepEqual(await named('ru'), Array(3).fill('Bearing ru'));
  assert.deepEqual(await named('ar'), Array(3).fill('Bearing ar'));
  const kept = async () =>
    await db
      .selectFrom('order_line')
      .innerJoin('sales_order', 'sales_order.id', 'order_line.order_id')
      .select('name')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
  assert.deepEqual(await kept(), { name: 'Bearing' });
  await db
    .updateTable('product_text')
    .set({ name: 'Gearbox' })
    .where('product_id', '=', product)
    .where('locale', '=', 'en')
    .execute();
  assert.deepEqual(await named('ru'), Array(3).fill('Bearing'));
});

test('order › read by its owner, then cancelled › where to pay and under which reference; nowhere any more [decisions §8 Order states]', async () => {
  const { token } = await aCustomer(db);
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const { body: placed } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  const { bankDetails } = (await call('GET', `/api/auth/orders/${placed.orderId}`, { token })).body;
  assert.deepEqual(
    [bankDetails.account, bankDetails.ifsc, bankDetails.reference],
    ['004205001847', 'CTBK0000421', placed.orderId],
  );
  assert.equal(
    (await call('POST', `/api/auth/orders/${placed.orderId}/cancel`, { token })).body.bankDetails,
    null,
  );
});

test('product and cart › read by REST › when they would be delivered, as the order says it afterwards [decisions §1]', async () => {
  const { token } = await aCustomer(db);
  const product = await aProduct(db);
  const code = await cartOf([{ productId: product, quantity: 1 }], token);
  const [found, cart] = await Promise.all([
    call('POST', '/api/search', { body: { searchBy: 'productId', query: String(product) } }),
    call('GET', `/api/shop/shoppingCart?cartCode=${code}`, { token }),
  ]);
  const { body: placed } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  const { expectedDelivery } = (await call('GET', `/api/auth/orders/${placed.orderId}`, { token }))
    .body;
  assert.deepEqual(
    [found.body.products[0].expectedDelivery, cart.body.expectedDelivery],
    [expectedDelivery, expectedDelivery],
  );
});
