// Which columns do agreed prices and negotiations have? Part of schema.ts.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface OfferTables {
  agreed_price: {
    id: Generated<number>;
    customer_id: number;
    product_id: number;
    quantity: number;
    unit_inr: number;
    unit_usd: number;
    unit_sar: number;
    valid_until: Timestamp;
    source: 'offer' | 'quote';
    reference: string;
    state: Generated<'held' | 'used' | 'released'>;
    created_at: Timestamp;
    ended_at: Moment;
  };
  agreed_hold: { agreed_price_id: number; product_id: number; quantity: number };
}
