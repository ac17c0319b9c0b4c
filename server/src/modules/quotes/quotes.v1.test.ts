// Tests of quotes in /api/v1: their facts are those of the page, their answers those of its buttons. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aCustomer, testApp, violations } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { services } from '../../services.ts';
import { anInput, aQuote, countOrders, staff, tokenOf } from './test-quotes.ts';

const shop = await testApp({ after });
const { db, call, app } = shop;
const { quotes } = services;
const ME = '/api/v1/me/quotes';
const rupees = (minor: number) => ({ amount: (minor / 100).toFixed(2), currency: 'INR' });
const ACCEPTED = { paymentMode: 'telegraphic-transfer', termsAccepted: true };

test('v1 quotes › listed, read, accepted twice › what the page says, to the paisa; one order [decisions 0114]', async () => {
  const { buyer, number } = await aQuote(db);
  const { token } = buyer;
  const page = await quotes.getQuote(buyer.ctx, number);
  const list = await call('GET', ME, { token });
  assert.deepEqual(
    [list.body.items, list.body.next],
    [
      [
        {
          number,
          version: 1,
          state: 'sent',
          sentAt: page.sentAt,
          validUntil: page.validUntil,
          displayCurrency: page.displayCurrency,
          total: rupees(page.totals.total.base),
          taxedFor: 'IN',
        },
      ],
      null,
    ],
  );
  const { body } = await call('GET', `${ME}/${number}`, { token });
  const { totals } = page;
  assert.deepEqual(
    [body.goods, body.discount, body.subtotal, body.freight, body.total, body.isOpen, body.note],
    [
      ...[totals.goods, totals.discount, totals.subtotal, totals.freight, totals.total].map(
        (prices) => rupees(prices?.base as number),
      ),
      true,
      page.note,
    ],
  );
  assert.deepEqual(
    body.taxes.map(({ code, amount }: { code: string; amount: object }) => [code, amount]),
    totals.taxes.map(({ code, value }) => [code, rupees(value.base)]),
  );
  assert.deepEqual(
    body.lines.map((line: { sku: string; quantity: number; unitPrice: object }) => [
      line.sku,
      line.quantity,
      line.unitPrice,
    ]),
    page.lines.map((line) => [line.sku, line.quantity, rupees(line.unitPrice.base)]),
  );

  const accept = (more: object = {}) =>
    call('POST', `${ME}/${number}/accept`, {
      token,
      body: { ...ACCEPTED, version: 1, total: body.total, ...more },
    });
  assertProblem(await accept({ version: 2 }), { code: 'quote-not-newest' });
  assertProblem(await accept({ total: rupees(totals.total.base - 1) }), {
    code: 'agreed-total-changed',
  });
  assertProblem(await accept({ termsAccepted: false }), { code: 'terms-not-accepted' });
  const foreign = await accept({ total: { amount: '1.00', currency: 'USD' } });
  assert.deepEqual([foreign.status, foreign.body.errors[0].pointer], [400, '/total/currency']);
  const order = await accept({ purchaseOrderNumber: 'PO-9', note: 'By road.' });
  assert.equal(order.status, 201);
  const placed = await services.orders.getOrder(buyer.ctx, order.body.orderNumber);
  assert.deepEqual([placed.total.base, placed.purchaseOrderNumber], [totals.total.base, 'PO-9']);
  assert.deepEqual((await accept()).body, order.body);
  assert.equal(await countOrders(db, buyer.id), 1);
  const after = await call('GET', `${ME}/${number}`, { token });
  assert.deepEqual(
    [after.body.state, after.body.orderNumber, after.body.isOpen],
    ['accepted', order.body.orderNumber, false],
  );
  assertProblem(await call('POST', `${ME}/${number}/decline`, { token, body: { version: 1 } }), {
    code: 'quote-not-open',
  });
  assert.deepEqual(await violations(db), []);
});

test('v1 quotes › a change is asked for, then declined › staff hear of both; the quote says so [decisions 0114]', async () => {
  const { buyer, number } = await aQuote(db);
  const { token } = buyer;
  const asked = await call('POST', `${ME}/${number}/wishes`, {
    token,
    body: { version: 1, note: 'With 60 bolts?' },
  });
  assert.deepEqual(
    [asked.status, asked.body.wishes.map(({ note }: { note: string }) => note), asked.body.isOpen],
    [201, ['With 60 bolts?'], true],
  );
  const nothing = await call('POST', `${ME}/${number}/wishes`, {
    token,
    body: { version: 1, note: ' ' },
  });
  assert.deepEqual([nothing.status, nothing.body.errors[0].pointer], [400, '/note']);
  const declined = await call('POST', `${ME}/${number}/decline`, {
    token,
    body: { version: 1, reason: 'Too dear.' },
  });
  assert.deepEqual([declined.status, declined.body.state], [200, 'declined']);
  const { events } = await quotes.getAdminQuote(staff(db), number);
  assert.deepEqual(
    events.flatMap(({ what, note }) => (note === '' ? [] : [[what, note]])),
    [
      ['asked', 'With 60 bolts?'],
      ['declined', 'Too dear.'],
    ],
  );
});

test('v1 quotes › the answer to a request › the request names the quote, the quote the request [decisions 0114]', async () => {
  const buyer = await aCustomer(db);
  const { reference } = await services.leads.sendRequest(buyer.ctx, 'request', {
    firstName: 'Asha',
    companyName: 'Pumps',
    emailId: buyer.email,
    phoneNumber: '+914428271234',
    description: 'Bearings',
  });
  const lead = await services.leads.getOwnLead(buyer.ctx, reference);
  const number = await quotes.createQuote(staff(db), { leadId: lead.id }, await anInput(db));
  await quotes.sendQuote(staff(db), number);
  const request = await call('GET', `/api/v1/me/requests/${reference}`, { token: buyer.token });
  const quote = await call('GET', `${ME}/${number}`, { token: buyer.token });
  assert.deepEqual(
    [request.body.quotes, request.body.state, quote.body.requestReference],
    [[{ number, state: 'sent', sentAt: quote.body.sentAt }], 'answered', reference],
  );
});

test('v1 quotes › a visitor, another customer › 401; 404 as if there were none [decisions 0114]', async () => {
  const { number } = await aQuote(db);
  const stranger = (await aCustomer(db)).token;
  const accept = { ...ACCEPTED, version: 1, total: rupees(1) };
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/pdf'],
    ['POST', '/accept', accept],
    ['POST', '/decline', { version: 1 }],
    ['POST', '/wishes', { version: 1, note: 'x' }],
  ] as const) {
    const options = body === undefined ? {} : { body };
    const url = `${ME}/${number}${path}`;
    assertProblem(await call(method, url, { ...options, token: stranger }), {
      code: 'quote-not-found',
    });
    assertProblem(await call(method, url, options), { code: 'login-required' });
  }
});

test('v1 quote links › a mail’s › read by anybody with it, no more than the mail says; claimed by its addressee [decisions 0114]', async () => {
  const guest = await aCustomer(db);
  const { email } = guest;
  const number = await quotes.createQuote(
    staff(db),
    { email, name: 'Guest', locale: 'en' },
    await anInput(db),
  );
  await quotes.sendQuote(staff(db), number);
  const token = await tokenOf(db, email);
  const seen = await call('GET', `/api/v1/quote-links?token=${token}`);
  const page = await quotes.getQuoteByLink(aCtx(db), token);
  assert.deepEqual(
    [seen.status, seen.body.number, seen.body.total, seen.body.isMine, seen.body.taxedFor],
    [200, number, rupees(page.totals.total.base), false, null],
  );
  for (const hidden of ['orderNumber', 'wishes', 'requestReference'])
    assert.ok(!(hidden in seen.body), hidden);
  assertProblem(await call('POST', '/api/v1/me/quote-claims', { body: { token } }), {
    code: 'login-required',
  });
  const claim = (session: string, sent = token) =>
    call('POST', '/api/v1/me/quote-claims', { token: session, body: { token: sent } });
  assertProblem(await claim((await aCustomer(db)).token), { code: 'quote-of-another' });
  assertProblem(await claim(guest.token, 'A'.repeat(43)), { code: 'quote-link-invalid' });
  assert.deepEqual((await claim(guest.token)).body, { number });
  const mine = await call('GET', `/api/v1/quote-links?token=${token}`, { token: guest.token });
  assert.equal(mine.body.isMine, true);
  for (const path of ['/api/v1/quote-links', '/api/v1/quote-links/pdf']) {
    for (const wrong of ['nothing', 'A'.repeat(43)])
      assertProblem(await call('GET', `${path}?token=${wrong}`), { code: 'quote-link-invalid' });
    const none = await call('GET', path);
    assert.deepEqual([none.status, none.body.errors[0].pointer], [400, '/token']);
  }
});

test('v1 quotes › as PDF › the paper of the page in the language of the call, for buyer and link [decisions 0114]', async () => {
  const { buyer, number } = await aQuote(db);
  for (const lang of ['en', 'ru', 'ar']) {
    const answer = await app.inject({
      url: `${ME}/${number}/pdf?lang=${lang}`,
      headers: { authtoken: buyer.token },
    });
    assert.deepEqual(
      [
        answer.statusCode,
        answer.headers['content-type'],
        answer.rawPayload.subarray(0, 5).toString(),
        answer.headers['content-disposition'],
      ],
      [200, 'application/pdf', '%PDF-', `inline; filename="quote-${number}-1-${lang}.pdf"`],
    );
  }
  const email = 'reader@example.com';
  const linked = await quotes.createQuote(staff(db), { email }, await anInput(db));
  await quotes.sendQuote(staff(db), linked);
  const paper = await app.inject(`/api/v1/quote-links/pdf?token=${await tokenOf(db, email)}`);
  assert.deepEqual([paper.statusCode, paper.headers['content-type']], [200, 'application/pdf']);
});
