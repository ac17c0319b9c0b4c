// Rate limits and strangers: a limit keyed by a value that anybody may type (telephone, email) does not shut out its owner.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCustomer, aProduct, testApp } from '../testing/index.ts';

const { app, db } = await testApp({ after }, { rateLimitFactor: 1 });
const post = async (
  url: string,
  payload: object,
  remoteAddress: string,
  token?: string,
): Promise<number> =>
  (
    await app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: token === undefined ? {} : { authtoken: token },
    })
  ).statusCode;

test('negotiate › a stranger used up the telephone number of a customer › the customer’s own offers are taken [decisions §5]', async () => {
  const buyer = await aCustomer(db);
  const productId = await aProduct(db, { price: 10_000 });
  const offer = (price: number) => ({
    lotName: 'as shown',
    phone: '+914428271234',
    price,
    productId,
  });
  const strange: number[] = [];
  for (let n = 0; n < 25; n++)
    strange.push(await post('/api/negotiate', offer(10 + n), '198.51.100.1'));
  assert.equal(strange.at(-1), 429);
  assert.equal(await post('/api/negotiate', offer(80), '203.0.113.1', buyer.token), 200);
});

test('negotiate › a customer with a new telephone number each time › twenty a day [promises P47]', async () => {
  const buyer = await aCustomer(db);
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) {
    const productId = await aProduct(db, { price: 10_000 });
    const offer = { lotName: 'as shown', phone: `+9144282713${10 + n}`, price: 80, productId };
    statuses.push(await post('/api/negotiate', offer, `203.0.113.${n}`, buyer.token));
  }
  assert.equal(statuses.indexOf(429), 20);
});

test('notify › a stranger used up the email address of a customer › the customer’s own request is taken [decisions §5]', async () => {
  const buyer = await aCustomer(db);
  const productId = await aProduct(db, { stock: 0 });
  const form = { productId, emailId: buyer.email, phoneNumber: '+914428271234' };
  const strange: number[] = [];
  for (let n = 0; n < 7; n++) strange.push(await post('/api/notify', form, `198.51.100.${10 + n}`));
  assert.equal(strange.at(-1), 429);
  assert.equal(await post('/api/notify', form, '203.0.113.2', buyer.token), 200);
});

test('contact form › a stranger used up the email address of a customer › the customer’s own copy is written [decisions §5]', async () => {
  const buyer = await aCustomer(db);
  const form = (n: number) => ({
    name: 'A',
    emailId: buyer.email,
    subject: 'Gears',
    comment: `No ${n}`,
  });
  for (let n = 0; n < 8; n++) await post('/api/contactus', form(n), `198.51.100.${30 + n}`);
  const copies = async () =>
    (
      await db
        .selectFrom('email_outbox')
        .select('id')
        .where('recipient', '=', buyer.email)
        .execute()
    ).length;
  assert.equal(await copies(), 5);
  assert.equal(await post('/api/contactus', form(9), '203.0.113.3', buyer.token), 200);
  assert.equal(await copies(), 6);
});
