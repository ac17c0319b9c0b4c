// Amounts in rows: `<name>_base` is what is charged, `<name>_in` the same by currency. [decisions 0098]
import type { CurrencyCode, Prices } from '@millwright/contracts';

type ByCurrency = Partial<Record<CurrencyCode, number>>;
/** Columns of an amount as they are read. */
export type AmountRow<Name extends string> = Record<`${Name}_base`, number> &
  Record<`${Name}_in`, ByCurrency>;

export type FreightColumns = { freight_base: number | null; freight_in: ByCurrency | null };

/** @throws RangeError for what JavaScript cannot hold exactly */
export function amountOf(base: number, byCurrency: ByCurrency): Prices {
  const prices = { ...byCurrency, base };
  for (const minor of Object.values(prices))
    if (!Number.isSafeInteger(minor)) throw new RangeError(`not an exact amount: ${minor}`);
  return prices;
}

/** The columns `<name>_base` and `<name>_in` of a row as one amount. */
export function amountFrom<Name extends string>(row: AmountRow<Name>, name: Name): Prices {
  const columns = row as Record<string, unknown>;
  return amountOf(columns[`${name}_base`] as number, columns[`${name}_in`] as ByCurrency);
}

/** Freight of a row; null: not agreed yet. */
export function freightFrom(row: FreightColumns): Prices | null {
  const { freight_base, freight_in } = row;
  return freight_base === null ? null : amountOf(freight_base, freight_in ?? {});
}

export function byCurrency({ base: _, ...amounts }: Prices): ByCurrency {
  return amounts;
}

/** What `amountFrom` reads, for jsonb_populate_record: the amounts stay an object. */
export function amountColumns<Name extends string>(name: Name, prices: Prices): AmountRow<Name> {
  return {
    [`${name}_base`]: prices.base,
    [`${name}_in`]: byCurrency(prices),
  } as AmountRow<Name>;
}
