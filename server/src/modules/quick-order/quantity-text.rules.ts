// Quantities in text: digits of any keyboard, grouped thousands, with or without a unit; anything else is not understood.
import { latinDigits } from '@millwright/contracts';

/** Words and marks beside a quantity, in the three languages; a full stop may follow. */
const UNIT =
  '(?:pcs?|pieces?|ea|each|nos?|units?|pairs?|sets?|packs?|metres?|meters?|m|kg|stk|stück|шт|штук[аи]?|ед|компл|пар[аы]?|уп|м|кг|قطعة|قطع|حبة|حبات|عدد|وحدة|وحدات|زوج|طقم|متر)';
const UNIT_AT_END = new RegExp(`(?<=[\\d\\s)])${UNIT}\\.?\\s*$`, 'iu');
const WHOLE_UNIT = new RegExp(`^${UNIT}\\.?$`, 'iu');
/** Not within a part number or another number. */
const GROUPED_NUMBER = "(?<![\\p{L}\\p{N}.,'/-])(?<!\\d )\\d{1,3}(?:[ ,]\\d{2,3}){0,3}[ ,]\\d{3}";
const GROUPED_BEFORE_UNIT = new RegExp(
  `${GROUPED_NUMBER}(?=\\s?(?:${UNIT}|[x×х])(?![\\p{L}\\p{N}]))`,
  'iu',
);
const GROUPED_AT_START = /^\d{1,3}(?: \d{3})+(?= \p{L})/u;
const QUANTITY_WORD = /(?:qty|quantity|кол-?во|количество|الكمية|عدد)(?![\p{L}])/iu;
const WITH_UNIT = new RegExp(`(?<![\\p{L}\\p{N}.-])(\\d{1,7})\\s*${UNIT}(?![\\p{L}\\p{N}])`, 'iu');

/** Arabic-Indic, Persian and full-width digits as Latin ones; their decimal and thousands marks, commas, blanks and dashes as the plain ones; invisible marks away. */
export function plainSigns(text: string): string {
  return (
    latinDigits(text)
      .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
      .replace(/\u066b/g, '.')
      // No comma, which would part cells.
      .replace(/\u066c/g, "'")
      .replace(/\u060c/g, ',')
      .replace(/\u061b/g, ';')
  );
}

/** 1,000 and 1 000 and 1'000, in India also 1,00,000; with empty decimals also 1.200,00. A point alone may mean either: 1.200. */
const GROUPS = "\\d{1,3}(?:[ ,'’]\\d{2,3})*[ ,'’]\\d{3}";
const GROUPED = new RegExp(`^(?:${GROUPS}(?:\\.0{1,2})?|\\d{1,3}(?:[ .'’]\\d{3})+,0{1,2})$`);

/** The quantity that a cell or the end of a line holds; null when it is no whole number. */
export function readQuantity(text: string): number | null {
  const number = withoutUnit(plainSigns(text))
    .trim()
    .replace(/^[x×х*=:]\s*/iu, '');
  if (/^\d{1,10}$/.test(number)) return Number(number);
  if (GROUPED.test(number)) return Number(number.replace(/[.,]0{1,2}$/, '').replace(/\D/g, ''));
  // What a spreadsheet writes for a whole number in a column with decimals.
  const whole = /^(\d{1,10})[.,]0{1,2}$/.exec(number)?.[1];
  return whole === undefined ? null : Number(whole);
}

/** The same with a minus before it, of a cell of its own: nobody orders that, and it is said. */
export function readSigned(text: string): number | null {
  const unsigned = /^\s*[-\u2212](?=\d)(.*)$/s.exec(plainSigns(text))?.[1];
  if (unsigned === undefined) return readQuantity(text);
  const number = readQuantity(unsigned);
  return number === null || number === 0 ? number : -number;
}

/** Whether a cell holds a number and nothing else, a whole one or not: 10, 2.5, 1.200. */
export function isNumber(text: string): boolean {
  return /^[-\u2212]?\d[\d ,.'’]{0,19}$/.test(withoutUnit(plainSigns(text)).trim());
}

/** A cell that holds a unit and nothing else: Nos, шт. */
export function isUnit(text: string): boolean {
  return WHOLE_UNIT.test(text.trim());
}

/** A number with or without decimals, as a price is written: 2,070.00 and 2.070,00. NaN for anything else. */
export function readAmount(text: string): number {
  const number = withoutUnit(plainSigns(text)).trim();
  const decimals = /[.,](\d{1,2})$/.exec(number)?.[1];
  const whole = decimals === undefined ? number : number.slice(0, -decimals.length - 1);
  return /^\d[\d ,.'’]*$/.test(whole)
    ? Number(`${whole.replace(/\D/g, '')}.${decimals ?? '0'}`)
    : Number.NaN;
}

/** `6,000 pcs` and `1 000 x` as 6000 pcs and 1000 x: their commas and blanks part nothing. At the start of a line before a word too: `10 000 screws`. */
export function joinedThousands(text: string): string {
  const digits = (number: string): string => number.replace(/\D/g, '');
  return text.replace(GROUPED_BEFORE_UNIT, digits).replace(GROUPED_AT_START, digits);
}

/** "@ Rs. 450/- each", «по 185,00 руб»: the price and what stands behind it, in a line of at most 300 characters. */
const PRICE =
  /\s*@\s*(?:rs\.?|inr|usd|sar|eur|gbp|aed|\p{Sc})?\s?\d[\d.,]*(?:\/-)?(?=\s|$)(.*)$|\s(?:по|at|بسعر)\s(?:rs\.?|inr|usd|sar|eur|gbp|aed|\p{Sc})?\s?\d[\d.,]*\s?(?:руб\p{L}*|р|\p{Sc}|ريال|rs|inr|usd|sar|eur|gbp|aed)(?!\p{L})(.*)$/iu;
/** Behind a price a number of pieces may stand: "@ 199 x 4", "@ 199.00 4 pcs". At most 300 characters. */
const PIECES_BEHIND_PRICE = new RegExp(
  `^\\s*(?:[x×х*]\\s*(\\d{1,7})|(\\d{1,7})\\s?${UNIT})\\.?\\s*$`,
  'iu',
);

/** The line without its price; the pieces said behind that stay. */
export function withoutPrice(line: string): string {
  return line.replace(PRICE, (_, behindAt?: string, behindWord?: string) => {
    const [, times, counted] = PIECES_BEHIND_PRICE.exec(behindAt ?? behindWord ?? '') ?? [];
    const pieces = times ?? counted;
    return pieces === undefined ? '' : ` x ${pieces}`;
  });
}

/** Whether a quantity is called one, or has a unit. */
export function saysQuantity(text: string): boolean {
  return QUANTITY_WORD.test(text) || WITH_UNIT.test(text);
}

export function withoutUnit(text: string): string {
  return text.replace(UNIT_AT_END, '');
}

/** The number that stands beside a unit somewhere in a sentence: "please send 10 pcs of ...". */
export function quantityInside(text: string): { quantity: number; rest: string } | null {
  const found = WITH_UNIT.exec(text);
  if (found === null) return null;
  return {
    quantity: Number(found[1]),
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
  };
}
