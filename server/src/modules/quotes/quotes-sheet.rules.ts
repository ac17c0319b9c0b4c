// Texts of a quote document: texts only; how they look is sheet.ts of platform/pdf. Pure.
import {
  FIRST_CURRENCIES,
  formatAmount,
  formatDay,
  formatMoney,
  formatPercent,
  INTL_LOCALE,
  type Locale,
  taxName,
} from '@millwright/contracts';
import { isServerKey, type ServerKey, translator } from '@millwright/messages/server';
import {
  type Column,
  type Fact,
  ltr,
  own,
  type Sheet,
  type Table,
} from '../../platform/pdf/sheet.rules.ts';
import type { QuoteContent } from './quotes.content.ts';

export function quoteSheet(content: QuoteContent, locale: Locale): Sheet {
  const { seller, buyer, totals, deliverTo } = content;
  const say = translator(locale);
  const { baseCurrency: base = FIRST_CURRENCIES[0], displayCurrency } = content;
  const inOwn = displayCurrency === base ? undefined : totals.total[displayCurrency];
  const money = (minor: number): string => ltr(formatMoney(minor, base, locale));
  /** Inside tables the currency is in the notes, not in every cell. */
  const plain = (minor: number): string => ltr(formatAmount(minor, base, locale));
  const day = (iso: string): string => own(formatDay(iso, locale));
  const percent = (basisPoints: number): string => ltr(formatPercent(basisPoints, locale));
  const isDiscounted = totals.discount.base > 0;
  const isIndian = (seller.country ?? 'IN') === 'IN';
  const taxNumber = deliverTo?.country === 'SA' || !isIndian ? 'vatNumber' : 'gstin';
  const buyersNumber = (deliverTo?.country ?? 'IN') === 'IN' ? 'gstin' : 'vatNumber';
  const sums: (Fact & { isGrand?: boolean })[] = [
    ...(isDiscounted
      ? [
          { label: say('quotes.document.before'), value: money(totals.goods.base) },
          {
            label: say('quotes.document.discount', {
              percent: percent(content.discountBasisPoints),
            }),
            value: money(-totals.discount.base),
          },
        ]
      : []),
    { label: say('quotes.document.subtotal'), value: money(totals.subtotal.base) },
    ...(totals.freight === null
      ? []
      : [{ label: say('quotes.document.freight'), value: money(totals.freight.base) }]),
    ...totals.taxes.map((tax) => ({
      label: own(taxName(tax, locale)),
      value: money(tax.value.base),
    })),
    {
      label: say(deliverTo === null ? 'quotes.document.totalBeforeTax' : 'quotes.document.total'),
      value: money(totals.total.base),
      isGrand: true,
    },
    ...(inOwn === undefined
      ? []
      : [
          {
            label: say('quotes.document.forInformation', {
              currency: ltr(displayCurrency),
            }),
            value: ltr(formatMoney(inOwn, displayCurrency, locale)),
          },
        ]),
  ];
  const terms: [ServerKey, string][] = [
    ['quotes.document.paymentTerms', own(content.paymentTerms)],
    ['quotes.document.deliveryTerms', own(content.deliveryTerms)],
    ['quotes.document.note', own(content.note)],
    ['quotes.document.howTo', say('quotes.document.howToText', { day: day(content.validUntil) })],
  ];
  return {
    locale,
    title: say('quotes.document.title'),
    secondTitle: '',
    mark: content.version === 1 ? '' : say('quotes.document.version', { n: content.version }),
    number: content.number,
    seller: {
      brand: seller.brand?.[locale] || seller.brand?.en || '',
      name: seller.legalName[locale],
      secondName: '',
      lines: [
        own(seller.address[locale]),
        `${say(`sheet.${taxNumber}`)}: ${ltr(taxNumber === 'vatNumber' ? seller.vatNumber : seller.gstin)}`,
        [seller.phone, seller.email].filter(Boolean).map(ltr).join(' · '),
      ],
    },
    facts: [
      { label: say('quotes.document.number'), value: ltr(content.number) },
      { label: say('quotes.document.date'), value: day(content.sentOn) },
      { label: say('quotes.document.validUntil'), value: day(content.validUntil) },
      { label: say('quotes.document.currency'), value: ltr(base) },
    ],
    parties: [
      {
        title: say('quotes.document.quotedTo'),
        name: own(buyer.name === '' ? ltr(buyer.email) : buyer.name),
        lines: [
          ltr(buyer.email),
          ...(buyer.taxId === '' ? [] : [`${say(`sheet.${buyersNumber}`)}: ${ltr(buyer.taxId)}`]),
        ],
      },
      ...(deliverTo === null
        ? []
        : [
            {
              title: say('quotes.document.deliverTo'),
              name: own(deliverTo.city),
              lines: [countryName(deliverTo.country, locale)],
            },
          ]),
    ],
    lines: linesTable(),
    totals: sums,
    words: [],
    notes: [
      ...(content.specimen === true ? [say('quotes.document.specimen')] : []),
      say('quotes.document.charged', { currency: ltr(base) }),
      ...(deliverTo === null ? [say('quotes.document.noTaxYet')] : []),
      ...(totals.freight === null ? [say('quotes.document.freightLater')] : []),
      say('quotes.document.stock'),
    ],
    summary: null,
    bank: null,
    closing: terms
      .filter(([, text]) => text !== '')
      .map(([key, text]) => ({ title: say(key), text })),
    signature: {
      for: say('sheet.for', { name: own(seller.legalName[locale]) }),
      signatory: say('sheet.signatory'),
    },
    qr: null,
    continued: say('sheet.continued'),
    footer: `${own(seller.legalName[locale])} · ${ltr(content.number)}`,
  };

  function linesTable(): Table {
    const hasCodes = content.lines.some((line) => line.hsn !== '');
    const columns: Column[] = [
      { head: say('sheet.position'), width: 5, align: 'start' },
      { head: say('quotes.document.goods'), width: hasCodes ? 45 : 57, align: 'start' },
      ...(hasCodes ? ([{ head: say('sheet.hsn'), width: 12, align: 'start' }] as const) : []),
      { head: say('sheet.quantity'), width: 9, align: 'right' },
      { head: say('sheet.unitPrice'), width: 14, align: 'right' },
      { head: say('sheet.amount'), width: 15, align: 'right' },
    ];
    const unit = (name: string): string => {
      const key = `sheet.unit.${name}`;
      return isServerKey(key) ? say(key) : '';
    };
    const rows = content.lines.map((line, index) => [
      { text: ltr(String(index + 1)) },
      { text: own(line.names[locale]), small: ltr(line.sku) },
      ...(hasCodes ? [{ text: ltr(line.hsn) }] : []),
      { text: ltr(String(line.quantity)), small: unit(line.unit) },
      { text: plain(line.net.base) },
      { text: plain(line.subtotal.base) },
    ]);
    const blank = { text: '' };
    return {
      columns,
      rows,
      foot: [
        blank,
        { text: say('quotes.document.subtotal') },
        ...(hasCodes ? [blank] : []),
        blank,
        blank,
        { text: plain(totals.subtotal.base) },
      ],
    };
  }
}

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames([INTL_LOCALE[locale]], { type: 'region' }).of(country) ?? country;
}
