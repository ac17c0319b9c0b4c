// Tests of stock alerts in /api/v1: asked for, told, ended by the link of the mail. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aProduct, setOnHand, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { notifyReturns } from './index.ts';

const { db, call } = await testApp({ after });
const FORM = { email: 'waits@example.com', phone: '+91 98400 12345' };
const ask = (productId: number, more: object = {}) =>
  call('POST', `/api/v1/products/${productId}/stock-alerts`, { body: { ...FORM, ...more } });

test('v1 stock alerts › asked for, back in stock, stopped twice › one mail with the link that ends it [decisions 0114]', async () => {
  const productId = await aProduct(db, { stock: 0, name: 'Seal' });
  const asked = await ask(productId);
  assert.deepEqual([asked.status, asked.body], [204, '']);
  await setOnHand(db, productId, 3);
  assert.equal(await notifyReturns({ ...aCtx(db), actor: { kind: 'system' } }), 1);
  const mail = await db
    .selectFrom('email_outbox')
    .select('body_text')
    .where('recipient', '=', FORM.email)
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]{43})/.exec(mail.body_text)?.[1] as string;
  const seen = await call('GET', `/api/v1/stock-alerts?token=${token}`);
  assert.deepEqual(seen.body, { email: FORM.email, product: 'Seal', isStopped: false });
  const stop = (sent: string) =>
    call('POST', '/api/v1/stock-alerts/stop', { body: { token: sent } });
  assert.equal((await stop(token)).body.isStopped, true);
  assert.deepEqual((await stop(token)).body, { ...seen.body, isStopped: true });
  for (const wrong of ['x', 'A'.repeat(43)]) {
    assertProblem(await stop(wrong), { code: 'stock-alert-link-invalid' });
    assertProblem(await call('GET', `/api/v1/stock-alerts?token=${wrong}`), {
      code: 'stock-alert-link-invalid',
    });
  }
});

test('v1 stock alerts › what will not do › each by the name of the call; what is there or unknown is told [decisions 0114]', async () => {
  const productId = await aProduct(db, { stock: 0 });
  const wrong = await ask(productId, { email: 'x', phone: '12' });
  assert.deepEqual(
    wrong.body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [
      pointer,
      code,
    ]),
    [
      ['/email', 'email-not-valid'],
      ['/phone', 'phone-not-valid'],
    ],
  );
  assertProblem(await ask(2_000_000_000), { code: 'product-not-found' });
  assertProblem(await ask(await aProduct(db, { stock: 3 })), { code: 'product-in-stock' });
});
