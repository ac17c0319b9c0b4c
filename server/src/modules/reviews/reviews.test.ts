// Tests of reviews through the calls and the use cases, on the real database.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, testApp, violations } from '../../../testing/index.ts';
import { clientOf } from '../../platform/client.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Problem } from '../../platform/problem.ts';
import { services } from '../../services.ts';

const { db, call, cartOf } = await testApp({ after });
const { reviews } = services;
const staff: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };
const code = (expected: Problem['code']) => (error: unknown) =>
  (error as Problem).code === expected;
const ALL = { start: 0, count: 10, sort: 'newest' } as const;

async function ratingOf(productId: number): Promise<[sum: number, count: number]> {
  const row = await db
    .selectFrom('product')
    .select(['rating_sum', 'rating_count'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return [row.rating_sum, row.rating_count];
}

async function bought(token: string, productId: number): Promise<string> {
  const cart = await cartOf([{ productId, quantity: 1 }], token);
  return (await call('POST', `/api/order/commitOrder?cartCode=${cart}`, { token })).body
    .orderId as string;
}

test('postReview › new, then changed, at both doors › one entry with name, rating, comment, date; the product follows [§7.6 post review, §7.6 reviews, §3 review]', async () => {
  const { id, token } = await aCustomer(db);
  const productId = await aProduct(db);
  const body = {
    customerId: id,
    date: '1999-01-01',
    comment: ' Fits the shaft. ',
    productId,
    rating: 4,
  };
  const posted = await call('POST', '/api/products/reviews?lang=en', { token, body });
  assert.equal(posted.status, 200);
  assert.equal(posted.body.published, true);
  assert.deepEqual(await ratingOf(productId), [4, 1]);
  const changed = await call('POST', '/products/reviews', {
    token,
    body: { ...body, rating: 2, comment: 'Worn out after a week.' },
  });
  assert.deepEqual([changed.status, changed.body.id], [200, posted.body.id]);
  assert.deepEqual(await ratingOf(productId), [2, 1]);
  for (const path of [
    `/api/products/${productId}/reviews?store=DEFAULT&lang=en`,
    `/products/${productId}/reviews`,
  ]) {
    const { status, body: list } = await call('GET', path);
    assert.equal(status, 200);
    assert.equal(list.total, 1);
    const [{ date, ...entry }] = list.productReviewList;
    assert.deepEqual(entry, {
      id: posted.body.id,
      name: 'Buyer',
      rating: 2,
      comment: 'Worn out after a week.',
      verifiedPurchase: false,
      helpful: 0,
    });
    assert.match(date, /^20\d\d-\d\d-\d\dT[\d:.]+Z$/);
    assert.notEqual(date.slice(0, 4), '1999');
  }
  const { body: found } = await call('POST', '/api/search', {
    body: { searchBy: 'productId', query: String(productId), start: 0, count: 50 },
  });
  assert.deepEqual([found.products[0].avgrating, found.products[0].avgratingcount], [2, 1]);
  assert.deepEqual(await violations(db), []);
});

test('postReview › without a rating › five [§9 rating]', async () => {
  const { token } = await aCustomer(db);
  const productId = await aProduct(db);
  const { body } = await call('POST', '/api/products/reviews', {
    token,
    body: { productId, comment: 'Good.' },
  });
  assert.equal(body.rating, 5);
});

test('postReview › somebody else’s id, no such product, no login › Unable to post a review, alike; nothing is written [§8 review failure, §6 customer reviews]', async () => {
  const [me, other] = [await aCustomer(db), await aCustomer(db)];
  const productId = await aProduct(db);
  const hidden = await aProduct(db);
  await sql`update product set published = false where id = ${hidden}`.execute(db);
  const refused = [
    { customerId: other.id, productId, comment: 'x', rating: 1 },
    { customerId: me.id, productId: 2_000_000_000, comment: 'x', rating: 1 },
    { customerId: me.id, productId: hidden, comment: 'x', rating: 1 },
  ];
  for (const body of refused) {
    const answer = await call('POST', '/api/products/reviews', { token: me.token, body });
    assert.deepEqual(
      [answer.status, answer.body.errors[0].defaultMessage],
      [404, 'Unable to post a review'],
    );
  }
  const wrong = await call('POST', '/api/products/reviews', {
    token: me.token,
    body: { productId, comment: ' ', rating: 9 },
  });
  assert.deepEqual([wrong.status, wrong.body.message], [422, 'Unable to post a review']);
  assert.deepEqual(
    wrong.body.errors.map((error: { pointer: string }) => error.pointer),
    ['/rating', '/comment'],
  );
  assert.equal((await call('POST', '/api/products/reviews', { body: refused[0] })).status, 401);
  assert.equal(
    (
      await call('POST', '/api/products/reviews', {
        token: me.token,
        body: { ...refused[0], isAdmin: true },
      })
    ).status,
    400,
  );
  assert.equal(
    (
      await db
        .selectFrom('review')
        .selectAll()
        .where('product_id', 'in', [productId, hidden])
        .execute()
    ).length,
    0,
  );
});

test('reviewAvailable › before, after, others’ ids, visitors › a bare boolean: false may review; a check that fails is no boolean [§7.6 reviewavailable, §4 review form]', async () => {
  const [me, other] = [await aCustomer(db), await aCustomer(db)];
  const productId = await aProduct(db);
  const path = `/reviewavailable/${productId}/${me.id}?custId=${me.id}`;
  assert.deepEqual((await call('GET', `/api${path}`, { token: me.token })).body, false);
  await call('POST', '/api/products/reviews', {
    token: me.token,
    body: { productId, comment: 'Good.', rating: 5 },
  });
  for (const door of ['/api', ''])
    assert.deepEqual((await call('GET', door + path, { token: me.token })).body, true);
  const unknown = await call('GET', `/api/reviewavailable/2000000000/${me.id}`, {
    token: me.token,
  });
  for (const foreign of [
    `/api/reviewavailable/${productId}/${other.id}`,
    `/api/reviewavailable/${productId}/${me.id}?custId=${other.id}`,
  ])
    assert.equal((await call('GET', foreign, { token: me.token })).status, unknown.status);
  assert.equal(unknown.status, 404);
  assert.equal((await call('GET', `/api${path}`)).status, 401);
});

test('getReviews › verified purchase › once the order was shipped, not while it waits, not after it was cancelled [§2.7]', async () => {
  const productId = await aProduct(db);
  const buyers = [await aCustomer(db), await aCustomer(db), await aCustomer(db)];
  const orders = [];
  for (const { ctx, token } of buyers) {
    orders.push(await bought(token, productId));
    await reviews.postReview(ctx, { productId, rating: 5, comment: 'Good.' });
  }
  const marks = async () =>
    (await reviews.getReviews(aCtx(db), productId, ALL)).reviews.map((review) => review.isVerified);
  assert.deepEqual(await marks(), [false, false, false]);
  const system = { ...aCtx(db), actor: { kind: 'system' } } as const;
  for (const to of ['Confirmed', 'Shipped'] as const)
    await services.orders.changeOrderStatus(system, orders[0] as string, { to });
  await services.orders.changeOrderStatus(staff, orders[1] as string, { to: 'Cancelled' });
  assert.deepEqual(await marks(), [false, false, true]);
  // Another product of the same buyer is not marked.
  const other = await aProduct(db);
  await reviews.postReview((buyers[0] as { ctx: Ctx }).ctx, {
    productId: other,
    rating: 5,
    comment: 'Good.',
  });
  assert.equal((await reviews.getReviews(aCtx(db), other, ALL)).reviews[0]?.isVerified, false);
});

test('getReviews › pages and orders › newest or most helpful first; the bars add up to the total [§2.7]', async () => {
  const productId = await aProduct(db);
  const authors = await Promise.all(Array.from({ length: 12 }, () => aCustomer(db)));
  for (const [n, { ctx }] of authors.entries())
    await reviews.postReview(ctx, { productId, rating: (n % 5) + 1, comment: `No ${n}` });
  const page = (start: number, sort: 'newest' | 'helpful') =>
    reviews.getReviews(aCtx(db), productId, { start, count: 10, sort });
  const first = await page(0, 'newest');
  assert.deepEqual(
    [first.total, first.distribution, first.reviews.length],
    [12, [2, 2, 2, 3, 3], 10],
  );
  assert.deepEqual(
    [...first.reviews, ...(await page(10, 'newest')).reviews].map((review) => review.comment),
    authors.map((_, n) => `No ${11 - n}`),
  );
  const liked = first.reviews[4]?.id as number;
  await reviews.vote((authors[0] as { ctx: Ctx }).ctx, liked, true);
  assert.equal((await page(0, 'helpful')).reviews[0]?.id, liked);
  const [, count] = await ratingOf(productId);
  assert.equal(count, 12);
});

test('vote › once, twice, taken back, on one’s own, on what is not shown › one vote a customer [decisions 0028]', async () => {
  const productId = await aProduct(db);
  const [author, reader] = [await aCustomer(db), await aCustomer(db)];
  const { review } = await reviews.postReview(author.ctx, {
    productId,
    rating: 3,
    comment: 'So so.',
  });
  const helpful = async () =>
    (await reviews.getReviews(reader.ctx, productId, ALL)).reviews.map((one) => [
      one.helpful,
      one.isVoted,
    ])[0];
  await reviews.vote(reader.ctx, review.id, true);
  await reviews.vote(reader.ctx, review.id, true);
  assert.deepEqual(await helpful(), [1, true]);
  await reviews.vote(reader.ctx, review.id, false);
  await reviews.vote(reader.ctx, review.id, false);
  assert.deepEqual(await helpful(), [0, false]);
  await assert.rejects(reviews.vote(author.ctx, review.id, true), code('review-own-vote'));
  await assert.rejects(reviews.vote(aCtx(db), review.id, true), code('login-required'));
  await assert.rejects(reviews.vote(reader.ctx, 2_000_000_000, true), code('review-not-found'));
  await reviews.hideReview(staff, review.id, 'off topic');
  await assert.rejects(reviews.vote(reader.ctx, review.id, true), code('review-not-found'));
  assert.deepEqual(await violations(db), []);
});

test('hideReview, approveReview › staff alone, with a reason › out of sight and out of the figures; a change waits for them [decisions 0028]', async () => {
  const productId = await aProduct(db);
  const { ctx } = await aCustomer(db);
  const { review } = await reviews.postReview(ctx, {
    productId,
    rating: 1,
    comment: 'Rude words.',
  });
  await assert.rejects(reviews.hideReview(ctx, review.id, 'x'), code('not-found'));
  await assert.rejects(reviews.approveReview(aCtx(db), review.id), code('not-found'));
  await assert.rejects(reviews.listReviewsToModerate(ctx, 'waiting', ALL), code('not-found'));
  await assert.rejects(reviews.hideReview(staff, review.id, ' '), code('invalid-request'));
  await assert.rejects(reviews.hideReview(staff, 2_000_000_000, 'x'), code('review-not-found'));
  await reviews.hideReview(staff, review.id, 'Insults nobody needs.');
  assert.deepEqual(await ratingOf(productId), [0, 0]);
  assert.equal((await reviews.getReviews(ctx, productId, ALL)).total, 0);
  assert.deepEqual(
    [
      (await reviews.findOwn(ctx, productId))?.state,
      (await reviews.findOwn(ctx, productId))?.reason,
    ],
    ['hidden', 'Insults nobody needs.'],
  );
  assert.equal(await reviews.isReviewed(ctx, productId), true);
  const again = await reviews.postReview(ctx, { productId, rating: 2, comment: 'Polite words.' });
  assert.equal(again.isPublished, false);
  assert.ok(
    (await reviews.listReviewsToModerate(staff, 'waiting', ALL)).some(
      (one) => one.id === review.id,
    ),
  );
  await reviews.approveReview(staff, review.id);
  assert.deepEqual(await ratingOf(productId), [2, 1]);
  const row = await db
    .selectFrom('review')
    .selectAll()
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    [row.moderated_by, row.moderated_at instanceof Date, row.reason],
    ['staff:7', true, null],
  );
  assert.deepEqual(await violations(db), []);
});

test('postReview › a text with an address › waits, and is told so [decisions 0028]', async () => {
  const productId = await aProduct(db);
  const { token, ctx } = await aCustomer(db);
  const { body } = await call('POST', '/api/products/reviews', {
    token,
    body: { productId, comment: 'Cheaper at www.other.example', rating: 1 },
  });
  assert.equal(body.published, false);
  assert.equal((await call('GET', `/api/products/${productId}/reviews`)).body.total, 0);
  await reviews.removeReview(ctx, productId);
  assert.equal(await reviews.isReviewed(ctx, productId), false);
  await assert.rejects(reviews.removeReview(ctx, productId), code('review-not-found'));
});

test('postReview › thirty-one in an hour › the last is put off [promises P47]', async () => {
  const { ctx } = await aCustomer(db);
  const strict = { ...ctx, client: clientOf('strict', 1) };
  const productId = await aProduct(db);
  for (let n = 0; n < 30; n++)
    await reviews.postReview(strict, { productId, rating: 5, comment: `No ${n}` });
  await assert.rejects(
    reviews.postReview(strict, { productId, rating: 5, comment: 'one more' }),
    code('too-many-requests'),
  );
});

test('productReviews › pages of categories › keep their addresses; what is no number has no reviews [§7.6 reviews]', async () => {
  assert.equal((await call('GET', '/api/products/x/reviews')).status, 400);
  assert.equal((await call('GET', '/api/products/2000000000/reviews')).status, 404);
  assert.equal((await call('GET', '/api/products/1/reviews?count=101')).status, 400);
});

test('review › its author’s name changes › pages that show it are noted as changed; a name that stands nowhere notes nothing [§7.6 reviews]', async () => {
  const productId = await aProduct(db);
  const [reviewer, reader] = [await aCustomer(db), await aCustomer(db)];
  await reviews.postReview(reviewer.ctx, { productId, rating: 4, comment: 'Fits.' });
  const noted = async (customerId: number, values: { first_name: string }): Promise<number> =>
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('customer').set(values).where('id', '=', customerId).execute();
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from cache_invalidation where xid = pg_current_xact_id()`.execute(
        tx,
      );
      return rows[0]?.n ?? 0;
    });
  assert.equal(await noted(reviewer.id, { first_name: 'Former' }), 1);
  assert.equal(await noted(reviewer.id, { first_name: 'Former' }), 0);
  assert.equal(await noted(reader.id, { first_name: 'Former' }), 0);
});
