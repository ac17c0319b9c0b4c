// Columns of quote tables.
import type { Generated } from 'kysely';
import type { GivenTimestamp, Json, Timestamp } from './columns.ts';

export interface QuoteTables {
  quote: {
    id: Generated<number>;
    public_id: string;
    customer_id: number | null;
    lead_id: number | null;
    email: string;
    name: string;
    company_name: string;
    locale: 'en' | 'ru' | 'ar';
    display_currency: 'INR' | 'USD' | 'SAR';
    created_at: GivenTimestamp;
  };
  quote_version: {
    id: Generated<number>;
    quote_id: number;
    version: number;
    state: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'withdrawn';
    valid_until: GivenTimestamp;
    discount_basis_points: number;
    freight_inr: number | null;
    freight_usd: number | null;
    freight_sar: number | null;
    payment_terms: string;
    delivery_terms: string;
    note: string;
    rates: Json<{ USD: number; SAR: number }>;
    sent_at: Timestamp | null;
    content: Json<unknown> | null;
    token_hash: Buffer | null;
    token_expires_at: Timestamp | null;
    order_id: number | null;
  };
  quote_line: {
    version_id: number;
    position: number;
    product_id: number | null;
    description: string;
    quantity: number;
    unit_inr: number;
    unit_usd: number;
    unit_sar: number;
    net_inr: number;
    net_usd: number;
    net_sar: number;
  };
  quote_event: {
    id: Generated<number>;
    quote_id: number;
    version: number;
    at: GivenTimestamp;
    what: string;
    actor: string;
    note: Generated<string>;
  };
  quote_file: { version_id: number; locale: 'en' | 'ru' | 'ar'; sha256: Buffer; bytes: Buffer };
}
