// Rows of the shop's currencies: the base currency and the others are settings, rates are dated rows.
import type { CurrencyCode } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type CurrencyRow = {
  base: CurrencyCode;
  others: CurrencyCode[];
  /** Of every currency that has one at the moment. */
  rates: Partial<Record<CurrencyCode, number>>;
  is_traded: boolean;
};

export async function findCurrencies(db: Db | Tx, now: Date): Promise<CurrencyRow> {
  const { rows } = await sql<CurrencyRow>`
    select base_currency() as base, coalesce((select value from setting where name = 'currencies'), '["USD", "SAR"]') as others,
      (select coalesce(jsonb_object_agg(currency, per_base_e9), '{}') from (
        select distinct on (currency) currency, per_base_e9 from currency_rate
        where valid_from <= ${now} order by currency, valid_from desc) newest) as rates,
      exists (select from sales_order) or exists (select from quote) or exists (select from negotiation) as is_traded`.execute(
    db,
  );
  return rows[0] as CurrencyRow;
}

/** Nobody orders, quotes or negotiates until the transaction ends: what began before is seen by `findCurrencies`. */
export async function lockTrading(tx: Tx): Promise<void> {
  await sql`lock table sales_order, quote, negotiation in share row exclusive mode`.execute(tx);
}

/** One change of currencies at a time. */
export async function lockCurrencies(tx: Tx): Promise<void> {
  // A row that always is stands for those that are not there yet.
  await sql`select 1 from setting where name = 'company-state' for update`.execute(tx);
}

export async function saveCurrencies(
  tx: Tx,
  base: CurrencyCode,
  others: readonly CurrencyCode[],
): Promise<void> {
  await sql`insert into setting (name, value) values ('base-currency', ${JSON.stringify(base)}::jsonb), ('currencies', ${JSON.stringify(others)}::jsonb)
    on conflict (name) do update set value = excluded.value where setting.value is distinct from excluded.value`.execute(
    tx,
  );
}

/** Rates count from the old base, and a price of its own in the new base would be a second one. */
export async function forgetRates(tx: Tx, base: CurrencyCode): Promise<void> {
  await sql`delete from currency_rate`.execute(tx);
  await sql`update product set own_prices = own_prices - ${base}::text where own_prices ? ${base}::text`.execute(
    tx,
  );
}
