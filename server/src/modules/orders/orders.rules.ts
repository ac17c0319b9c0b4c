// Order rules: readiness and content. Pure decisions. [§5 Checkout, decisions §4, §8]
import {
  type Address,
  type CartLine,
  type CurrencyCode,
  formatMoney,
  type Locale,
  type Prices,
  sumPrices,
  type TaxLine,
  ZERO,
} from '@millwright/contracts';
import { dayAfter, dayIn } from '../../platform/days.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { PriceSnapshot } from '../cart/index.ts';
import type { StoredAccount } from '../customers/index.ts';
import {
  type PlaceOfSupply,
  placeOfSupply,
  type TaxableLine,
  type Terms,
  taxesFor,
} from '../pricing/index.ts';

export type Totals = { subtotal: Prices; freight: Prices | null; taxes: TaxLine[]; total: Prices };

/** Totals of the lines delivered to this account: sums of rounded lines and rounded taxes. Without a delivery address no tax is known. */
export function totalsFor(
  lines: readonly CartLine[],
  hsnOf: (productId: number) => string,
  account: StoredAccount | undefined,
  terms: Terms,
  freight: Prices | null = null,
  isCollected = false,
): Totals {
  const subtotal = sumPrices(lines.map((line) => line.subtotal));
  const to = account?.delivery ?? null;
  const taxable = lines.map((line) => ({ hsn: hsnOf(line.productId), subtotal: line.subtotal }));
  if (freight !== null) taxable.push({ hsn: freightHsn(taxable), subtotal: freight });
  const taxes =
    to === null
      ? []
      : taxesFor(
          taxable,
          placeOf(account?.taxId ?? '', to, terms, isCollected),
          terms.companyState,
          terms.taxRates,
        );
  return {
    subtotal,
    freight,
    taxes,
    total: sumPrices([subtotal, freight ?? ZERO, ...taxes.map((tax) => tax.value)]),
  };
}

/** Place of supply: where the goods go, or where the buyer collects them. */
export function placeOf(
  taxId: string,
  to: Address,
  { companyState }: Pick<Terms, 'companyState'>,
  isCollected: boolean,
): PlaceOfSupply {
  const place = placeOfSupply(taxId, to);
  return isCollected && place.country === 'IN' ? { ...place, state: companyState } : place;
}

/** Freight is part of the supply of the goods, so it is taxed as the costliest of them. */
export function freightHsn(lines: readonly TaxableLine[]): string {
  let first: TaxableLine | undefined;
  for (const line of lines)
    if (first === undefined || line.subtotal.base > first.subtotal.base) first = line;
  return first?.hsn ?? '';
}

/** The day on which an order of this moment will probably be delivered. */
export function expectedDeliveryOf(
  now: Date,
  terms: Pick<Terms, 'timeZone' | 'expectedDeliveryDays'>,
): string {
  return dayAfter(dayIn(terms.timeZone, now), terms.expectedDeliveryDays);
}

/** In what a buyer was shown beside the taxes. */
const FREIGHT = 'freight';

/** What is charged beside the goods: each tax by its code, and freight that is part of the total. */
export function chargesOf({ taxes, freight }: Totals): Record<string, Prices> {
  return {
    ...Object.fromEntries(taxes.map((tax) => [tax.code, tax.value])),
    ...(freight === null ? {} : { [FREIGHT]: freight }),
  };
}

/** The reason why this order cannot be placed, first the one that the customer should solve first; null when there is none. */
export function rejectOrder(
  lines: readonly CartLine[],
  account: StoredAccount,
  terms: Terms,
  termsAccepted: boolean,
  locale: Locale,
): Problem | null {
  if (lines.length === 0) return new Problem('cart-empty');
  if (terms.onlyVerifiedBuyers && !account.verified) return new Problem('buyer-not-verified');
  const blocked = lines.filter((line) => line.blocked !== null);
  if (blocked.length > 0) return blockedProblem(blocked);
  if (account.billing === null || account.delivery === null) return new Problem('address-missing');
  if (!terms.countries.includes(account.delivery.country)) return new Problem('country-not-served');
  if (sumPrices(lines.map((line) => line.subtotal)).base < terms.minimumOrder) {
    return new Problem('minimum-order-not-reached', {
      amount: formatMoney(terms.minimumOrder, terms.rates.base, locale),
    });
  }
  return termsAccepted ? null : new Problem('terms-not-accepted');
}

function blockedProblem(blocked: readonly CartLine[]): Problem {
  const fields = blocked.map((line): FieldProblem => {
    const pointer = `/lines/${line.productId}`;
    if (line.blocked === 'out-of-stock') return { code: 'out-of-stock-in-cart', pointer };
    if (line.blocked === 'stock-not-enough')
      return { code: 'stock-not-enough', pointer, params: { n: line.stock, name: line.name } };
    return { code: 'cart-quantity-outside-limits', pointer, params: { name: line.name } };
  });
  const worst =
    fields.find((field) => field.code === 'out-of-stock-in-cart') ?? (fields[0] as FieldProblem);
  return new Problem(worst.code, worst.params, {
    fields: [worst, ...fields.filter((field) => field !== worst && field.code !== worst.code)],
  });
}

/** The rejection that says what is not as the customer saw it.
 *  @param sentTotal  what a program said that the order costs, in minor units of the base currency */
export function changedProblem(
  seen: PriceSnapshot | null,
  lines: readonly CartLine[],
  { taxes, freight, total }: Pick<Totals, 'taxes' | 'freight' | 'total'>,
  base: CurrencyCode,
  locale: Locale,
  sentTotal?: number,
): Problem {
  const money = (minor: number): string => formatMoney(minor, base, locale);
  const fields: FieldProblem[] = [{ code: 'prices-changed' }];
  if (sentTotal !== undefined && sentTotal !== total.base)
    fields.push({
      code: 'order-total-changed',
      pointer: '/total',
      params: { before: money(sentTotal), after: money(total.base) },
    });
  if (seen === null) return new Problem('prices-changed', {}, { fields });
  for (const line of lines) {
    const before = seen.lines[line.productId]?.[1];
    if (before === undefined || before === line.unitPrice.base) continue;
    const params = {
      name: line.name,
      before: money(before),
      after: money(line.unitPrice.base),
    };
    fields.push({ code: 'line-price-changed', pointer: `/lines/${line.productId}`, params });
  }
  const sum = (values: Iterable<Prices>) => sumPrices(values).base;
  const { [FREIGHT]: seenFreight, ...seenTaxes } = seen.taxes ?? {};
  if (seen.taxes !== undefined && (seenFreight?.base ?? -1) !== (freight?.base ?? -1)) {
    const said = (price: Prices | null | undefined): string => (price ? money(price.base) : '–');
    fields.push({
      code: 'freight-changed',
      params: { before: said(seenFreight), after: said(freight) },
    });
  }
  const [before, after] = [sum(Object.values(seenTaxes)), sum(taxes.map((tax) => tax.value))];
  if (seen.taxes !== undefined && before !== after) {
    fields.push({
      code: 'tax-changed',
      params: {
        before: money(before),
        after: money(after),
      },
    });
  }
  return new Problem('prices-changed', {}, { fields });
}
