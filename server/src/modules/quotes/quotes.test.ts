// Tests of quotes from a request to an order: actions of staff, views of the buyer, and no access for others. [decisions 0027]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { formatMoney, sumPrices, ZERO } from '@millwright/contracts';
import { aCtx, aCustomer, later, testApp, violations } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';
import type { QuoteContent } from './quotes.content.ts';
import { expireQuotes } from './quotes.service.ts';
import {
  anInput,
  aQuote,
  CHECKOUT,
  countOrders,
  dayIn,
  mailsTo,
  staff,
  tokenOf,
} from './test-quotes.ts';

const shop = await testApp({ after });
const { db, app } = shop;
const { quotes, orders } = services;
const admin = staff(db);
const refused = (code: string) => (error: unknown) => (error as { code?: string }).code === code;

test('quote › asked for by nobody › told to log on, whether or not there is one [promises P31]', async () => {
  const { number } = await aQuote(db);
  for (const asked of [number, 'MQ-0000-0000'])
    await assert.rejects(quotes.getQuote(aCtx(db), asked), refused('login-required'), asked);
});

test('quote › from a request, sent, accepted › page, paper, mail and order say the same to the paisa; the request is won [decisions §8]', async () => {
  const buyer = await aCustomer(db);
  const { reference } = await services.leads.sendRequest(buyer.ctx, 'request', {
    ...{
      firstName: 'Buyer',
      companyName: 'Test Works',
      emailId: buyer.email,
      phoneNumber: '+914428271234',
    },
    description: '4 bearings and 30 bolts, delivered',
  });
  const { id: leadId } = await db
    .selectFrom('lead')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const number = await quotes.createQuote(admin, { leadId }, await anInput(db));
  assert.match(number, /^MQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  await assert.rejects(
    quotes.getQuote(buyer.ctx, number),
    refused('quote-not-found'),
    'a draft is the staff’s own',
  );
  assert.deepEqual(await quotes.listQuotesOfRequest(buyer.ctx, leadId), []);
  await quotes.sendQuote(admin, number);
  const quote = await quotes.getQuote(buyer.ctx, number);
  assert.equal(quote.requestReference, reference);
  assert.deepEqual(await quotes.listQuotesOfRequest(buyer.ctx, leadId), [
    { number, state: 'sent', sentAt: quote.sentAt },
  ]);
  assert.deepEqual(await quotes.listQuotesOfRequest((await aCustomer(db)).ctx, leadId), []);
  await assert.rejects(quotes.listQuotesOfRequest(aCtx(db), leadId), refused('login-required'));
  const { totals } = quote;
  assert.deepEqual(
    totals.total,
    sumPrices([totals.subtotal, totals.freight ?? ZERO, ...totals.taxes.map((tax) => tax.value)]),
  );
  // 7.5 % off 499.99 is 462.49, off 11.11 is 10.28.
  assert.deepEqual(
    [totals.goods.base, totals.subtotal.base, totals.freight?.base],
    [4 * 49_999 + 30 * 1_111, 4 * 46_249 + 30 * 1_028, 25_000],
  );
  const { content } = await db
    .selectFrom('quote_version')
    .select('content')
    .executeTakeFirstOrThrow();
  assert.deepEqual((content as QuoteContent).totals, totals);
  const [mail] = (await mailsTo(db, buyer.email)).filter(
    ({ template }) => template === 'quote-sent',
  );
  assert.match(mail?.body_text ?? '', new RegExp(`/account/quotes/${number}`));
  for (const sum of [totals.subtotal.base, 25_000, totals.total.base])
    assert.ok(mail?.body_text.includes(formatMoney(sum, 'INR', 'en')), String(sum));

  const order = await quotes.acceptQuote(buyer.ctx, number, {
    version: 1,
    seen: totals.total.base,
    checkout: CHECKOUT,
  });
  assert.deepEqual(
    [order.total, order.taxes, order.freight],
    [totals.total, totals.taxes, totals.freight],
  );
  const again = await quotes.acceptQuote(buyer.ctx, number, {
    version: 1,
    seen: totals.total.base,
    checkout: CHECKOUT,
  });
  assert.equal(again.orderId, order.orderId);
  const accepted = await quotes.getQuote(buyer.ctx, number);
  assert.deepEqual(
    [accepted.state, accepted.orderId, accepted.isOpen],
    ['accepted', order.orderId, false],
  );
  const states = (await services.leads.getLead(admin, leadId)).events.filter(
    (event) => event.kind === 'state',
  );
  assert.deepEqual(
    states.map(({ value, note }) => [value, note]),
    [
      ['answered', number],
      ['won', order.orderId],
    ],
  );
  assert.equal(await countOrders(db, buyer.id), 1);
  assert.deepEqual(await violations(db), []);
});

test('quote › any other customer, a visitor, a member of staff’s call by a buyer › as if there were none [decisions §5]', async () => {
  const { buyer, number, input } = await aQuote(db);
  const other = await aCustomer(db);
  await assert.rejects(quotes.getQuote(other.ctx, number), refused('quote-not-found'));
  await assert.rejects(
    quotes.acceptQuote(other.ctx, number, { version: 1, seen: 0, checkout: CHECKOUT }),
    refused('quote-not-found'),
  );
  await assert.rejects(
    quotes.declineQuote(other.ctx, number, { version: 1, reason: '' }),
    refused('quote-not-found'),
  );
  await assert.rejects(quotes.getQuote(aCtx(db), number), refused('login-required'));
  for (const work of [
    () => quotes.createQuote(buyer.ctx, { email: 'a@example.com' }, input),
    () => quotes.editQuote(buyer.ctx, number, input),
    () => quotes.sendQuote(buyer.ctx, number),
    () => quotes.withdrawQuote(buyer.ctx, number),
    () => quotes.reviseQuote(buyer.ctx, number),
    () => quotes.getAdminQuote(buyer.ctx, number),
  ])
    await assert.rejects(work, refused('not-found'));
  assert.deepEqual((await quotes.listQuotes(other.ctx, { start: 0, count: 25 })).total, 0);
});

test('quote › words without a product, edited › cannot be sent before, can afterwards; once sent it never changes [decisions §8]', async () => {
  const buyer = await aCustomer(db);
  const input = await anInput(db);
  const words = {
    productId: null,
    description: 'a coupling for the pump',
    quantity: 1,
    unitPrice: 5_000,
  };
  const number = await quotes.createQuote(
    admin,
    { customerId: buyer.id },
    { ...input, lines: [...input.lines, words] },
  );
  await assert.rejects(quotes.sendQuote(admin, number), refused('quote-incomplete'));
  await quotes.editQuote(admin, number, input);
  await quotes.sendQuote(admin, number);
  await assert.rejects(quotes.editQuote(admin, number, input), refused('quote-not-open'));
  await assert.rejects(
    db
      .updateTable('quote_version')
      .set({ discount_basis_points: 0 })
      .where('state', '=', 'sent')
      .execute(),
    /never changed/,
  );
  await assert.rejects(
    db.updateTable('quote_line').set({ quantity: 1 }).where('position', '=', 1).execute(),
    /never changed/,
  );
  const foreign = { ...input, lines: [{ productId: 999_999, quantity: 1, unitPrice: 1 }] };
  await assert.rejects(
    quotes.createQuote(admin, { customerId: buyer.id }, foreign),
    refused('product-not-found'),
  );
});

test('quote › a new version › replaces the old one when it is sent, not before; the old one cannot be answered [decisions §8]', async () => {
  const { buyer, number, input } = await aQuote(db);
  await quotes.askForChange(buyer.ctx, number, { version: 1, note: 'Five bearings, please.' });
  await assert.rejects(
    quotes.askForChange(buyer.ctx, number, { version: 1, note: '  ' }),
    refused('invalid-request'),
  );
  await quotes.reviseQuote(admin, number);
  assert.deepEqual((await quotes.getQuote(buyer.ctx, number)).version, 1);
  const [bearing, bolt] = input.lines;
  assert.ok(bearing && bolt);
  await quotes.editQuote(admin, number, { ...input, lines: [{ ...bearing, quantity: 5 }, bolt] });
  await quotes.sendQuote(admin, number);
  const quote = await quotes.getQuote(buyer.ctx, number);
  assert.deepEqual(
    [quote.version, quote.lines[0]?.quantity, quote.wishes.map((wish) => wish.note)],
    [2, 5, ['Five bearings, please.']],
  );
  await assert.rejects(
    quotes.acceptQuote(buyer.ctx, number, { version: 1, seen: 0, checkout: CHECKOUT }),
    refused('quote-not-newest'),
  );
  const { versions, events } = await quotes.getAdminQuote(admin, number);
  assert.deepEqual(
    versions.map((version) => version.state),
    ['sent', 'superseded'],
  );
  assert.deepEqual(
    events.map((event) => event.what),
    ['created', 'sent', 'asked', 'created', 'superseded', 'sent'],
  );
  assert.ok(
    (await mailsTo(db, buyer.email)).some(({ template }) => template === 'quote-sent-again'),
  );
  await quotes.declineQuote(buyer.ctx, number, { version: 2, reason: 'Too dear' });
  await assert.rejects(
    quotes.acceptQuote(buyer.ctx, number, { version: 2, seen: 0, checkout: CHECKOUT }),
    refused('quote-not-open'),
  );
  await quotes.reviseQuote(admin, number);
  await quotes.withdrawQuote(admin, number);
  assert.deepEqual((await quotes.getQuote(buyer.ctx, number)).state, 'declined');
});

test('quote › withdrawn, run out › cannot be accepted; the job ends what has run out, once [decisions §8]', async () => {
  const one = await aQuote(db);
  await quotes.withdrawQuote(admin, one.number, 'sold elsewhere');
  await assert.rejects(
    quotes.acceptQuote(one.buyer.ctx, one.number, { version: 1, seen: 0, checkout: CHECKOUT }),
    refused('quote-not-open'),
  );
  assert.ok(
    (await mailsTo(db, one.buyer.email)).some(({ template }) => template === 'quote-withdrawn'),
  );
  const two = await aQuote(db, { validUntil: dayIn(3) });
  const { totals } = await quotes.getQuote(two.buyer.ctx, two.number);
  const then = later(two.buyer.ctx, 4 * 24);
  assert.deepEqual((await quotes.getQuote(then, two.number)).state, 'expired');
  await assert.rejects(
    quotes.acceptQuote(then, two.number, {
      version: 1,
      seen: totals.total.base,
      checkout: CHECKOUT,
    }),
    refused('quote-not-open'),
  );
  const system: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
  assert.equal(await expireQuotes(system), 0);
  assert.equal(await expireQuotes(later(system, 4 * 24)), 1);
  assert.equal(await expireQuotes(later(system, 4 * 24)), 0);
  await assert.rejects(expireQuotes(two.buyer.ctx), /only the system/);
  await quotes.reviseQuote(admin, two.number);
  await quotes.editQuote(admin, two.number, { ...two.input, validUntil: dayIn(20) });
  await quotes.sendQuote(admin, two.number);
  assert.deepEqual((await quotes.getQuote(two.buyer.ctx, two.number)).state, 'sent');
});

test('quote › too little stock › refused by name, stays open, and is accepted once there is enough [decisions §8]', async () => {
  const { buyer, number, input } = await aQuote(db, { stock: 3 });
  const { totals, lines } = await quotes.getQuote(buyer.ctx, number);
  assert.equal(lines[0]?.stock, 3);
  const accept = () =>
    quotes.acceptQuote(buyer.ctx, number, {
      version: 1,
      seen: totals.total.base,
      checkout: CHECKOUT,
    });
  await assert.rejects(accept, refused('agreed-stock-not-enough'));
  assert.equal((await quotes.getQuote(buyer.ctx, number)).isOpen, true);
  const productId = input.lines[0]?.productId as number;
  await db.updateTable('stock').set({ on_hand: 9 }).where('product_id', '=', productId).execute();
  await db
    .insertInto('stock_movement')
    .values({ product_id: productId, delta: 6, reason: 'opening' })
    .execute();
  await accept();
  assert.deepEqual(await violations(db), []);
});

test('quote by mail alone › link, its language, claimed by the account of that address only › then accepted there [decisions §5]', async () => {
  const guest = await aCustomer(db);
  const email = guest.email;
  const number = await quotes.createQuote(
    admin,
    { email, name: 'Guest', locale: 'ar' },
    await anInput(db),
  );
  await quotes.sendQuote(admin, number);
  const token = await tokenOf(db, email);
  assert.deepEqual((await mailsTo(db, email)).at(-1)?.locale, 'ar');
  const stored = await db
    .selectFrom('quote_version')
    .select('token_hash')
    .where('token_hash', 'is not', null)
    .execute();
  assert.ok(
    stored.every(
      (row) =>
        row.token_hash?.length === 32 && !row.token_hash.toString('base64url').includes(token),
    ),
  );
  const seen = await quotes.getQuoteByLink(aCtx(db), token);
  assert.deepEqual(
    [seen.number, seen.taxedFor, seen.totals.taxes, seen.isMine],
    [number, null, [], false],
  );
  await assert.rejects(
    quotes.getQuote(guest.ctx, number),
    refused('quote-not-found'),
    'an address alone proves nothing',
  );
  await assert.rejects(
    quotes.getQuoteByLink(aCtx(db), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`),
    refused('quote-link-invalid'),
  );
  await assert.rejects(
    quotes.claimQuote((await aCustomer(db)).ctx, token),
    refused('quote-of-another'),
  );
  await assert.rejects(quotes.claimQuote(aCtx(db), token), refused('login-required'));
  assert.equal(await quotes.claimQuote(guest.ctx, token), number);
  assert.equal(await quotes.claimQuote(guest.ctx, token), number);
  const { totals } = await quotes.getQuote(guest.ctx, number);
  const order = await quotes.acceptQuote(guest.ctx, number, {
    version: 1,
    seen: totals.total.base,
    checkout: CHECKOUT,
  });
  assert.equal((await orders.getOrder(guest.ctx, order.orderId)).total.base, totals.total.base);
  await assert.rejects(
    quotes.getQuoteByLink(later(aCtx(db), 150 * 24), token),
    refused('quote-link-invalid'),
  );
});

test('quote.pdf › its buyer, the link, anybody else › the same paper in each language, drawn once; 404 for others [decisions §8]', async () => {
  const { buyer, number } = await aQuote(db);
  const get = (url: string, token?: string) =>
    app.inject({ method: 'GET', url, headers: token === undefined ? {} : { authToken: token } });
  for (const lang of ['en', 'ru', 'ar']) {
    const answer = await get(`/account/quotes/${number}/quote.pdf?lang=${lang}`, buyer.token);
    assert.deepEqual(
      [
        answer.statusCode,
        answer.headers['content-type'],
        answer.rawPayload.subarray(0, 5).toString(),
      ],
      [200, 'application/pdf', '%PDF-'],
    );
    assert.match(
      String(answer.headers['content-disposition']),
      new RegExp(`quote-${number}-1-${lang}.pdf`),
    );
  }
  assert.equal((await db.selectFrom('quote_file').select('locale').execute()).length, 3);
  assert.equal(
    (await get(`/account/quotes/${number}/quote.pdf`, (await aCustomer(db)).token)).statusCode,
    404,
  );
  assert.equal((await get(`/account/quotes/${number}/quote.pdf`)).statusCode, 401);
  const email = 'reader@example.com';
  const other = await quotes.createQuote(admin, { email }, await anInput(db));
  await quotes.sendQuote(admin, other);
  assert.equal((await get(`/quote.pdf?token=${await tokenOf(db, email)}`)).statusCode, 200);
  for (const wrong of ['', 'nothing', 'A'.repeat(43)])
    assert.equal((await get(`/quote.pdf?token=${wrong}`)).statusCode, 410);
});

test('privacy › what is known of a buyer › quotes are in the export; with the account they go, but for what was ordered [decisions §5]', async () => {
  const { buyer, number } = await aQuote(db);
  const { totals } = await quotes.getQuote(buyer.ctx, number);
  const { orderId } = await quotes.acceptQuote(buyer.ctx, number, {
    version: 1,
    seen: totals.total.base,
    checkout: CHECKOUT,
  });
  const second = await quotes.createQuote(admin, { customerId: buyer.id }, await anInput(db));
  await quotes.sendQuote(admin, second);
  const data = await services.privacy.exportData(buyer.ctx);
  assert.deepEqual(
    (data.quotes as { number: string }[]).map((quote) => quote.number).sort(),
    [number, second].sort(),
  );
  const { forgetQuotes } = await import('./quotes.own-data.ts');
  await db.transaction().execute(async (tx) => await forgetQuotes(tx, buyer.id));
  const left = await db
    .selectFrom('quote')
    .selectAll()
    .where('customer_id', '=', buyer.id)
    .execute();
  assert.deepEqual(
    left.map(({ public_id, email, name }) => [public_id, email, name]),
    [[number, '', '']],
  );
  assert.equal((await orders.getOrder(buyer.ctx, orderId)).orderId, orderId);
});
