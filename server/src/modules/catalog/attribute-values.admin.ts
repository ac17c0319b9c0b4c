// Admin service of attribute values: numbers by size, words in three languages; one that no product has can be removed. [back office catalogue]
import type {
  AdminAttributeValue,
  AttributeValueInput,
  LocalizedText,
} from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { likeOf, textIn } from '../../platform/sql.ts';
import { filled } from '../../platform/text.ts';
import { refused, rejectFaults, toldAtEntries } from './admin-errors.ts';
import { listProductsWith, readKind } from './attributes.admin.ts';
import { localNumber } from './catalog.cards.ts';
import { followSearch, type Reindex } from './catalog.follow.ts';
import { slugOfName } from './catalog.loader-ids.ts';

/** @throws Problem not-found, right-missing */
export async function listAttributeValues(
  ctx: Ctx,
  attributeId: number,
  filter: { q?: string | undefined },
  page: { start: number; count: number },
): Promise<{ rows: AdminAttributeValue[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const like = likeOf(filter.q?.replace(',', '.'));
  return await read(
    ctx,
    ctx.db,
    sql`v.attribute_id = ${attributeId} and (${like}::text is null or v.slug ilike ${like} or v.label::text ilike ${like})`,
    page,
  );
}

/** One that is there already is answered as it is. @throws Problem not-found, right-missing, record-not-found, invalid-request */
export async function addAttributeValue(
  ctx: Ctx,
  attributeId: number,
  input: AttributeValueInput,
): Promise<AdminAttributeValue> {
  staffOf(ctx, 'catalogue:write');
  return await inTransaction(ctx.db, async (tx) => {
    const kind = await readKind(tx, attributeId);
    const { number, label, slug } = tidy(kind, input);
    // Two who add the same value wait for each other, and share it.
    await sql`select from attribute where id = ${attributeId} for no key update`.execute(tx);
    const known = await tx
      .selectFrom('attribute_value')
      .select('ordinal')
      .where('attribute_id', '=', attributeId)
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (known !== undefined) return await readValue(ctx, tx, attributeId, known.ordinal);
    const { rows } = await sql<{ ordinal: number }>`
      insert into attribute_value (attribute_id, ordinal, slug, label, number)
      select ${attributeId}, coalesce(max(ordinal), 0) + 1, ${slug}, ${label === null ? null : JSON.stringify(label)}::jsonb, ${number}::numeric
      from attribute_value where attribute_id = ${attributeId} returning ordinal`.execute(tx);
    return await readValue(ctx, tx, attributeId, rows[0]?.ordinal ?? 0);
  });
}

/** @throws Problem not-found, right-missing, record-not-found, invalid-request, value-taken */
export async function changeAttributeValue(
  ctx: Ctx,
  reindex: Reindex,
  attributeId: number,
  ordinal: number,
  input: AttributeValueInput,
): Promise<AdminAttributeValue> {
  staffOf(ctx, 'catalogue:write');
  return await toldAtEntries(() =>
    inTransaction(ctx.db, async (tx) => {
      const kind = await readKind(tx, attributeId);
      await readValue(ctx, tx, attributeId, ordinal);
      const { number, label, slug } = tidy(kind, input);
      // A number's address is the number; words keep theirs, so that addresses with filters still lead here.
      await sql`update attribute_value set label = ${label === null ? null : JSON.stringify(label)}::jsonb, number = ${number}::numeric,
          slug = case when ${kind} = 'number' then ${slug} else slug end
        where attribute_id = ${attributeId} and ordinal = ${ordinal}`.execute(tx);
      const ids = await listProductsWith(tx, attributeId, ordinal);
      await followSearch(tx, reindex, ids);
      return await readValue(ctx, tx, attributeId, ordinal);
    }),
  );
}

/** @throws Problem not-found, right-missing, record-not-found, record-in-use */
export async function removeAttributeValue(
  ctx: Ctx,
  attributeId: number,
  ordinal: number,
): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  await inTransaction(ctx.db, async (tx) => {
    const { products } = await readValue(ctx, tx, attributeId, ordinal);
    if (products > 0) throw new Problem('record-in-use', { n: products });
    await tx
      .deleteFrom('attribute_value')
      .where('attribute_id', '=', attributeId)
      .where('ordinal', '=', ordinal)
      .execute();
  });
}

function tidy(
  kind: 'number' | 'text',
  input: AttributeValueInput,
): { number: number | null; label: LocalizedText | null; slug: string } {
  if (kind === 'number') {
    if (input.number === null) throw refused([{ code: 'field-required', pointer: '/number' }]);
    return { number: input.number, label: null, slug: String(input.number) };
  }
  const label = filled(input.label ?? { en: '', ru: '', ar: '' });
  rejectFaults(label.en === '' ? [{ code: 'field-required', pointer: '/label/en' }] : []);
  return { number: null, label, slug: slugOfName(label.en) };
}

async function readValue(
  ctx: Ctx,
  db: Db | Tx,
  attributeId: number,
  ordinal: number,
): Promise<AdminAttributeValue> {
  const { rows } = await read(
    ctx,
    db,
    sql`v.attribute_id = ${attributeId} and v.ordinal = ${ordinal}`,
    { start: 0, count: 1 },
  );
  if (rows[0] === undefined) throw new Problem('record-not-found');
  return rows[0];
}

async function read(
  ctx: Ctx,
  db: Db | Tx,
  where: ReturnType<typeof sql>,
  page: { start: number; count: number },
): Promise<{ rows: AdminAttributeValue[]; total: number }> {
  const order = sql`v.number nulls last, ${textIn(ctx.locale, 'v.label')}, v.ordinal`;
  const { rows } = await sql<Omit<AdminAttributeValue, 'id' | 'text'> & { total: number }>`
    with page as (
      select v.*, count(*) over ()::int as total from attribute_value v where ${where} order by ${order} limit ${page.count} offset ${page.start}
    )
    select v.attribute_id as "attributeId", v.ordinal, v.slug, v.number::float8 as number, v.label, v.total,
      (select count(*)::int from product_attribute p where p.attribute_id = v.attribute_id and p.ordinal = v.ordinal) as products
    from page v order by ${order}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      id: `${row.attributeId}.${row.ordinal}`,
      text:
        row.label === null
          ? localNumber(row.number ?? 0, ctx.locale)
          : row.label[ctx.locale] || row.label.en,
    })),
  };
}
