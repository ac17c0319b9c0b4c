// Tests of reviews in /api/v1: the list with its figures, the customer's own, and votes. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aCustomer, aProduct, testApp, violations } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

const { db, call } = await testApp({ after });
const staff: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };
const ME = '/api/v1/me/reviews';
const post = (token: string, productId: number, body: object) =>
  call('PUT', `${ME}/${productId}`, { token, body });

test('v1 reviews › written, changed, voted for, listed, taken back › the figures of the page and of the specification’s call [decisions 0114]', async () => {
  const productId = await aProduct(db);
  const [asha, omar, mira] = [await aCustomer(db), await aCustomer(db), await aCustomer(db)];
  const first = await post(asha.token, productId, { rating: 5, comment: ' Fits. ' });
  assert.deepEqual(
    [first.status, first.body.comment, first.body.state, first.body.product.id],
    [200, 'Fits.', 'published', productId],
  );
  await post(omar.token, productId, { rating: 2, comment: 'Late.' });
  const changed = await post(omar.token, productId, { rating: 3, comment: 'Late, but good.' });
  assert.notEqual(changed.body.changedAt, null);
  const vote = (method: string, token: string, id = changed.body.id) =>
    call(method, `/api/v1/me/review-votes/${id}`, { token });
  assert.equal((await vote('PUT', asha.token)).status, 204);
  assert.equal((await vote('PUT', asha.token)).status, 204);
  assert.equal((await vote('PUT', mira.token)).status, 204);
  assert.equal((await vote('DELETE', mira.token)).status, 204);
  assertProblem(await vote('PUT', omar.token), { code: 'review-own-vote' });
  assertProblem(await vote('PUT', omar.token, 999_999), { code: 'review-not-found' });

  const url = `/api/v1/products/${productId}/reviews`;
  const helpful = await call('GET', `${url}?sort=helpful`, { token: asha.token });
  assert.deepEqual(
    helpful.body.items.map(
      (one: { id: number; helpfulCount: number; isVoted: boolean; isOwn: boolean }) => [
        one.id,
        one.helpfulCount,
        one.isVoted,
        one.isOwn,
      ],
    ),
    [
      [changed.body.id, 1, true, false],
      [first.body.id, 0, false, true],
    ],
  );
  assert.deepEqual([helpful.body.total, helpful.body.average, helpful.body.next], [2, 4, null]);
  assert.deepEqual(
    helpful.body.distribution.map(({ rating, count }: { rating: number; count: number }) => [
      rating,
      count,
    ]),
    [
      [5, 1],
      [4, 0],
      [3, 1],
      [2, 0],
      [1, 0],
    ],
  );
  const specified = await call('GET', `/api/products/${productId}/reviews`);
  assert.deepEqual(
    [specified.body.avgrating, specified.body.total],
    [helpful.body.average, helpful.body.total],
  );
  const one = await call('GET', `${url}?limit=1`);
  const two = await call('GET', `${url}?limit=1&after=${one.body.next}`);
  assert.deepEqual(
    [one.body.items[0].id, two.body.items[0].id, two.body.next],
    [changed.body.id, first.body.id, null],
  );

  const own = await call('GET', ME, { token: asha.token });
  assert.deepEqual(
    own.body.items.map(({ id }: { id: number }) => id),
    [first.body.id],
  );
  assert.deepEqual(
    (await call('GET', `${ME}/${productId}`, { token: asha.token })).body,
    own.body.items[0],
  );
  await services.reviews.hideReview(staff, changed.body.id, 'Not about the part');
  const hidden = await call('GET', `${ME}/${productId}`, { token: omar.token });
  assert.deepEqual([hidden.body.state, hidden.body.reason], ['hidden', 'Not about the part']);
  assert.equal((await call('DELETE', `${ME}/${productId}`, { token: asha.token })).status, 204);
  assertProblem(await call('DELETE', `${ME}/${productId}`, { token: asha.token }), {
    code: 'review-not-found',
  });
  assertProblem(await call('GET', `${ME}/${productId}`, { token: asha.token }), {
    code: 'review-not-found',
  });
  assert.equal((await call('GET', url)).body.total, 0);
  assert.deepEqual(await violations(db), []);
});

test('v1 reviews › what will not do, no such product, a visitor › each its problem; nothing is written [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const productId = await aProduct(db);
  for (const [body, pointer] of [
    [{ comment: 'x' }, '/rating'],
    [{ rating: 6, comment: 'x' }, '/rating'],
    [{ rating: 2.5, comment: 'x' }, '/rating'],
    [{ rating: 5, comment: 'x'.repeat(2_001) }, '/comment'],
    [{ rating: 5, comment: 'x', date: '1999-01-01' }, '/date'],
  ] as const) {
    const answer = await post(token, productId, body);
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [400, pointer]);
  }
  assertProblem(await post(token, productId, { rating: 5, comment: ' ' }), {
    code: 'review-not-valid',
  });
  assertProblem(await post(token, 2_000_000_000, { rating: 5, comment: 'x' }), {
    code: 'review-not-posted',
  });
  assertProblem(await call('GET', '/api/v1/products/2000000000/reviews'), {
    code: 'product-not-found',
  });
  for (const [method, path] of [
    ['GET', ME],
    ['GET', `${ME}/${productId}`],
    ['PUT', `${ME}/${productId}`],
    ['DELETE', `${ME}/${productId}`],
    ['PUT', '/api/v1/me/review-votes/1'],
    ['DELETE', '/api/v1/me/review-votes/1'],
  ] as const)
    assertProblem(await call(method, path), { code: 'login-required' });
  assert.deepEqual((await call('GET', ME, { token })).body.items, []);
});
