// Wire form of quotes in /api/v1: every amount in the currency in which the shop charges. [decisions 0114]
import type { CurrencyCode, Prices, QuoteDetail, QuoteSummary } from '@millwright/contracts';
import { moneyOf, pictureUrl, productUrl } from '../../platform/v1-wire.ts';

export function toV1QuoteSummary(quote: QuoteSummary, base: CurrencyCode) {
  return {
    number: quote.number,
    version: quote.version,
    state: quote.state,
    sentAt: quote.sentAt,
    validUntil: quote.validUntil,
    displayCurrency: quote.displayCurrency,
    total: moneyOf(quote.total.base, base),
    taxedFor: quote.taxedFor,
  };
}

function contentOf(quote: QuoteDetail, base: CurrencyCode) {
  const money = (prices: Prices) => moneyOf(prices.base, base);
  const { totals } = quote;
  return {
    ...toV1QuoteSummary(quote, base),
    email: quote.email,
    lines: quote.lines.map((line) => ({
      productId: line.productId,
      sku: line.sku,
      name: line.name,
      url: productUrl(line.productId, line.slug),
      image: pictureUrl(line.image),
      manufacturer: line.manufacturer,
      quantity: line.quantity,
      stock: Math.max(0, line.stock),
      listPrice: money(line.listPrice),
      unitPrice: money(line.unitPrice),
      subtotal: money(line.subtotal),
    })),
    goods: money(totals.goods),
    discount: money(totals.discount),
    discountBasisPoints: quote.discountBasisPoints,
    subtotal: money(totals.subtotal),
    freight: totals.freight === null ? null : money(totals.freight),
    taxes: totals.taxes.map(({ code, name, basisPoints, value }) => ({
      ...{ code, name, basisPoints },
      amount: money(value),
    })),
    paymentTerms: quote.paymentTerms,
    deliveryTerms: quote.deliveryTerms,
    note: quote.note,
    isOpen: quote.isOpen,
  };
}

export function toV1Quote(quote: QuoteDetail, base: CurrencyCode) {
  return {
    ...contentOf(quote, base),
    orderNumber: quote.orderId,
    requestReference: quote.requestReference,
    wishes: quote.wishes.map(({ at, note }) => ({ at, note })),
  };
}

/** What a reader with the link sees: no more than the mail says. */
export function toV1LinkedQuote(quote: QuoteDetail & { isMine: boolean }, base: CurrencyCode) {
  return { ...contentOf(quote, base), isMine: quote.isMine };
}
