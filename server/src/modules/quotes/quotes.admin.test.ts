// Tests of quotes in the back office: rules and rights, over its calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { anInput, CHECKOUT, dayIn } from './test-quotes.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'order-manager');

async function aBody(more: object = {}) {
  const input = await anInput(shop.db);
  const lines = input.lines.map(({ productId, quantity, unitPrice }) => ({
    productId,
    description: '',
    quantity,
    unitPrice,
  }));
  return { ...input, lines, note: '', ...more };
}

test('quotes › from a request to an order › draft, changed, sent, accepted; the request is won and the quote names the order [decisions §8]', async () => {
  const buyer = await aCustomer(shop.db);
  const form = {
    firstName: 'A',
    companyName: 'B',
    emailId: buyer.email,
    phoneNumber: '+914428271234',
    description: 'Bearings',
  };
  const { reference } = await services.leads.sendRequest(buyer.ctx, 'request', form);
  const { id: leadId } = await shop.db
    .selectFrom('lead')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const draft = await admin('POST', '/quotes', { leadId, ...(await aBody()) });
  assert.deepEqual(
    [draft.status, draft.body.state, draft.body.leadReference, draft.body.customerId],
    [200, 'draft', reference, buyer.id],
  );
  assert.ok(
    draft.body.versions[0].lines.every(
      (line: { asking: number; stock: number }) => line.asking > 0 && line.stock > 0,
    ),
  );
  const number = draft.body.id as string;
  const changed = await admin('PUT', `/quotes/${number}`, {
    ...(await aBody({ discountBasisPoints: 1_000 })),
    stamp: draft.body.stamp,
  });
  assert.equal(changed.body.versions[0].discountBasisPoints, 1_000);
  const stale = await admin('POST', `/quotes/${number}/send`, { stamp: draft.body.stamp });
  assert.deepEqual([stale.status, stale.body.code], [409, 'record-changed']);
  const sent = await admin('POST', `/quotes/${number}/send`, { stamp: changed.body.stamp });
  assert.equal(sent.body.state, 'sent');
  assert.equal((await admin('GET', `/leads/${leadId}`)).body.state, 'answered');
  const seen = (await services.quotes.getQuote(buyer.ctx, number)).total.base;
  const order = await services.quotes.acceptQuote(buyer.ctx, number, {
    version: 1,
    seen,
    checkout: CHECKOUT,
  });
  const after = await admin('GET', `/quotes?leadId=${leadId}`);
  assert.deepEqual(
    [after.body.total, after.body.rows[0].state, after.body.rows[0].orderId],
    [1, 'accepted', order.orderId],
  );
  assert.equal((await admin('GET', `/leads/${leadId}`)).body.state, 'won');
  const paper = await admin('GET', `/quotes/${number}/paper`);
  assert.deepEqual([paper.status, paper.headers['content-type']], [200, 'application/pdf']);
});

test('quotes › versions › words instead of a product can’t be sent; revised, withdrawn with the buyer told [decisions §8]', async () => {
  const words = { productId: null, description: 'Seal for pump 7', quantity: 1, unitPrice: 9_000 };
  const draft = await admin('POST', '/quotes', {
    email: 'v@example.com',
    name: 'V',
    ...(await aBody({ lines: [words] })),
  });
  const refused = await admin('POST', `/quotes/${draft.body.id}/send`, { stamp: draft.body.stamp });
  assert.equal(refused.body.code, 'quote-incomplete');
  const complete = await admin('PUT', `/quotes/${draft.body.id}`, {
    ...(await aBody()),
    stamp: draft.body.stamp,
  });
  await admin('POST', `/quotes/${draft.body.id}/send`, { stamp: complete.body.stamp });
  const revised = await admin('POST', `/quotes/${draft.body.id}/revise`, {});
  assert.deepEqual(
    [revised.body.version, revised.body.state, revised.body.versions.length],
    [2, 'draft', 2],
  );
  const gone = await admin('POST', `/quotes/${draft.body.id}/withdraw`, { note: 'sold elsewhere' });
  assert.deepEqual(
    [gone.body.state, gone.body.events.at(-1).note],
    ['withdrawn', 'sold elsewhere'],
  );
  const past = await admin('POST', '/quotes', {
    email: 'v@example.com',
    ...(await aBody({ validUntil: dayIn(-1) })),
  });
  assert.deepEqual([past.status, past.body.errors[0].pointer], [400, '/validUntil']);
});

test('quotes › goods for a line › by part number in another spelling and by words [back office leads]', async () => {
  const id = await aProduct(shop.db, { price: 52_000, stock: 5, name: 'Sleeve bearing' });
  const { sku } = await shop.db
    .selectFrom('product')
    .select('sku')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { reindexProducts } = await import('../search/index.ts');
  const { inTransaction } = await import('../../platform/db/index.ts');
  await inTransaction(shop.db, async (tx) => void (await reindexProducts(tx, [id])));
  const byWord = await admin('GET', '/quote-goods?q=sleeve%20bearing');
  assert.ok(
    byWord.body.rows.some((row: { id: number }) => row.id === id),
    JSON.stringify(byWord.body),
  );
  const byNumber = await admin(
    'GET',
    `/quote-goods?q=${encodeURIComponent(sku.toLowerCase().replaceAll('-', ' '))}`,
  );
  assert.deepEqual(
    [byNumber.body.rows[0].id, byNumber.body.rows[0].price, byNumber.body.rows[0].stock],
    [id, 52_000, 5],
  );
});

test('quotes › somebody of the catalogue › is refused [back office leads]', async () => {
  const other = await asStaff(shop, 'catalogue-manager');
  assert.equal((await other('GET', '/quotes')).body.code, 'right-missing');
  await assert.rejects(
    services.quotes.editQuote(aCtx(shop.db), 'MQ-0000-0000', await anInput(shop.db)),
    { code: 'not-found' },
  );
});
