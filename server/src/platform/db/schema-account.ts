// Columns of account tables: customers, their certificates, sessions, rate limits.
import type { Generated } from 'kysely';
import type { GivenTimestamp, Timestamp } from './columns.ts';

export interface AccountTables {
  customer: {
    id: Generated<number>;
    email: string;
    first_name: string;
    last_name: Generated<string>;
    mobile: string;
    tax_id: Generated<string>;
    company_name: Generated<string>;
    locale: Generated<string>;
    verified: Generated<boolean>;
    /** Said by the customer; an empty tax_id alone says nothing. */
    has_no_tax_id: Generated<boolean>;
    disabled_at: Timestamp | null;
    /** With a public password. */
    is_demo: Generated<boolean>;
    demo_closed_at: Timestamp | null;
    closed_at: Timestamp | null;
    created_at: Timestamp;
  };
  customer_address: {
    customer_id: number;
    type: 'billing' | 'delivery';
    address: string;
    city: string;
    country: string;
    postal_code: string;
    phone_number: string;
  };
  customer_certificate: {
    customer_id: number;
    type: 'vatdocument' | 'crdocument';
    file_name: string;
    sent_at: Timestamp;
    state: Generated<'sent' | 'accepted' | 'refused'>;
    reason: Generated<string>;
    reviewed_at: Timestamp | null;
  };
  customer_note: {
    id: Generated<number>;
    customer_id: number;
    at: Timestamp;
    actor: string;
    text: string;
  };
  upload_ticket: { token_hash: Buffer; customer_id: number; expires_at: GivenTimestamp };
  email_change: {
    customer_id: number;
    email: string;
    token_hash: Buffer;
    cancel_token_hash: Buffer | null;
    expires_at: GivenTimestamp;
  };
  password_reset_request: {
    id: Generated<number>;
    email: string;
    locale: string;
    created_at: Timestamp;
  };
  credential: {
    customer_id: number;
    password_hash: string;
    changed_at: Timestamp;
    one_time_hash: Buffer | null;
    one_time_expires_at: Timestamp | null;
  };
  session: {
    token_hash: Buffer;
    customer_id: number;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    expires_at: GivenTimestamp;
    revoked_at: Timestamp | null;
    one_time_hash: Buffer | null;
    device: string | null;
    browser: string | null;
    system: string | null;
  };
  rate_limit_counter: {
    budget: string;
    key_hash: Buffer;
    window_end: GivenTimestamp;
    count: number;
  };
}
