// Content of a quote version: seller, buyer, lines by name in every language, totals, terms; stored when it is sent.
import {
  type Country,
  type CurrencyCode,
  LOCALES,
  type Locale,
  type LocalizedText,
  multiplyPrices,
  type Prices,
  type QuoteTotals,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listPurchasables } from '../catalog/index.ts';
import { getCompany, getInvoicing, isSpecimen, requireCompanyData } from '../company/index.ts';
import type { StoredAccount } from '../customers/index.ts';
import { getTimeZone } from '../pricing/index.ts';
import { lastDay } from './quotes.mails.ts';
import type { Quote, QuoteVersion } from './quotes.queries.ts';

export type QuoteContent = {
  number: string;
  version: number;
  /** Days by the shop's clock. */
  sentAt: string;
  sentOn: string;
  validUntil: string;
  /** In the name of the demo shop's invented company. */
  specimen?: boolean;
  seller: {
    /** Name of the shop; absent in quotes of before it was kept. */
    brand?: LocalizedText;
    legalName: LocalizedText;
    address: LocalizedText;
    /** Absent in quotes of before it was kept: India. */
    country?: Country;
    gstin: string;
    vatNumber: string;
    phone: string;
    email: string;
  };
  buyer: { name: string; email: string; taxId: string };
  /** Place for which the tax was computed; null: the delivery place is not known yet. */
  deliverTo: { city: string; country: Country } | null;
  displayCurrency: CurrencyCode;
  /** In which it is charged; absent in those of before there was a choice: rupees. */
  baseCurrency?: CurrencyCode;
  lines: {
    sku: string;
    names: Record<Locale, string>;
    hsn: string;
    unit: string;
    quantity: number;
    net: Prices;
    subtotal: Prices;
  }[];
  discountBasisPoints: number;
  totals: QuoteTotals;
  paymentTerms: string;
  deliveryTerms: string;
  note: string;
};

type Parts = {
  quote: Quote;
  version: QuoteVersion;
  totals: QuoteTotals;
  account: StoredAccount | undefined;
};

export async function contentOf(
  ctx: Ctx,
  tx: Tx,
  { quote, version, totals, account }: Parts,
): Promise<QuoteContent> {
  await requireCompanyData(ctx, tx);
  const seller = await getInvoicing(tx);
  const company = await getCompany({ db: tx, clock: ctx.clock });
  const ids = version.lines.flatMap((line) => (line.productId === null ? [] : [line.productId]));
  const named = await Promise.all(
    LOCALES.map(
      async (locale) => [locale, await listPurchasables(tx, ids, locale, version.rates)] as const,
    ),
  );
  const purchasables = new Map(named);
  const now = ctx.clock.now();
  const zone = await getTimeZone(tx, now);
  const person =
    account === undefined ? quote.name : `${account.firstName} ${account.lastName}`.trim();
  return {
    number: quote.number,
    version: version.version,
    sentAt: now.toISOString(),
    sentOn: dayIn(zone, now),
    validUntil: lastDay(version, zone),
    specimen: isSpecimen(seller),
    seller: {
      ...{
        brand: company.name,
        legalName: seller.legalName,
        address: seller.address,
        country: seller.country,
        gstin: seller.gstin,
        vatNumber: seller.vatNumber,
      },
      ...{ phone: company.phone.text, email: company.email },
    },
    buyer: {
      name: account?.companyName || quote.companyName || person,
      email: quote.email,
      taxId: account?.taxId ?? '',
    },
    deliverTo:
      account?.delivery == null
        ? null
        : { city: account.delivery.city, country: account.delivery.country },
    displayCurrency: quote.displayCurrency,
    baseCurrency: version.rates.base,
    lines: version.lines.map(({ productId, description, quantity, net }) => {
      const known = purchasables.get('en')?.get(productId ?? 0);
      const nameIn = (locale: Locale): string =>
        purchasables.get(locale)?.get(productId ?? 0)?.name ?? description;
      return {
        ...{
          sku: known?.sku ?? '',
          hsn: known?.hsn ?? '',
          unit: known?.unit ?? 'piece',
          quantity,
          net,
        },
        names: { en: nameIn('en'), ru: nameIn('ru'), ar: nameIn('ar') },
        subtotal: multiplyPrices(net, quantity),
      };
    }),
    discountBasisPoints: version.discountBasisPoints,
    totals,
    paymentTerms: version.paymentTerms,
    deliveryTerms: version.deliveryTerms,
    note: version.note,
  };
}
