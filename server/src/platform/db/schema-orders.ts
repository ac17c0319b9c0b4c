// Columns of order tables.
import type { CurrencyCode } from '@millwright/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Amounts, Json, Timestamp } from './columns.ts';

export interface OrderTables {
  sales_order: {
    id: Generated<number>;
    public_id: string;
    cart_id: number | null;
    customer_id: number;
    status: Generated<'Pending' | 'Confirmed' | 'Shipped' | 'Completed' | 'Cancelled'>;
    placed_at: Timestamp;
    locale: string;
    display_currency: CurrencyCode;
    company_name: string;
    buyer_name: Generated<string>;
    billing: Json<unknown>;
    delivery: Json<unknown>;
    rates: Json<unknown>;
    subtotal_base: number;
    subtotal_in: Amounts;
    total_base: number;
    total_in: Amounts;
    payment_mode: 'telegraphic-transfer' | 'letter-of-credit' | 'escrow';
    buyer_po_number: Generated<string>;
    note: Generated<string>;
    terms_version: string;
    expected_delivery: string;
    payment_due: string | null;
    tax_id: Generated<string>;
    place_of_supply: string | null;
    carrier: Generated<string>;
    tracking_number: Generated<string>;
    freight_base: number | null;
    freight_in: Amounts | null;
    freight_collected: Generated<boolean>;
    delivery_service: Generated<string>;
    freight_hsn: Generated<string>;
    freight_tax_basis_points: Generated<number>;
    version: Generated<number>;
    paid_base: Generated<number>;
    refunded_base: Generated<number>;
    credited_base: Generated<number>;
    credited_in: ColumnType<Partial<Record<CurrencyCode, number>>, string | undefined, string>;
    commission_basis_points: Generated<number>;
    idempotency_key: string | null;
  };
  order_line: {
    order_id: number;
    position: number;
    product_id: number;
    sku: string;
    name: string;
    slug: string;
    image: string;
    manufacturer: string;
    hsn: string;
    tax_basis_points: number;
    quantity: number;
    unit_base: number;
    unit_in: Amounts;
    subtotal_base: number;
    subtotal_in: Amounts;
    shipped: Generated<number>;
    credited: Generated<number | null>;
  };
  order_tax: {
    order_id: number;
    position: number;
    code: string;
    name: string;
    basis_points: number;
    value_base: number;
    value_in: Amounts;
  };
  order_return: {
    id: Generated<number>;
    order_id: number;
    requested_at: Timestamp;
    state: Generated<'requested' | 'accepted' | 'refused' | 'closed'>;
    note: string;
    answer: Generated<string>;
    answered_at: Date | null;
    closed_at: Date | null;
    restocked: Generated<boolean>;
    credit: ColumnType<unknown, string | null | undefined, string | null>;
  };
  order_shipment: {
    id: Generated<number>;
    order_id: number;
    shipped_at: Timestamp;
    carrier: string;
    tracking_number: string;
    actor: string;
    once: string;
    location_id: number | null;
  };
  order_shipment_line: {
    shipment_id: number;
    order_id: number;
    product_id: number;
    quantity: number;
  };
  order_payment: {
    id: Generated<number>;
    order_id: number;
    received_on: string;
    mode: 'telegraphic-transfer' | 'letter-of-credit' | 'escrow';
    reference: string;
    amount_base: number;
    note: string;
    reverses: number | null;
    at: Timestamp;
    actor: string;
    once: string;
  };
  order_note: {
    id: Generated<number>;
    order_id: number;
    at: Timestamp;
    actor: string;
    text: string;
  };
  order_edit: {
    order_id: number;
    version: number;
    at: Timestamp;
    actor: string;
    changes: Json<unknown>;
  };
  order_proposal: {
    id: Generated<number>;
    order_id: number;
    version: number;
    proposed_at: Timestamp;
    actor: string;
    answer_by: string;
    state: Generated<'open' | 'accepted' | 'declined' | 'withdrawn' | 'replaced' | 'lapsed'>;
    contents: Json<unknown>;
    changes: Json<unknown>;
    closed_at: Timestamp | null;
    closed_by: string | null;
    answer: Generated<string>;
  };
  order_return_line: {
    return_id: number;
    order_id: number;
    product_id: number;
    quantity: number;
    reason: string;
    open: Generated<boolean>;
  };
  order_change_time: { order_id: number; changed_at: Date };
  order_status_change: { order_id: number; at: Timestamp; status: string; actor: string };
}
