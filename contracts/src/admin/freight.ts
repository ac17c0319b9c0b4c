// Admin calls of freight rates: ways of delivery with a price by weight. [decisions 0096]
import { z } from 'zod';
import { countryCode, id, text } from '../calls/call.ts';
import { idsFilter, listQuery, localized, searchFilter } from './admin-call.ts';
import { defineCrud } from './crud.ts';

const names = z.object({ en: z.string(), ru: z.string(), ar: z.string() });
const step = z.strictObject({
  upToGrams: z.number().int().min(1).max(100_000_000),
  price: z
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .describe('minor units of the base currency, before tax'),
});
const days = z.number().int().min(0).max(365);
const freightRate = z.object({
  id,
  name: z.string(),
  names,
  countries: z.array(z.string()),
  postalCodes: z.array(z.string()),
  days,
  steps: z.array(step),
  freeFrom: z.number().int().nullable(),
  isPickup: z.boolean(),
  active: z.boolean(),
});
export type AdminFreightRate = z.output<typeof freightRate>;
const freightRateBody = z.strictObject({
  names: localized(120),
  countries: z.array(countryCode).min(1).max(300).describe('ISO 3166 codes of destinations'),
  postalCodes: z
    .array(text(200))
    .max(200)
    .describe('beginnings of postal codes; empty: all of these countries'),
  days: days.describe('after the order, at the latest'),
  steps: z.array(step).max(50).describe('ascending; heavier baskets are quoted by staff'),
  freeFrom: z
    .number()
    .int()
    .min(1)
    .max(100_000_000_000)
    .nullable()
    .describe(
      'minor units of the base currency of the goods before tax from which on it is free; null: never',
    ),
  isPickup: z.boolean().describe('the buyer collects the goods: no steps'),
  active: z.boolean(),
});
export type FreightRateInput = z.output<typeof freightRateBody>;

export const freightRates = defineCrud({
  area: 'settings',
  path: '/freight-rates',
  calls: {
    list: ['listFreightRates', 'Ways of delivery with their prices by weight'],
    get: ['getFreightRate', 'One way of delivery'],
    create: ['addFreightRate', 'A new way of delivery, offered at once'],
    update: ['changeFreightRate', 'Changes it; orders that were placed keep theirs'],
    remove: ['removeFreightRate', 'Removes it; orders keep its name and price'],
  },
  query: listQuery(['id'], { ids: idsFilter, q: searchFilter }),
  row: freightRate,
  update: freightRateBody,
});
