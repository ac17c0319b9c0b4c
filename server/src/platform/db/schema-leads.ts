// Columns of lead and buying request tables: part of schema.ts.
import type { Generated } from 'kysely';
import type { Localized, Timestamp } from './columns.ts';

export interface LeadTables {
  lead: {
    id: Generated<number>;
    reference: string;
    kind: 'request' | 'seller' | 'contact' | 'enquiry' | 'response';
    state: Generated<'new' | 'in-progress' | 'answered' | 'won' | 'lost' | 'spam'>;
    locale: 'en' | 'ru' | 'ar';
    customer_id: number | null;
    owner_id: number | null;
    name: string;
    company: Generated<string>;
    email: string;
    phone: Generated<string>;
    subject: Generated<string>;
    message: string;
    lot_id: number | null;
    need_id: number | null;
    idempotency_key: Buffer;
    file_name: string | null;
    file_label: Generated<string>;
    remind_at: Timestamp | null;
    reminder: Generated<string>;
    forgotten_at: Timestamp | null;
    created_at: Timestamp;
    changed_at: Timestamp;
  };
  lead_event: {
    id: Generated<number>;
    lead_id: number;
    at: Timestamp;
    actor: string;
    kind: 'received' | 'state' | 'owner' | 'note' | 'reply' | 'reminder' | 'seller';
    value: Generated<string>;
    note: Generated<string>;
  };
  seller: {
    id: Generated<number>;
    lead_id: number | null;
    company: string;
    contact: string;
    email: string;
    phone: string;
    commission_basis_points: number;
    terms: Generated<string>;
    active: Generated<boolean>;
    created_at: Timestamp;
    changed_at: Timestamp;
  };
  need: {
    id: Generated<number>;
    position: number;
    published: Generated<boolean>;
    display_text: Localized;
    item_name: Localized;
    material: Localized;
    material_spec: Localized;
    size: Localized;
    composition: Localized;
    created_at: Timestamp;
  };
}
