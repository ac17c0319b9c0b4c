// Payment state, due state and open quantities of an order. Pure.
import {
  type Address,
  addPrices,
  multiplyPrices,
  type OrderStatus,
  type PaymentState,
  type Prices,
  sumPrices,
  type TaxLine,
  ZERO,
} from '@millwright/contracts';
import { REVERSE_CHARGE, type TaxRate, taxCodeOf, taxesFor } from '../pricing/index.ts';
import { freightHsn, type Totals } from './orders.rules.ts';

/** Amounts in minor units of the base currency. `paid`: received less paid out; `credited`: taken back by credit notes of returns. */
export type Balance = {
  status: OrderStatus;
  total: number;
  credited: number;
  paid: number;
  refunded: number;
};

export function balanceOf(
  row: Record<'total_base' | 'credited_base' | 'paid_base' | 'refunded_base', number> & {
    status: OrderStatus;
  },
): Balance {
  return {
    status: row.status,
    total: row.total_base,
    credited: row.credited_base,
    paid: row.paid_base,
    refunded: row.refunded_base,
  };
}

/** Amount that the buyer owes for the order at present, in minor units of the base currency. */
export function owedOf({
  status,
  total,
  credited,
}: Pick<Balance, 'status' | 'total' | 'credited'>): number {
  return status === 'Cancelled' ? 0 : total - credited;
}

/** Refund due: payments beyond the owed amount, in minor units of the base currency. */
export function refundDueOf(balance: Balance): number {
  return Math.max(0, balance.paid - owedOf(balance));
}

export function paymentStateOf(balance: Balance): PaymentState {
  const owed = owedOf(balance);
  if (refundDueOf(balance) > 0) return 'refund-due';
  if (balance.paid < owed) return balance.paid <= 0 ? 'unpaid' : 'partly';
  if (balance.refunded > 0) return owed === 0 ? 'refunded' : 'partly-refunded';
  return owed === 0 ? 'nothing-due' : 'paid';
}

/** @param today the shop's day, ISO */
export function isOverdue(balance: Balance, due: string | null, today: string): boolean {
  return balance.paid < owedOf(balance) && due !== null && due < today;
}

export type Shippable = { productId: number; quantity: number; shipped: number };

/** Each line that has not left as a whole, with what is left of it. */
export function leftToShip(lines: readonly Shippable[]): { productId: number; quantity: number }[] {
  return lines
    .filter((line) => line.shipped < line.quantity)
    .map(({ productId, quantity, shipped }) => ({ productId, quantity: quantity - shipped }));
}

/** A line as it was frozen, with the whole rate of its tax. */
export type FrozenLine = {
  productId: number;
  hsn: string;
  taxBasisPoints: number;
  unitPrice: Prices;
  quantity: number;
};
type Frozen = {
  delivery: Address;
  placeOfSupply: string | null;
  taxes: readonly Pick<TaxLine, 'code'>[];
};

/** Totals of an order that changed: exchange rates and the taxes of its lines stay those of its day. @param companyState of the seller, where no tax of the order tells yet */
export function totalsAgain(
  lines: readonly FrozenLine[],
  freight: Prices | null,
  frozen: Frozen,
  companyState: string,
): { totals: Totals; freightTax: { hsn: string; basisPoints: number } } {
  const goods = lines.map((line) => ({
    ...line,
    subtotal: multiplyPrices(line.unitPrice, line.quantity),
  }));
  const hsn = freightHsn(goods);
  const basisPoints = goods.find((line) => line.hsn === hsn)?.taxBasisPoints ?? 0;
  const taxable = freight === null ? goods : [...goods, { hsn, subtotal: freight }];
  const { country } = frozen.delivery;
  const isReversed = frozen.taxes.some((tax) => tax.code === REVERSE_CHARGE);
  const rates = goods.map(
    (line): TaxRate => ({
      country,
      hsnPrefix: line.hsn,
      code: taxCodeOf(country),
      basisPoints: line.taxBasisPoints,
      // What the buyer owed to their own tax office stays so: its lines bear no rate of the seller's.
      ...(isReversed && line.taxBasisPoints === 0 ? { basisPoints: 1, reverseCharge: true } : {}),
    }),
  );
  // Inside the seller's state then: it was taxed in halves.
  const inside =
    frozen.taxes.length === 0
      ? frozen.placeOfSupply === companyState
      : frozen.taxes.some((tax) => tax.code.startsWith('cgst'));
  const taxes = taxesFor(
    taxable,
    { country, state: frozen.placeOfSupply, hasTaxId: true },
    inside ? (frozen.placeOfSupply ?? '') : 'elsewhere',
    rates,
  );
  const subtotal = sumPrices(goods.map((line) => line.subtotal));
  const total = sumPrices([addPrices(subtotal, freight ?? ZERO), ...taxes.map((tax) => tax.value)]);
  return {
    totals: { subtotal, freight, taxes, total },
    freightTax: freight === null ? { hsn: '', basisPoints: 0 } : { hsn, basisPoints },
  };
}
