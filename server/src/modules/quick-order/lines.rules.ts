// Quick order lines: a line can be read in several ways ("10 x 6205", "6205 10", columns of a spreadsheet); the existing part numbers decide.
import { cellsOf, separatorOf } from './cells.rules.ts';
import {
  isNumber,
  isUnit,
  joinedThousands,
  plainSigns,
  quantityInside,
  readAmount,
  readQuantity,
  readSigned,
  saysQuantity,
  withoutPrice,
  withoutUnit,
} from './quantity-text.rules.ts';

/** One way to read a line. */
export type Reading = {
  /** Empty: the line has a quantity and no part number. */
  part: string;
  /** undefined: none was given; null: something that is no whole number. Less than one is read, to be rejected. */
  quantity: number | null | undefined;
};

export type WrittenLine = {
  /** As it was written, shortened. */
  text: string;
  /** The likeliest first; never empty. */
  readings: Reading[];
};

export type WrittenOrder = {
  lines: WrittenLine[];
  /** Lines that are no order: greetings, signatures, what stands above the heading of a table. */
  ignored: string[];
};

export const MAX_LINE = 300;
/** More lines than this are not one order. [decisions §8 Limits] */
export const MAX_ORDER_LINES = 500;
const IGNORED_SHOWN = 20;
const MAX_READINGS = 12;

/** `separator` of the heading's cells. */
type Columns = { parts: number[]; quantity: number | null; separator?: string | null };

/** Reads what was pasted, or the rows of a file written as lines. */
export function readOrder(text: string): WrittenOrder {
  const order: WrittenOrder = { lines: [], ignored: [] };
  let columns: Columns | null = null;
  for (const written of text.split(/\r\n|\r|\n/)) {
    const cut = plainSigns(written).slice(0, MAX_LINE).trimEnd();
    const line = cut.trim();
    if (line === '') continue;
    const heading = columnsOf(cellsOf(line));
    if (heading !== null) {
      // Above the first heading of a table stand its title and date.
      if (columns === null) {
        const titles = order.lines.filter(({ text: line }) => TITLE.test(line));
        order.lines = order.lines.filter((line) => !titles.includes(line));
        ignore(
          order,
          titles.map(({ text: title }) => title),
        );
      }
      columns = { ...heading, separator: separatorOf(line) };
      continue;
    }
    // A tab in front is an empty first cell.
    // A line behind a table may be none of its rows: its commas are not the bars of the heading.
    const table = columns !== null && separatorOf(cut) === columns.separator ? columns : null;
    const readings = isNoOrder(line)
      ? []
      : ((table === null ? null : readColumns(cut, table)) ?? readLine(line));
    if (readings.length > 0) order.lines.push({ text: line, readings });
    else ignore(order, [line]);
    // One more tells that there are too many.
    if (order.lines.length > MAX_ORDER_LINES) break;
  }
  return order;
}

function ignore({ ignored }: WrittenOrder, lines: readonly string[]): void {
  ignored.push(...lines.slice(0, IGNORED_SHOWN - ignored.length));
}

const TITLE =
  /^(?:(?:purchase |sales )?order|p\.?o\.?|quotation|quote|enquiry|inquiry|rfq|indent|date|page|project|ref|заказ|заявка|дата|сч[её]т|проект|طلب|أمر شراء|تاريخ)(?![\p{L}\p{N}])/iu;
/** Begins a greeting, which may go on with an order. */
const GREETING = /^(?:dear|hello|hi|здравствуйте|добрый день|السلام عليكم)(?=[\s,!.]|$)/iu;
const TELEPHONE = /\+?\d[\d ()-]{6,20}/g;
/** Begins a signature, whose digits are a telephone number. */
const SIGNATURE =
  /^(?:(?:(?:kind |best |warm )?regards|thanks|thank you|cheers|с уважением|спасибо|مع التحية|تحياتي|شكرا|شكراً)(?=[\s,!.]|$)|(?:tel|phone|ph|mob|mobile|тел|телефон|моб|هاتف|جوال)[.:]?\s{0,3}\+?\d[\d ()-]{6})/iu;

/** The sum below a table, and the tax number of who wrote it: the whole of a line of at most 300 characters. */
const SUM =
  /^(?:(?:grand |sub[- ]?)?total|итого|всего|الإجمالي|المجموع)(?:[\s:;|,.=\p{Sc}\d]|qty|quantity|amount|items?|lines?|pcs|rs|inr|usd|sar|eur|gbp|aed|позици[ийя]|на сумму|шт|руб|ريال|قطعة|قطع|أصناف|صنف)*$/iu;
const TAX_NUMBER =
  /^(?:gst(?:in)?|vat|pan|инн|кпп|огрн|الرقم الضريبي)(?:\s(?:no|number|reg))?[\s.:№#]*[\p{L}\d/ -]{8,40}$/iu;
/** Taxes, addresses and dates of an order, and who is to be called: the beginning of a line, or all of it. */
const OF_THE_ORDER =
  /^(?:[csi]gst|hsn|sac|ship to|bill to|deliver to|delivery (?:date|address)|delivery(?=:)|need(?:ed)? by|required by|po (?:no|number|ref)|plot|on (?:mon|tue|wed|thu|fri|sat|sun)|ндс|грузополучатель|покупатель|адрес|срок поставки|ضريبة|العنوان|تاريخ التسليم)(?=[\s:.,]|$)/iu;
const PAGE = /^(?:page|стр\.?|صفحة)\s\d{1,4}(?:\s?(?:of|из|من|\/)\s?\d{1,4})?$/iu;
const NAME_AND_TELEPHONE = /^\p{L}[\p{L}. ]{1,40}[:,]?\s(?:\+91[ -]?)?[6-9]\d{9}$/u;

/** A greeting, a signature, a sum: its digits are no order. */
function isNoOrder(line: string): boolean {
  if (GREETING.test(line)) return !/\d/.test(line.replace(TELEPHONE, ''));
  return [SIGNATURE, SUM, TAX_NUMBER, OF_THE_ORDER, PAGE, NAME_AND_TELEPHONE].some((kind) =>
    kind.test(line),
  );
}

const PART_WORDS =
  /^(?:(?:our|your|maker'?s?|manufacturer'?s?|mfr|supplier)?\s*(?:part|item|product|article|material|catalogue|catalog|order|stock)\s*(?:number|no|nr|code|#|id)?|p\/?n|mpn|sku|part ?#|number|code|артикул|номер(?: детали| по каталогу| изделия)?|обозначение|код(?: товара| детали)?|деталь|номенклатура|رقم (?:القطعة|الصنف|المنتج|الجزء)|القطعة|الصنف|رمز (?:القطعة|الصنف|المنتج)|الرمز|الكود)$/iu;
const QUANTITY_WORDS =
  /^(?:qty|quantity|quantities|q-?ty|pcs|pieces|amount|count|order ?(?:qty|quantity)|количество|кол-?во|кол|шт|штук|الكمية|كمية|العدد|عدد)$/iu;

/** The columns that a heading names; null when the line is none. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) =>
    cell
      .trim()
      .replace(/(?<![.:№])[.:№]+$/u, '')
      .replace(/\s+/g, ' '),
  );
  if (names.some((name) => /\d/.test(name))) return null;
  const parts = names.flatMap((name, index) => (PART_WORDS.test(name) ? [index] : []));
  const quantity = names.findIndex((name) => QUANTITY_WORDS.test(name));
  if (parts.length === 0 && quantity < 0) return null;
  return { parts, quantity: quantity < 0 ? null : quantity };
}

/** Of a row of a table; a part may be written so too (608). */
export const ROW_NUMBER = /^\d{1,3}[.)]?$/;

function readColumns(line: string, { parts, quantity }: Columns): Reading[] | null {
  const cells = cellsOf(line);
  if (cells.length < 2 && quantity !== null) return null;
  // A row without its number or its description ends with the quantity all the same.
  if (quantity !== null && cells.length <= quantity && readSigned(cells.at(-1) as string) !== null)
    return null;
  const written = quantity === null ? '' : (cells[quantity] ?? '').trim();
  const count = written === '' ? undefined : readSigned(written);
  // "Item" may head the numbers of the rows: the other cells say what is meant.
  const isNumbered = parts.every((index) => ROW_NUMBER.test((cells[index] ?? '').trim()));
  const others = cells
    .map((_, index) => index)
    .filter((index) => index !== quantity && !parts.includes(index));
  const named = isNumbered ? [...parts, ...others] : parts;
  const readings = named
    .map((index) => ({ part: (cells[index] ?? '').trim(), quantity: count }))
    .filter(({ part }) => part !== '');
  if (readings.length > 0) return readings;
  return typeof count === 'number' ? [{ part: '', quantity: count }] : null;
}

/** Every sensible reading of one line without a heading; none when there is no digit in it. */
export function readLine(line: string): Reading[] {
  // Quoted mails, bullets; the price and the number in words.
  const bare = withoutPrice(
    joinedThousands(line.replace(/^[>\s]+/, '').replace(/^[-*•·–—]\s+/, '')),
  ).replace(/(?<=\d)\s?\([\p{L}\s-]{1,40}\)/u, '');
  if (!/\d/.test(bare) || isNoOrder(bare)) return [];
  const packed = PACKS.exec(bare);
  // How many pieces that is depends on what is sold by the pack.
  if (packed !== null) return readingsOfPacks(bare, packed);
  const unnumbered = withoutRowNumber(bare);
  const alone = quantityAlone(bare);
  if (alone !== null) return [{ part: '', quantity: alone }];
  const readings: Reading[] = [];
  for (const text of unnumbered === bare ? [bare] : [unnumbered, bare]) {
    // The comma of "6205 1,5" parts no cells.
    const isInNumber =
      DECIMAL_AT_END.test(withoutUnit(text).trim()) ||
      THOUSANDS_AT_END.test(withoutUnit(text).trim());
    const separator = separatorOf(text);
    const ofCells =
      separator === null || (separator === ',' && isInNumber) ? [] : readCells(cellsOf(text));
    readings.push(...ofCells);
    // A comma may stand in a sentence; what the other separators part is not one text.
    if (separator === null || separator === ',' || ofCells.length === 0)
      readings.push(...readWords(text));
  }
  const seen = new Set<string>();
  return readings
    .map(({ part, quantity }) => ({ part: part.trim(), quantity }))
    .filter(({ part, quantity }) => {
      const key = `${part}\0${quantity}`;
      return part !== '' && !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_READINGS);
}

/** "12. 6205", "5) 6205", and "1- 6205 qty 10" where a quantity is said besides. */
function withoutRowNumber(line: string): string {
  const dashed = /^\(?\d{1,3}\s?[-–—]\s+/.exec(line)?.[0];
  if (dashed !== undefined && saysQuantity(line.slice(dashed.length)))
    return line.slice(dashed.length);
  return line.replace(/^\(?\d{1,3}[.)]\s+/, '');
}

/** "2 packs of 100", "3 boxes", "2 doz": in a line of at most 300 characters. */
const PACKS =
  /(?<![\p{L}\p{N}.-])\d{1,5}(?:\/\d)?\s?(?:(?:packs?|packets?|pkts?|boxes|box|bags?|cartons?|упаков(?:ка|ки|ок)|коробк[аи]|коробок|علب|علبة|كرتون)\s(?:of|по|من)\s\d{1,6}|(?:dozens?|doz|дюжин[аы]?|دزينة|درزن))(?![\p{L}\p{N}])\.?/iu;

/** Around the rest of a line of at most 300 characters. */
const MARKS_AROUND = /^[\s,;:–—-]+|[\s,;:–—-]+$/g;

function readingsOfPacks(line: string, { 0: said, index }: RegExpExecArray): Reading[] {
  const rest = withoutRowNumber(
    `${line.slice(0, index)} ${line.slice(index + said.length)}`.trim(),
  ).replace(MARKS_AROUND, '');
  return /\d/.test(rest)
    ? [
        { part: rest, quantity: null },
        { part: line, quantity: undefined },
      ]
    : [{ part: line, quantity: null }];
}

/** The quantity of a line whose first cell is empty and that has nothing else: `;4`. */
function quantityAlone(line: string): number | null {
  if (!/^[;|,]/.test(line)) return null;
  const [first, ...others] = cellsOf(line).filter((cell) => cell !== '');
  return first === undefined || others.length > 0 ? null : readSigned(first);
}

function readCells(cells: readonly string[]): Reading[] {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const counted = countedCell(filled);
  if (counted !== undefined) {
    const quantity = readSigned(filled[counted] as string);
    return filled
      .filter((cell, index) => index !== counted && !isUnit(cell))
      .map((part) => ({ part, quantity }));
  }
  const unclear = partsOfUnclearRow(filled).map((part) => ({ part, quantity: null }));
  const numbers = [...filled.keys()].filter((index) => isNumber(filled[index] as string)).reverse();
  if (numbers.length === 0)
    return filled.filter((cell) => /\d/.test(cell)).flatMap((part) => readWords(part));
  const isWhole = (index: number): boolean => readSigned(filled[index] as string) !== null;
  const hasDecimals = (index: number): boolean => DECIMALS.test(filled[index] as string);
  const behind = numbers.filter((index) => index > 0);
  // Before a whole number a fraction is a price; alone it is a quantity that cannot be, and the first cell the number of the row.
  const likeliest = [
    ...behind.filter((index) => isWhole(index) && !hasDecimals(index)),
    ...behind.filter((index) => isWhole(index) && hasDecimals(index)),
    ...behind.filter((index) => !isWhole(index)),
    ...numbers.filter((index) => index === 0),
  ];
  const read = likeliest.flatMap((at) =>
    filled
      .filter((_, index) => index !== at)
      .map((part) => ({ part, quantity: readSigned(filled[at] as string) })),
  );
  return [...unclear, ...read];
}

/** `250.00`: written as a price, though a spreadsheet writes quantities so too. */
const DECIMALS = /[.,]\d{1,2}$/;

/** Parts of a row with two whole numbers behind them, `WPL-6008|2|307`: which is the quantity and which the price is for the reader to say. */
function partsOfUnclearRow(cells: readonly string[]): string[] {
  const own = cells.length > 2 && ROW_NUMBER.test(cells[0] as string) ? cells.slice(1) : cells;
  const [first, ...others] = own;
  const whole = others.filter(
    (cell) => isNumber(cell) && readSigned(cell) !== null && !DECIMALS.test(cell),
  );
  if (first === undefined || whole.length < 2) return [];
  return [first, ...others.filter((cell) => !isNumber(cell) && /\d/.test(cell))];
}

/** The cell before one that holds a unit (`10|Nos`), or the first of three of which the last is the product: quantity, price, amount. */
function countedCell(cells: readonly string[]): number | undefined {
  const unit = cells.findIndex(
    (cell, index) => index > 0 && isUnit(cell) && isNumber(cells[index - 1] as string),
  );
  if (unit > 0) return unit - 1;
  const numbers = [...cells.keys()].filter(
    (index) => index > 0 && isNumber(cells[index] as string),
  );
  const amountOf = (index: number | undefined): number =>
    index === undefined ? Number.NaN : readAmount(cells[index] as string);
  return numbers.find((index, i) => {
    const [count, price, amount] = [index, numbers[i + 1], numbers[i + 2]].map(amountOf) as [
      number,
      number,
      number,
    ];
    return (
      readSigned(cells[index] as string) !== null &&
      Math.abs(count * price - amount) < 0.01 &&
      amount !== 0
    );
  });
}

const TIMES = '[x×хXХ*✕]';
const CALLED = '(?:(?:qty|quantity|кол-?во|количество|الكمية|عدد)\\.?\\s*[:=-]?\\s*)?';
/** These look at lines of at most 300 characters. */
const AT_END = new RegExp(
  `^(.*?\\S)(?:\\s*[:=(]\\s*|\\s+[-–—]\\s*|\\s*,\\s*|\\s+${TIMES}?\\s*)${CALLED}(\\d[\\d ]{0,9})\\)?$`,
  'iu',
);
/** "6205 1,5": no whole number of pieces. A line of at most 300 characters. */
const DECIMAL_AT_END = new RegExp(
  `^(.*?\\S)\\s+${CALLED}${TIMES}?\\s*(\\d{1,7}(?:[.,']\\d{3}){0,2}[.,]\\d{1,3})$`,
  'iu',
);
/** "6205 2RS 1,000", "6205 1.200,00". A line of at most 300 characters. */
const THOUSANDS_AT_END = new RegExp(
  `^(.*?\\S)\\s+${CALLED}${TIMES}?\\s*(\\d{1,3}(?:(?:[,'’]\\d{2,3})*[,'’]\\d{3}(?:\\.0{1,2})?|(?:[ .]\\d{3})+,0{1,2}))$`,
  'iu',
);
/** A line of at most 300 characters. */
const AT_START =
  /^(?:(?:qty|quantity|кол-?во|количество|الكمية|عدد)\.?\s*[:=-]?\s*)?(\d{1,7})(\s*)(.*)$/iu;

/** The rest of a line of at most 300 characters. */
const AFTER_QUANTITY = new RegExp(
  `^(?:(?:pcs?|pieces?|ea|nos?|шт|штук|قطعة|قطع|حبة)\\.?(?![\\p{L}\\p{N}])\\s*)?(?:${TIMES}\\s+|(?:of|of:|of the)\\s+|[-–—:]\\s+)?(?=\\S)(.*)$`,
  'iu',
);

/** Words without columns: the quantity is last, first, or beside a unit. */
function readWords(text: string): Reading[] {
  const readings: Reading[] = [];
  const bare = withoutUnit(text).trim();
  const thousands = THOUSANDS_AT_END.exec(bare);
  if (thousands !== null)
    readings.push({ part: thousands[1] as string, quantity: readQuantity(thousands[2] as string) });
  const decimal = thousands === null ? DECIMAL_AT_END.exec(bare) : null;
  // "1.000 pcs" may be one or a thousand: no other reading of the line makes it clear.
  if (decimal !== null && bare !== text.trim() && readQuantity(decimal[2] as string) === null)
    return [{ part: decimal[1] as string, quantity: null }];
  // What a spreadsheet writes for a whole number is one: 10.00.
  if (decimal !== null)
    readings.push({ part: decimal[1] as string, quantity: readQuantity(decimal[2] as string) });
  const end = decimal === null && thousands === null ? AT_END.exec(bare) : null;
  if (end !== null) {
    const part = (end[1] as string).replace(/(?<![\s,;:=(-])[\s,;:=(-]+$/, '');
    const groups = (end[2] as string).trim().split(/ +/);
    // "SPB 2240 1 500": the first groups of digits may belong to the part.
    for (const first of groups.keys()) {
      const quantity = readQuantity(groups.slice(first).join(' '));
      if (quantity !== null)
        readings.push({ part: [part, ...groups.slice(0, first)].join(' '), quantity });
    }
  }
  const start = AT_START.exec(text);
  if (start !== null) {
    const rest = start[3] as string;
    const after = AFTER_QUANTITY.exec(rest)?.[1];
    if (after !== undefined && (after !== rest || start[2] !== ''))
      readings.push({ part: after, quantity: Number(start[1]) });
  }
  const inside = quantityInside(text);
  if (inside !== null)
    for (const word of inside.rest.split(/[\s,;]+/))
      if (/\d/.test(word)) readings.push({ part: word, quantity: inside.quantity });
  readings.push({ part: text, quantity: undefined });
  return readings;
}
