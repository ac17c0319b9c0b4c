// Tests of order terms: a pending order takes new lines, prices and discounts with a reason; freight is agreed before confirmation, payment before shipment unless staff give a reason.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { during, told } from '../../../testing/concurrent-actors.ts';
import {
  aCtx,
  aCustomer,
  aProduct,
  asStaff,
  payInFull,
  testApp,
  testDatabase,
  violations,
} from '../../../testing/index.ts';
import { aMutant, type Program, theProgram } from '../../../testing/mutants.ts';
import { services } from '../../services.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { db } = shop;
const { admin, anOrder, stockOf, mailsTo } = await anOrderManager(shop);
const orders = services.orders;
const fieldsOf = (body: { errors: { code: string; pointer: string }[] }) =>
  body.errors.map(({ code, pointer }) => [code, pointer]);

test('changeOrderContents › a new line, a price, a discount › amounts and taxes in each currency, stock, the reason in history, log, mail and the buyer’s order [decisions 0064]', async () => {
  const { id, products, email, buyer, publicId } = await anOrder([
    { stock: 10, quantity: 4, price: 10_000 },
  ]);
  const [first = 0] = products;
  const added = await aProduct(db, { stock: 7, price: 20_000, name: 'Gasket' });
  const call = await asStaff(shop, 'order-manager');
  const lines = [
    { productId: first, quantity: 4, unitPrice: 9_000 },
    { productId: added, quantity: 2 },
  ];
  const without = await call('PUT', `/orders/${id}/contents`, { version: 0, lines, freight: null });
  assert.deepEqual(
    [without.status, fieldsOf(without.body)],
    [400, [['field-required', '/reason']]],
  );
  const { status, body } = await call('PUT', `/orders/${id}/contents`, {
    version: 0,
    lines,
    freight: 0,
    freightCollected: true,
    reason: ' As agreed by telephone ',
    consent: 'Mr Rao, by telephone',
  });
  assert.equal(status, 200, JSON.stringify(body));
  // 4 x 90.00 and 2 x 200.00, 9 % and 9 % of each line.
  assert.deepEqual(
    [body.subtotal.base, body.total.base, body.freightCollected],
    [76_000, 89_680, true],
  );
  assert.deepEqual(
    body.lines.map((line: { quantity: number; unitPrice: { base: number } }) => [
      line.quantity,
      line.unitPrice.base,
    ]),
    [
      [4, 9_000],
      [2, 20_000],
    ],
  );
  assert.deepEqual([await stockOf(first), await stockOf(added)], [6, 5]);
  assert.equal(body.edits[0].reason, 'As agreed by telephone');
  assert.deepEqual(
    body.edits[0].lines.map((line: { from: number; to: number; price: unknown }) => [
      line.from,
      line.to,
      line.price,
    ]),
    [
      [4, 4, { from: 10_000, to: 9_000 }],
      [0, 2, { from: null, to: 20_000 }],
    ],
  );
  const mail = (await mailsTo(email)).at(-1);
  assert.equal(mail?.template, 'order-changed');
  assert.match(
    mail?.body_text ?? '',
    /Gasket[\s\S]*you collect the goods[\s\S]*₹896\.80[\s\S]*As agreed by telephone/,
  );
  const seen = await orders.getOrder(buyer, publicId);
  assert.deepEqual(
    [seen.changes[0]?.reason, seen.changes[0]?.total.to],
    ['As agreed by telephone', 89_680],
  );
  const log = await db
    .selectFrom('audit_log')
    .select('table_name')
    .where('subject', '=', 'order')
    .where('subject_id', '=', String(id))
    .where('who', '=', `staff:${call.id}`)
    .execute();
  assert.ok(
    ['sales_order', 'order_line', 'order_tax'].every((table) =>
      log.some((row) => row.table_name === table),
    ),
  );
  const reader = await asStaff(shop, 'catalogue-manager');
  assert.equal(
    (await reader('PUT', `/orders/${id}/contents`, { version: 1, lines, freight: 0 })).body.code,
    'right-missing',
  );
});

test('changeOrderContents › a part that is not on sale, more than there is, freight beside collected › refused, the field named, nothing changes [decisions 0064]', async () => {
  const { id, products } = await anOrder();
  const [first = 0] = products;
  const few = await aProduct(db, { stock: 1 });
  const call = await asStaff(shop, 'order-manager');
  const put = (lines: object[], more = {}) =>
    call('PUT', `/orders/${id}/contents`, {
      version: 0,
      lines: [{ productId: first, quantity: 4 }, ...lines],
      freight: null,
      reason: 'x',
      ...more,
    });
  const unknown = await put([{ productId: 99_999_999, quantity: 1 }]);
  assert.deepEqual(
    [unknown.body.code, fieldsOf(unknown.body)],
    ['product-not-found', [['product-not-found', '/lines/99999999']]],
  );
  const short = await put([{ productId: few, quantity: 2 }]);
  assert.deepEqual(
    [short.body.code, fieldsOf(short.body)],
    ['stock-not-enough', [['stock-not-enough', `/lines/${few}`]]],
  );
  assert.deepEqual(fieldsOf((await put([], { freight: 500, freightCollected: true })).body), [
    ['value-not-valid', '/freight'],
  ]);
  assert.equal((await orders.getAdminOrder(admin, id)).version, 0);
});

test('changeOrderStatus › Confirmed with freight not quoted yet › refused naming freight; a sum, free or collected will do [decisions §8 Order states]', async () => {
  const call = await asStaff(shop, 'order-manager');
  for (const agreed of [
    { freight: 45_000 },
    { freight: 0 },
    { freight: 0, freightCollected: true },
  ]) {
    const { id, products } = await anOrder();
    const refused = await call('POST', `/orders/${id}/status`, { to: 'Confirmed' });
    assert.deepEqual(
      [refused.status, refused.body.code, fieldsOf(refused.body)],
      [409, 'freight-not-agreed', [['freight-not-agreed', '/freight']]],
    );
    const lines = [{ productId: products[0], quantity: 4 }];
    assert.equal(
      (
        await call('PUT', `/orders/${id}/contents`, {
          version: 0,
          lines,
          consent: 'By mail',
          ...agreed,
        })
      ).status,
      200,
    );
    assert.equal(
      (await call('POST', `/orders/${id}/status`, { to: 'Confirmed' })).body.status,
      'Confirmed',
    );
  }
});

test('shipping › nothing paid › refused from both doors without a reason, which stays as a note; paid in full it just leaves [§9 Terms]', async () => {
  const call = await asStaff(shop, 'order-manager');
  const confirmed = async () => {
    const placed = await anOrder([{ stock: 10, quantity: 4, price: 10_000 }]);
    const lines = [{ productId: placed.products[0], quantity: 4 }];
    await call('PUT', `/orders/${placed.id}/contents`, { version: 0, lines, freight: 0 });
    await call('POST', `/orders/${placed.id}/status`, { to: 'Confirmed' });
    return { id: placed.id, lines };
  };
  const { id, lines } = await confirmed();
  const parcel = { once: 'terms-test-form', carrier: '', trackingNumber: '', lines };
  for (const refused of [
    await call('POST', `/orders/${id}/status`, { to: 'Shipped' }),
    await call('POST', `/orders/${id}/shipments`, { ...parcel, unpaidReason: ' ' }),
  ]) {
    assert.deepEqual(
      [refused.status, refused.body.code, fieldsOf(refused.body)],
      [409, 'order-not-paid', [['order-not-paid', '/unpaidReason']]],
    );
    assert.match(refused.body.detail, /^₹472\.00 of this order is not paid yet/);
  }
  const sent = (
    await call('POST', `/orders/${id}/shipments`, { ...parcel, unpaidReason: 'LC-7 is in order' })
  ).body;
  assert.deepEqual(
    [sent.status, sent.notes[0].text, sent.notes[0].actor],
    ['Shipped', 'Shipped before payment: LC-7 is in order', `staff:${call.id}`],
  );
  const paid = await confirmed();
  await payInFull(db, paid.id);
  const whole = (await call('POST', `/orders/${paid.id}/status`, { to: 'Shipped' })).body;
  assert.deepEqual([whole.status, whole.notes], ['Shipped', []]);
});

async function twoEdits(
  t: Parameters<typeof testDatabase>[0],
  program: Program,
  brokenBecause?: string,
): Promise<string[]> {
  const world = {
    ...(await testDatabase(t, brokenBecause === undefined ? {} : { brokenBecause })),
    program,
  };
  const clerk = {
    ...aCtx(world.db),
    actor: { kind: 'staff', staffId: 1, role: 'administrator' },
  } as const;
  const { ctx } = await aCustomer(world.db);
  const [part, added] = [
    await aProduct(world.db, { stock: 9 }),
    await aProduct(world.db, { stock: 3 }),
  ];
  const { cart, orders: forStaff } = program.services;
  const { code } = await cart.addItem(ctx, null, { productId: part, quantity: 2 });
  const { id } = await forStaff.placeOrder(ctx, code as string, {
    purchaseOrderNumber: '',
    note: '',
    paymentMode: 'escrow',
    termsAccepted: true,
  });
  const edit = (quantity: number) => () =>
    forStaff.changeOrderContents(clerk, id, {
      version: 0,
      lines: [
        { productId: part, quantity: 2 },
        { productId: added, quantity },
      ],
      freight: 0,
      reason: 'Added',
      consent: 'By telephone',
    });
  const said = await during(world, 'edit: read', edit(1), edit(2));
  return [...said, ...(await violations(world.db))];
}

test('changeOrderContents › two clerks add the same part at once › one of them is told, the stock is right [decisions 0064]', async (t) => {
  assert.deepEqual((await twoEdits(t, await theProgram())).sort(), ['done', 'record-changed']);
});

test('changeOrderContents › the same without the locks of order and stock › does damage, so the race is real [decisions 0064]', async (t) => {
  const mutant = await aMutant(
    {
      file: 'modules/orders/orders.queries.ts',
      from: ".where('id', '=', id).forUpdate()",
      to: ".where('id', '=', id)",
    },
    {
      file: 'modules/catalog/catalog.stock.ts',
      from: 'order by product_id for update`',
      to: 'order by product_id`',
    },
  );
  assert.notDeepEqual((await twoEdits(t, mutant, 'a guard is missing')).sort(), [
    'done',
    'record-changed',
  ]);
});

test('changeOrderContents › the last piece is ordered by somebody else at once › one of the two has it [decisions 0064]', async () => {
  const { id, products } = await anOrder();
  const last = await aProduct(db, { stock: 1 });
  const lines = [
    { productId: products[0] ?? 0, quantity: 4 },
    { productId: last, quantity: 1 },
  ];
  const concurrentActor = await aCustomer(db);
  const code = await shop.cartOf([{ productId: last, quantity: 1 }], concurrentActor.token);
  const said = await Promise.all([
    told(
      orders.changeOrderContents(admin, id, {
        version: 0,
        lines,
        freight: null,
        reason: 'Added',
        consent: 'By mail',
      }),
    ),
    told(
      orders.placeOrder(concurrentActor.ctx, code, {
        purchaseOrderNumber: '',
        note: '',
        paymentMode: 'escrow',
        termsAccepted: true,
      }),
    ),
  ]);
  assert.equal(said.filter((each) => each === 'done').length, 1, said.join());
  assert.equal(await stockOf(last), 0);
});

test('orders by their terms › after all of the above › the data is whole [decisions 0064]', async () => {
  assert.deepEqual(await violations(db), []);
});
