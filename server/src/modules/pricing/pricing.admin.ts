// Admin service of pricing: rates that were in force never change; a new row begins later. [decisions §4]

import {
  type CurrencyCode,
  type CurrencyRate,
  type DatedTaxRate,
  FIRST_COUNTRIES,
  FIRST_COUNTRY,
  isCountry,
  LOCALES,
  type Locale,
  type SellingForm,
  type SellingSettings,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { isTimeZone } from '../../platform/days.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { findCurrencies, lockCurrencies } from './currencies.queries.ts';
import { EU_VAT } from './eu-vat.rules.ts';
import { FIRST_PREFIXES, type NumberPrefixes, prefixFaults } from './number-prefix.rules.ts';
import {
  deleteFutureRate,
  deleteFutureTax,
  findRateAt,
  findSelling,
  hasNumber,
  hasRate,
  insertRate,
  insertTax,
  listRateRows,
  listTaxRows,
  listUsualCountries,
  type RateRow,
  type SellingRow,
  saveSelling,
  type TaxRow,
} from './pricing.admin.queries.ts';
import { getToday } from './pricing.service.ts';
import { basePerUnitOf, FAR_OFF_PERCENT, perBaseE9Of, percentBetween } from './rates.rules.ts';
import { taxCodeOf } from './tax.rules.ts';
import { renewTermsVersion } from './terms-version.ts';

/** @throws Problem not-found, right-missing */
export async function getSellingSettings(ctx: Ctx): Promise<SellingSettings> {
  staffOf(ctx, 'settings:read');
  return toSelling(await findSelling(ctx.db));
}

/** In force within a second in every process, at once inside transactions. @throws Problem not-found, right-missing, record-changed */
export async function changeSellingSettings(ctx: Ctx, form: SellingForm): Promise<SellingSettings> {
  staffOf(ctx, 'settings:write');
  const termsVersion = form.termsVersion.trim();
  if (termsVersion === '') throw rejection({ code: 'field-required', pointer: '/termsVersion' });
  const timeZone = form.timeZone.trim();
  if (!isTimeZone(timeZone)) throw rejection({ code: 'time-zone-unknown', pointer: '/timeZone' });
  const countries = [...new Set(form.countries)].sort();
  const unknown = countries.findIndex((code) => !isCountry(code));
  if (unknown >= 0) throw rejection({ code: 'value-not-valid', pointer: `/countries/${unknown}` });
  // An empty address needs a country that can be chosen.
  if (!countries.includes(form.defaultCountry))
    throw rejection({ code: 'value-not-valid', pointer: '/defaultCountry' });
  const prefixes = { order: form.orderPrefix.trim(), quote: form.quotePrefix.trim() };
  const faults = prefixFaults(prefixes);
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  return await inTransaction(ctx.db, async (tx) => {
    const present = await findSelling(tx, { lock: true });
    if (present.version !== form.version) throw new Problem('record-changed');
    const before = toSelling(present);
    await rejectTaken(tx, prefixes, before);
    await saveSelling(tx, {
      open: form.isOpen,
      'minimum-order': form.minimumOrder,
      'expected-delivery-days': form.expectedDeliveryDays,
      'time-zone': timeZone,
      'only-verified-buyers': form.onlyVerifiedBuyers,
      'hide-existence': form.hideExistence,
      'search-learning': form.searchLearning,
      'staff-second-factor': form.staffSecondFactor,
      'commission-basis-points': form.commissionBasisPoints,
      'terms-version': termsVersion,
      'order-prefix': prefixes.order,
      'quote-prefix': prefixes.quote,
      countries,
      'default-country': form.defaultCountry,
      languages: [...new Set(form.languages)],
    });
    // The terms name the commission, so they are another version, unless the form gave them one.
    if (
      before.commissionBasisPoints !== form.commissionBasisPoints &&
      before.termsVersion === termsVersion
    )
      await renewTermsVersion(tx, await getToday(tx, ctx.clock.now()));
    return toSelling(await findSelling(tx));
  });
}

/** An order is not to look like a quote of before, nor the other way round. @throws Problem value-taken */
async function rejectTaken(
  tx: Tx,
  { order, quote }: NumberPrefixes,
  before: SellingSettings,
): Promise<void> {
  if (order !== before.orderPrefix && (await hasNumber(tx, 'quote', order)))
    throw rejection({ code: 'value-taken', pointer: '/orderPrefix' });
  if (quote !== before.quotePrefix && (await hasNumber(tx, 'sales_order', quote)))
    throw rejection({ code: 'value-taken', pointer: '/quotePrefix' });
}

/** @throws Problem not-found, right-missing */
export async function listRates(
  ctx: Ctx,
  filter: { currency?: CurrencyCode | undefined },
  page: ListPage,
) {
  staffOf(ctx, 'settings:read');
  const { rows, total } = await listRateRows(ctx.db, ctx.clock.now(), filter.currency, page);
  return { rows: rows.map(toRate), total };
}

export type NewRate = {
  currency: CurrencyCode;
  basePerUnit: string;
  validFrom?: string | null | undefined;
  sure?: boolean | null | undefined;
};

/** From now on, or from a later moment. @throws Problem not-found, right-missing, value-not-valid, date-in-the-past, rate-far-off, value-taken */
export async function addRate(ctx: Ctx, typed: NewRate): Promise<CurrencyRate> {
  staffOf(ctx, 'settings:write');
  const now = ctx.clock.now();
  const perBaseE9 = perBaseE9Of(typed.basePerUnit);
  if (perBaseE9 === undefined)
    throw rejection({ code: 'value-not-valid', pointer: '/basePerUnit' });
  const asked = typed.validFrom ? new Date(typed.validFrom) : now;
  if (Number.isNaN(asked.getTime()))
    throw rejection({ code: 'value-not-valid', pointer: '/validFrom' });
  // A form is filled in minutes: what was meant as "now" still is.
  if (asked.getTime() < now.getTime() - 300_000)
    throw rejection({ code: 'date-in-the-past', pointer: '/validFrom' });
  const validFrom = asked < now ? now : asked;
  await inTransaction(ctx.db, async (tx) => {
    // A rate counts from the base currency, which stays while it is written.
    await lockCurrencies(tx);
    const { base } = await findCurrencies(tx, now);
    if (typed.currency === base) throw rejection({ code: 'value-not-valid', pointer: '/currency' });
    const present = await findRateAt(tx, typed.currency, validFrom);
    const away = present === undefined ? 0 : percentBetween(present, perBaseE9);
    if (away > FAR_OFF_PERCENT && typed.sure !== true)
      throw rejection({ code: 'rate-far-off', pointer: '/basePerUnit', params: { n: away } });
    if (
      !(await insertRate(tx, {
        currency: typed.currency,
        valid_from: validFrom,
        per_base_e9: perBaseE9,
      }))
    )
      throw rejection({ code: 'value-taken', pointer: '/validFrom' });
  });
  const force = validFrom > now ? ('future' as const) : ('in-force' as const);
  return toRate({ currency: typed.currency, valid_from: validFrom, per_base_e9: perBaseE9, force });
}

/** @param id as `USD-1767225600000` @throws Problem not-found, right-missing, record-not-found, record-in-force */
export async function removeRate(ctx: Ctx, id: string): Promise<void> {
  staffOf(ctx, 'settings:write');
  const [currency, at] = id.split('-') as [string, string];
  const validFrom = new Date(Number(at));
  await inTransaction(ctx.db, async (tx) => {
    if ((await deleteFutureRate(tx, currency, validFrom, ctx.clock.now())) > 0) return;
    throw new Problem(
      (await hasRate(tx, currency, validFrom)) ? 'record-in-force' : 'record-not-found',
    );
  });
}

/** @throws Problem not-found, right-missing */
export async function listTaxRates(
  ctx: Ctx,
  filter: { country?: string | undefined; hsn?: string | undefined },
  page: ListPage,
) {
  staffOf(ctx, 'settings:read');
  const { rows, total } = await listTaxRows(ctx.db, await todayOf(ctx, ctx.db), filter, page);
  return { rows: rows.map(toTax), total };
}

export type NewTax = {
  country: string;
  hsnPrefix?: string | null | undefined;
  basisPoints: number;
  reverseCharge?: boolean | null | undefined;
  validFrom: string;
};

/** From that day on; today at the earliest. @throws Problem not-found, right-missing, value-not-valid, date-in-the-past, value-taken */
export async function addTaxRate(
  ctx: Ctx,
  { country, basisPoints, validFrom, ...more }: NewTax,
): Promise<DatedTaxRate> {
  staffOf(ctx, 'settings:write');
  const hsnPrefix = (more.hsnPrefix ?? '').trim();
  const code = taxCodeOf(country);
  const faults: FieldProblem[] = [];
  const today = await todayOf(ctx, ctx.db);
  if (!/^[0-9]{0,8}$/.test(hsnPrefix))
    faults.push({ code: 'value-not-valid', pointer: '/hsnPrefix' });
  if (!isCountry(country)) faults.push({ code: 'value-not-valid', pointer: '/country' });
  // GST of India is halved inside the state.
  if (code === 'gst' && basisPoints % 2 !== 0)
    faults.push({ code: 'value-not-valid', pointer: '/basisPoints' });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(validFrom) || Number.isNaN(Date.parse(validFrom)))
    faults.push({ code: 'value-not-valid', pointer: '/validFrom' });
  else if (validFrom < today) faults.push({ code: 'date-in-the-past', pointer: '/validFrom' });
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  return await inTransaction(ctx.db, async (tx) => {
    const id = await insertTax(tx, {
      country,
      hsn_prefix: hsnPrefix,
      code,
      basis_points: basisPoints,
      reverse_charge: more.reverseCharge === true,
      valid_from: validFrom,
    });
    if (id === undefined) throw rejection({ code: 'value-taken', pointer: '/validFrom' });
    const { rows } = await listTaxRows(
      tx,
      today,
      { id },
      { start: 0, count: 1, sort: 'hsnPrefix', order: 'asc' },
    );
    return toTax(rows[0] as TaxRow);
  });
}

/**
 * The standard VAT of each member state of the European Union from today on, where a state has no usual rate in force or to come.
 * @param sellerCountry its own tax is charged to everybody there
 * @throws Problem not-found, right-missing
 */
export async function addUnionTaxRates(
  ctx: Ctx,
  sellerCountry: string,
): Promise<{ added: number }> {
  staffOf(ctx, 'settings:write');
  const today = await todayOf(ctx, ctx.db);
  return await inTransaction(ctx.db, async (tx) => {
    const known = await listUsualCountries(tx);
    let added = 0;
    for (const [country, basisPoints] of Object.entries(EU_VAT)) {
      if (known.includes(country)) continue;
      const id = await insertTax(tx, {
        country,
        hsn_prefix: '',
        code: 'vat',
        basis_points: basisPoints,
        reverse_charge: country !== sellerCountry,
        valid_from: today,
      });
      if (id !== undefined) added += 1;
    }
    return { added };
  });
}

/** @throws Problem not-found, right-missing, record-in-force */
export async function removeTaxRate(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'settings:write');
  await inTransaction(ctx.db, async (tx) => {
    if ((await deleteFutureTax(tx, id, await todayOf(ctx, tx))) === 0)
      throw new Problem('record-in-force');
  });
}

function rejection(field: FieldProblem): Problem {
  return new Problem('invalid-request', {}, { fields: [field] });
}

/** Taxes begin with a day of the shop's calendar, by which they are looked up. */
async function todayOf(ctx: Ctx, db: Db | Tx): Promise<string> {
  return await getToday(db, ctx.clock.now());
}

function toSelling({ settings, version }: SellingRow): SellingSettings {
  return {
    id: 'selling',
    isOpen: settings.open !== false,
    minimumOrder: Number(settings['minimum-order'] ?? 0),
    expectedDeliveryDays: Number(settings['expected-delivery-days'] ?? 5),
    timeZone: String(settings['time-zone'] ?? 'Asia/Kolkata'),
    onlyVerifiedBuyers: settings['only-verified-buyers'] === true,
    hideExistence: settings['hide-existence'] === true,
    searchLearning: settings['search-learning'] !== false,
    staffSecondFactor: settings['staff-second-factor'] === 'optional' ? 'optional' : 'required',
    commissionBasisPoints: Number(settings['commission-basis-points'] ?? 500),
    termsVersion: String(settings['terms-version'] ?? ''),
    orderPrefix: String(settings['order-prefix'] ?? FIRST_PREFIXES.order),
    quotePrefix: String(settings['quote-prefix'] ?? FIRST_PREFIXES.quote),
    companyState: String(settings['company-state'] ?? ''),
    countries: (settings.countries as string[] | undefined) ?? [...FIRST_COUNTRIES],
    defaultCountry: String(settings['default-country'] ?? FIRST_COUNTRY),
    languages: (settings.languages as Locale[] | undefined) ?? [...LOCALES],
    version,
  };
}

function toRate({ currency, valid_from, per_base_e9, force }: RateRow): CurrencyRate {
  return {
    id: `${currency}-${valid_from.getTime()}`,
    currency,
    validFrom: valid_from.toISOString(),
    perBaseE9: per_base_e9,
    basePerUnit: basePerUnitOf(per_base_e9),
    force,
  };
}

function toTax({
  id,
  country,
  hsn_prefix,
  code,
  basis_points,
  reverse_charge,
  valid_from,
  force,
}: TaxRow): DatedTaxRate {
  return {
    id,
    country,
    hsnPrefix: hsn_prefix,
    code,
    basisPoints: basis_points,
    reverseCharge: reverse_charge,
    validFrom: valid_from,
    force,
  };
}
