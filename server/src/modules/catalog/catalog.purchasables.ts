// Purchasable products: what carts and orders must know of them, in one statement for any number. [§3 Cart item]
import {
  type CartLot,
  countableOf,
  knownCode,
  type Locale,
  type Named,
  type ProductCard,
} from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { pricesOf, type Rates, unitPriceOf } from '../pricing/index.ts';
import { type CardFacts, cardFactColumns } from './catalog.card-columns.ts';

/** A product as a buyer's line needs it. Prices are of one unit, before tax. */
export type Purchasable = Pick<
  ProductCard,
  'id' | 'sku' | 'name' | 'slug' | 'image' | 'originCountry' | 'unit' | 'limits' | 'stock'
> & {
  /** Empty for a whole lot, as is `originCountry`: its parts have several, its product those of the first. */
  manufacturer: Named;
  hsn: string;
  /** Of one unit; 0 = not known. Of a whole lot the sum of its parts. */
  weightGrams: number;
  /** Unit price: the discount price where there is one. */
  unitPrice: ProductCard['price'];
  /** Unit price without a discount. */
  listPrice: ProductCard['price'];
  /** False once withdrawn from sale. */
  published: boolean;
  /** Of a whole lot, what one takes out of stock and how many units of it can be bought; null for what is sold by itself. */
  parts: PurchasablePart[] | null;
  /** Of a whole lot: where it lies, in which condition, how many different parts it holds. */
  lot: CartLot | null;
};

export type PurchasablePart = { productId: number; quantity: number; stock: number };

type PurchasableRow = CardFacts & {
  hsn: string;
  weight_grams: number;
  published: boolean;
  manufacturer_slug: string;
  manufacturer_name: string;
  parts: PurchasablePart[] | null;
  lot: CartLot | null;
};

/** The named products; ids that no product has are simply absent from the answer. */
export async function listPurchasables(
  db: Db | Tx,
  ids: readonly number[],
  locale: Locale,
  rates: Rates,
): Promise<Map<number, Purchasable>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PurchasableRow>`
    select ${sql.raw(cardFactColumns(locale))}, p.hsn, p.published,
      case when p.kind = 'lot' then (select case when min(part.weight_grams) = 0 then 0 else sum(part.weight_grams * i.quantity)::int end
        from product_part i join product part on part.id = i.part_id where i.whole_id = p.id) else p.weight_grams end as weight_grams, m.slug as manufacturer_slug, m.name as manufacturer_name,
      case when p.kind = 'lot' then (select jsonb_agg(jsonb_build_object(
          'productId', i.part_id, 'quantity', i.quantity, 'stock', coalesce(s.on_hand - s.reserved, 0)) order by i.part_id)
        from product_part i left join stock s on s.product_id = i.part_id where i.whole_id = p.id) end as parts,
      case when p.kind = 'lot' then (select jsonb_build_object(
          'location', coalesce(v.location ->> ${locale}, v.location ->> 'en'), 'condition', v.condition, 'parts', v.parts)
        from product_lot v where v.product_id = p.id) end as lot
    from product p join manufacturer m on m.id = p.manufacturer_id
    where p.id = any((select ${[...ids]}::int[])::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toPurchasable(row, rates)]));
}

/** Available quantity, given the stock of each product, or of each part of a whole lot. */
export function availableQuantityOf(
  { id, parts }: Pick<Purchasable, 'id' | 'parts'>,
  available: ReadonlyMap<number, number>,
): number {
  if (parts === null) return Math.max(0, available.get(id) ?? 0);
  const times = parts.map((part) =>
    Math.floor((available.get(part.productId) ?? 0) / part.quantity),
  );
  return times.length === 0 ? 0 : Math.max(0, Math.min(...times));
}

function toPurchasable(row: PurchasableRow, rates: Rates): Purchasable {
  const prices = pricesOf(row, rates);
  const unitPrice = unitPriceOf(prices);
  // What no total could count is more than anybody may order, whatever the manufacturer allows.
  const countable = countableOf(unitPrice);
  const maximum =
    row.stock > countable ? Math.min(row.maximum ?? countable, countable) : row.maximum;
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    slug: row.slug,
    image: row.image,
    originCountry: row.lot === null ? knownCode(row.origin_country) : '',
    unit: row.unit as Purchasable['unit'],
    limits: { minimum: row.minimum, maximum, step: row.step },
    stock: row.stock,
    manufacturer:
      row.lot === null
        ? { slug: row.manufacturer_slug, name: row.manufacturer_name }
        : { slug: '', name: '' },
    hsn: row.hsn,
    weightGrams: row.weight_grams ?? 0,
    unitPrice,
    listPrice: prices.price,
    published: row.published,
    parts: row.parts,
    lot: row.lot,
  };
}
