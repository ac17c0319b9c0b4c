// Order record for documents: everything that was frozen, read under the order's lock.

import type {
  Address,
  CurrencyCode,
  Locale,
  LocalizedText,
  OrderStatus,
  PaymentMode,
  Prices,
  TaxLine,
} from '@millwright/contracts';
import { sql } from 'kysely';
import {
  type AmountRow,
  amountFrom,
  type FreightColumns,
  freightFrom,
} from '../../platform/amounts.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Rates } from '../pricing/index.ts';
import { namesOfLine } from './orders.queries.ts';
import type { ReturnCredit } from './returns.credit.rules.ts';

export type OrderRecord = {
  id: number;
  orderId: string;
  customerId: number;
  status: OrderStatus;
  placedAt: Date;
  locale: Locale;
  displayCurrency: CurrencyCode;
  rates: Rates;
  companyName: string;
  buyerName: string;
  taxId: string;
  /** GST state code; null outside India, and where neither GSTIN nor PIN code tells. */
  placeOfSupply: string | null;
  billing: Address;
  delivery: Address;
  paymentMode: PaymentMode;
  purchaseOrderNumber: string;
  subtotal: Prices;
  /** Agreed freight, taxed as the goods. */
  freight: { price: Prices; hsn: string; taxBasisPoints: number } | null;
  freightCollected: boolean;
  taxes: TaxLine[];
  total: Prices;
  lines: OrderRecordLine[];
  /** Credits of closed returns, the oldest first. */
  credits: { returnId: number; credit: ReturnCredit }[];
};

export type OrderRecordLine = {
  /** null: not a product, but its carriage. */
  productId: number | null;
  sku: string;
  /** As it was ordered. */
  name: string;
  /** In every language, unless the product was renamed since. */
  names?: Partial<LocalizedText>;
  /** Present Arabic name of the product in the catalogue; '' when it has none. */
  arabicName: string;
  unit: string;
  hsn: string;
  taxBasisPoints: number;
  quantity: number;
  unitPrice: Prices;
  subtotal: Prices;
};

type Row = AmountRow<'subtotal'> &
  AmountRow<'total'> &
  FreightColumns & {
    id: number;
    public_id: string;
    customer_id: number;
    status: OrderStatus;
    placed_at: Date;
    locale: Locale;
    display_currency: CurrencyCode;
    rates: Rates;
    company_name: string;
    buyer_name: string;
    tax_id: string;
    place_of_supply: string | null;
    billing: Address;
    delivery: Address;
    payment_mode: PaymentMode;
    buyer_po_number: string;
    freight_hsn: string;
    freight_tax_basis_points: number;
    freight_collected: boolean;
    credits: { returnId: number; credit: ReturnCredit }[] | null;
    lines: (AmountRow<'unit'> &
      AmountRow<'subtotal'> & {
        product_id: number;
        sku: string;
        name: string;
        names: Partial<LocalizedText> | null;
        arabic_name: string | null;
        unit: string;
        hsn: string;
        tax_basis_points: number;
        quantity: number;
      })[];
    taxes: (AmountRow<'value'> & { code: string; name: string; basis_points: number })[] | null;
  };

/** The order, locked until the transaction ends, so that its status stays what is read; undefined when there is none. */
export async function lockOrderRecord(tx: Tx, id: number): Promise<OrderRecord | undefined> {
  await sql`select from sales_order where id = ${id} for update`.execute(tx);
  const { rows } = await sql<Row>`
    select o.*,
      (select jsonb_agg(to_jsonb(l) || jsonb_build_object('unit', p.unit, 'names', ${namesOfLine}, 'arabic_name', t.name) order by l.position)
        from order_line l join product p on p.id = l.product_id
        left join product_text t on t.product_id = l.product_id and t.locale = 'ar' where l.order_id = o.id) as lines,
      (select jsonb_agg(to_jsonb(t) order by t.position) from order_tax t where t.order_id = o.id) as taxes,
      (select jsonb_agg(jsonb_build_object('returnId', r.id, 'credit', r.credit) order by r.closed_at, r.id)
        from order_return r where r.order_id = o.id and r.credit is not null) as credits
    from sales_order o where o.id = ${id}`.execute(tx);
  const row = rows[0];
  return row === undefined ? undefined : toRecord(row);
}

/** From the day of the invoice on. */
export async function savePaymentDue(tx: Tx, id: number, day: string): Promise<void> {
  await tx.updateTable('sales_order').set({ payment_due: day }).where('id', '=', id).execute();
}

function toRecord(row: Row): OrderRecord {
  const freight = freightFrom(row);
  return {
    id: row.id,
    orderId: row.public_id,
    customerId: row.customer_id,
    status: row.status,
    placedAt: row.placed_at,
    locale: row.locale,
    displayCurrency: row.display_currency,
    rates: row.rates,
    companyName: row.company_name,
    buyerName: row.buyer_name,
    taxId: row.tax_id,
    placeOfSupply: row.place_of_supply,
    billing: row.billing,
    delivery: row.delivery,
    paymentMode: row.payment_mode,
    purchaseOrderNumber: row.buyer_po_number,
    subtotal: amountFrom(row, 'subtotal'),
    freight:
      freight === null
        ? null
        : { price: freight, hsn: row.freight_hsn, taxBasisPoints: row.freight_tax_basis_points },
    freightCollected: row.freight_collected,
    taxes: (row.taxes ?? []).map((tax) => ({
      code: tax.code,
      name: tax.name,
      basisPoints: tax.basis_points,
      value: amountFrom(tax, 'value'),
    })),
    total: amountFrom(row, 'total'),
    credits: row.credits ?? [],
    lines: row.lines.map((line) => ({
      productId: line.product_id,
      sku: line.sku,
      name: line.name,
      ...(line.names === null ? {} : { names: line.names }),
      arabicName: line.arabic_name ?? '',
      unit: line.unit,
      hsn: line.hsn,
      taxBasisPoints: line.tax_basis_points,
      quantity: line.quantity,
      unitPrice: amountFrom(line, 'unit'),
      subtotal: amountFrom(line, 'subtotal'),
    })),
  };
}
