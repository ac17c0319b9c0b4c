// Quote rules: the state of a version at a moment, what it costs, and whether what staff typed is a quote; pure. [decisions 0027]
import {
  isDay,
  multiplyPrices,
  type Prices,
  type QuoteState,
  type QuoteTotals,
  shareOf,
  subtractPrices,
  sumPrices,
  type TaxLine,
} from '@millwright/contracts';
import { endOfDay } from '../../platform/days.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { convertedPrices, convertedUnitPrice, type Rates } from '../pricing/index.ts';

/** What was sent and has run out is over, whether or not the job has been there. */
export function stateAt(version: { state: QuoteState; validUntil: Date }, now: Date): QuoteState {
  return version.state === 'sent' && now >= version.validUntil ? 'expired' : version.state;
}

export type QuotedLine = { quantity: number; unit: Prices; net: Prices };

/** One unit before and after the discount. What is rounded is the price of one, so that each line is a price times a quantity, as orders and invoices want it. */
export function quotedPrice(
  unitBase: number,
  discountBasisPoints: number,
  rates: Rates,
): { unit: Prices; net: Prices } {
  const net = Math.max(1, shareOf(unitBase, 10_000 - discountBasisPoints));
  return { unit: convertedUnitPrice(unitBase, rates), net: convertedUnitPrice(net, rates) };
}

/** null stays null: quoted once the order is there. */
export function quotedFreight(base: number | null, rates: Rates): Prices | null {
  return base === null ? null : convertedPrices(base, rates);
}

export function quoteTotals(
  lines: readonly QuotedLine[],
  priced: { freight: Prices | null; taxes: TaxLine[]; total: Prices },
): QuoteTotals {
  const goods = sumPrices(lines.map((line) => multiplyPrices(line.unit, line.quantity)));
  const subtotal = sumPrices(lines.map((line) => multiplyPrices(line.net, line.quantity)));
  const discount = subtractPrices(goods, subtotal);
  return { goods, discount, subtotal, ...priced };
}

export type QuoteInput = {
  /** Without a product: what was asked for, in words, until staff know which it is. */
  lines: readonly {
    productId: number | null;
    description?: string;
    quantity: number /** In the base currency, before the discount. */;
    unitPrice: number;
  }[];
  discountBasisPoints?: number;
  /** In the base currency; null or absent: quoted once the order is there. */
  freight?: number | null;
  /** The last day on which it holds, by the shop's clock. */
  validUntil: string;
  paymentTerms?: string;
  deliveryTerms?: string;
  note?: string;
};

const MAX_LINES = 200;
const MAX_PIECES = 1_000_000;
/** A billion: no sum of a quote leaves exact numbers. */
const MAX_AMOUNT = 100_000_000_000;
const DAY_MS = 86_400_000;

/** @throws Problem invalid-request with what is wrong where, quote-validity */
export function checkQuote(input: QuoteInput, now: Date, zone: string): void {
  const wrong: FieldProblem[] = [];
  const whole = (value: number, least: number, most: number): boolean =>
    Number.isSafeInteger(value) && value >= least && value <= most;
  const unless = (
    fine: boolean,
    pointer: string,
    code: FieldProblem['code'] = 'value-not-valid',
    n?: number,
  ): void => {
    if (!fine) wrong.push({ code, pointer, ...(n === undefined ? {} : { params: { n } }) });
  };
  const short = (text: string | undefined, most: number, pointer: string): void =>
    unless((text ?? '').length <= most, pointer, 'text-too-long', most);
  unless(input.lines.length > 0, '/lines', 'field-required');
  unless(input.lines.length <= MAX_LINES, '/lines', 'list-too-long', MAX_LINES);
  input.lines.forEach((line, index) => {
    const at = `/lines/${index}`;
    unless(whole(line.quantity, 1, MAX_PIECES), `${at}/quantity`);
    unless(whole(line.unitPrice, 1, MAX_AMOUNT), `${at}/unitPrice`);
    const words = line.description?.trim() ?? '';
    short(words, 500, `${at}/description`);
    unless(line.productId !== null || words !== '', `${at}/description`, 'field-required');
  });
  const products = input.lines.flatMap((line) => (line.productId === null ? [] : [line.productId]));
  unless(new Set(products).size === products.length, '/lines', 'value-repeated');
  unless(
    input.lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0) <= MAX_AMOUNT * 100,
    '/lines',
  );
  unless(whole(input.discountBasisPoints ?? 0, 0, 9_000), '/discountBasisPoints');
  unless(
    input.freight === undefined || input.freight === null || whole(input.freight, 0, MAX_AMOUNT),
    '/freight',
  );
  short(input.paymentTerms, 1_000, '/paymentTerms');
  short(input.deliveryTerms, 1_000, '/deliveryTerms');
  short(input.note, 2_000, '/note');
  if (wrong.length > 0) throw new Problem('invalid-request', {}, { fields: wrong });
  if (!isValidity(input.validUntil, now, zone))
    throw new Problem(
      'quote-validity',
      {},
      { fields: [{ code: 'quote-validity', pointer: '/validUntil' }] },
    );
}

/** Still to come, and not for ever. */
function isValidity(day: string, now: Date, zone: string): boolean {
  if (!isDay(day)) return false;
  const end = endOfDay(zone, day);
  return end > now && end.getTime() <= now.getTime() + 366 * DAY_MS;
}
