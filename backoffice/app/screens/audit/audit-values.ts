// Values of the log of changes as people write them: amounts with their currency, shares in percent, moments by the shop's clock. Pure.
import type { Formats } from '../../lib/format.ts';

const CURRENCIES = { inr: 'INR', usd: 'USD', sar: 'SAR' } as const;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

export function auditValue(
  column: string,
  value: unknown,
  { money, moment, number }: Pick<Formats, 'money' | 'moment' | 'number'>,
): string {
  if (value === null) return '–';
  const currency = CURRENCIES[/_(inr|usd|sar)$/.exec(column)?.[1] as keyof typeof CURRENCIES];
  if (currency !== undefined && typeof value === 'number') return money(value, currency);
  if (column.endsWith('basis_points') && typeof value === 'number')
    return `${number(value / 100)} %`;
  if (typeof value === 'string')
    return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? moment(value) : value;
  return JSON.stringify(value);
}

/** A column without a word of its own: `tax_basis_points` is tax, `unit_inr` is unit. */
export function auditColumn(name: string): string {
  return name.replace(/_(inr|usd|sar|basis_points)$/, '').replaceAll('_', ' ');
}
