// Columns of quote tables.
import type { CurrencyCode } from '@millwright/contracts';
import type { Generated } from 'kysely';
import type { Amounts, GivenTimestamp, Json, Timestamp } from './columns.ts';

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
    display_currency: CurrencyCode;
    created_at: GivenTimestamp;
  };
  quote_version: {
    id: Generated<number>;
    quote_id: number;
    version: number;
    state: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired' | 'superseded' | 'withdrawn';
    valid_until: GivenTimestamp;
    discount_basis_points: number;
    freight_base: number | null;
    freight_in: Amounts | null;
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
    unit_base: number;
    unit_in: Amounts;
    net_base: number;
    net_in: Amounts;
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
