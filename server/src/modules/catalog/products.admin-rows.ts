// Writes of an edited product: only what differs, row by row, so that its history shows what was changed and nothing else.
import {
  LOCALES,
  NO_PICTURE,
  type ProductInput,
  UNKNOWN_COUNTRY,
  UNKNOWN_UNSPSC,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { slugOf } from '../../platform/text.ts';
import type { Rates } from '../pricing/index.ts';
import { editedOwnPrices } from './catalog.own-prices.ts';

function columnsOf(input: ProductInput) {
  return {
    sku: input.sku,
    mpn: input.mpn,
    // Left out by a client that does not know it: stays as it is.
    ...(input.gtin === undefined ? {} : { gtin: input.gtin }),
    slug: input.slug,
    category_id: input.categoryId,
    manufacturer_id: input.manufacturerId,
    hsn: input.hsn,
    unspsc: input.unspsc || UNKNOWN_UNSPSC,
    unit: input.unit,
    origin_country: input.originCountry || UNKNOWN_COUNTRY,
    price_base: input.price,
    discount_base: input.discountPrice,
    // Like the GTIN.
    ...(input.costPrice === undefined ? {} : { cost_base: input.costPrice }),
    minimum: input.minimum,
    maximum: input.maximum,
    step: input.step,
    weight_grams: input.weightGrams,
    published: input.published,
  };
}

/** @returns its id; the last in the curated order */
export async function insertProduct(
  tx: Tx,
  input: ProductInput,
  onHand: number,
  who: string,
): Promise<number> {
  const { id } = await tx
    .insertInto('product')
    .values({
      ...columnsOf(input),
      own_prices: JSON.stringify(input.ownPrices),
      image: NO_PICTURE,
      sort_rank: sql<number>`(select coalesce(max(sort_rank), 0) + 1 from product)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(tx, id, input);
  const title = JSON.stringify(
    Object.fromEntries(LOCALES.map((locale) => [locale, translator(locale)('catalog.dataSheet')])),
  );
  // Made from the product's own data when somebody asks for it.
  await sql`insert into product_media (product_id, position, kind, target, title)
    values (${id}, 1, 'document', ${`datasheet-${slugOf(input.sku) || id}.pdf`}, ${title}::jsonb)`.execute(
    tx,
  );
  await sql`insert into stock (product_id, on_hand) values (${id}, ${onHand})`.execute(tx);
  if (onHand > 0)
    await sql`insert into stock_movement (product_id, delta, reason, who) values (${id}, ${onHand}, 'opening', ${who})`.execute(
      tx,
    );
  return id;
}

/** The product's row is locked. */
export async function updateProduct(
  tx: Tx,
  id: number,
  input: ProductInput,
  rates: Rates,
): Promise<void> {
  await tx
    .updateTable('product')
    .set({
      ...columnsOf(input),
      own_prices: editedOwnPrices('product.own_prices', input.ownPrices, rates),
    })
    .where('id', '=', id)
    .execute();
  await writeParts(tx, id, input);
}

async function writeParts(
  tx: Tx,
  id: number,
  { texts, attributes, industries }: ProductInput,
): Promise<void> {
  const words = JSON.stringify(
    LOCALES.filter((locale) => texts[locale].name !== '').map((locale) => ({
      locale,
      ...texts[locale],
    })),
  );
  await sql`delete from product_text where product_id = ${id}
    and locale not in (select w.locale from jsonb_to_recordset(${words}::jsonb) as w (locale text))`.execute(
    tx,
  );
  await sql`insert into product_text (product_id, locale, name, description)
    select ${id}, w.locale, w.name, w.description from jsonb_to_recordset(${words}::jsonb) as w (locale text, name text, description text)
    on conflict (product_id, locale) do update set name = excluded.name, description = excluded.description
    where (product_text.name, product_text.description) is distinct from (excluded.name, excluded.description)`.execute(
    tx,
  );

  const ids = attributes.map((attribute) => attribute.attributeId);
  const ordinals = attributes.map((attribute) => attribute.ordinal);
  await sql`delete from product_attribute where product_id = ${id} and not attribute_id = any(${ids}::int[])`.execute(
    tx,
  );
  await sql`insert into product_attribute (product_id, attribute_id, ordinal) select ${id}, a, o from unnest(${ids}::int[], ${ordinals}::int[]) as w (a, o)
    on conflict (product_id, attribute_id) do update set ordinal = excluded.ordinal where product_attribute.ordinal <> excluded.ordinal`.execute(
    tx,
  );

  await sql`delete from product_industry where product_id = ${id} and not industry_id = any(${industries}::int[])`.execute(
    tx,
  );
  await sql`insert into product_industry (product_id, industry_id) select ${id}, i from unnest(${industries}::int[]) i on conflict do nothing`.execute(
    tx,
  );
}
