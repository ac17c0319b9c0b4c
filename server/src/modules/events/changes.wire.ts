// Wire form of changed things in /api/v1. [decisions 0108]
import {
  type ChangedCustomer,
  type ChangedInvoice,
  type ChangedOrder,
  type ChangedPrice,
  type ChangedProduct,
  type ChangedStock,
  type CurrencyCode,
  knownCode,
  LOCALES,
  type LocalizedText,
} from '@millwright/contracts';
import { moneyOf, pictureOrNull, productUrl, textOrNull } from '../../platform/v1-wire.ts';
import type {
  CustomerRow,
  InvoiceRow,
  OrderRow,
  PriceRow,
  ProductRow,
  StockRow,
} from './changes.queries.ts';
import type { EventRow } from './feed.queries.ts';

/** An event never says whose it is beyond its data. */
export function toV1Event({ id, type, at, about, data }: EventRow) {
  return {
    id,
    type,
    time: at.toISOString(),
    about,
    data: data as Record<string, string | number | boolean>,
  };
}

export function toProduct(row: ProductRow): ChangedProduct {
  return {
    id: row.id,
    sku: row.sku,
    mpn: row.mpn,
    gtin: row.gtin,
    kind: row.kind,
    published: row.published,
    names: inEvery(row.names),
    descriptions: inEvery(row.descriptions),
    manufacturer: row.manufacturer,
    category: row.category,
    attributes: row.attributes,
    hsn: textOrNull(row.hsn),
    unspsc: textOrNull(knownCode(row.unspsc)),
    unit: row.unit,
    originCountry: textOrNull(knownCode(row.origin_country)),
    orderQuantity: { minimum: row.minimum, maximum: row.maximum, step: row.step },
    weightGrams: row.weight_grams,
    image: pictureOrNull(row.image),
    url: productUrl(row.id, row.slug),
    createdAt: row.created_at.toISOString(),
  };
}

export function toPrice(row: PriceRow): ChangedPrice {
  return {
    id: row.id,
    sku: row.sku,
    price: moneyOf(row.price_base, row.base),
    discountPrice: row.discount_base === null ? null : moneyOf(row.discount_base, row.base),
    ownPrices: Object.entries(row.own_prices)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, amount]) => moneyOf(amount, currency as CurrencyCode)),
  };
}

export function toStock(row: StockRow): ChangedStock {
  return {
    id: row.id,
    sku: row.sku,
    onHand: row.on_hand,
    reserved: row.reserved,
    available: row.on_hand - row.reserved,
    locations: row.locations,
  };
}

export function toOrder(row: OrderRow): ChangedOrder {
  const money = (amount: number) => moneyOf(amount, row.base);
  return {
    id: row.id,
    number: row.public_id,
    status: row.status,
    version: row.version,
    placedAt: row.placed_at.toISOString(),
    customerId: row.customer_id,
    companyName: row.company_name,
    buyerName: row.buyer_name,
    purchaseOrderNumber: row.buyer_po_number,
    note: row.note,
    taxId: row.tax_id,
    placeOfSupply: textOrNull(row.place_of_supply ?? ''),
    paymentMode: row.payment_mode,
    displayCurrency: row.display_currency,
    billing: row.billing,
    delivery: row.delivery,
    subtotal: money(row.subtotal_base),
    freight: row.freight_base === null ? null : money(row.freight_base),
    total: money(row.total_base),
    paid: money(row.paid_base),
    refunded: money(row.refunded_base),
    credited: money(row.credited_base),
    expectedDelivery: row.expected_delivery,
    paymentDue: row.payment_due,
    lines: row.lines.map(({ unit, subtotal, ...line }) => ({
      ...line,
      unitPrice: money(unit),
      subtotal: money(subtotal),
    })),
    taxes: row.taxes.map(({ value, ...tax }) => ({ ...tax, value: money(value) })),
    shipments: row.shipments.map((shipment) => ({
      ...shipment,
      shippedAt: new Date(shipment.shippedAt).toISOString(),
    })),
  };
}

export function toInvoice(row: InvoiceRow): ChangedInvoice {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    orderId: row.order_id,
    orderNumber: row.order_number,
    refersTo: row.refers_to,
    issuedAt: row.issued_at.toISOString(),
    subtotal: moneyOf(row.subtotal, row.base),
    total: moneyOf(row.total, row.base),
  };
}

export function toCustomer(row: CustomerRow): ChangedCustomer {
  return {
    id: row.id,
    state: row.disabled_at === null ? 'active' : 'blocked',
    verified: row.verified,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    mobile: row.mobile,
    taxId: row.tax_id,
    language: row.locale,
    createdAt: row.created_at.toISOString(),
    addresses: row.addresses,
  };
}

function inEvery(texts: Partial<LocalizedText>): LocalizedText {
  return Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? ''])) as never;
}
