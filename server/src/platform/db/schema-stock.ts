// Columns of stock tables. Part of schema.ts.
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface StockTables {
  stock: { product_id: number; on_hand: number; reserved: Generated<number> };
  expected_receipt: {
    id: Generated<number>;
    product_id: number;
    quantity: number;
    expected_on: string;
    reference: Generated<string>;
    created_at: Generated<Date>;
    closed_at: Date | null;
  };
  stock_movement: {
    id: Generated<number>;
    product_id: number;
    delta: number;
    reason: string;
    order_id: number | null;
    at: Timestamp;
    note: string | null;
    who: string | null;
    location_id: number | null;
  };
  stock_location: {
    id: Generated<number>;
    name: string;
    position: Generated<number>;
    active: Generated<boolean>;
    is_default: Generated<boolean>;
  };
  stock_at: { product_id: number; location_id: number; quantity: number };
  stock_by_location: { product_id: number; location_id: number; quantity: number };
  stock_transfer: {
    id: Generated<number>;
    from_id: number;
    to_id: number;
    note: Generated<string>;
    at: Timestamp;
    who: string;
    once: string;
  };
  stock_transfer_line: { transfer_id: number; product_id: number; quantity: number };
  reorder_point: { product_id: number; point: number; quantity: number | null };
  product_to_reorder: {
    product_id: number;
    point: number;
    quantity: number | null;
    available: number;
    reserved: number;
    incoming: number;
    incoming_on: string | null;
    suggested: number;
  };
  stocktake: {
    id: Generated<number>;
    name: string;
    scope: 'all' | 'category' | 'manufacturer' | 'list';
    category_id: number | null;
    manufacturer_id: number | null;
    product_ids: number[] | null;
    state: Generated<'open' | 'closed' | 'cancelled'>;
    begun_at: Generated<Date>;
    begun_by: string;
    ended_at: Date | null;
    ended_by: string | null;
    posted: Generated<number>;
    location_id: number | null;
    counts_ordered: Generated<boolean>;
  };
  stocktake_line: {
    stocktake_id: number;
    product_id: number;
    expected: number;
    after_movement: number;
    counted: number;
    counted_at: Generated<Date>;
    counted_by: string;
    is_open: Generated<boolean>;
  };
}
