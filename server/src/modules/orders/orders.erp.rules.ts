// Order records for an ERP: amounts with their currency, each line with its share of every tax; and the cursor of a reader. Pure. [decisions 0112]
import { type CurrencyCode, decimalText, type ErpOrder, shareOf } from '@millwright/contracts';
import { REVERSE_CHARGE } from '../pricing/index.ts';
import { isTaxOf } from './returns.credit.rules.ts';

export type ErpTax = { code: string; basisPoints: number; value: number };
type TaxOut = ErpOrder['taxes'][number];
type TaxedOut = Pick<ErpOrder['lines'][number], 'hsn' | 'taxRate' | 'net' | 'taxes' | 'gross'>;

/** Amounts of one currency on the wire. */
export function moneyIn(currency: CurrencyCode): (minor: number) => TaxOut['amount'] {
  return (minor) => ({ amount: decimalText(minor), currency });
}

/** Net, taxes and gross of goods or freight; each tax rounded on its own, as the order was. */
export function taxedOut(
  { hsn, net, basisPoints }: { hsn: string; net: number; basisPoints: number },
  taxes: readonly ErpTax[],
  money: (minor: number) => TaxOut['amount'],
): TaxedOut {
  const own = taxes
    .filter(({ code }) => isTaxOf(code, basisPoints))
    .map((tax) => ({ ...tax, value: shareOf(net, tax.basisPoints) }));
  const sum = own.reduce((total, { value }) => total + value, 0);
  return {
    hsn,
    taxRate: percentText(own.reduce((total, tax) => total + tax.basisPoints, 0)),
    net: money(net),
    taxes: own.map((tax) => taxOut(tax, money)),
    gross: money(net + sum),
  };
}

export function taxOut(
  { code, basisPoints, value }: ErpTax,
  money: (minor: number) => TaxOut['amount'],
): TaxOut {
  return {
    type: (code.split('-')[0] ?? '').toUpperCase(),
    rate: percentText(basisPoints),
    reverseCharge: code === REVERSE_CHARGE,
    amount: money(value),
  };
}

/** `18`, `2.5` */
export function percentText(basisPoints: number): string {
  return decimalText(basisPoints).replace(/\.?0+$/, '');
}

/** Opaque for its holder: the change of the order that was read last. */
export function cursorOf(changedAt: string, id: number): string {
  return Buffer.from(`${changedAt} ${id}`).toString('base64url');
}

/** undefined: none of ours. */
export function readCursor(cursor: string): { changedAt: string; id: number } | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, changedAt, id] =
    /^(\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{6}Z) ([1-9]\d{0,14})$/.exec(text) ?? [];
  if (changedAt === undefined) return undefined;
  // The thirty-first of February is read as another day: it is no moment of ours.
  const read = new Date(changedAt);
  const isMoment =
    !Number.isNaN(read.getTime()) && changedAt.startsWith(read.toISOString().slice(0, 23));
  if (!isMoment) return undefined;
  return { changedAt, id: Number(id) };
}
