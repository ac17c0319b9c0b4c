// Texts of a quote document; sheet.ts of platform/pdf lays them out. Pure.
import { fillText, formatDay, formatMoney, INTL_LOCALE, type Locale } from '@millwright/contracts';
import { type Column, type Fact, ltr, named, own, type Sheet, type Table } from '../../platform/pdf/sheet.rules.ts';
import type { QuoteContent } from './quotes.content.ts';
import { PAPER } from './quotes.messages.ts';

type Word = keyof typeof PAPER;

export function quoteSheet(content: QuoteContent, locale: Locale): Sheet {
  const { seller, buyer, totals, deliverTo } = content;
  const say = (word: Word, params: Record<string, string | number> = {}): string => fillText(PAPER[word], locale, params);
  const money = (minor: number): string => ltr(formatMoney(minor, 'INR', locale));
  /** Inside tables the currency is in the notes, not in every cell. */
  const plain = (minor: number): string => ltr(formatMoney(minor, 'INR', locale).replace('₹', ''));
  const day = (iso: string): string => own(formatDay(iso, locale));
  const percent = (basisPoints: number): string =>
    ltr(`${new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: 2 }).format(basisPoints / 100)}%`);
  const isDiscounted = totals.discount.INR > 0;
  const taxNumber = deliverTo?.country === 'SA' ? 'vatNumber' : 'gstin';
  const sums: (Fact & { isGrand?: boolean })[] = [
    ...(isDiscounted
      ? [
          { label: say('before'), value: money(totals.goods.INR) },
          { label: say('discount', { percent: percent(content.discountBasisPoints) }), value: money(-totals.discount.INR) },
        ]
      : []),
    { label: say('subtotal'), value: money(totals.subtotal.INR) },
    ...(totals.freight === null ? [] : [{ label: say('freight'), value: money(totals.freight.INR) }]),
    ...totals.taxes.map((tax) => ({ label: own(tax.name), value: money(tax.value.INR) })),
    { label: say(deliverTo === null ? 'totalBeforeTax' : 'total'), value: money(totals.total.INR), isGrand: true },
    ...(content.displayCurrency === 'INR'
      ? []
      : [
          {
            label: say('forInformation', { currency: ltr(content.displayCurrency) }),
            value: ltr(formatMoney(totals.total[content.displayCurrency], content.displayCurrency, locale)),
          },
        ]),
  ];
  const terms: [Word, string][] = [
    ['paymentTerms', own(content.paymentTerms)],
    ['deliveryTerms', own(content.deliveryTerms)],
    ['note', own(content.note)],
    ['howTo', say('howToText', { day: day(content.validUntil) })],
  ];
  return {
    locale,
    title: say('title'),
    secondTitle: '',
    mark: content.version === 1 ? '' : say('version', { n: content.version }),
    number: content.number,
    seller: {
      name: seller.legalName[locale],
      secondName: '',
      lines: [
        named(seller.address[locale]),
        `${say(taxNumber)}: ${ltr(taxNumber === 'vatNumber' ? seller.vatNumber : seller.gstin)}`,
        [seller.phone, seller.email].filter(Boolean).map(ltr).join(' · '),
      ],
    },
    facts: [
      { label: say('number'), value: ltr(content.number) },
      { label: say('date'), value: day(content.sentOn) },
      { label: say('validUntil'), value: day(content.validUntil) },
      { label: say('currency'), value: ltr('INR') },
    ],
    parties: [
      {
        title: say('quotedTo'),
        name: named(buyer.name === '' ? ltr(buyer.email) : buyer.name),
        lines: [ltr(buyer.email), ...(buyer.taxId === '' ? [] : [`${say(taxNumber)}: ${ltr(buyer.taxId)}`])],
      },
      ...(deliverTo === null
        ? []
        : [{ title: say('deliverTo'), name: named(deliverTo.city), lines: [countryName(deliverTo.country, locale)] }]),
    ],
    lines: linesTable(),
    totals: sums,
    words: [],
    notes: [
      ...(content.specimen === true ? [say('specimen')] : []),
      say('charged'),
      ...(deliverTo === null ? [say('noTaxYet')] : []),
      ...(totals.freight === null ? [say('freightLater')] : []),
      say('stock'),
    ],
    summary: null,
    bank: null,
    closing: terms.filter(([, text]) => text !== '').map(([word, text]) => ({ title: say(word), text })),
    signature: { for: say('for', { name: own(seller.legalName[locale]) }), signatory: say('signatory') },
    qr: null,
    continued: say('continued'),
    footer: `${own(seller.legalName[locale])} · ${ltr(content.number)}`,
    pageOf: (n, of) => say('page', { n, of }),
  };

  function linesTable(): Table {
    const columns: Column[] = [
      { head: say('position'), width: 5, align: 'start' },
      { head: say('goods'), width: 45, align: 'start' },
      { head: say('hsn'), width: 12, align: 'start' },
      { head: say('quantity'), width: 9, align: 'right' },
      { head: say('unitPrice'), width: 14, align: 'right' },
      { head: say('amount'), width: 15, align: 'right' },
    ];
    const rows = content.lines.map((line, index) => [
      { text: ltr(String(index + 1)) },
      { text: named(line.names[locale]), small: ltr(line.sku) },
      { text: ltr(line.hsn) },
      { text: ltr(String(line.quantity)), small: line.unit in PAPER ? say(line.unit as Word) : '' },
      { text: plain(line.net.INR) },
      { text: plain(line.subtotal.INR) },
    ]);
    const blank = { text: '' };
    return { columns, rows, foot: [blank, { text: say('subtotal') }, blank, blank, blank, { text: plain(totals.subtotal.INR) }] };
  }
}

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames([INTL_LOCALE[locale]], { type: 'region' }).of(country) ?? country;
}
