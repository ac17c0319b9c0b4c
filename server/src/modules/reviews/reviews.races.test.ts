// Races of a product's rating on real PostgreSQL; and a mutant without the lock, which must fail.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../../testing/database.ts';
import { aCtx, aCustomer, aProduct, violations } from '../../../testing/index.ts';
import { aMutant, type Program, theProgram } from '../../../testing/mutants.ts';
import type { Ctx } from '../../platform/context.ts';

const staffOf = ({ db }: TestDatabase): Ctx => ({
  ...aCtx(db),
  actor: { kind: 'staff', staffId: 1, role: 'administrator' },
});
const PRODUCT_LOCK = {
  file: 'modules/catalog/catalog.ratings.ts',
  from: 'where id = ${productId} for no key update`',
  to: 'where id = ${productId}`',
};
const REVIEW_LOCK = {
  file: 'modules/reviews/reviews.queries.ts',
  from: ".where('id', '=', reviewId).forUpdate()",
  to: ".where('id', '=', reviewId)",
};

async function untilSomebodyWaits({ pool }: TestDatabase): Promise<void> {
  for (
    const deadline = Date.now() + 30_000;
    Date.now() < deadline;
    await new Promise((resolve) => setTimeout(resolve, 20))
  ) {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount !== 0) return;
  }
}

/** Two reviews, and a review beside a decision of ours: each pair meets after it counted and before it wrote the rating. @returns what does not hold afterwards */
async function pairsMeet(
  { services, atEveryPoint }: Program,
  database: TestDatabase,
  isGuarded: boolean,
): Promise<string[]> {
  const { db } = database;
  const staff = staffOf(database);
  const meet = async (works: (() => Promise<unknown>)[]): Promise<void> => {
    let arrived = 0;
    let open = (): void => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    // The holder of the lock cannot wait for the one behind it: with the lock one passes alone, without it both do.
    const end = atEveryPoint(async (point) => {
      if (point !== 'review: counted') return;
      arrived += 1;
      if (arrived === works.length) open();
      await (isGuarded ? Promise.race([both, untilSomebodyWaits(database)]) : both);
    });
    try {
      await Promise.all(works.map((work) => work()));
    } finally {
      end();
    }
  };
  const productId = await aProduct(db);
  const [one, two, three] = [await aCustomer(db), await aCustomer(db), await aCustomer(db)];
  const write = (ctx: Ctx, rating: number) => () =>
    services.reviews.postReview(ctx, { productId, rating, comment: 'As drawn.' });
  await meet([write(one.ctx, 5), write(two.ctx, 1)]);
  const { reviews } = await services.reviews.getReviews(aCtx(db), productId, {
    start: 0,
    count: 10,
    sort: 'newest',
  });
  await meet([
    write(three.ctx, 4),
    () => services.reviews.hideReview(staff, reviews[0]?.id as number, 'Off topic.'),
  ]);
  return await violations(db);
}

test('postReview › two, and one beside a decision of ours, between counting and writing down the figures › right; without the product’s lock wrong [race: §7.6 post review]', async (t) => {
  assert.deepEqual(await pairsMeet(await theProgram(), await testDatabase(t), true), []);
  const damage = await pairsMeet(
    await aMutant(PRODUCT_LOCK),
    await testDatabase(t, { brokenBecause: 'a guard is missing' }),
    false,
  );
  assert.deepEqual(damage, ['the rating of a product is that of its published reviews: 1 rows']);
});

test('reviews › forty customers and our staff on three products at once › no figure is off, nobody has two reviews [race: §2.7 reviews]', async (t) => {
  const database = await testDatabase(t);
  const { db } = database;
  const { services } = await theProgram();
  const staff = staffOf(database);
  const products = [await aProduct(db), await aProduct(db), await aProduct(db)];
  const customers = await Promise.all(Array.from({ length: 40 }, () => aCustomer(db)));
  const ids = async () =>
    (await db.selectFrom('review').select('id').execute()).map((row) => row.id);
  const results = await Promise.allSettled(
    customers.flatMap(({ ctx }, n) =>
      Array.from({ length: 8 }, async (_, step) => {
        const productId = products[(n + step) % 3] as number;
        const chosen = await ids();
        const reviewId = chosen[(n * 7 + step) % Math.max(1, chosen.length)] ?? 1;
        const turn = (n + step) % 8;
        if (turn < 4)
          await services.reviews.postReview(ctx, {
            productId,
            rating: (n % 5) + 1,
            comment: `Turn ${step}`,
          });
        else if (turn === 4) await services.reviews.removeReview(ctx, productId);
        else if (turn === 5) await services.reviews.hideReview(staff, reviewId, 'Off topic.');
        else if (turn === 6) await services.reviews.approveReview(staff, reviewId);
        else await services.reviews.vote(ctx, reviewId, step % 3 !== 0);
      }),
    ),
  );
  const foreseen = ['review-not-found', 'review-own-vote'];
  for (const result of results)
    if (result.status === 'rejected')
      assert.ok(foreseen.includes(String(result.reason.code)), String(result.reason.stack));
  assert.deepEqual(await violations(db), []);
});

test('vote › thirty hands on one button, up and down › counted as one each; without the review’s lock it is the table that refuses [decisions 0028]', async (t) => {
  const database = await testDatabase(t);
  const { db } = database;
  const { services } = await theProgram();
  const productId = await aProduct(db);
  const { review } = await services.reviews.postReview((await aCustomer(db)).ctx, {
    productId,
    rating: 5,
    comment: 'As drawn.',
  });
  const readers = await Promise.all(Array.from({ length: 10 }, () => aCustomer(db)));
  await Promise.all(
    readers.flatMap(({ ctx }) =>
      [true, false, true, true].map((helpful) => services.reviews.vote(ctx, review.id, helpful)),
    ),
  );
  await Promise.all(readers.map(({ ctx }) => services.reviews.vote(ctx, review.id, true)));
  const row = await db
    .selectFrom('review')
    .select('helpful_count')
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow();
  assert.equal(row.helpful_count, 10);
  const mutant = await aMutant(REVIEW_LOCK);
  await Promise.all(readers.map(({ ctx }) => mutant.services.reviews.vote(ctx, review.id, false)));
  assert.deepEqual(await violations(db), []);
});
