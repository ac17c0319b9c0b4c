// Admin calls of currencies and their exchange rates: the base currency, in which the shop charges, and those that it shows beside. [decisions 0098]
import { z } from 'zod';
import { form, text } from '../calls/call.ts';
import { CURRENCY_CODES, MAX_CURRENCIES } from '../currencies.ts';
import { defineAdminCall, done, langQuery, listOf, listQuery, moment } from './admin-call.ts';

const code = z.enum(CURRENCY_CODES);
const perUnit = text(20).describe('of the base currency for one unit of the other: 84.03');
const version = z
  .string()
  .max(200)
  .describe('as it was read: a change of somebody else is refused');
const currencies = z.object({
  id: z.literal('currencies'),
  base: code,
  isBaseFixed: z.boolean().describe('there are orders, quotes or negotiations in it'),
  others: z.array(z.object({ currency: code, basePerUnit: z.string() })),
  version,
});
export type CurrencySettings = z.output<typeof currencies>;
const currenciesForm = z.strictObject({
  base: code,
  isBaseFixed: z.boolean().optional(),
  others: z
    .array(z.strictObject({ currency: code, basePerUnit: perUnit }))
    .max(MAX_CURRENCIES - 1)
    .describe('in the order in which they are offered'),
  sure: z.boolean().nullish().describe('also when a rate is far from the present one'),
  version,
});
export type CurrencyForm = z.output<typeof currenciesForm>;

export const getCurrencySettings = defineAdminCall({
  name: 'getCurrencySettings',
  method: 'GET',
  path: '/settings/currencies',
  right: 'settings:read',
  summary: 'The base currency, and the others with the rates in force',
  query: langQuery,
  response: currencies,
});
export const changeCurrencySettings = defineAdminCall({
  name: 'changeCurrencySettings',
  method: 'PUT',
  path: '/settings/currencies',
  right: 'settings:write',
  summary:
    'Changes them; a base currency that was traded in stays, prices keep their numbers when it changes',
  query: langQuery,
  body: currenciesForm,
  response: currencies,
});

const rate = z.object({
  id: z.string(),
  currency: code,
  validFrom: moment,
  perBaseE9: z
    .number()
    .int()
    .describe('minor units of the currency for one of the base currency, in billionths'),
  basePerUnit: z.string().describe('of the base currency for one unit, as people say it'),
  force: z.enum(['past', 'in-force', 'future']),
});
export type CurrencyRate = z.output<typeof rate>;
export const listRates = defineAdminCall({
  name: 'listRates',
  method: 'GET',
  path: '/rates',
  right: 'settings:read',
  summary: 'Exchange rates by date, the newest first',
  query: listQuery(['validFrom'], { currency: code.optional() }),
  response: listOf(rate),
});
export const addRate = defineAdminCall({
  name: 'addRate',
  method: 'POST',
  path: '/rates',
  right: 'settings:write',
  summary: 'A rate from now on, or from a later moment; earlier rows stay as they are',
  query: langQuery,
  body: z.strictObject({
    currency: code,
    basePerUnit: perUnit,
    validFrom: text(30).nullish(),
    sure: z.boolean().nullish().describe('also when it is far from the present one'),
  }),
  response: rate,
});
export const addBankRates = defineAdminCall({
  name: 'addBankRates',
  method: 'POST',
  path: '/rates/european-central-bank',
  right: 'settings:write',
  summary:
    'Rates of the shop’s currencies from the daily file of the European Central Bank (eurofxref, XML or CSV), in force at once',
  query: langQuery,
  body: z.strictObject({
    file: text(100_000).describe('its text'),
    sure: z.boolean().nullish().describe('also when a rate is far from the present one'),
  }),
  response: z.object({
    day: z.string().describe('of the file'),
    added: z.array(code),
    missing: z.array(code).describe('not in the file: their rates stay'),
  }),
});
export type BankRates = z.output<typeof addBankRates.response>;
export const removeRate = defineAdminCall({
  name: 'removeRate',
  method: 'DELETE',
  path: '/rates/:id',
  right: 'settings:write',
  summary: 'Takes back a rate that is not in force yet',
  params: z.strictObject({ id: form(/^[A-Z]{3}-[0-9]{1,15}$/, 'USD-12') }),
  query: langQuery,
  response: done,
});
