// Prices of a product's own in further currencies, by code; those that it has none in follow the rate. [decisions 0098]
import { type CurrencyCode, MAX_PRICE } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { FieldProblem } from '../../platform/problem.ts';
import { currenciesOf, type Rates } from '../pricing/index.ts';

export type OwnPrices = Readonly<Partial<Record<CurrencyCode, number>>>;

/** An own price is in a further currency that the shop has. */
export function ownPriceFaults(own: OwnPrices, rates: Rates): FieldProblem[] {
  const [, ...further] = currenciesOf(rates);
  return Object.keys(own)
    .filter((currency) => !further.includes(currency as CurrencyCode))
    .map((currency) => ({ code: 'value-not-valid', pointer: `/ownPrices/${currency}` }));
}

/** As the staff edits them: prices in currencies that the shop has given up stay in the table unseen. */
export function shownOwnPrices(own: OwnPrices, rates: Rates): OwnPrices {
  const [, ...further] = currenciesOf(rates);
  return Object.fromEntries(
    further.flatMap((currency) => (own[currency] === undefined ? [] : [[currency, own[currency]]])),
  );
}

/** The column's new value: the given prices, and what it has in currencies that the shop has given up. */
export function editedOwnPrices(column: string, own: OwnPrices, rates: Rates): RawBuilder<string> {
  const [, ...further] = currenciesOf(rates);
  return sql`(${sql.ref(column)} - ${further}::text[]) || ${JSON.stringify(own)}::jsonb`;
}

/** Each of them changed by so many hundredths of a percent, rounded half up to a minor unit, never to nothing. */
export function scaledOwnPrices(column: string, points: number): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_object_agg(key, least(greatest((value::bigint * (10000 + ${points}::bigint) + 5000) / 10000, 1), ${MAX_PRICE}::bigint)), '{}')
    from jsonb_each(${sql.ref(column)}))`;
}
