// HSN suggestions: codes that the shop's own products have in the same categories, under names with the same words, and in the categories beside. [back office catalogue]
import type { HsnSuggestion } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';

const SHOWN = 5;
/** Lineage of what an import found no place for: its products have nothing in common. */
const UNCATEGORISED = 'uncategorised';
/** Products of the same words that are looked at. */
const MATCHES = 2_000;

/** What was accepted before is offered again; nothing is offered where no product of the shop tells. @throws Problem not-found, right-missing */
export async function suggestHsn(
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ rows: HsnSuggestion[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const chosen: HsnSuggestion[] = [];
  for (const find of [ofCategories, ofNames, ofCategoriesBeside]) {
    const found = await find(ctx.db, ids);
    chosen.push(...found.filter(({ hsn }) => !chosen.some((one) => one.hsn === hsn)));
    if (chosen.length >= SHOWN) break;
  }
  const rows = chosen.slice(0, SHOWN);
  return { rows, total: rows.length };
}

async function ofCategories(db: Db, ids: readonly number[]): Promise<HsnSuggestion[]> {
  const { rows } = await sql<HsnSuggestion>`
    select p.hsn, count(*)::int as products, 'category' as because from product p
    where p.hsn <> '' and p.category_id in (
      select asked.category_id from product asked join category c on c.id = asked.category_id
      where asked.id = any(${[...ids]}::int[]) and c.lineage <> ${UNCATEGORISED})
    group by p.hsn order by count(*) desc, p.hsn limit ${SHOWN}`.execute(db);
  return rows;
}

/** The parent's other categories; a top category has none beside it. */
async function ofCategoriesBeside(db: Db, ids: readonly number[]): Promise<HsnSuggestion[]> {
  const { rows } = await sql<HsnSuggestion>`
    with parent as (
      select distinct regexp_replace(c.lineage, '/[^/]+$', '') as lineage from product asked
      join category c on c.id = asked.category_id where asked.id = any(${[...ids]}::int[]) and c.lineage like '%/%')
    select p.hsn, count(*)::int as products, 'beside' as because
    from parent join category c on starts_with(c.lineage, parent.lineage || '/') join product p on p.category_id = c.id
    where p.hsn <> '' group by p.hsn order by count(*) desc, p.hsn limit ${SHOWN}`.execute(db);
  return rows;
}

/** By the words that most of the names have in common; the more of them another name has, the nearer it is. */
async function ofNames(db: Db, ids: readonly number[]): Promise<HsnSuggestion[]> {
  const { rows } = await sql<HsnSuggestion>`
    with word as (
      select w.lexeme from product_text t, unnest(to_tsvector('simple', t.name)) w
      where t.product_id = any(${[...ids]}::int[]) and w.lexeme ~ '^[[:alpha:]]{4,}$'
      group by w.lexeme order by count(*) desc, w.lexeme limit 8),
    asked as (select string_agg(quote_literal(lexeme), ' | ')::tsquery as words from word),
    near as (
      select t.product_id, ts_rank(to_tsvector('simple', t.name), asked.words) as rank from product_text t, asked
      where to_tsvector('simple', t.name) @@ asked.words order by rank desc limit ${MATCHES})
    select p.hsn, count(distinct p.id)::int as products, 'name' as because
    from near join product p on p.id = near.product_id where p.hsn <> ''
    group by p.hsn order by max(near.rank) desc, count(*) desc, p.hsn limit ${SHOWN}`.execute(db);
  return rows;
}
