// Tests of an order's documents in /api/v1: listed and sent as files to their buyer alone. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCustomer, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { settleInvoices } from './index.ts';
import { change, smallOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
const { call, app, db } = shop;

test('v1 documents › invoice and credit note › listed with the path of each file, the very bytes of the specification’s call [decisions 0114]', async () => {
  const { order, token } = await smallOrder(shop);
  const path = `/api/v1/me/orders/${order.orderId}`;
  const list = async () => (await call('GET', `${path}/documents`, { token })).body.items;
  assert.deepEqual(await list(), []);
  for (const name of ['invoice', 'credit-note'])
    assertProblem(await call('GET', `${path}/${name}`, { token }), { code: 'invoice-not-issued' });
  for (const to of ['Confirmed', 'Cancelled'] as const) {
    await change(shop, order.id, to);
    await settleInvoices(systemCtx(shop), order.id);
  }
  const documents = await list();
  assert.deepEqual(documents.map(({ kind }: { kind: string }) => kind).sort(), [
    'credit-note',
    'invoice',
  ]);
  const { token: stranger } = await aCustomer(db);
  for (const { kind, url } of documents) {
    const headers = { authtoken: token };
    const file = await app.inject({
      url: `${url}${url.includes('?') ? '&' : '?'}lang=ar`,
      headers,
    });
    const spec = await app.inject({ url: `/api/auth/orders/${order.id}/${kind}?lang=ar`, headers });
    assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf']);
    assert.match(String(file.headers['content-disposition']), /^attachment; filename=".+\.pdf"$/);
    assert.ok(file.rawPayload.length > 1_000 && file.rawPayload.equals(spec.rawPayload), kind);
    assertProblem(await call('GET', url, { token: stranger }), { code: 'order-not-found' });
    assertProblem(await call('GET', url), { code: 'login-required' });
  }
  assertProblem(await call('GET', `${path}/credit-note?number=none`, { token }), {
    code: 'invoice-not-issued',
  });
});
