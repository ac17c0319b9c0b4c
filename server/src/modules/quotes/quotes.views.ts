// Quote view for its reader.
import {
  multiplyPrices,
  type QuoteDetail,
  type QuoteMention,
  type QuoteSummary,
  type QuoteTotals,
} from '@millwright/contracts';
import type { StoredAccount } from '../customers/index.ts';
import type { PricedOrderFromQuote } from '../orders/index.ts';
import type { Quote, QuoteEvent, QuoteVersion } from './quotes.queries.ts';
import { stateAt } from './quotes.rules.ts';

type QuoteContext = { totals: QuoteTotals; account: StoredAccount | undefined; now: Date };

export function toQuoteMention(quote: Quote, version: QuoteVersion, now: Date): QuoteMention {
  return {
    number: quote.number,
    state: stateAt(version, now),
    sentAt: (version.sentAt ?? now).toISOString(),
  };
}

export function toQuoteSummary(
  quote: Quote,
  version: QuoteVersion,
  { totals, account, now }: QuoteContext,
): QuoteSummary {
  return {
    ...toQuoteMention(quote, version, now),
    version: version.version,
    validUntil: version.validUntil.toISOString(),
    displayCurrency: quote.displayCurrency,
    total: totals.total,
    taxedFor: account?.delivery?.country ?? null,
  };
}

export function toQuoteDetail(
  quote: Quote,
  version: QuoteVersion,
  more: QuoteContext & {
    priced: PricedOrderFromQuote;
    orderId: string | null;
    requestReference: string | null;
    events: readonly QuoteEvent[];
  },
): QuoteDetail {
  const { priced, orderId, requestReference, events } = more;
  const summary = toQuoteSummary(quote, version, more);
  const products = new Map(priced.lines.map((line) => [line.productId, line]));
  return {
    ...summary,
    email: quote.email,
    lines: version.lines.flatMap(({ productId, quantity, unit, net }) => {
      const product = productId === null ? undefined : products.get(productId);
      if (product === undefined) return [];
      const { sku, name, slug, image, manufacturer, stock } = product;
      return [
        {
          ...{
            productId: product.productId,
            sku,
            name,
            slug,
            image,
            manufacturer: manufacturer.name,
            quantity,
            stock,
          },
          ...{ listPrice: unit, unitPrice: net, subtotal: multiplyPrices(net, quantity) },
        },
      ];
    }),
    totals: more.totals,
    discountBasisPoints: version.discountBasisPoints,
    paymentTerms: version.paymentTerms,
    deliveryTerms: version.deliveryTerms,
    note: version.note,
    isOpen: summary.state === 'sent',
    orderId,
    requestReference,
    wishes: events
      .filter(({ what }) => what === 'asked')
      .map(({ at, note }) => ({ at: at.toISOString(), note })),
  };
}
