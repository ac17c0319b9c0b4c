// Product row helpers of tests: a key that sends rows, a whole row, and the outcome of each.
import type { Right } from '@millwright/contracts';
import { aClient, type TestApp } from '../../../testing/index.ts';

export type Reason = { code: string; detail: string; pointer: string };
type Answered = { state: string; problems: Reason[] };

export async function asking({ call, db }: TestApp, rights: readonly Right[]) {
  const { key, id } = await aClient(db, rights, { callsPerMinute: 100_000 });
  return {
    id,
    put: (rows: unknown, headers: Record<string, string> = {}, query = '') =>
      call('PUT', `/api/v1/products${query}`, {
        body: { rows },
        headers: { authorization: `Bearer ${key}`, ...headers },
      }),
  };
}

export function outcomeOf({ state, problems }: Answered): string[] {
  return [state, ...problems.map(({ code, pointer }) => `${code} ${pointer}`)];
}

/** Names manufacturers and attributes that no shop has, and the category `screws`. */
export const whole = {
  mpn: 'ZB-8',
  gtin: '4006381333931',
  texts: {
    en: { name: 'Zebra bolt M8', description: '<p>Steel.</p><ul><li>Strong</li></ul>' },
    ru: { name: 'Болт зебра М8' },
  },
  category: 'screws',
  manufacturer: 'Nordwerk',
  hsn: '73181500',
  unspsc: '31161500',
  unit: 'pack',
  originCountry: 'DE',
  price: '12.50',
  discountPrice: '11',
  orderQuantity: { minimum: 10, maximum: 1_000, step: 10 },
  weightGrams: 120,
  attributes: [
    { attribute: 'length', value: 45, unit: 'mm' },
    { attribute: 'Finish', value: 'цинк' },
    { attribute: 'Head width', value: 13, unit: 'mm' },
    { attribute: 'Drive', value: 'Hex socket' },
  ],
  published: true,
};
