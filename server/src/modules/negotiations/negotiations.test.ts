// Tests of negotiations.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
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
import { services } from '../../services.ts';
import { expireOffers } from './index.ts';

const shop = await testApp({ after });
const { db, call } = shop;
const { negotiations } = services;
const admin: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };

const PHONE = '+91 44 2827 1234';
const form = (productId: number, more: object = {}) => ({
  lotName: 'as shown',
  phone: PHONE,
  price: 80,
  productId,
  ...more,
});
const negotiate = (body: object, buyer?: TestCustomer, lang = 'en') =>
  call('POST', `/api/negotiate?lang=${lang}`, { body, token: buyer?.token });
const offerOf = async (
  buyer: TestCustomer,
  productId: number,
  more: object = {},
): Promise<string> => (await negotiate(form(productId, more), buyer)).body.reference;
const mailsTo = async (address: string): Promise<[string, string][]> => {
  const rows = await db
    .selectFrom('email_outbox')
    .select(['template', 'subject'])
    .where('recipient', '=', address)
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.template, row.subject]);
};
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

test('negotiate › a visitor’s lotName, phone and price › a thread for the staff with a number to quote [§7.7 negotiate] [§3 negotiate] [§6 visitor forms]', async () => {
  const product = await aProduct(db, { price: 10_000, name: 'Gearbox' });
  const { status, body } = await negotiate(form(product, { quantity: 3, currency: 'INR' }));
  assert.equal(status, 200);
  assert.deepEqual([body.message, body.state], ['Submitted successfully.', 'open']);
  assert.match(body.reference, /^NG-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const seen = await negotiations.getForStaff(admin, body.reference);
  assert.deepEqual(
    [
      seen.itemName,
      seen.phone,
      seen.quantity,
      seen.last.unitPrice.base,
      seen.customerId,
      seen.asking?.base,
    ],
    ['Gearbox', '+914428271234', 3, 8_000, null, 10_000],
  );
  const company = await db.selectFrom('company').select('email').executeTakeFirstOrThrow();
  assert.ok(
    (await mailsTo(company.email)).some(
      ([template, subject]) => template === 'offer-staff' && subject.includes(body.reference),
    ),
  );
  // Agreed by telephone: nothing is put into a cart that nobody has.
  assert.equal((await negotiations.acceptForStaff(admin, body.reference)).state, 'accepted');
  assert.deepEqual(await stockOf(db, product), [100, 0]);
  assert.equal(
    (await negotiate(form(product, { price: 70 }), undefined, 'ru')).body.message,
    'Отправлено.',
  );
});

test('negotiate › what is missing or no number › each field with its sentence, in three languages [§5 negotiate form] [§7.7 negotiate]', async () => {
  const product = await aProduct(db, { price: 10_000 });
  const empty = await negotiate(form(product, { lotName: ' ', phone: '', price: '' }));
  assert.equal(empty.status, 400);
  assert.deepEqual(
    empty.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ]),
    [
      ['/lotName', 'field-required'],
      ['/phone', 'field-required'],
      ['/price', 'field-required'],
    ],
  );
  const wrong = await negotiate(form(product, { phone: '12', price: 'cheap' }));
  assert.deepEqual(
    wrong.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ]),
    [
      ['/phone', 'phone-not-valid'],
      ['/price', 'price-not-numeric'],
    ],
  );
  for (const price of [0, -1, 1.234, 1e21, '1.234'])
    assert.equal((await negotiate(form(product, { price }))).status, 400, String(price));
  const unknown = await negotiate(form(999_999_999));
  assert.deepEqual([unknown.status, unknown.body.code], [404, 'product-not-found']);
  for (const body of [form(product, { lotId: 1 }), { ...form(product), productId: undefined }]) {
    const answer = await negotiate(body);
    assert.deepEqual([answer.status, answer.body.code], [400, 'invalid-request']);
    const told = answer.body.errors.map(
      (error: { pointer: string; code: string; detail: string }) => [
        error.pointer,
        error.code,
        error.detail,
      ],
    );
    const sentence = 'Please give exactly one of: productId, lotId.';
    assert.deepEqual(told, [
      ['/productId', 'expected-either', sentence],
      ['/lotId', 'expected-either', sentence],
    ]);
  }
  assert.equal((await negotiate(form(product, { discount: 5 }))).status, 400);
  assert.equal((await negotiate(form(product, { currency: 'EUR' }))).status, 400);
  const above = await negotiate(form(product, { price: 100.01 }), undefined, 'ar');
  assert.deepEqual(
    [above.status, above.body.code, above.body.errors[0].pointer],
    [422, 'offer-above-asking', '/price'],
  );
  assert.match(above.body.message, /100\.00/);
  const short = await negotiate(form(product, { quantity: 101 }));
  assert.deepEqual([short.status, short.body.code], [409, 'stock-not-enough']);
});

test('negotiate › a customer, countered, countered back, accepted › each step told; the price in the cart, its pieces held [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { price: 10_000, stock: 10, name: 'Gearbox' });
  const reference = await offerOf(buyer, product, { quantity: 4 });
  const countered = await negotiations.counterForStaff(admin, reference, { price: 9_500 });
  assert.deepEqual(
    [countered.state, countered.history.map((step) => [step.by, step.unitPrice.base, step.state])],
    [
      'countered',
      [
        ['buyer', 8_000, 'countered'],
        ['seller', 9_500, 'open'],
      ],
    ],
  );
  assert.equal(
    await codeOf(negotiations.counterOffer(buyer.ctx, reference, { price: '95' })),
    'offer-accept-instead',
  );
  assert.equal(
    (await negotiations.counterOffer(buyer.ctx, reference, { price: '90' })).state,
    'open',
  );
  assert.equal(
    await codeOf(negotiations.counterForStaff(admin, reference, { price: 10_001 })),
    'offer-above-asking',
  );
  const agreed = await negotiations.acceptForStaff(admin, reference);
  assert.equal(agreed.state, 'accepted');
  assert.ok(agreed.heldUntil !== null);
  assert.deepEqual(await stockOf(db, product), [10, 4]);
  const cart = await services.cart.getCart(buyer.ctx, null);
  assert.deepEqual(
    cart.lines.map((line) => [
      line.productId,
      line.quantity,
      line.unitPrice.base,
      line.agreed?.source,
      line.agreed?.reference,
    ]),
    [[product, 4, 9_000, 'offer', reference]],
  );
  assert.deepEqual(
    (await mailsTo(buyer.email)).map(([template]) => template),
    ['offer-received', 'offer-countered', 'offer-received', 'offer-accepted'],
  );
  const order = await services.orders.placeOrder(buyer.ctx, cart.code, {
    purchaseOrderNumber: '',
    note: '',
    paymentMode: 'escrow',
    termsAccepted: true,
  });
  assert.equal(order.lines[0]?.unitPrice.base, 9_000);
  assert.deepEqual(await stockOf(db, product), [6, 0]);
  assert.equal((await negotiations.getOffer(buyer.ctx, reference)).heldUntil, null);
  assert.deepEqual(await violations(db), []);
});

test('negotiate › the buyer accepts our price, in dollars › frozen in three currencies, the staff is told [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { price: 10_000 });
  const { asking } = await negotiations.getNegotiable(buyer.ctx, { productId: product });
  const { base, USD = 0, SAR = 0 } = asking;
  const half = Math.floor(USD / 2);
  const { body } = await negotiate(form(product, { price: half / 100, currency: 'USD' }), buyer);
  await negotiations.counterForStaff(admin, body.reference, { price: USD - 1, currency: 'USD' });
  const agreed = await negotiations.acceptOffer(buyer.ctx, body.reference);
  assert.equal(agreed.state, 'accepted');
  const [line] = (await services.cart.getCart(buyer.ctx, null)).lines;
  assert.equal(line?.unitPrice.USD, USD - 1);
  assert.ok((line?.unitPrice.base ?? 0) < base && (line?.unitPrice.SAR ?? 0) <= SAR);
});

test('negotiate › the same form twice, at once › one thread [race: §7.7 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db);
  const answers = await Promise.all([1, 2, 3].map(() => negotiate(form(product), buyer)));
  assert.equal(new Set(answers.map(({ body }) => body.reference)).size, 1);
  assert.equal((await negotiations.listOffers(buyer.ctx, { start: 0, count: 10 })).total, 1);
});

test('negotiate › six offers on an item, from threads and counters › five, whoever asks at once [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { price: 10_000 });
  const reference = await offerOf(buyer, product);
  await negotiations.counterForStaff(admin, reference, { price: 9_900 });
  await negotiations.counterOffer(buyer.ctx, reference, { price: '81' });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => negotiate(form(product, { quantity: n + 1 }), buyer)),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  assert.match(refused?.body.message, /made 5 offers on this item/);
  assert.equal((await negotiations.getOffer(buyer.ctx, reference)).offersLeft, 0);
  // Another buyer, another item: their own five.
  assert.equal((await negotiate(form(product), await aCustomer(db))).status, 200);
  assert.equal((await negotiate(form(await aProduct(db)), buyer)).status, 200);
  assert.deepEqual(await violations(db), []);
});

test('acceptForStaff › the buyer’s other offers on the item › close; one negotiated price at a time [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { name: 'Gearbox' });
  const [first, second] = [
    await offerOf(buyer, product),
    await offerOf(buyer, product, { quantity: 20, price: 60 }),
  ];
  await negotiations.acceptForStaff(admin, second);
  assert.equal((await negotiations.getOffer(buyer.ctx, first)).state, 'withdrawn');
  assert.equal(await codeOf(negotiations.acceptForStaff(admin, first)), 'offer-not-open');
  const more = await negotiate(form(product, { price: 50 }), buyer);
  assert.deepEqual([more.status, more.body.code], [409, 'agreed-price-held']);
  assert.deepEqual(await stockOf(db, product), [100, 20]);
});

test('acceptForStaff › sold meanwhile › the staff is told how many there are, and the thread stays open [§8]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db, { stock: 5, name: 'Gearbox' });
  const reference = await offerOf(buyer, product, { quantity: 5 });
  const concurrentActor = await aCustomer(db);
  const cartCode = await shop.cartOf([{ productId: product, quantity: 2 }], concurrentActor.token);
  await call('POST', `/api/order/commitOrder?cartCode=${cartCode}`, {
    token: concurrentActor.token,
  });
  assert.equal(await codeOf(negotiations.acceptForStaff(admin, reference)), 'stock-not-enough');
  assert.equal((await negotiations.getOffer(buyer.ctx, reference)).state, 'open');
  assert.deepEqual(await violations(db), []);
});

test('setLimits › an offer above one, below the other, between › accepted and declined at once, the rest waits [§4 negotiate]', async () => {
  const product = await aProduct(db, { price: 10_000 });
  await negotiations.setLimits(
    admin,
    { productId: product },
    { acceptBp: 9_000, declineBp: 6_000 },
  );
  assert.deepEqual(await negotiations.getLimits(admin, { productId: product }), {
    acceptBp: 9_000,
    declineBp: 6_000,
  });
  const states: string[] = [];
  for (const price of [90, 59.99, 75])
    states.push((await negotiate(form(product, { price }), await aCustomer(db))).body.state);
  assert.deepEqual(states, ['accepted', 'declined', 'open']);
  assert.deepEqual(await stockOf(db, product), [100, 1]);
  // A visitor is answered by a person.
  assert.equal((await negotiate(form(product, { price: 95 }))).body.state, 'open');
  const buyer = await aCustomer(db);
  const reference = await offerOf(buyer, product, { price: 70 });
  await negotiations.counterForStaff(admin, reference, { price: 9_800 });
  assert.equal(
    (await negotiations.counterOffer(buyer.ctx, reference, { price: '92' })).state,
    'accepted',
  );
  for (const limits of [
    { acceptBp: 6_000, declineBp: 9_000 },
    { acceptBp: 0, declineBp: null },
    { acceptBp: 10_001, declineBp: null },
    { acceptBp: 0.5, declineBp: null },
  ])
    assert.equal(
      await codeOf(negotiations.setLimits(admin, { productId: product }, limits)),
      'offer-limits-not-valid',
    );
  await negotiations.setLimits(admin, { productId: product }, { acceptBp: null, declineBp: null });
  assert.equal(
    (await negotiate(form(product, { price: 95 }), await aCustomer(db))).body.state,
    'open',
  );
});

test('expireOffers › 48 hours without an answer › ended at once for who looks, by the job for the rest; once, with a mail [§4 negotiate]', async () => {
  const buyer = await aCustomer(db);
  const product = await aProduct(db);
  const [waits, answered] = [
    await offerOf(buyer, product),
    await offerOf(buyer, product, { quantity: 2 }),
  ];
  await negotiations.counterForStaff(admin, answered, { price: 9_000 });
  const tomorrow = later(buyer.ctx, 49);
  assert.equal((await negotiations.getOffer(later(buyer.ctx, 47), waits)).state, 'open');
  assert.equal((await negotiations.getOffer(tomorrow, waits)).state, 'expired');
  assert.equal(
    (await negotiations.listOffers(tomorrow, { start: 0, count: 10 })).offers[0]?.state,
    'expired',
  );
  assert.equal(await codeOf(negotiations.acceptOffer(tomorrow, answered)), 'offer-expired');
  assert.equal(await codeOf(negotiations.acceptForStaff(later(admin, 49), waits)), 'offer-expired');
  const system: Ctx = { ...later(aCtx(db), 49), actor: { kind: 'system' } };
  assert.equal(
    await expireOffers({ ...system, clock: { now: () => new Date(Date.now() - 1) } }),
    0,
  );
  assert.ok((await expireOffers(system)) >= 2);
  assert.equal(await expireOffers(system), 0);
  assert.equal(
    (await mailsTo(buyer.email)).filter(([template]) => template === 'offer-expired').length,
    2,
  );
  assert.deepEqual(await violations(db), []);
});

test('offers › somebody else’s, an unknown number, a visitor, not the staff › as if it were not there [§6]', async () => {
  const [buyer, other] = [await aCustomer(db), await aCustomer(db)];
  const reference = await offerOf(buyer, await aProduct(db));
  for (const key of [reference, 'NG-0000-0000', 'x', "' or 1=1 --"])
    for (const work of [
      negotiations.getOffer,
      negotiations.acceptOffer,
      negotiations.withdrawOffer,
    ])
      assert.equal(await codeOf(work(other.ctx, key)), 'offer-not-found');
  assert.equal(await codeOf(negotiations.getOffer(aCtx(db), reference)), 'login-required');
  assert.equal((await negotiations.listOffers(other.ctx, { start: 0, count: 10 })).total, 0);
  for (const ctx of [buyer.ctx, aCtx(db)]) {
    assert.equal(await codeOf(negotiations.acceptForStaff(ctx, reference)), 'not-found');
    assert.equal(
      await codeOf(negotiations.counterForStaff(ctx, reference, { price: 9_000 })),
      'not-found',
    );
    assert.equal(
      await codeOf(negotiations.listForStaff(ctx, { start: 0, count: 10 })),
      'not-found',
    );
    assert.equal(
      await codeOf(negotiations.setLimits(ctx, { productId: 1 }, { acceptBp: 1, declineBp: null })),
      'not-found',
    );
  }
  assert.equal((await negotiations.withdrawOffer(buyer.ctx, reference)).state, 'withdrawn');
  assert.equal(await codeOf(negotiations.withdrawOffer(buyer.ctx, reference)), 'offer-not-open');
  assert.equal(
    (
      await negotiations.listForStaff(admin, { states: ['open'], start: 0, count: 100 })
    ).offers.some((one) => one.reference === reference),
    false,
  );
});

test('database › an offer above what was asked, a second acceptance › refused by it, whatever a program tries [promises P1]', async () => {
  const buyer = await aCustomer(db);
  const reference = await offerOf(buyer, await aProduct(db));
  await negotiations.acceptForStaff(admin, reference);
  const insert = (unit: number, state: string) =>
    sql`insert into offer (negotiation_id, ordinal, by_side, unit_base, unit_in, list_base, state, made_by, closed_by, closed_at, created_at, expires_at)
      select id, 2, 'seller', ${unit}, '{"INR": 1, "USD": 1, "SAR": 1}', 10000, ${state}, 'staff:1', 'staff:1', now(), now(), now() from negotiation where reference = ${reference}`.execute(
      db,
    );
  await assert.rejects(insert(10_001, 'declined'), /offer_not_above_list/);
  await assert.rejects(insert(9_000, 'accepted'), /offer_accepted_once/);
});
