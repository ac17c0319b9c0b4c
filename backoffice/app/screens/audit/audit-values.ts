// Values of the log of changes as people write them: amounts with their currency, shares in percent, moments by the shop's clock. Pure.
import type { CurrencyCode } from '@millwright/contracts';
import type { Formats } from '../../lib/format.ts';

/** Of rows that are older than the choice of currencies. */
const FORMER = { inr: 'INR', usd: 'USD', sar: 'SAR' } as const;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

export function auditValue(
  column: string,
  value: unknown,
  { money, moment, percent }: Pick<Formats, 'money' | 'moment' | 'percent'>,
): string {
  if (value === null) return '–';
  const [, currency] = /_(base|inr|usd|sar)$/.exec(column) ?? [];
  if (currency !== undefined && typeof value === 'number')
    return money(value, FORMER[currency as keyof typeof FORMER]);
  if (/_in$|^own_prices$/.test(column) && typeof value === 'object')
    return amountsText(value, money);
  if (column.endsWith('_e9') && typeof value === 'number') return String(value / 1e9);
  if (/(basis_points|_bp)$/.test(column) && typeof value === 'number') return percent(value);
  if (typeof value === 'string')
    return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? moment(value) : value;
  return JSON.stringify(value);
}

/** Amounts by currency. */
function amountsText(amounts: object, money: Formats['money']): string {
  const texts = Object.entries(amounts).map(([code, minor]) => money(minor, code as CurrencyCode));
  return texts.length === 0 ? '–' : texts.join(' · ');
}

/** A column without a word of its own: `tax_basis_points` is tax, `unit_base` is unit. */
export function auditColumn(name: string): string {
  return name.replace(/_(base|in|inr|usd|sar|basis_points)$/, '').replaceAll('_', ' ');
}
