// Admin queries of lots in every state, with their current quantities.
import type {
  AdminLot,
  AdminLotRow,
  Locale,
  LocalizedText,
  LotCondition,
} from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { allOf, isLikeInAnyLanguage, likeOf, sortDirection, textIn } from '../../platform/sql.ts';
import { type OwnPrices, productName } from '../catalog/index.ts';

export type LotFilter = {
  ids?: number[] | undefined;
  q?: string | undefined;
  state?: AdminLot['state'] | undefined;
  categoryId?: number | undefined;
  condition?: LotCondition | undefined;
  location?: string | undefined;
};

const SORTS: Readonly<Record<string, readonly string[]>> = {
  place: ['category_position', 'position', 'id'],
  id: ['id'],
  price: ['asked', 'id'],
  age: ['age_months', 'id'],
};

/** As often as the scarcest part allows; of a lot that is not sold whole, of how many of its items some are left. */
const AVAILABLE = sql`case when l.sold_whole
    then coalesce((select min(greatest(coalesce(s.on_hand - s.reserved, 0), 0) / i.quantity) from lot_item i left join stock s using (product_id) where i.lot_id = l.id), 0)
    else (select count(*) from lot_item i join stock s using (product_id) join product part on part.id = i.product_id
          where i.lot_id = l.id and part.published and s.on_hand > s.reserved) end`;
/** The state of row `l` whose product is `p` and of which `available` are there. */
const stateBy = (available: RawBuilder<unknown>): RawBuilder<AdminLot['state']> =>
  sql`case when p.published or l.listed then case when ${available} > 0 then 'offered' else 'sold' end
    when l.ended_at is null then 'draft' else 'ended' end`;

export async function listAdminLotRows(
  db: Db,
  filter: LotFilter,
  page: ListPage,
  locale: Locale,
): Promise<{ rows: AdminLotRow[]; total: number }> {
  const order = (SORTS[page.sort] ?? ['id']).map(
    (column) => sql`${sql.ref(column)} ${sortDirection(page.order)}`,
  );
  const { rows } = await sql<AdminLotRow & { total: number; id: number | null }>`
    with lots as (
      select l.id, ${textIn(locale, 'l.name')} as name, l.image, l.category_id as "categoryId", ${textIn(locale, 'c.name')} as category, c.position as category_position,
        l.position, l.condition, ${textIn(locale, 'l.location')} as location, l.age_months, l.sold_whole as "soldWhole", a.available::int,
        ${stateBy(sql`a.available`)} as state, p.price_base as price, p.discount_base as "discountPrice", coalesce(p.discount_base, p.price_base) as asked
      from lot l join lot_category c on c.id = l.category_id join product p on p.id = l.product_id
      cross join lateral (select ${AVAILABLE} as available) a
      where ${whereOf(filter)}
    ), chosen as (select * from lots ${filter.state === undefined ? sql`` : sql`where state = ${filter.state}`}),
    page as (select * from chosen order by ${sql.join(order)} limit ${page.count} offset ${page.start})
    select t.total, page.id, page.name, page.image, page."categoryId", page.category, page.condition, page.location, page.age_months as "ageMonths",
      page."soldWhole", page.available, page.state, page.price, page."discountPrice",
      (select count(*)::int from lot_item i where i.lot_id = page.id) as items
    from (select count(*)::int as total from chosen) t left join page on true order by ${sql.join(order)}`.execute(
    db,
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
  };
}

function whereOf(filter: LotFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (filter.ids !== undefined) parts.push(sql`l.id = any(${filter.ids}::int[])`);
  if (filter.categoryId !== undefined) parts.push(sql`l.category_id = ${filter.categoryId}`);
  if (filter.condition !== undefined) parts.push(sql`l.condition = ${filter.condition}`);
  const place = likeOf(filter.location);
  if (place !== null) parts.push(isLikeInAnyLanguage('l.location', place));
  const like = likeOf(filter.q);
  if (like !== null) {
    parts.push(sql`(${isLikeInAnyLanguage('l.name', like)}
      or l.product_id in (select products_numbered(${filter.q}))
      or l.id in (select i.lot_id from lot_item i where i.product_id in (select products_numbered(${filter.q}))))`);
  }
  return allOf(parts);
}

type Row = {
  id: number;
  product_id: number;
  slug: string;
  name: LocalizedText;
  details: LocalizedText;
  location: LocalizedText;
  category_id: number;
  category_slug: string;
  condition: LotCondition;
  age_months: number;
  position: number;
  sold_whole: boolean;
  ended_at: Date | null;
  image: string;
  price_base: number;
  discount_base: number | null;
  own_prices: OwnPrices;
  hsn: string;
  available: number;
  state: AdminLot['state'];
  images: string[] | null;
  items: AdminLot['items'] | null;
  fixed: boolean;
  version: string;
};

/** Whether orders, cancelled ones too, or reservations depend on the contents of the lot of product `p`. */
const FIXED = sql<boolean>`(exists (select from order_line o where o.product_id = p.id)
  or exists (select from negotiated_price g where g.product_id = p.id and g.state = 'held'))`;

export async function findAdminLot(
  db: Db | Tx,
  id: number,
  locale: Locale,
): Promise<AdminLot | undefined> {
  const { rows } = await sql<Row>`
    select l.*, c.slug as category_slug, p.price_base, p.discount_base, p.own_prices, p.hsn, a.available::int, ${stateBy(sql`a.available`)} as state,
      m.images, i.items, ${FIXED} as fixed,
      md5(to_jsonb(l)::text || concat_ws(',', p.published, p.price_base, p.discount_base, p.own_prices, p.hsn) || coalesce(m.images::text, '')
        || coalesce((select string_agg(x.product_id || 'x' || x.quantity, ',' order by x.product_id) from lot_item x where x.lot_id = l.id), '')) as version
    from lot l join lot_category c on c.id = l.category_id join product p on p.id = l.product_id
    cross join lateral (select ${AVAILABLE} as available) a
    cross join lateral (select jsonb_agg(d.target order by d.position) as images from product_media d where d.product_id = p.id and d.kind = 'image') m
    cross join lateral (
      select jsonb_agg(jsonb_build_object('productId', part.id, 'quantity', x.quantity, 'sku', part.sku, 'image', part.image, 'unit', part.unit,
          'price', coalesce(part.discount_base, part.price_base), 'published', part.published, 'onHand', coalesce(s.on_hand, 0), 'reserved', coalesce(s.reserved, 0),
          'name', ${productName(locale, 'part.sku')}) order by part.sort_rank, part.id) as items
      from lot_item x join product part on part.id = x.product_id left join stock s on s.product_id = part.id where x.lot_id = l.id
    ) i
    where l.id = ${id}`.execute(db);
  const row = rows[0];
  return row === undefined ? undefined : toStaff(row, locale);
}

function toStaff(row: Row, locale: Locale): AdminLot {
  const items = row.items ?? [];
  return {
    id: row.id,
    productId: row.product_id,
    slug: row.slug,
    name: row.name[locale] || row.name.en,
    names: row.name,
    details: row.details,
    location: row.location,
    categoryId: row.category_id,
    categorySlug: row.category_slug,
    condition: row.condition,
    ageMonths: row.age_months,
    position: row.position,
    soldWhole: row.sold_whole,
    price: row.price_base,
    discountPrice: row.discount_base,
    ownPrices: row.own_prices,
    hsn: row.hsn,
    images: row.images ?? [],
    items,
    state: row.state,
    available: row.available,
    partsTotal: items.reduce((sum, item) => sum + item.price * item.quantity, 0),
    contentsFixed: row.fixed,
    endedAt: row.ended_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Concurrent changes of a lot wait here for each other. It locks nothing that an order of the lot locks, so the two cannot block each other. */
export async function lockLot(tx: Tx, id: number): Promise<{ productId: number } | undefined> {
  const { rows } = await sql<{ product_id: number }>`
    select l.product_id from lot l join product p on p.id = l.product_id where l.id = ${id} for no key update`.execute(
    tx,
  );
  return rows[0] === undefined ? undefined : { productId: rows[0].product_id };
}

/** Read after the stock of its parts was locked: no order of it is under way then. */
export async function isFixed(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await sql<{
    fixed: boolean;
  }>`select ${FIXED} as fixed from product p where p.id = ${productId}`.execute(tx);
  return rows[0]?.fixed === true;
}

/** One new name at a time. The bytes spell "mwlt". */
const NAMING = 0x6d776c74;

/** Its address segment, made from the English name; one that is taken gets a number. */
export async function freeSlug(tx: Tx, wanted: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(${NAMING})`.execute(tx);
  const { rows } = await sql<{ slug: string }>`
    select case when n = 1 then ${wanted}::text else ${wanted}::text || '-' || n end as slug from generate_series(1, 1000) n
    where not exists (select from lot where slug = case when n = 1 then ${wanted}::text else ${wanted}::text || '-' || n end)
      and not exists (select from product where sku = 'LOT-' || upper(case when n = 1 then ${wanted}::text else ${wanted}::text || '-' || n end))
    order by n limit 1`.execute(tx);
  return rows[0]?.slug ?? wanted;
}

/** Only what differs. */
export async function writeItems(
  tx: Tx,
  lotId: number,
  items: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const ids = items.map((item) => item.productId);
  await sql`delete from lot_item where lot_id = ${lotId} and not product_id = any(${ids}::int[])`.execute(
    tx,
  );
  await sql`insert into lot_item (lot_id, product_id, quantity)
    select ${lotId}, p, q from unnest(${ids}::int[], ${items.map((item) => item.quantity)}::int[]) as w (p, q)
    on conflict (lot_id, product_id) do update set quantity = excluded.quantity where lot_item.quantity <> excluded.quantity`.execute(
    tx,
  );
}
