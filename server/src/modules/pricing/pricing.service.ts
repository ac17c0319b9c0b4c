// Terms of trade in force: exchange rates, tax rates and settings, read in one statement; cached for a second only for public reads. [decisions §4]
import {
  type Country,
  type CurrencyCode,
  FIRST_COUNTRIES,
  FIRST_CURRENCIES,
} from '@millwright/contracts';
import { sql } from 'kysely';
import { dayIn } from '../../platform/days.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { KEPT_MS, onInvalidation } from '../../platform/response-cache/index.ts';
import { FIRST_PREFIXES } from './number-prefix.rules.ts';
import type { Rates } from './pricing.rules.ts';
import { basePerUnitOf } from './rates.rules.ts';
import type { TaxRate } from './tax.rules.ts';

export type Terms = {
  rates: Rates;
  taxRates: TaxRate[];
  /** In the base currency; 0 = none. */
  minimumOrder: number;
  /** Two-digit GST state code of the company. */
  companyState: string;
  /** ISO 3166 code of the seller: telephone numbers without a country code are read as its own. */
  companyCountry: Country;
  expectedDeliveryDays: number;
  /** Time zone of the shop, by which days are counted, dated and shown. */
  timeZone: string;
  onlyVerifiedBuyers: boolean;
  /** Registration and forgotten passwords do not tell who has an account. */
  hideExistence: boolean;
  termsVersion: string;
  /** Before the numbers of new orders and quotes. */
  orderPrefix: string;
  quotePrefix: string;
  /** Commission of the marketplace, of an invoice's value. [§9 Terms] */
  commissionBasisPoints: number;
  /** Delivered to; ISO 3166 codes. */
  countries: readonly Country[];
};

let kept = new WeakMap<object, { at: number; terms: Promise<Terms> }>();
let keptZones = new WeakMap<object, { at: number; zone: Promise<string> }>();
onInvalidation(() => {
  keptZones = new WeakMap();
  kept = new WeakMap();
});

/** The terms in force at `now`, read from the database: an order must match what its cart showed, whichever process answers. */
export async function getTerms(db: Db | Tx, now: Date): Promise<Terms> {
  return await readTerms(db, now);
}

/** The terms at `now` for public reads, up to KEPT_MS old. Nothing that a commit checks may be read here. */
export function getCachedTerms(db: Db | Tx, now: Date): Promise<Terms> {
  if (db.isTransaction) return readTerms(db, now);
  const last = kept.get(db);
  if (last !== undefined && Math.abs(now.getTime() - last.at) < KEPT_MS) return last.terms;
  const terms = readTerms(db, now);
  kept.set(db, { at: now.getTime(), terms });
  terms.catch(() => kept.delete(db));
  return terms;
}

/** The exchange rates in force at `now`. */
export async function getRates(db: Db | Tx, now: Date): Promise<Rates> {
  return (await getTerms(db, now)).rates;
}

/** What one unit of each further currency is in the base currency at `now`. */
export async function readBaseRates(db: Db | Tx, now: Date): Promise<Record<string, number>> {
  const { perBaseE9 } = await getRates(db, now);
  return Object.fromEntries(
    Object.entries(perBaseE9).map(([currency, e9]) => [currency, Number(basePerUnitOf(e9))]),
  );
}

/** The exchange rates at `now` for public reads, up to KEPT_MS old. */
export async function getCachedRates(db: Db | Tx, now: Date): Promise<Rates> {
  return (await getCachedTerms(db, now)).rates;
}

/** The zone of the shop’s clock. */
export async function getTimeZone(db: Db | Tx, now: Date): Promise<string> {
  if (db.isTransaction) return await readZone(db);
  const last = keptZones.get(db);
  if (last !== undefined && Math.abs(now.getTime() - last.at) < KEPT_MS) return await last.zone;
  const zone = readZone(db);
  keptZones.set(db, { at: now.getTime(), zone });
  zone.catch(() => keptZones.delete(db));
  return await zone;
}

async function readZone(db: Db | Tx): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select shop_zone() as zone`.execute(db);
  return (rows[0] as { zone: string }).zone;
}

/** The shop’s day at `now`. */
export async function getToday(db: Db | Tx, now: Date): Promise<string> {
  return dayIn(await getTimeZone(db, now), now);
}

type Row = {
  rates: Rates['perBaseE9'] | null;
  tax_rates: TaxRate[];
  settings: Record<string, unknown>;
};

async function readTerms(db: Db | Tx, now: Date): Promise<Terms> {
  const { rows } = await sql<Row>`
    select
      (select jsonb_object_agg(currency, per_base_e9) from (
        select distinct on (currency) currency, per_base_e9 from currency_rate
        where valid_from <= ${now} order by currency, valid_from desc) newest) as rates,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'country', country, 'hsnPrefix', hsn_prefix, 'code', code, 'basisPoints', basis_points, 'reverseCharge', reverse_charge)), '[]') from (
        select distinct on (country, hsn_prefix) country, hsn_prefix, code, basis_points, reverse_charge from tax_rate
        where valid_from <= shop_day(${now}::timestamptz) order by country, hsn_prefix, valid_from desc) newest) as tax_rates,
      (select coalesce(jsonb_object_agg(name, value), '{}') from setting) as settings`.execute(db);
  const row = rows[0] as Row;
  const setting = <Value>(name: string, otherwise: Value): Value =>
    (row.settings[name] as Value | undefined) ?? otherwise;
  const [base, ...others] = FIRST_CURRENCIES;
  return {
    rates: ratesOf(
      setting('base-currency', base),
      setting('currencies', others),
      row.rates ?? {},
      now,
    ),
    taxRates: row.tax_rates,
    minimumOrder: setting('minimum-order', 0),
    companyState: setting('company-state', '33'),
    companyCountry: setting('company-country', 'IN'),
    expectedDeliveryDays: setting('expected-delivery-days', 5),
    timeZone: setting('time-zone', 'Asia/Kolkata'),
    onlyVerifiedBuyers: setting('only-verified-buyers', false),
    hideExistence: setting('hide-existence', false),
    termsVersion: setting('terms-version', ''),
    orderPrefix: setting('order-prefix', FIRST_PREFIXES.order),
    quotePrefix: setting('quote-prefix', FIRST_PREFIXES.quote),
    commissionBasisPoints: setting('commission-basis-points', 500),
    countries: setting('countries', FIRST_COUNTRIES),
  };
}

/** @throws Error where a currency has no rate: none is taken on without one */
function ratesOf(
  base: CurrencyCode,
  others: readonly CurrencyCode[],
  known: Rates['perBaseE9'],
  now: Date,
): Rates {
  const perBaseE9: Partial<Record<CurrencyCode, number>> = {};
  for (const currency of others) {
    const rate = known[currency];
    if (rate === undefined)
      throw new Error(`no exchange rate of ${currency} in force at ${now.toISOString()}`);
    perBaseE9[currency] = rate;
  }
  return { base, perBaseE9 };
}
