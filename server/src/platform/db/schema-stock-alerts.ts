// Columns of stock alert tables: part of schema.ts.
import type { Generated } from 'kysely';
import type { GivenTimestamp, Timestamp } from './columns.ts';

export interface StockAlertTables {
  stock_alert: {
    id: Generated<number>;
    product_id: number;
    email: string;
    phone: string;
    locale: string;
    asked_at: Timestamp;
    expires_at: GivenTimestamp;
    stopped_at: Date | null;
    told: Generated<number>;
  };
  stock_alert_link: { token_hash: Buffer; alert_id: number };
  restock_event: { id: Generated<number>; product_id: number; at: Timestamp; done_at: Date | null };
}
