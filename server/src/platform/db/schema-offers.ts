// Columns of negotiated prices and negotiations. Part of schema.ts.
import type { CurrencyCode } from '@millwright/contracts';
import type { Generated } from 'kysely';
import type { Amounts, GivenTimestamp, Timestamp } from './columns.ts';

type OfferState = 'open' | 'countered' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

export interface OfferTables {
  negotiated_price: {
    id: Generated<number>;
    customer_id: number;
    product_id: number;
    quantity: number;
    unit_base: number;
    unit_in: Amounts;
    valid_until: GivenTimestamp;
    source: 'offer' | 'quote';
    reference: string;
    state: Generated<'held' | 'used' | 'released'>;
    created_at: Timestamp;
    ended_at: Timestamp | null;
  };
  stock_reservation: { negotiated_price_id: number; product_id: number; quantity: number };
  negotiation: {
    id: Generated<number>;
    reference: string;
    customer_id: number | null;
    phone: string;
    product_id: number;
    lot_id: number | null;
    item_name: string;
    quantity: number;
    currency: CurrencyCode;
    locale: 'en' | 'ru' | 'ar';
    state: OfferState;
    created_at: Timestamp;
    changed_at: Timestamp;
  };
  offer: {
    id: Generated<number>;
    negotiation_id: number;
    ordinal: number;
    by_side: 'buyer' | 'seller';
    unit_base: number;
    unit_in: Amounts;
    list_base: number;
    state: Generated<OfferState>;
    made_by: string;
    closed_by: string | null;
    created_at: GivenTimestamp;
    expires_at: GivenTimestamp;
    closed_at: Timestamp | null;
  };
  offer_limit: {
    product_id: number;
    accept_bp: number | null;
    decline_bp: number | null;
    changed_by: string;
    changed_at: GivenTimestamp;
  };
}
