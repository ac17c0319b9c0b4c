// Texts of an invoice document: texts only; how they look is sheet.ts of platform/pdf. Pure.
import {
  type Address,
  type CurrencyCode,
  cityLineParts,
  FIRST_CURRENCIES,
  formatAmount,
  formatDay,
  formatMoney,
  formatPercent,
  INTL_LOCALE,
  type Locale,
  sumPrices,
  type TaxLine,
  taxName,
} from '@millwright/contracts';
import {
  isServerKey,
  type KeysBelow,
  type ServerKey,
  translator,
} from '@millwright/messages/server';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import {
  type Cell,
  type Column,
  type Fact,
  ltr,
  own,
  type Sheet,
  type Table,
} from '../../platform/pdf/sheet.rules.ts';
import { amountInWords } from './amount-in-words.rules.ts';
import { hsnSummary, type InvoiceContent, type InvoiceLine, zatcaCode } from './invoice.rules.ts';

export function sheetOf(content: InvoiceContent, locale: Locale): Sheet {
  const { kind, taxTreatment, seller, buyer, order } = content;
  const { baseCurrency: base = FIRST_CURRENCIES[0] } = order;
  const isCredit = kind === 'credit-note';
  const isGst = taxTreatment === 'gst-inside' || taxTreatment === 'gst-outside';
  const isIndian = (seller.country ?? 'IN') === 'IN';
  // The Saudi law wants Arabic on the invoice whatever else stands there; the other way round a Saudi office reads English.
  const second: Locale | null = taxTreatment !== 'vat' ? null : locale === 'ar' ? 'en' : 'ar';
  const say = translator(locale);
  const label = (key: ServerKey, joint = ' / ') =>
    second === null ? say(key) : `${own(say(key))}${joint}${own(translator(second)(key))}`;
  const day = (iso: string) => own(formatDay(iso, locale));
  const title = isCredit
    ? 'invoices.credit-note'
    : taxTreatment === 'export'
      ? 'invoices.export'
      : 'invoices.invoice';
  const state = (code: string) => {
    const key = `invoices.gstState.${code}`;
    return `${isServerKey(key) ? say(key) : code} (${ltr(code)})`;
  };
  const place =
    content.placeOfSupply.state === null
      ? countryName(content.placeOfSupply.country, locale)
      : state(content.placeOfSupply.state);
  const facts: (Fact | null)[] = [
    {
      label: label(isCredit ? 'invoices.creditNumber' : 'invoices.number'),
      value: ltr(content.number),
    },
    { label: label('invoices.issuedOn'), value: day(content.issuedOn) },
    content.refersTo === null
      ? { label: label('invoices.dueOn'), value: day(content.dueOn) }
      : {
          label: label('invoices.refersTo'),
          value: `${ltr(content.refersTo.number)} · ${day(content.refersTo.issuedOn)}`,
        },
    isCredit
      ? { label: label('invoices.reason'), value: say(`invoices.${content.reason ?? 'cancelled'}`) }
      : { label: label('invoices.paymentMode'), value: say(`invoices.${order.paymentMode}`) },
    { label: label('invoices.orderId'), value: ltr(order.orderId) },
    { label: label('invoices.placedOn'), value: day(order.placedOn) },
    order.purchaseOrderNumber === ''
      ? null
      : { label: label('invoices.purchaseOrder'), value: own(order.purchaseOrderNumber) },
    { label: label('invoices.placeOfSupply'), value: place },
    isGst || taxTreatment === 'reverse-charge'
      ? {
          label: label('invoices.reverseCharge'),
          value: say(isGst ? 'invoices.no' : 'invoices.yes'),
        }
      : null,
  ];
  return {
    locale,
    title: say(title),
    secondTitle: second === null ? '' : translator(second)(title),
    mark: content.specimen === true ? label('invoices.specimen') : label('invoices.original'),
    number: content.number,
    seller: {
      brand: seller.brand?.[locale] || seller.brand?.en || '',
      name: seller.legalName[locale],
      secondName:
        second === null || seller.legalName[second] === seller.legalName[locale]
          ? ''
          : seller.legalName[second],
      lines: [
        own(seller.address[locale]),
        ...(second === null ? [] : [own(seller.address[second])]),
        taxTreatment === 'vat' || !isIndian
          ? `${label('sheet.vatNumber')}: ${ltr(seller.vatNumber)}`
          : `${say('sheet.gstin')}: ${ltr(seller.gstin)} · ${say('invoices.state')}: ${state(seller.gstin.slice(0, 2))}`,
        [seller.phone, seller.email].filter(Boolean).map(ltr).join(' · '),
      ],
    },
    facts: facts.filter((fact) => fact !== null),
    parties: [
      {
        title: label('invoices.billTo'),
        name: own(buyer.name),
        lines: [...personLine(), ...addressLines(buyer.billing, locale), taxIdLine()],
      },
      {
        title: label(content.pickup === undefined ? 'invoices.shipTo' : 'invoices.collectedAt'),
        name: own(buyer.name),
        lines: [...personLine(), ...deliveryLines()],
      },
    ],
    lines: linesTable(),
    totals: [
      { label: label('invoices.taxable', '\n'), value: money(content.subtotal.base) },
      ...content.taxes.map((tax) => ({
        label: own(taxName(tax, locale)),
        value: money(tax.value.base),
      })),
      {
        label: label(isCredit ? 'invoices.credited' : 'invoices.payable', '\n'),
        value: money(content.total.base),
        isGrand: true,
      },
      ...shownBeside().map(({ currency, total }) => ({
        label: say('invoices.forInformation', { currency: ltr(currency) }),
        value: ltr(formatMoney(total, currency, locale)),
      })),
    ],
    // A custom of India, which counts in lakh and crore.
    words: (base === 'INR' ? [locale, ...(second === null ? [] : [second])] : []).map(
      (language) => ({
        label: translator(language)('invoices.inWords'),
        value: amountInWords(content.total.base, language),
      }),
    ),
    notes: [
      ...(content.specimen === true ? [say('invoices.specimen')] : []),
      say('invoices.charged', { currency: ltr(base) }),
      ...(taxTreatment === 'export' ? [seller.exportWording[locale]] : []),
      ...(taxTreatment === 'reverse-charge' ? [say('invoices.reverseChargeNote')] : []),
    ],
    // Only the GST of India asks for it.
    summary: isGst ? { title: label('invoices.summary'), table: summaryTable() } : null,
    bank: isCredit ? null : { title: label('invoices.bank'), facts: bankFacts() },
    closing: isCredit
      ? [
          {
            title: '',
            text: say(
              content.reason === 'returned'
                ? 'invoices.returnDeclaration'
                : 'invoices.creditDeclaration',
            ),
          },
        ]
      : [
          { title: label('invoices.terms'), text: seller.terms[locale] },
          { title: '', text: say('invoices.declaration') },
        ],
    signature: {
      for: say('sheet.for', { name: own(seller.legalName[locale]) }),
      signatory: label('sheet.signatory'),
    },
    qr:
      taxTreatment === 'vat' && seller.vatNumber !== '' && content.total.SAR !== undefined
        ? { label: say('invoices.scan'), code: zatcaCode(content) }
        : null,
    continued: say('sheet.continued'),
    footer: `${own(seller.legalName[locale])} · ${ltr(content.number)}`,
  };

  function money(minor: number): string {
    return ltr(formatMoney(minor, base, locale));
  }

  /** Inside tables the currency is in the notes, not in every cell. */
  function plain(minor: number): string {
    return ltr(formatAmount(minor, base, locale));
  }

  function percent(basisPoints: number): string {
    return ltr(formatPercent(basisPoints, locale));
  }

  function shownBeside(): { currency: CurrencyCode; total: number }[] {
    // Riyals are due on Saudi invoices: the tax office counts in them.
    const wanted = [...(taxTreatment === 'vat' ? (['SAR'] as const) : []), order.displayCurrency];
    return [...new Set(wanted)].flatMap((currency) => {
      const total = content.total[currency];
      return currency === base || total === undefined ? [] : [{ currency, total }];
    });
  }

  function personLine(): string[] {
    return buyer.person ? [own(buyer.person)] : [];
  }

  function deliveryLines(): string[] {
    const { pickup } = content;
    if (pickup === undefined) return addressLines(buyer.delivery, locale);
    const said = second === null ? [pickup[locale]] : [pickup[locale], pickup[second]];
    return [...new Set(said)].map(own);
  }

  function taxIdLine(): string {
    const name =
      buyer.billing.country === 'IN' || buyer.delivery.country === 'IN'
        ? say('sheet.gstin')
        : label('sheet.vatNumber');
    if (buyer.taxId !== '') return `${name}: ${ltr(buyer.taxId)}`;
    return buyer.delivery.country === 'IN' ? `${name}: ${say('invoices.unregistered')}` : '';
  }

  function linesTable(): Table {
    const isTaxed = taxTreatment !== 'export' && taxTreatment !== 'reverse-charge';
    // Only India asks for codes: elsewhere the column stands where there are any.
    const hasCodes = isGst || content.lines.some((line) => line.hsn !== '');
    const columns: Column[] = [
      { head: label('sheet.position', '\n'), width: 5, align: 'start' },
      {
        head: label('invoices.description', '\n'),
        width: (isTaxed ? 30 : 43) + (hasCodes ? 0 : 11),
        align: 'start',
      },
      ...(hasCodes
        ? ([{ head: label('sheet.hsn', '\n'), width: 11, align: 'start' }] as const)
        : []),
      { head: label('sheet.quantity', '\n'), width: 8, align: 'right' },
      { head: label('sheet.unitPrice', '\n'), width: 13, align: 'right' },
      ...(isTaxed
        ? ([
            { head: label('invoices.taxable', '\n'), width: 13, align: 'right' },
            { head: label('invoices.tax', '\n'), width: 12, align: 'right' },
          ] as const)
        : []),
      { head: label('sheet.amount', '\n'), width: 13, align: 'right' },
    ];
    const rows = content.lines.map((line, index): Cell[] => [
      { text: ltr(String(index + 1)) },
      {
        text: line.unit === 'service' ? say('invoices.freight') : own(nameOf(line)),
        small: [ltr(line.sku), arabicBeside(line)].filter(Boolean).join('\n'),
      },
      ...(hasCodes ? [{ text: ltr(line.hsn) }] : []),
      {
        text: ltr(String(line.quantity)),
        small: say(`sheet.unit.${line.unit as KeysBelow<'sheet.unit.'>}`),
      },
      { text: plain(line.unitPrice.base) },
      ...(isTaxed
        ? [
            { text: plain(line.taxable.base) },
            { text: plain(line.total.base - line.taxable.base), small: percent(line.basisPoints) },
          ]
        : []),
      { text: plain(line.total.base) },
    ]);
    const tax = sumPrices(content.taxes.map((entry) => entry.value)).base;
    const blank = { text: '' };
    const foot = [
      blank,
      { text: label('invoices.sum') },
      ...(hasCodes ? [blank] : []),
      blank,
      blank,
      ...(isTaxed ? [{ text: plain(content.subtotal.base) }, { text: plain(tax) }] : []),
      { text: plain(content.total.base) },
    ];
    return { columns, rows, foot };
  }

  /** What was ordered, in the language of the document. [decisions 0121] */
  function nameOf({ name, names }: InvoiceLine): string {
    return names?.[locale] ?? name;
  }

  function arabicBeside(line: InvoiceLine): string {
    return taxTreatment === 'vat' && line.arabicName !== nameOf(line) ? own(line.arabicName) : '';
  }

  function summaryTable(): Table {
    const rows = hsnSummary(content.lines);
    const names = taxTreatment === 'gst-inside' ? ['CGST', 'SGST'] : ['IGST'];
    const shares = (taxes: readonly TaxLine[], name: string) =>
      taxes.filter((tax) => tax.code.startsWith(name.toLowerCase()));
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    return {
      columns: [
        { head: label('sheet.hsn', '\n'), width: 16, align: 'start' },
        { head: label('invoices.taxable', '\n'), width: 20, align: 'right' },
        ...names.flatMap((name): Column[] => [
          { head: ltr(`${name}, %`), width: 12, align: 'right' },
          { head: ltr(name), width: 20, align: 'right' },
        ]),
        { head: label('invoices.totalTax', '\n'), width: 20, align: 'right' },
      ],
      rows: rows.map((row) => [
        { text: ltr(row.hsn) },
        { text: plain(row.taxable.base) },
        ...names.flatMap((name) => {
          const taxes = shares(row.taxes, name);
          return [
            { text: percent(taxes[0]?.basisPoints ?? 0) },
            { text: plain(sum(taxes.map((tax) => tax.value.base))) },
          ];
        }),
        { text: plain(row.tax.base) },
      ]),
      foot: [
        { text: label('invoices.sum') },
        { text: plain(content.subtotal.base) },
        ...names.flatMap((name) => [
          { text: '' },
          { text: plain(sum(shares(content.taxes, name).map((tax) => tax.value.base))) },
        ]),
        { text: plain(sum(content.taxes.map((tax) => tax.value.base))) },
      ],
    };
  }

  function bankFacts(): Fact[] {
    const { bank } = seller;
    return [
      { label: say('invoices.holder'), value: own(bank.holder) },
      { label: say('invoices.bankName'), value: own(bank.bank) },
      { label: say('invoices.account'), value: ltr(bank.account) },
      bank.ifsc === ''
        ? { label: ltr('SWIFT'), value: ltr(bank.swift) }
        : { label: ltr('IFSC / SWIFT'), value: ltr(`${bank.ifsc} / ${bank.swift}`) },
      { label: say('invoices.reference'), value: ltr(content.number) },
    ];
  }
}

function addressLines(address: Address, locale: Locale): string[] {
  const city = cityLineParts(address).map(({ kind, text }) =>
    kind === 'city' ? own(text) : ltr(text),
  );
  return [
    own(address.address),
    `${city.join(' ')}${locale === 'ar' ? '،' : ','} ${own(countryName(address.country, locale))}`,
    `${translator(locale)('invoices.phone')} ${ltr(parsePhoneNumberFromString(address.phoneNumber)?.formatInternational() ?? address.phoneNumber)}`,
  ];
}

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames([INTL_LOCALE[locale]], { type: 'region' }).of(country) ?? country;
}
