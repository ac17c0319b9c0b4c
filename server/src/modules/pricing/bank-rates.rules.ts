// Exchange rates of the European Central Bank: its daily file, XML or CSV, as rates of any base currency. Pure. [decisions 0098]
import { type CurrencyCode, isCurrencyCode } from '@millwright/contracts';
import { Parser } from 'htmlparser2';
import type { Rates } from './pricing.rules.ts';

/** Units of each currency for one euro, as they stand in the file. */
export type BankFile = { day: string; perEuro: ReadonlyMap<CurrencyCode, string> };

/** undefined: not such a file. */
export function readBankFile(text: string): BankFile | undefined {
  const file = text.trimStart().startsWith('<') ? readXml(text) : readCsv(text);
  return file === undefined || file.perEuro.size < 2 ? undefined : file;
}

/** `<Cube time="2026-11-27"><Cube currency="USD" rate="1.0512"/>…`; of several days the first, which is the newest. */
function readXml(text: string): BankFile | undefined {
  let day = '';
  let isOver = false;
  const perEuro = startingWithEuro();
  const parser = new Parser(
    {
      onopentag(name, { time = '', currency = '', rate = '' }) {
        if (name !== 'Cube' || isOver) return;
        if (time !== '' && day !== '') isOver = true;
        else if (time !== '') day = time;
        else note(perEuro, currency, rate);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isDay(day) ? { day, perEuro } : undefined;
}

/** A row of currencies, and one of rates below: `Date, USD, JPY, …` and `27 November 2026, 1.0512, 162.4, …`. */
function readCsv(text: string): BankFile | undefined {
  const [head = [], row = []] = text
    .split(/\r?\n/, 2)
    .map((line) => line.split(',').map((cell) => cell.trim()));
  if (head[0] !== 'Date') return undefined;
  const moment = Date.parse(`${row[0]} UTC`);
  if (Number.isNaN(moment)) return undefined;
  const day = new Date(moment).toISOString().slice(0, 10);
  const perEuro = startingWithEuro();
  for (const [index, currency] of head.entries()) note(perEuro, currency, row[index] ?? '');
  return isDay(day) ? { day, perEuro } : undefined;
}

const startingWithEuro = () => new Map<CurrencyCode, string>([['EUR', '1']]);

function note(perEuro: Map<CurrencyCode, string>, currency: string, rate: string): void {
  if (isCurrencyCode(currency) && /^\d{1,9}(?:\.\d{1,9})?$/.test(rate) && Number(rate) > 0)
    perEuro.set(currency, rate);
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Minor units of `currency` for one of `base`, in billionths, rounded half up; undefined where the file lacks one of them. */
export function crossRate(
  { perEuro }: BankFile,
  base: Rates['base'],
  currency: CurrencyCode,
): number | undefined {
  const [of, one] = [perEuro.get(currency), perEuro.get(base)];
  if (of === undefined || one === undefined) return undefined;
  const [numerator, divisor] = [inBillionths(of), inBillionths(one)];
  const rate = (2n * numerator * 1_000_000_000n + divisor) / (2n * divisor);
  return rate > 0n && rate <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(rate) : undefined;
}

function inBillionths(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(9, '0'));
}
