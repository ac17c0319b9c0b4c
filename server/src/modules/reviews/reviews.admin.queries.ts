// Admin queries of reviews.
import type { Locale, ReviewState } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { listed } from '../../platform/list.ts';
import { allOf, likeOf, sortDirection } from '../../platform/sql.ts';
import { productName } from '../catalog/index.ts';

export type AdminReviewRow = {
  id: number;
  product_id: number;
  mpn: string;
  product_name: string;
  first_name: string;
  last_name: string;
  rating: number;
  comment: string;
  state: ReviewState;
  reason: string | null;
  moderated_by: string | null;
  moderated_at: Date | null;
  created_at: Date;
  changed_at: Date | null;
};
export type ReviewFilter = {
  /** Words of the comment, or a number of the part: ours or its manufacturer's. */
  q?: string | undefined;
  state?: ReviewState | undefined;
  productId?: number | undefined;
  customerId?: number | undefined;
};

/** One statement: the page with products and authors, and how many there are. */
export async function listForStaff(
  db: Db,
  { q, state, productId, customerId }: ReviewFilter,
  page: { start: number; count: number; order: 'asc' | 'desc' },
  locale: Locale,
): Promise<{ rows: AdminReviewRow[]; total: number }> {
  const parts: RawBuilder<unknown>[] = [];
  if (state !== undefined) parts.push(sql`r.state = ${state}`);
  if (productId !== undefined) parts.push(sql`r.product_id = ${productId}`);
  if (customerId !== undefined) parts.push(sql`r.customer_id = ${customerId}`);
  const like = likeOf(q);
  if (like !== null)
    parts.push(
      sql`(r.comment ilike ${like} or r.product_id in (select p.id from product p where p.mpn ilike ${like} union select products_numbered(${q})))`,
    );
  const where = allOf(parts);
  const way = sortDirection(page.order);
  const { rows } = await sql<AdminReviewRow & { total: number }>`
    select r.*, p.mpn, c.first_name, c.last_name, (select count(*)::int from review r where ${where}) as total,
      ${productName(locale, 'p.mpn')} as product_name
    from (select * from review r where ${where} order by r.id ${way} limit ${page.count} offset ${page.start}) r
    join product p on p.id = r.product_id join customer c on c.id = r.customer_id order by r.id ${way}`.execute(
    db,
  );
  return listed(rows);
}
