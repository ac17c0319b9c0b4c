// Audited columns: which word each has in the log of changes and in histories, which say nothing to people, and the words of their values.
import { MESSAGES, type MessageKey } from '@millwright/messages/backoffice';

/** Words of the forms, by table and column; what is not here has a word for its column alone, the same in every table. */
const COLUMN_WORDS: Readonly<Record<string, MessageKey>> = {
  'product_text.name': 'products.name',
  'product_text.description': 'products.description',
  'product_attribute.attribute': 'products.attributes',
  'product_industry.industry': 'products.industries',
  'product_media.image': 'media.images',
  'product_media.video': 'media.videos',
  'product_media.document': 'media.documents',
  'stock.on_hand': 'products.onHand',
  'reorder_point.point': 'reorder.point',
  'reorder_point.quantity': 'reorder.quantity',
  'stocktake.name': 'stocktake.name',
  'stocktake.state': 'stocktake.state',
  'stocktake.posted': 'stocktake.posted',
  'product.sku': 'products.sku',
  'product.mpn': 'products.mpn',
  'product.gtin': 'products.gtin',
  'product.slug': 'products.slug',
  'product.category_id': 'products.category',
  'product.manufacturer_id': 'products.manufacturer',
  'product.hsn': 'products.hsn',
  'product.unspsc': 'products.unspsc',
  'product.unit': 'products.unit',
  'product.origin_country': 'products.origin',
  'product.price_base': 'products.priceIn',
  'product.discount_base': 'products.discount',
  'product.cost_base': 'products.cost',
  'product.own_prices': 'products.ownPrices',
  'product.minimum': 'products.minimum',
  'product.maximum': 'products.maximum',
  'product.step': 'products.step',
  'product.weight_grams': 'products.weight',
  'product.published': 'products.published',
  'product.image': 'media.first',
  'category.name': 'products.name',
  'category.description': 'products.description',
  'category.parent_id': 'categories.parent',
  'category.slug': 'products.slug',
  'category.lineage': 'categories.address',
  'category.image': 'media.first',
  'manufacturer.name': 'products.name',
  'manufacturer.slug': 'products.slug',
  'manufacturer.country': 'manufacturers.country',
  'manufacturer.description': 'manufacturers.text',
  'manufacturer.logo': 'manufacturers.logo',
  'manufacturer.logo_alt': 'manufacturers.logoAlt',
  'manufacturer.website': 'manufacturers.website',
  'attribute.name': 'products.name',
  'attribute.slug': 'products.slug',
  'attribute.kind': 'attributes.kind',
  'attribute.unit': 'attributes.unit',
  'attribute.position': 'attributes.position',
  'attribute_value.label': 'products.value',
  'attribute_value.number': 'products.value',
  'product_link.related': 'links.related',
  'product_link.substitute': 'links.substitutes',
  'industry.name': 'products.name',
  'industry.description': 'products.description',
  'industry.slug': 'products.slug',
  'industry.image': 'media.first',
  'industry.position': 'attributes.position',
  'lot.category_id': 'lots.category',
  'lot.name': 'products.name',
  'lot.details': 'products.description',
  'lot.location': 'lots.location',
  'lot.condition': 'lots.condition',
  'lot.age_months': 'lots.age',
  'lot.image': 'media.first',
  'lot.position': 'attributes.position',
  'lot.sold_whole': 'lots.soldWhole',
  'lot.listed': 'lots.listed',
  'lot.ended_at': 'lots.endedAt',
  'lot.slug': 'products.slug',
  'lot_item.part': 'lots.part',
  'sales_order.status': 'orders.status',
  'sales_order.total_base': 'orders.total',
  'sales_order.subtotal_base': 'orders.subtotal',
  'sales_order.freight_base': 'orders.freight',
  'sales_order.payment_due': 'orders.due',
  'sales_order.expected_delivery': 'orders.expected',
  'sales_order.carrier': 'orders.carrier',
  'sales_order.tracking_number': 'orders.tracking',
  'sales_order.company_name': 'orders.company',
  'sales_order.buyer_po_number': 'orders.purchaseOrder',
  'order_line.quantity': 'orders.quantity',
  'order_line.unit_base': 'orders.unitPrice',
  'order_line.subtotal_base': 'orders.amount',
  'order_line.shipped': 'orders.shippedOf',
  'order_line.sku': 'products.sku',
  'order_line.name': 'products.name',
  'order_payment.amount_base': 'orders.amount',
  'order_payment.reference': 'orders.reference',
  'order_payment.received_on': 'orders.received',
  'order_payment.mode': 'orders.mode',
  'order_payment.note': 'orders.paymentNote',
  'order_return.answer': 'orders.return.answer',
  'order_note.text': 'orders.note',
  'search_lexicon_entry.terms': 'lexicon.terms',
  'search_lexicon_entry.kind': 'lexicon.kind',
  'search_lexicon_entry.locale': 'common.language',
  'search_lexicon_entry.stands_for': 'lexicon.standsFor',
  'search_lexicon_entry.means': 'lexicon.about',
  'stocktake.counts_ordered': 'stocktake.countsOrdered',
  'company.name': 'products.name',
  'tax_rate.basis_points': 'column.tax_basis_points',
  'order_tax.basis_points': 'column.tax_basis_points',
};

/** Keys, counters, and who and when, which stand beside each entry. */
const SILENT: ReadonlySet<string> = new Set([
  ...['id', 'singleton', 'key', 'ordinal', 'version', 'cursor', 'once', 'idempotency_key', 'open'],
  ...['at', 'created_at', 'changed_at', 'updated_on', 'last_used_day'],
  ...['actor', 'begun_by', 'ended_by', 'closed_by', 'created_by', 'changed_by', 'moderated_by'],
  ...['undone_by', 'cart_id', 'order_id', 'client_id', 'quote_id', 'return_id', 'shipment_id'],
  ...['depth', 'sort_rank', 'rating_sum', 'rating_count', 'helpful_count', 'terms_version'],
  ...['rates', 'is_demo', 'demo_closed_at'],
]);
/** Meaningful elsewhere. */
const SILENT_IN: ReadonlySet<string> = new Set([
  ...['product.kind', 'product.image', 'order_line.slug', 'order_line.position'],
  ...['order_tax.position', 'webhook_delivery.test', 'api_client.owner_kind'],
  ...['api_client.owner_id', 'webhook_endpoint.owner_kind', 'webhook_endpoint.owner_id'],
]);

/** @param subject  of the entry: its own number stands beside the column already */
export function isSilent(table: string, column: string, subject = ''): boolean {
  return (
    SILENT.has(column) ||
    SILENT_IN.has(`${table}.${column}`) ||
    column === `${subject.replaceAll('-', '_')}_id`
  );
}

/** Amounts of today by `_base` and `_in`, those of older rows by their currency. */
const AMOUNT = /^(.+)_(base|in|inr|usd|sar)$/;

/** The word, and the currency of an amount that is not in the base currency; undefined for a column that the shop does not know. */
export function wordOf(
  table: string,
  column: string,
): { word: MessageKey; currency: string | undefined } | undefined {
  // Filters of an export: `categoryId`.
  const plain = column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const [, name, kind = 'base'] = AMOUNT.exec(plain) ?? [];
  const word =
    COLUMN_WORDS[`${table}.${plain}`] ??
    COLUMN_WORDS[`${table}.${name}_base`] ??
    known(`column.${plain}`) ??
    known(`column.${name}_base`);
  const currency = kind === 'base' || kind === 'in' ? undefined : kind.toUpperCase();
  return word === undefined ? undefined : { word, currency };
}

/** Before the code of a value: the beginning of its message. */
const VALUES: Readonly<Record<string, string>> = {
  locale: 'language',
  payment_mode: 'orders.mode',
  'attribute.kind': 'attributes.kind',
  'customer_certificate.state': 'customers.certificateState',
  'customer_certificate.type': 'customers.certificate',
  'email_template_text.template': 'mail',
  'lead.kind': 'leads.kind',
  'lead.state': 'leads.state',
  'lot.condition': 'lots.condition',
  'newsletter_subscriber.state': 'newsletter',
  'order_payment.mode': 'orders.mode',
  'order_return.state': 'orders.return',
  'price_change.rounding': 'priceChanges.rounding',
  'price_change.state': 'priceChanges',
  'product.unit': 'unit',
  'quote_version.state': 'quotes.quoteState',
  'review.state': 'reviews.state',
  'sales_order.status': 'orders.status',
  'search_lexicon_entry.kind': 'lexicon.kind',
  'staff.role': 'role',
  'stocktake.scope': 'stocktake.scope',
  'stocktake.state': 'stocktake.state',
  queue: 'job',
  template: 'mail',
};

/** The word of a code, where the screens have one. */
export function wordOfValue(table: string, column: string, value: string): MessageKey | undefined {
  const beginning = VALUES[`${table}.${column}`] ?? VALUES[column];
  return beginning === undefined ? undefined : known(`${beginning}.${value}`);
}

function known(key: string): MessageKey | undefined {
  return Object.hasOwn(MESSAGES.en, key) ? (key as MessageKey) : undefined;
}
