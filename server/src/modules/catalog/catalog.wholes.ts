// Product rows of whole lots: named and priced by the lot, placed and taxed by its first part. Called by the module that owns lots.
import { LOCALES, type LocalizedText, NO_PICTURE } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Rates } from '../pricing/index.ts';
import { editedOwnPrices, type OwnPrices } from './catalog.own-prices.ts';

export type WholeLot = {
  names: LocalizedText;
  details: LocalizedText;
  price: number;
  discountPrice: number | null;
  ownPrices: OwnPrices;
  /** Empty: that of the first part. */
  hsn: string;
  images: readonly string[];
};
export type WholePart = { productId: number; quantity: number };
export type PartFact = WholePart & { price: number };

/** The parts as far as a lot must know them, locked against going; in the order in which they were named. Lots and unknown products are left out. */
export async function lockParts(tx: Tx, parts: readonly WholePart[]): Promise<PartFact[]> {
  const { rows } = await sql<{ id: number; price_base: number }>`
    select id, price_base from product where id = any(${parts.map((part) => part.productId)}::int[]) and kind = 'item'
    order by id for key share`.execute(tx);
  const prices = new Map(rows.map((row) => [row.id, row.price_base]));
  return parts.flatMap((part) => {
    const price = prices.get(part.productId);
    return price === undefined ? [] : [{ ...part, price }];
  });
}

/** @returns its id; not published, the last in the curated order */
export async function insertWhole(
  tx: Tx,
  slug: string,
  lot: WholeLot,
  parts: readonly WholePart[],
): Promise<number> {
  const sku = `LOT-${slug.toUpperCase()}`;
  const { rows } = await sql<{ id: number }>`
    insert into product (kind, sku, mpn, slug, category_id, manufacturer_id, hsn, unspsc, unit, origin_country, price_base, discount_base, own_prices,
      weight_grams, image, sort_rank, published)
    select 'lot', ${sku}, ${sku}, ${slug}, p.category_id, p.manufacturer_id, ${lot.hsn === '' ? sql`p.hsn` : lot.hsn}, p.unspsc, 'set', p.origin_country,
      ${lot.price}::bigint, ${lot.discountPrice}::bigint, ${JSON.stringify(lot.ownPrices)}::jsonb, ${weightOf(parts)},
      ${lot.images[0] ?? NO_PICTURE}, (select coalesce(max(sort_rank), 0) + 1 from product), false
    from product p where p.id = ${parts[0]?.productId ?? 0} returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  await writeWords(tx, id, lot);
  await writePictures(tx, id, lot);
  return id;
}

/** @param parts null: they stay, and so does what follows from them */
export async function updateWhole(
  tx: Tx,
  id: number,
  lot: WholeLot,
  parts: readonly WholePart[] | null,
  rates: Rates,
): Promise<void> {
  const places =
    parts === null
      ? sql``
      : sql`, category_id = first.category_id, manufacturer_id = first.manufacturer_id, unspsc = first.unspsc,
          origin_country = first.origin_country, weight_grams = ${weightOf(parts)}`;
  await sql`update product w set price_base = ${lot.price}, discount_base = ${lot.discountPrice}, own_prices = ${editedOwnPrices('w.own_prices', lot.ownPrices, rates)},
      hsn = ${lot.hsn === '' ? sql`first.hsn` : lot.hsn}, image = ${lot.images[0] ?? NO_PICTURE} ${places}
    from product first where w.id = ${id} and first.id = ${parts?.[0]?.productId ?? id}`.execute(
    tx,
  );
  await writeWords(tx, id, lot);
  await writePictures(tx, id, lot);
}

export async function publishWhole(tx: Tx, id: number, published: boolean): Promise<void> {
  await sql`update product set published = ${published} where id = ${id} and published <> ${published}`.execute(
    tx,
  );
}

function weightOf(parts: readonly WholePart[]) {
  return sql`(select least(coalesce(sum(part.weight_grams::bigint * w.quantity), 0), 2000000000)::int
    from unnest(${parts.map((part) => part.productId)}::int[], ${parts.map((part) => part.quantity)}::int[]) as w (product_id, quantity)
    join product part on part.id = w.product_id)`;
}

/** Only what differs, so that the history says what was changed and nothing else. */
async function writeWords(tx: Tx, id: number, { names, details }: WholeLot): Promise<void> {
  const words = JSON.stringify(
    LOCALES.map((locale) => ({ locale, name: names[locale], description: details[locale] })),
  );
  await sql`insert into product_text (product_id, locale, name, description)
    select ${id}, w.locale, w.name, w.description from jsonb_to_recordset(${words}::jsonb) as w (locale text, name text, description text)
    on conflict (product_id, locale) do update set name = excluded.name, description = excluded.description
    where (product_text.name, product_text.description) is distinct from (excluded.name, excluded.description)`.execute(
    tx,
  );
}

async function writePictures(tx: Tx, id: number, { names, images }: WholeLot): Promise<void> {
  const title = JSON.stringify(names);
  await sql`insert into product_media (product_id, kind, position, target, title)
    select ${id}, 'image', w.position, w.target, ${title}::jsonb from unnest(${[...images]}::text[]) with ordinality as w (target, position)
    on conflict (product_id, kind, position) do update set target = excluded.target, title = excluded.title
    where (product_media.target, product_media.title) is distinct from (excluded.target, excluded.title)`.execute(
    tx,
  );
  await sql`delete from product_media where product_id = ${id} and kind = 'image' and position > ${images.length}`.execute(
    tx,
  );
}
