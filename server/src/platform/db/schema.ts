// Columns of all tables: the rows of server/migrations as types; snake_case means "this came from a row".
import type { CurrencyCode } from '@millwright/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { GivenTimestamp, Json, Localized, Timestamp } from './columns.ts';
import type { AccountTables } from './schema-account.ts';
import type { AdminTables } from './schema-admin.ts';
import type { EventTables } from './schema-events.ts';
import type { LeadTables } from './schema-leads.ts';
import type { OfferTables } from './schema-offers.ts';
import type { OrderTables } from './schema-orders.ts';
import type { QuoteTables } from './schema-quotes.ts';
import type { ReviewTables } from './schema-reviews.ts';
import type { SellerTables } from './schema-seller.ts';
import type { StockTables } from './schema-stock.ts';
import type { StockAlertTables } from './schema-stock-alerts.ts';
import type { WebhookTables } from './schema-webhooks.ts';
import type { WishlistTables } from './schema-wishlist.ts';

export interface Database
  extends AccountTables,
    AdminTables,
    EventTables,
    LeadTables,
    OfferTables,
    OrderTables,
    QuoteTables,
    ReviewTables,
    SellerTables,
    StockAlertTables,
    StockTables,
    WebhookTables,
    WishlistTables {
  currency_rate: { currency: string; valid_from: GivenTimestamp; per_base_e9: number };
  tax_rate: {
    id: Generated<number>;
    country: string;
    hsn_prefix: string;
    code: string;
    basis_points: number;
    reverse_charge: Generated<boolean>;
    valid_from: string;
  };
  freight_rate: {
    id: Generated<number>;
    name: Localized;
    countries: string[];
    postal_codes: Generated<string[]>;
    days: number;
    steps: Json<{ upToGrams: number; price: number }[]>;
    free_from: number | null;
    is_pickup: Generated<boolean>;
    active: Generated<boolean>;
  };
  setting: { name: string; value: Json<unknown> };

  manufacturer: {
    id: Generated<number>;
    slug: string;
    name: string;
    country: string;
    description: Generated<Localized>;
    logo: Generated<string>;
    logo_alt: Generated<Localized>;
    website: Generated<string>;
  };
  category: {
    id: Generated<number>;
    parent_id: number | null;
    slug: string;
    lineage: string;
    depth: number;
    position: Generated<number>;
    name: Localized;
    description: Localized;
    image: string;
  };
  category_redirect: { lineage: string; category_id: number; since: Timestamp };
  product_discontinued: { product_id: number; since: Timestamp };
  attribute: {
    id: Generated<number>;
    slug: string;
    name: Localized;
    kind: 'number' | 'text';
    unit: string | null;
    position: Generated<number>;
  };
  attribute_value: {
    attribute_id: number;
    ordinal: number;
    slug: string;
    label: Localized | null;
    number: string | null;
  };
  industry: {
    id: Generated<number>;
    slug: string;
    name: Localized;
    description: Localized;
    image: string;
    position: Generated<number>;
  };
  product: {
    id: Generated<number>;
    kind: Generated<'item' | 'lot'>;
    sku: string;
    mpn: string;
    slug: string;
    category_id: number;
    manufacturer_id: number;
    hsn: string;
    unspsc: string;
    unit: string;
    origin_country: string;
    price_base: number;
    discount_base: number | null;
    cost_base: number | null;
    own_prices: ColumnType<Partial<Record<CurrencyCode, number>>, string | undefined, string>;
    minimum: Generated<number>;
    maximum: number | null;
    step: Generated<number>;
    weight_grams: Generated<number>;
    image: string;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    sort_rank: number;
    published: Generated<boolean>;
    created_at: Timestamp;
    gtin: Generated<string | null>;
    family_id: Generated<number | null>;
  };
  product_text: { product_id: number; locale: string; name: string; description: string };
  product_attribute: { product_id: number; attribute_id: number; ordinal: number };
  product_industry: { product_id: number; industry_id: number };
  product_media: {
    product_id: number;
    position: number;
    kind: 'image' | 'video' | 'document';
    target: string;
    title: Localized;
    poster: string | null;
  };
  product_link: {
    product_id: number;
    kind: 'related' | 'substitute';
    other_id: number;
    position: number;
  };
  product_attribute_fingerprint: { product_id: number; digest: string };
  stored_object: { key: string; size: number; sha256: Buffer; put_at: Timestamp };
  stored_object_removal: { key: string; asked_at: Timestamp };
  private_file: {
    name: string;
    content_type: string;
    bytes: Buffer | null;
    object_key: string | null;
    created_at: Timestamp;
    pending_hash: Generated<Buffer | null>;
    pending_until: Generated<Date | null>;
    pending_label: Generated<string | null>;
  };
  media_file: {
    name: string;
    kind: 'drawing' | 'photo' | 'document' | 'video';
    content_type: string;
    bytes: Buffer | null;
    object_key: string | null;
    original: string | null;
    width: number | null;
    height: number | null;
    created_at: Timestamp;
  };

  content_banner: {
    id: Generated<number>;
    place: 'slideshow' | 'banner';
    position: Generated<number>;
    title: Localized;
    text: Localized;
    link: string;
    link_label: Localized;
    image: string;
    published: Generated<boolean>;
  };
  content_selling_point: {
    id: Generated<number>;
    position: Generated<number>;
    title: Localized;
    text: Localized;
  };
  content_customer_logo: {
    id: Generated<number>;
    position: Generated<number>;
    name: string;
    image: string;
  };
  content_post: {
    id: Generated<number>;
    title: Localized;
    summary: Localized;
    categories: Localized;
    image: string;
    parts_of: string | null;
    parts_text: string | null;
    published_on: string;
    published: Generated<boolean>;
  };
  content_page: {
    slug: string;
    title: Localized;
    description: Localized;
    keywords: Localized;
    updated_on: string;
  };
  content_block: {
    id: Generated<number>;
    page_slug: string | null;
    post_id: number | null;
    position: number;
    kind: 'paragraph' | 'heading' | 'item';
    body: Localized;
  };
  content_seed: { name: string; done_at: Timestamp };

  lot_category: {
    id: Generated<number>;
    slug: string;
    name: Localized;
    image: string;
    position: Generated<number>;
  };
  lot: {
    id: Generated<number>;
    category_id: number;
    product_id: number;
    slug: string;
    name: Localized;
    details: Localized;
    condition: string;
    location: Localized;
    age_months: number;
    image: string;
    position: Generated<number>;
    sold_whole: Generated<boolean>;
    listed: Generated<boolean>;
    ended_at: Timestamp | null;
  };
  lot_item: { lot_id: number; product_id: number; quantity: number };
  /** A view: what a product of kind lot is made of. */
  product_part: { whole_id: number; part_id: number; quantity: number };

  cart: {
    id: Generated<number>;
    code: string;
    customer_id: number | null;
    status: Generated<'open' | 'ordered' | 'merged'>;
    seen: Json<unknown> | null;
    notices: Json<unknown>;
    created_at: Timestamp;
    touched_at: Timestamp;
  };
  cart_line: {
    id: Generated<number>;
    cart_id: number;
    product_id: number;
    quantity: number;
    added_at: Timestamp;
    negotiated_price_id: number | null;
  };

  email_outbox: {
    id: Generated<number>;
    message_id: string;
    template: string;
    locale: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    headers: Json<Record<string, string>>;
    attachments: Json<{ source: string; key: string }[]>;
    about: Generated<string>;
    state: Generated<'waiting' | 'sent' | 'kept' | 'failed'>;
    attempts: Generated<number>;
    last_fault: string | null;
    created_at: Timestamp;
    sent_at: Timestamp | null;
  };
  newsletter_subscriber: {
    id: Generated<number>;
    email: string;
    locale: string;
    state: Generated<'pending' | 'confirmed' | 'unsubscribed'>;
    created_at: Timestamp;
    confirmed_at: Timestamp | null;
    unsubscribed_at: Timestamp | null;
  };
  newsletter_token: {
    token_hash: Buffer;
    subscriber_id: number;
    purpose: 'confirm' | 'unsubscribe';
    expires_at: Timestamp | null;
  };

  search_document: {
    id: number;
    sort_rank: number;
    fv: number[];
    encoded_row: Buffer;
    name_terms: number[];
    terms: number[];
  };
  search_scope_rank: { scope: number; rank_bucket: number; sort_rank: number; id: number };
  search_frequent_query: { term: number; wording: string | null };
  facet_count: { scope: number; facet: number; n: number };
  search_name: { id: number; en: string; ru: string; ar: string };
  part_key: { key: string; product_id: number; sort_rank: number };
  search_term: { term: string; hash: number; frequency: number };
  search_synonym: { id: Generated<number>; phrases: string[]; one_way: Generated<boolean> };
  search_lexicon_entry: {
    id: Generated<number>;
    terms: string[];
    locale: string | null;
    kind: string;
    categories: Generated<number[]>;
    properties: Generated<unknown>;
    stands_for: string | null;
    version: Generated<number>;
  };
  search_zero_result: {
    text: string;
    locale: string;
    count: number;
    first_seen: Date;
    last_seen: Date;
  };
  search_visitor_salt: { purpose: string; salt: Buffer };
  search_click: {
    query: string;
    product_id: number;
    visitor: Buffer;
    source: Buffer;
    position: number;
    clicked_at: GivenTimestamp;
    ordered_at: Timestamp | null;
  };
  search_reformulation: {
    first_text: string;
    second_text: string;
    locale: string;
    visitor: Buffer;
    source: Buffer;
    seen_at: GivenTimestamp;
  };
  search_learned: {
    query: string;
    product_id: number;
    place: number;
    weight: number;
    visitors: number;
    orders: number;
  };
  search_past_query: { text: string; visitors: number };
  search_version: {
    singleton: Generated<boolean>;
    names: Generated<number>;
    words: Generated<number>;
    documents: Generated<number>;
    rules: Generated<number>;
    lexicon: Generated<number>;
  };
}
