// Statements of changed things: the present rows of some ids, or of the next ids of a whole table.
import type { CurrencyCode, LocalizedText } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Rows of these ids, or the first behind an id. */
export type Which = { ids: readonly number[] } | { behind: number; limit: number };

const chosen = (id: RawBuilder<unknown>, which: Which): RawBuilder<unknown> =>
  'ids' in which ? sql`${id} = any(${which.ids}::bigint[])` : sql`${id} > ${which.behind}`;
const upTo = (which: Which): RawBuilder<unknown> =>
  'ids' in which ? sql`` : sql`limit ${which.limit}`;

export type ProductRow = {
  id: number;
  sku: string;
  mpn: string;
  gtin: string | null;
  kind: 'item' | 'lot';
  slug: string;
  published: boolean;
  names: Partial<LocalizedText>;
  descriptions: Partial<LocalizedText>;
  manufacturer: { id: number; name: string };
  category: { id: number; path: string };
  attributes: { slug: string; value: string; unit: string | null }[];
  hsn: string;
  unspsc: string;
  unit: string;
  origin_country: string;
  minimum: number;
  maximum: number | null;
  step: number;
  weight_grams: number;
  image: string;
  created_at: Date;
};

export async function listProducts(tx: Tx, which: Which): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.sku, p.mpn, p.gtin, p.kind, p.slug, p.published, coalesce(t.names, '{}') as names, coalesce(t.descriptions, '{}') as descriptions,
      jsonb_build_object('id', m.id, 'name', m.name) as manufacturer, jsonb_build_object('id', c.id, 'path', c.lineage) as category,
      coalesce(a.attributes, '[]') as attributes, p.hsn, p.unspsc, p.unit, p.origin_country, p.minimum, p.maximum, p.step, p.weight_grams, p.image, p.created_at
    from product p join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id
    left join lateral (
      select jsonb_object_agg(locale, name) as names, jsonb_object_agg(locale, description) as descriptions from product_text where product_id = p.id
    ) t on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('slug', b.slug, 'value', coalesce(v.number::text, v.label ->> 'en'), 'unit', b.unit) order by b.position, b.id) as attributes
      from product_attribute x join attribute b on b.id = x.attribute_id join attribute_value v on v.attribute_id = x.attribute_id and v.ordinal = x.ordinal
      where x.product_id = p.id
    ) a on true
    where ${chosen(sql`p.id`, which)} order by p.id ${upTo(which)}`.execute(tx);
  return rows;
}

export type PriceRow = {
  id: number;
  sku: string;
  base: CurrencyCode;
  price_base: number;
  discount_base: number | null;
  own_prices: Partial<Record<CurrencyCode, number>>;
};

export async function listPrices(tx: Tx, which: Which): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select p.id, p.sku, base_currency() as base, p.price_base, p.discount_base, p.own_prices
    from product p where ${chosen(sql`p.id`, which)} order by p.id ${upTo(which)}`.execute(tx);
  return rows;
}

export type StockRow = {
  id: number;
  sku: string;
  on_hand: number;
  reserved: number;
  locations: { id: number; name: string; onHand: number }[];
};

export async function listStock(tx: Tx, which: Which): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select p.id, p.sku, s.on_hand, s.reserved, l.locations
    from stock s join product p on p.id = s.product_id,
    lateral (
      select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'onHand', b.quantity) order by o.is_default desc, o.position, o.id)
        filter (where o.is_default or b.quantity > 0) as locations
      from stock_by_location b join stock_location o on o.id = b.location_id where b.product_id = s.product_id
    ) l
    where ${chosen(sql`s.product_id`, which)} order by s.product_id ${upTo(which)}`.execute(tx);
  return rows;
}

type AddressRow = {
  address: string;
  city: string;
  country: string;
  postalCode: string;
  phoneNumber: string;
};
export type OrderRow = {
  id: number;
  public_id: string;
  status: 'Pending' | 'Confirmed' | 'Shipped' | 'Completed' | 'Cancelled';
  version: number;
  placed_at: Date;
  customer_id: number;
  company_name: string;
  buyer_name: string;
  buyer_po_number: string;
  note: string;
  tax_id: string;
  place_of_supply: string | null;
  payment_mode: string;
  display_currency: CurrencyCode;
  base: CurrencyCode;
  billing: AddressRow;
  delivery: AddressRow;
  subtotal_base: number;
  freight_base: number | null;
  total_base: number;
  paid_base: number;
  refunded_base: number;
  credited_base: number;
  expected_delivery: string;
  payment_due: string | null;
  lines: {
    position: number;
    productId: number;
    sku: string;
    name: string;
    hsn: string;
    quantity: number;
    unit: number;
    subtotal: number;
    taxBasisPoints: number;
    shipped: number;
    credited: number;
  }[];
  taxes: { code: string; name: string; basisPoints: number; value: number }[];
  shipments: {
    id: number;
    shippedAt: string;
    carrier: string;
    trackingNumber: string;
    lines: { productId: number; quantity: number }[];
  }[];
};

export async function listOrders(tx: Tx, which: Which): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.public_id, o.status, o.version, o.placed_at, o.customer_id, o.company_name, o.buyer_name, o.buyer_po_number, o.note, o.tax_id,
      o.place_of_supply, o.payment_mode, o.display_currency, o.rates ->> 'base' as base, o.billing, o.delivery, o.subtotal_base, o.freight_base,
      o.total_base, o.paid_base, o.refunded_base, o.credited_base, o.expected_delivery, o.payment_due,
      (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'productId', l.product_id, 'sku', l.sku, 'name', l.name, 'hsn', l.hsn,
        'quantity', l.quantity, 'unit', l.unit_base, 'subtotal', l.subtotal_base, 'taxBasisPoints', l.tax_basis_points, 'shipped', l.shipped,
        'credited', coalesce(l.credited, 0)) order by l.position), '[]') from order_line l where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('code', t.code, 'name', t.name, 'basisPoints', t.basis_points, 'value', t.value_base) order by t.position), '[]')
        from order_tax t where t.order_id = o.id) as taxes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'shippedAt', s.shipped_at, 'carrier', s.carrier, 'trackingNumber', s.tracking_number,
        'lines', (select jsonb_agg(jsonb_build_object('productId', x.product_id, 'quantity', x.quantity) order by x.product_id)
          from order_shipment_line x where x.shipment_id = s.id)) order by s.id), '[]')
        from order_shipment s where s.order_id = o.id) as shipments
    from sales_order o where ${chosen(sql`o.id`, which)} order by o.id ${upTo(which)}`.execute(tx);
  return rows;
}

export type InvoiceRow = {
  id: number;
  number: string;
  kind: 'invoice' | 'credit-note';
  order_id: number;
  order_number: string;
  refers_to: number | null;
  issued_at: Date;
  base: CurrencyCode;
  subtotal: number;
  total: number;
};

export async function listInvoices(tx: Tx, which: Which): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select i.id, i.number, i.kind, i.order_id, o.public_id as order_number, i.refers_to, i.issued_at, o.rates ->> 'base' as base,
      (i.content #>> '{subtotal,base}')::bigint as subtotal, (i.content #>> '{total,base}')::bigint as total
    from invoice i join sales_order o on o.id = i.order_id
    where ${chosen(sql`i.id`, which)} order by i.id ${upTo(which)}`.execute(tx);
  return rows;
}

export type CustomerRow = {
  id: number;
  disabled_at: Date | null;
  verified: boolean;
  email: string;
  first_name: string;
  last_name: string;
  company_name: string;
  mobile: string;
  tax_id: string;
  locale: 'en' | 'ru' | 'ar';
  created_at: Date;
  addresses: (AddressRow & { type: 'billing' | 'delivery' })[];
};

/** Accounts that are closed hold nothing of the person. */
export async function listCustomers(tx: Tx, which: Which): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select c.id, c.disabled_at, c.verified, c.email, c.first_name, c.last_name, c.company_name, c.mobile, c.tax_id, c.locale, c.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('type', a.type, 'address', a.address, 'city', a.city, 'country', a.country, 'postalCode', a.postal_code,
        'phoneNumber', a.phone_number) order by a.type), '[]') from customer_address a where a.customer_id = c.id) as addresses
    from customer c where c.closed_at is null and ${chosen(sql`c.id`, which)} order by c.id ${upTo(which)}`.execute(
    tx,
  );
  return rows;
}
