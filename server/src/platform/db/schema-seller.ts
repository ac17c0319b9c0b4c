// Columns of company and invoice tables: part of schema.ts, which would be too long.
import type { ColumnType, Generated } from 'kysely';
import type { GivenTimestamp, Json, Localized, LocalizedRow, Timestamp } from './columns.ts';

export interface SellerTables {
  company: {
    singleton: Generated<boolean>;
    name: ColumnType<LocalizedRow, string | undefined, string>;
    logo: Generated<string>;
    icon: Generated<string>;
    accent: Generated<string>;
    phone: string;
    email: string;
    staff_email: Generated<string>;
    chat_phone: string;
    chat_text: Localized;
    social: Json<{ name: string; url: string }[]>;
    offices: Json<
      { kind: 'head' | 'branch'; name: LocalizedRow; address: LocalizedRow; phone: string }[]
    >;
  };

  company_invoicing: {
    singleton: Generated<boolean>;
    legal_name: Localized;
    address: Localized;
    country: Generated<string>;
    gstin: string;
    vat_number: string;
    export_wording: Localized;
    bank: Json<{ holder: string; bank: string; account: string; ifsc: string; swift: string }>;
    terms: Localized;
    invoice_series: string;
    credit_series: string;
  };

  invoice: {
    id: Generated<number>;
    order_id: number;
    kind: 'invoice' | 'credit-note';
    series: string;
    financial_year: string;
    ordinal: number;
    number: string;
    refers_to: number | null;
    return_id: number | null;
    issued_at: GivenTimestamp;
    content: Json<unknown>;
  };
  invoice_counter: { series: string; financial_year: string; last: number };
  invoice_file: {
    invoice_id: number;
    locale: 'en' | 'ru' | 'ar';
    sha256: Buffer;
    bytes: Buffer;
    made_at: Timestamp;
  };
}
