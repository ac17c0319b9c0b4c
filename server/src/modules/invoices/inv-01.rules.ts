// INV-01 of an invoice or credit note: its content in the fields of India's e-invoice, in rupees; what it lacks is named, field by field. Pure. [decisions 0112]
import {
  type Address,
  amountIn,
  type EInvoiceState,
  FIRST_CURRENCIES,
  type Prices,
  sumPrices,
  type TaxLine,
  toDecimal,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { FieldProblem } from '../../platform/problem.ts';
import type { InvoiceContent, InvoiceLine } from './invoice.rules.ts';
import { unitCodes } from './unit-codes.rules.ts';

/** What the schema wants of a buyer outside India. */
const ABROAD = { gstin: 'URP', state: '96', pin: 999_999 };

/** Whether its tax is India's: another country's invoices, and those with another country's tax, are no e-invoices. */
export function isForIrp({ seller, taxTreatment }: InvoiceContent): boolean {
  return (
    (seller.country ?? 'IN') === 'IN' &&
    ['gst-inside', 'gst-outside', 'export'].includes(taxTreatment)
  );
}

/** Whether INV-01 is offered for a document, and why not. */
export function eInvoiceState(content: InvoiceContent): EInvoiceState {
  const { buyer, seller, taxTreatment } = content;
  if ((seller.country ?? 'IN') !== 'IN') return 'no-e-invoices';
  if (!isForIrp(content)) return 'other-tax';
  return taxTreatment === 'export' || buyer.taxId !== '' ? 'offered' : 'buyer-unregistered';
}

/**
 * What its owner can tell without the schema: no tax number, no tariff code, no rupees.
 * @returns empty: none of these
 */
export function missingForIrp(content: InvoiceContent): FieldProblem[] {
  const isRegistered = content.taxTreatment === 'export' || content.buyer.taxId !== '';
  return [
    ...(isRegistered
      ? []
      : [{ code: 'einvoice-buyer-unregistered', pointer: '/BuyerDtls/Gstin' } as const]),
    ...(content.total.INR === undefined
      ? [{ code: 'einvoice-no-rupees', pointer: '/ValDtls/TotInvVal' } as const]
      : []),
    ...content.lines.flatMap((line, index): FieldProblem[] =>
      /^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$/.test(line.hsn)
        ? []
        : [
            {
              code: 'einvoice-hsn-missing',
              pointer: `/ItemList/${index}/HsnCd`,
              params: { item: line.sku || line.name },
            },
          ],
    ),
  ];
}

/** Absent where the content says nothing: the schema then names the field. Only of content that lacks nothing by `missingForIrp`. */
export function inv01Draft(content: InvoiceContent): Record<string, unknown> {
  const { buyer, seller, order } = content;
  const isExport = content.taxTreatment === 'export';
  const base = order.baseCurrency ?? FIRST_CURRENCIES[0];
  return present({
    Version: '1.1',
    TranDtls: {
      TaxSch: 'GST',
      // An export never bears our tax: it leaves under the letter of undertaking.
      SupTyp: isExport ? 'EXPWOP' : 'B2B',
      RegRev: 'N',
      IgstOnIntra: 'N',
    },
    DocDtls: {
      Typ: content.kind === 'credit-note' ? 'CRN' : 'INV',
      No: content.number,
      Dt: indianDay(content.issuedOn),
    },
    SellerDtls: present({
      Gstin: seller.gstin,
      LglNm: cut(seller.legalName.en, 100),
      TrdNm: atLeast(3, cut(seller.brand?.en ?? '', 100)),
      ...sellersPlace(seller.address.en),
      Stcd: seller.gstin.slice(0, 2),
      Ph: telephone(seller.phone),
      Em: atLeast(6, seller.email),
    }),
    BuyerDtls: present({
      Gstin: isExport ? ABROAD.gstin : buyer.taxId,
      LglNm: cut(buyer.name, 100),
      Pos: isExport ? ABROAD.state : (content.placeOfSupply.state ?? undefined),
      ...placeOf(buyer.billing),
      Stcd: stateOf(buyer.billing, buyer.taxId.slice(0, 2)),
      Ph: telephone(buyer.billing.phoneNumber),
    }),
    ShipDtls: isElsewhere(content)
      ? present({
          LglNm: cut(buyer.name, 100),
          ...placeOf(buyer.delivery),
          Stcd: stateOf(buyer.delivery, content.placeOfSupply.state ?? ''),
        })
      : undefined,
    ItemList: content.lines.map(itemOf),
    ValDtls: present({
      AssVal: rupees(content.subtotal),
      CgstVal: taxOf(content.taxes, 'cgst-'),
      SgstVal: taxOf(content.taxes, 'sgst-'),
      IgstVal: taxOf(content.taxes, 'igst-'),
      TotInvVal: rupees(content.total),
      TotInvValFc: isExport && base !== 'INR' ? toDecimal(content.total.base) : undefined,
    }),
    RefDtls: referencesOf(content),
    ExpDtls: isExport ? { ForCur: base, CntCode: buyer.delivery.country } : undefined,
  });
}

function itemOf(line: InvoiceLine, index: number): Record<string, unknown> {
  return present({
    SlNo: String(index + 1),
    PrdDesc: atLeast(3, cut(line.names?.en ?? line.name, 300)),
    // Freight goes under the code of its goods; services have codes of chapter 99.
    IsServc: line.hsn.startsWith('99') ? 'Y' : 'N',
    HsnCd: line.hsn,
    Qty: line.quantity,
    Unit: unitCodes(line.unit).uqc,
    UnitPrice: rupees(line.unitPrice),
    TotAmt: rupees(line.taxable),
    Discount: 0,
    AssAmt: rupees(line.taxable),
    GstRt: toDecimal(line.basisPoints),
    IgstAmt: taxOf(line.taxes, 'igst-'),
    CgstAmt: taxOf(line.taxes, 'cgst-'),
    SgstAmt: taxOf(line.taxes, 'sgst-'),
    TotItemVal: rupees(line.total),
  });
}

function referencesOf({ refersTo, order, specimen }: InvoiceContent) {
  const orderNumber = order.purchaseOrderNumber;
  const references = present({
    InvRm: specimen === true ? cut(translator('en')('invoices.specimen'), 100) : undefined,
    PrecDocDtls:
      refersTo === null
        ? undefined
        : [{ InvNo: refersTo.number, InvDt: indianDay(refersTo.issuedOn) }],
    // A longer number does not fit the field, and half of one would name another order.
    ContrDtls:
      orderNumber === '' || orderNumber.length > 16 ? undefined : [{ PORefr: orderNumber }],
  });
  return Object.keys(references).length === 0 ? undefined : references;
}

function isElsewhere({ buyer, pickup, taxTreatment }: InvoiceContent): boolean {
  // The goods of an export go to a port, which the order does not name.
  if (pickup !== undefined || taxTreatment === 'export') return false;
  const { billing, delivery } = buyer;
  return (['address', 'city', 'country', 'postalCode'] as const).some(
    (field) => billing[field] !== delivery[field],
  );
}

function placeOf({ address, city, country, postalCode }: Address) {
  const [first, second] = twoLines(address);
  return present({
    Addr1: first,
    Addr2: atLeast(3, second),
    Loc: cut(city, 50),
    Pin: country === 'IN' ? pinOf(postalCode) : ABROAD.pin,
  });
}

/** The seller's address is one text, as documents print it: its place is what stands with the PIN code. */
function sellersPlace(text: string) {
  const parts = text.split(/[,\n]/).map((part) => part.trim());
  const at = parts.findLastIndex((part) => PIN.test(part));
  const own =
    at < 0
      ? ''
      : (parts[at] ?? '')
          .replace(PIN, '')
          .replace(/[-–\s]+$/, '')
          .trim();
  // A PIN code alone follows its place: `Chennai, 600001`.
  const [before, loc] = own === '' ? [at - 1, parts[at - 1] ?? ''] : [at, own];
  const [first, second] = twoLines(parts.slice(0, Math.max(before, 0)).join(', '));
  return present({
    Addr1: first,
    Addr2: atLeast(3, second),
    Loc: at < 0 ? '' : cut(loc, 50),
    Pin: at < 0 ? undefined : pinOf(parts[at] ?? ''),
  });
}

const PIN = /\b([1-9][0-9]{2}) ?([0-9]{3})\b/;

function pinOf(text: string): number | undefined {
  const [, first, last] = PIN.exec(text) ?? [];
  return first === undefined ? undefined : Number(`${first}${last}`);
}

function stateOf({ country }: Address, state: string): string {
  return country === 'IN' ? state : ABROAD.state;
}

/** Two lines of at most 100 characters, parted at a space where there is one. */
function twoLines(text: string): [string, string] {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 100) return [line, ''];
  const space = line.lastIndexOf(' ', 100);
  const end = space < 50 ? 100 : space;
  return [line.slice(0, end).trim(), cut(line.slice(end).trim(), 100)];
}

function taxOf(taxes: readonly TaxLine[], prefix: string): number {
  return rupees(
    sumPrices([
      { base: 0, INR: 0 },
      ...taxes.filter(({ code }) => code.startsWith(prefix)).map(({ value }) => value),
    ]),
  );
}

function rupees(prices: Prices): number {
  return toDecimal(amountIn(prices, 'INR'));
}

function indianDay(iso: string): string {
  return iso.split('-').reverse().join('/');
}

/** Digits alone, ten of them without India's prefix. */
function telephone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').replace(/^91(?=[0-9]{10}$)/, '');
  return /^[0-9]{6,12}$/.test(digits) ? digits : undefined;
}

function cut(text: string, most: number): string {
  return text.trim().slice(0, most).trim();
}

function atLeast(least: number, text: string): string | undefined {
  return text.trim().length < least ? undefined : text.trim();
}

function present<Value extends Record<string, unknown>>(value: Value): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}
