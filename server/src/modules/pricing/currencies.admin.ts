// Admin service of currencies: the base currency stays once it was traded in; every other one has a rate. [decisions 0098]
import type {
  BankRates,
  CurrencyCode,
  CurrencyForm,
  CurrencySettings,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { crossRate, readBankFile } from './bank-rates.rules.ts';
import {
  type CurrencyRow,
  findCurrencies,
  forgetRates,
  lockCurrencies,
  lockTrading,
  saveCurrencies,
} from './currencies.queries.ts';
import { insertRate } from './pricing.admin.queries.ts';
import { basePerUnitOf, FAR_OFF_PERCENT, perBaseE9Of, percentBetween } from './rates.rules.ts';

const DAY_MS = 86_400_000;

/** @throws Problem not-found, right-missing */
export async function getCurrencySettings(ctx: Ctx): Promise<CurrencySettings> {
  staffOf(ctx, 'settings:read');
  return toSettings(await findCurrencies(ctx.db, ctx.clock.now()));
}

/**
 * In force within a second in every process; an order that is being placed meanwhile is charged in the base currency of its end.
 * @throws Problem not-found, right-missing, record-changed, base-currency-traded, value-not-valid, value-repeated, rate-far-off
 */
export async function changeCurrencySettings(
  ctx: Ctx,
  form: CurrencyForm,
): Promise<CurrencySettings> {
  staffOf(ctx, 'settings:write');
  const now = ctx.clock.now();
  return await inTransaction(ctx.db, async (tx) => {
    await lockCurrencies(tx);
    const seen = await findCurrencies(tx, now);
    if (seen.base !== form.base) await lockTrading(tx);
    const present = seen.base === form.base ? seen : await findCurrencies(tx, now);
    if (toSettings(present).version !== form.version) throw new Problem('record-changed');
    const isOtherBase = present.base !== form.base;
    if (isOtherBase && present.is_traded)
      throw rejection([{ code: 'base-currency-traded', pointer: '/base' }]);
    const rates = ratesOf(form, present);
    if (isOtherBase) await forgetRates(tx, form.base);
    for (const { currency, perBaseE9, isFirst } of rates)
      if (isFirst || perBaseE9 !== present.rates[currency])
        await insertRate(tx, {
          currency,
          // Requests that began before must find a first rate too.
          valid_from: isFirst ? new Date(now.getTime() - DAY_MS) : now,
          per_base_e9: perBaseE9,
        });
    await saveCurrencies(
      tx,
      form.base,
      rates.map(({ currency }) => currency),
    );
    return toSettings(await findCurrencies(tx, now));
  });
}

type NewRate = { currency: CurrencyCode; perBaseE9: number; isFirst: boolean };

/** @throws Problem invalid-request */
function ratesOf(form: CurrencyForm, present: CurrencyRow): NewRate[] {
  const faults: FieldProblem[] = [];
  const rates = form.others.map(({ currency, basePerUnit }, index): NewRate => {
    const pointer = `/others/${index}/currency`;
    if (currency === form.base) faults.push({ code: 'value-not-valid', pointer });
    if (form.others.findIndex((other) => other.currency === currency) < index)
      faults.push({ code: 'value-repeated', pointer });
    const known = present.base === form.base ? present.rates[currency] : undefined;
    // What was shown is the rate rounded: it is no change.
    const perBaseE9 =
      known !== undefined && basePerUnitOf(known) === basePerUnit.trim()
        ? known
        : perBaseE9Of(basePerUnit);
    const at = `/others/${index}/basePerUnit`;
    if (perBaseE9 === undefined) faults.push({ code: 'value-not-valid', pointer: at });
    else faults.push(...farOff(known, perBaseE9, form.sure, at));
    return { currency, perBaseE9: perBaseE9 ?? 0, isFirst: known === undefined };
  });
  if (faults.length > 0) throw rejection(faults);
  return rates;
}

function farOff(
  known: number | undefined,
  perBaseE9: number,
  sure: boolean | null | undefined,
  pointer: string,
): FieldProblem[] {
  const n = known === undefined ? 0 : percentBetween(known, perBaseE9);
  return n > FAR_OFF_PERCENT && sure !== true
    ? [{ code: 'rate-far-off', pointer, params: { n } }]
    : [];
}

/**
 * Rates of the shop's currencies from the bank's daily file, in force at once.
 * @throws Problem not-found, right-missing, value-not-valid (no such file, or without the base currency), rate-far-off
 */
export async function addBankRates(
  ctx: Ctx,
  { file, sure }: { file: string; sure?: boolean | null | undefined },
): Promise<BankRates> {
  staffOf(ctx, 'settings:write');
  const now = ctx.clock.now();
  const read = readBankFile(file);
  if (read === undefined) throw rejection([{ code: 'value-not-valid', pointer: '/file' }]);
  return await inTransaction(ctx.db, async (tx) => {
    await lockCurrencies(tx);
    const { base, others, rates } = await findCurrencies(tx, now);
    if (!read.perEuro.has(base)) throw rejection([{ code: 'value-not-valid', pointer: '/file' }]);
    const found = others.flatMap((currency) => {
      const perBaseE9 = crossRate(read, base, currency);
      return perBaseE9 === undefined ? [] : [{ currency, perBaseE9 }];
    });
    const faults = found.flatMap(({ currency, perBaseE9 }) =>
      farOff(rates[currency], perBaseE9, sure, '/file'),
    );
    if (faults.length > 0) throw rejection(faults);
    await saveAll(tx, found, now);
    return {
      day: read.day,
      added: found.map(({ currency }) => currency),
      missing: others.filter((other) => !found.some(({ currency }) => currency === other)),
    };
  });
}

async function saveAll(
  tx: Tx,
  rates: readonly { currency: CurrencyCode; perBaseE9: number }[],
  now: Date,
): Promise<void> {
  for (const { currency, perBaseE9 } of rates)
    await insertRate(tx, { currency, valid_from: now, per_base_e9: perBaseE9 });
}

function rejection(fields: FieldProblem[]): Problem {
  return new Problem('invalid-request', {}, { fields });
}

function toSettings({ base, others, rates, is_traded }: CurrencyRow): CurrencySettings {
  const shown = others.map((currency) => ({
    currency,
    basePerUnit: basePerUnitOf(rates[currency] ?? 0),
  }));
  const said = shown.map(({ currency, basePerUnit }) => `${currency}=${basePerUnit}`);
  return {
    id: 'currencies',
    base,
    isBaseFixed: is_traded,
    others: shown,
    version: [base, ...said].join(' '),
  };
}
