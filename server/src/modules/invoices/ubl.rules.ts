// UBL 2.1 of an invoice or credit note, by EN 16931 where its tax is a VAT: XML of what was frozen with the document, for the buyer's system. Pure. [decisions 0112]
import {
  type Address,
  amountIn,
  type CurrencyCode,
  decimalText,
  FIRST_CURRENCIES,
  sumPrices,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { InvoiceContent, InvoiceLine } from './invoice.rules.ts';
import {
  type CategoryRow,
  categoryOf,
  categoryRows,
  type TaxCategory,
  taxSchemeOf,
} from './tax-category.rules.ts';
import { unitCodes } from './unit-codes.rules.ts';
import { element, writtenXml, type XmlNode } from './xml.rules.ts';

const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';
/** Language of what the document says beside names. */
const say = translator('en');
/** UNCL 4461: a credit transfer; and what it has no code for, as a Letter of Credit. */
const CREDIT_TRANSFER = '30';
const NOT_DEFINED = '1';

/** Reasons of categories that bear no tax, by the list of the European Union. */
const EXEMPTION_CODES: Readonly<Partial<Record<TaxCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

export function ublOf(content: InvoiceContent): string {
  const { buyer, seller, order } = content;
  const isCredit = content.kind === 'credit-note';
  const currency: CurrencyCode = order.baseCurrency ?? FIRST_CURRENCIES[0];
  const scheme = taxSchemeOf(content);
  const rows = categoryRows(content);
  const isOutside = rows.some(({ category }) => category === 'O');
  // The Saudi law wants the tax in riyals, whatever is charged.
  const isTaxedInRiyals =
    content.taxTreatment === 'vat' && currency !== 'SAR' && content.total.SAR !== undefined;
  const name = isCredit ? 'CreditNote' : 'Invoice';
  const root = element(
    name,
    [
      // Only a VAT can be said by that norm.
      scheme === 'VAT' ? cbc('CustomizationID', 'urn:cen.eu:en16931:2017') : undefined,
      cbc('ID', content.number),
      cbc('IssueDate', content.issuedOn),
      isCredit ? undefined : cbc('DueDate', content.dueOn),
      isCredit ? cbc('CreditNoteTypeCode', '381') : cbc('InvoiceTypeCode', '380'),
      ...noteTexts().map((text) => cbc('Note', text)),
      cbc('DocumentCurrencyCode', currency),
      isTaxedInRiyals ? cbc('TaxCurrencyCode', 'SAR') : undefined,
      cac('OrderReference', [
        // Peppol's word for a buyer who gave no number.
        cbc('ID', order.purchaseOrderNumber || 'NA'),
        cbc('SalesOrderID', order.orderId),
      ]),
      content.refersTo === null
        ? undefined
        : cac('BillingReference', [
            cac('InvoiceDocumentReference', [
              cbc('ID', content.refersTo.number),
              cbc('IssueDate', content.refersTo.issuedOn),
            ]),
          ]),
      cac('AccountingSupplierParty', [sellerParty()]),
      cac('AccountingCustomerParty', [buyerParty()]),
      content.pickup === undefined
        ? cac('Delivery', [
            cac('DeliveryLocation', [cac('Address', addressOf(buyer.delivery))]),
            cac('DeliveryParty', [cac('PartyName', [cbc('Name', buyer.name)])]),
          ])
        : undefined,
      isCredit ? undefined : paymentMeans(),
      isCredit
        ? cac('PaymentTerms', [
            cbc(
              'Note',
              say(
                content.reason === 'returned'
                  ? 'invoices.returnDeclaration'
                  : 'invoices.creditDeclaration',
              ),
            ),
          ])
        : cac('PaymentTerms', [cbc('Note', seller.terms.en)]),
      cac('TaxTotal', [
        amount('TaxAmount', sumPrices(content.taxes.map((tax) => tax.value)).base),
        ...rows.map(subtotal),
      ]),
      isTaxedInRiyals
        ? cac('TaxTotal', [
            amount(
              'TaxAmount',
              amountIn(sumPrices(content.taxes.map((tax) => tax.value)), 'SAR'),
              'SAR',
            ),
          ])
        : undefined,
      cac('LegalMonetaryTotal', [
        amount('LineExtensionAmount', content.subtotal.base),
        amount('TaxExclusiveAmount', content.subtotal.base),
        amount('TaxInclusiveAmount', content.total.base),
        amount('PayableAmount', content.total.base),
      ]),
      ...content.lines.map(lineOf),
    ],
    {
      xmlns: `${OASIS}:${name}-2`,
      'xmlns:cac': `${OASIS}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${OASIS}:CommonBasicComponents-2`,
    },
  );
  return writtenXml(root as XmlNode);

  function amount(tag: string, minor: number, of: CurrencyCode = currency): XmlNode | undefined {
    return cbc(tag, decimalText(minor), { currencyID: of });
  }

  function noteTexts(): string[] {
    const split = content.taxes.filter(({ code }) => /^[cs]gst-/.test(code));
    return [
      ...(content.specimen === true ? [say('invoices.specimen')] : []),
      ...(content.taxTreatment === 'export' ? [seller.exportWording.en] : []),
      // The halves of GST inside a state, which a category of the norm cannot tell apart.
      split
        .map(
          ({ code, basisPoints, value }) =>
            `${code.slice(0, 4).toUpperCase()} ${percent(basisPoints)}%: ${decimalText(value.base)} ${currency}`,
        )
        .join('; '),
    ];
  }

  function sellerParty(): XmlNode | undefined {
    const country = seller.country ?? 'IN';
    const isGstin = country === 'IN' && content.taxTreatment !== 'vat';
    const number = isGstin
      ? seller.gstin
      : prefixed(seller.vatNumber, [content.taxTreatment === 'vat' ? 'SA' : country]);
    return cac('Party', [
      cac('PartyName', [cbc('Name', seller.brand?.en || seller.legalName.en)]),
      cac('PostalAddress', [
        cbc('StreetName', oneLine(seller.address.en)),
        isGstin ? cbc('CountrySubentity', seller.gstin.slice(0, 2)) : undefined,
        countryOf(country),
      ]),
      isOutside ? undefined : taxNumber(number, isGstin ? 'GST' : 'VAT'),
      cac('PartyLegalEntity', [
        cbc('RegistrationName', seller.legalName.en),
        isOutside ? cbc('CompanyID', seller.vatNumber) : undefined,
      ]),
      cac('Contact', [
        cbc('Name', seller.legalName.en),
        cbc('Telephone', seller.phone),
        cbc('ElectronicMail', seller.email),
      ]),
    ]);
  }

  function buyerParty(): XmlNode | undefined {
    const { billing, delivery, taxId } = buyer;
    const isGstin = (seller.country ?? 'IN') === 'IN' && delivery.country === 'IN';
    const number = isGstin ? taxId : prefixed(taxId, [delivery.country, billing.country]);
    return cac('Party', [
      cac('PartyName', [cbc('Name', buyer.name)]),
      cac('PostalAddress', addressOf(billing)),
      isOutside ? undefined : taxNumber(number, isGstin ? 'GST' : 'VAT'),
      cac('PartyLegalEntity', [
        cbc('RegistrationName', buyer.name),
        isOutside ? cbc('CompanyID', taxId) : undefined,
      ]),
      cac('Contact', [cbc('Name', buyer.person ?? ''), cbc('Telephone', billing.phoneNumber)]),
    ]);
  }

  function paymentMeans(): XmlNode | undefined {
    const { bank } = seller;
    const isTransfer = order.paymentMode === 'telegraphic-transfer' && bank.account !== '';
    return cac('PaymentMeans', [
      cbc('PaymentMeansCode', isTransfer ? CREDIT_TRANSFER : NOT_DEFINED),
      cbc('PaymentID', content.number),
      isTransfer
        ? cac('PayeeFinancialAccount', [
            cbc('ID', bank.account),
            cbc('Name', bank.holder),
            cac('FinancialInstitutionBranch', [cbc('ID', bank.swift || bank.ifsc)]),
          ])
        : undefined,
    ]);
  }

  function subtotal({ category, basisPoints, taxable, tax }: CategoryRow): XmlNode | undefined {
    const code = EXEMPTION_CODES[category];
    return cac('TaxSubtotal', [
      amount('TaxableAmount', taxable.base),
      amount('TaxAmount', tax.base),
      cac('TaxCategory', [
        cbc('ID', category),
        category === 'O' ? undefined : cbc('Percent', percent(basisPoints)),
        code === undefined || scheme !== 'VAT' ? undefined : cbc('TaxExemptionReasonCode', code),
        code === undefined ? undefined : cbc('TaxExemptionReason', reasonOf(category)),
        cac('TaxScheme', [cbc('ID', scheme)]),
      ]),
    ]);
  }

  function reasonOf(category: TaxCategory): string {
    if (category === 'AE') return say('invoices.reverseChargeNote');
    if (category === 'G') return seller.exportWording.en || say('invoices.export');
    return say('invoices.outsideTax');
  }

  function lineOf(line: InvoiceLine, index: number): XmlNode | undefined {
    const category = categoryOf(content, line);
    return cac(`${name}Line`, [
      cbc('ID', String(index + 1)),
      cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', String(line.quantity), {
        unitCode: unitCodes(line.unit).unece,
      }),
      amount('LineExtensionAmount', line.taxable.base),
      cac('Item', [
        cbc('Name', line.name),
        cac('SellersItemIdentification', [cbc('ID', line.sku)]),
        /^0*$/.test(line.hsn)
          ? undefined
          : cac('CommodityClassification', [
              cbc('ItemClassificationCode', line.hsn, { listID: 'HS' }),
            ]),
        cac('ClassifiedTaxCategory', [
          cbc('ID', category),
          category === 'O' ? undefined : cbc('Percent', percent(line.basisPoints)),
          cac('TaxScheme', [cbc('ID', scheme)]),
        ]),
      ]),
      cac('Price', [amount('PriceAmount', line.unitPrice.base)]),
    ]);
  }
}

const cbc = (name: string, text: string, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, text, attributes);
const cac = (name: string, children: readonly (XmlNode | undefined)[]) =>
  element(`cac:${name}`, children);

function taxNumber(number: string, scheme: string): XmlNode | undefined {
  if (number === '') return undefined;
  return cac('PartyTaxScheme', [cbc('CompanyID', number), cac('TaxScheme', [cbc('ID', scheme)])]);
}

function addressOf(address: Address): (XmlNode | undefined)[] {
  return [
    cbc('StreetName', oneLine(address.address)),
    cbc('CityName', address.city),
    cbc('PostalZone', address.postalCode),
    countryOf(address.country),
  ];
}

function countryOf(code: string): XmlNode | undefined {
  return cac('Country', [cbc('IdentificationCode', code)]);
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ', ');
}

/** EN 16931 wants the country before a number; Greece writes EL. @param countries whose number it may be, the likeliest first */
function prefixed(number: string, countries: readonly string[]): string {
  const plain = number.replace(/[\s.-]/g, '').toUpperCase();
  const [likeliest = ''] = countries;
  if (plain === '' || [...countries, 'EL'].some((country) => plain.startsWith(country)))
    return plain;
  return `${likeliest}${plain}`;
}

function percent(basisPoints: number): string {
  return decimalText(basisPoints).replace(/\.?0+$/, '') || '0';
}
