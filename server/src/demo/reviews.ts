// Demo reviews: by invented customers on the highest ranked products, and by the demo buyers on what they received.
import { sql } from 'kysely';
import { service as reviews, type StoredReview, storeReviews } from '../modules/reviews/index.ts';
import type { Db } from '../platform/db/index.ts';
import { demoCtx } from './ctx.ts';

/** Demo data; passed in, since only one file may import the demo. */
export type ReviewSource = {
  reviewers: readonly { email: string; firstName: string; lastName: string; language: string }[];
  of(
    sku: string,
    place: number,
    branch: string,
  ): readonly {
    reviewer: number;
    rating: number;
    comment: string;
    daysAgo: number;
    helpfulTo: readonly number[];
  }[];
};

/** So many of the most popular parts have reviews. */
const REVIEWED = 2_000;
const DAY_MS = 86_400_000;

/** Words of the demo buyers on parts that were sent to them, the first of an order's parts first. */
export const DEMO_BUYERS_SAY: readonly { buyer: string; rating: number; comment: string }[] = [
  {
    buyer: 'meena@chennai-workshop.example',
    rating: 5,
    comment: 'Six of them in our lathe heads, quiet and cool. The reorder button saves a morning.',
  },
  {
    buyer: 'anjali@pune-presses.example',
    rating: 4,
    comment: 'Good goods, well counted. The carton could be stronger for this weight.',
  },
];

export async function addDemoReviews(
  db: Db,
  source: ReviewSource,
  now = new Date(),
): Promise<void> {
  const ids = await addReviewers(db, source.reviewers);
  const { rows: products } = await sql<{
    id: number;
    sku: string;
    sort_rank: number;
    branch: string;
  }>`
    select p.id, p.sku, p.sort_rank, split_part(c.lineage, '/', 1) as branch from product p join category c on c.id = p.category_id
    where p.kind = 'item' and p.published and p.sort_rank <= ${REVIEWED} order by p.sort_rank`.execute(
    db,
  );
  const stored: StoredReview[] = products.flatMap(({ id, sku, sort_rank, branch }) =>
    source.of(sku, sort_rank, branch).map(({ reviewer, rating, comment, daysAgo, helpfulTo }) => ({
      productId: id,
      customerId: ids[reviewer] as number,
      rating,
      comment,
      at: new Date(now.getTime() - daysAgo * DAY_MS),
      helpfulTo: helpfulTo.map((other) => ids[other] as number),
    })),
  );
  await storeReviews(db, stored);
  for (const said of DEMO_BUYERS_SAY) await addBuyersReview(db, said, now);
}

async function addReviewers(db: Db, reviewers: ReviewSource['reviewers']): Promise<number[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    insert into customer (email, first_name, last_name, mobile, company_name, locale)
    select email, first, last, '+914428270000', '', language from unnest(${reviewers.map((one) => one.email)}::text[],
      ${reviewers.map((one) => one.firstName)}::text[], ${reviewers.map((one) => one.lastName)}::text[], ${reviewers.map((one) => one.language)}::text[])
      as r (email, first, last, language)
    returning id, email`.execute(db);
  return reviewers.map(({ email }) => rows.find((row) => row.email === email)?.id as number);
}

async function addBuyersReview(
  db: Db,
  { buyer, rating, comment }: (typeof DEMO_BUYERS_SAY)[number],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ customer_id: number; product_id: number }>`
    select o.customer_id, l.product_id from sales_order o join customer c on c.id = o.customer_id join order_line l on l.order_id = o.id
    where c.email = ${buyer} and o.status in ('Shipped', 'Completed') order by o.id, l.position limit 1`.execute(
    db,
  );
  const [bought] = rows;
  if (bought === undefined) return;
  const actor = { kind: 'customer', customerId: bought.customer_id, session: '' } as const;
  const ctx = demoCtx(db, { actor, at: new Date(now.getTime() - 2 * DAY_MS) });
  await reviews.postReview(ctx, { productId: bought.product_id, rating, comment });
}
