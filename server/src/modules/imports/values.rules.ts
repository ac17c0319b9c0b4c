// Import value rules: the value of a cell for its field, or its error; nothing is guessed where two readings are possible.

import {
  gramsOfHeading,
  isCountry,
  isGtin,
  latinDigits,
  latinNumber,
  plainGtin,
  UNIT_GRAMS,
  type WeightUnit,
} from '@millwright/contracts';
import type { KeysBelow } from '@millwright/messages/server';
import { collapse } from '../../platform/text.ts';
import { categoryPathOf, isAddress } from './category-path.rules.ts';
import { isHtml, plainText } from './cell-text.rules.ts';
import type { Field } from './fields.rules.ts';

export type Value = string | number | boolean;
export type FaultCode = KeysBelow<'imports.fault.'>;
export type Fault = { code: FaultCode; params?: Record<string, string | number> };
/** `note`: what was left out of the value. */
export type Read = { value: Value; note?: Fault } | { fault: Fault };

const MAX_MINOR = 100_000_000_000;
const MAX_COUNT = 1_000_000_000;
const fault = (code: FaultCode, params?: Record<string, string | number>): Read => ({
  fault: params === undefined ? { code } : { code, params },
});

type Reading = {
  /** The file writes 12,50. */
  decimalComma: boolean;
  /** Of the cell's column, which may say the unit; undefined: the value was given for all rows, in our own unit. */
  heading?: string | undefined;
  /** Of weights without one. */
  weightUnit?: WeightUnit | null;
  /** A text that is too long is cut, and the note says so. */
  isLenient?: boolean;
};

/** @param cell trimmed and not empty; amounts and pairs are read by readAmount and readPairs */
export function readValue(
  field: Exclude<Field, { type: 'amount' | 'pairs' }>,
  cell: string,
  { decimalComma, heading, weightUnit = null, isLenient = false }: Reading,
): Read {
  switch (field.type) {
    case 'text':
      return textOf(cell, field.max, field.lines === true, isLenient);
    case 'code':
      return codeOf(field, cell);
    case 'choice': {
      const choice = cell.toLowerCase();
      if (field.choices.includes(choice)) return { value: choice };
      const meant = SPELLINGS[choice];
      return meant !== undefined && field.choices.includes(meant)
        ? { value: meant }
        : fault(field.fault, { choices: field.choices.join(', ') });
    }
    case 'count':
      return countOf(latinNumber(cell), field.min, field.zero === true);
    case 'gtin': {
      const digits = latinDigits(cell).replace(/[\s\u00a0-]/g, '');
      return isGtin(digits) ? { value: plainGtin(digits) } : fault('gtin-not-valid');
    }
    case 'weight':
      return weightOf(latinNumber(cell), decimalComma, heading, weightUnit);
    case 'images':
      return imagesOf(cell, field.max);
    case 'flag': {
      const said = FLAGS[cell.toLowerCase()];
      return said === undefined ? fault('flag-not-valid') : { value: said };
    }
  }
}

function codeOf(field: Extract<Field, { type: 'code' }>, cell: string): Read {
  // A part number keeps its digits, a code of digits has Latin ones.
  const plain = field.pattern.test(cell) ? cell : latinDigits(cell);
  const value = field.name === 'lineage' && isAddress(cell) ? categoryPathOf(cell) : plain;
  if (!field.pattern.test(value)) return fault(field.fault);
  return field.name === 'origin_country' ? countryOf(value) : { value };
}

/** Files say UK for GB. */
function countryOf(letters: string): Read {
  const { region = '' } = new Intl.Locale(`und-${letters}`);
  return isCountry(region) ? { value: region } : fault('country-not-valid');
}

/** Accepted spellings of a choice. */
const SPELLINGS: Readonly<Record<string, string>> = {
  pc: 'piece',
  pcs: 'piece',
  pieces: 'piece',
  item: 'piece',
  items: 'piece',
  unit: 'piece',
  stk: 'piece',
  pce: 'piece',
  c62: 'piece',
  each: 'piece',
  ea: 'piece',
  nos: 'piece',
  шт: 'piece',
  'шт.': 'piece',
  штука: 'piece',
  قطعة: 'piece',
  pairs: 'pair',
  пара: 'pair',
  زوج: 'pair',
  sets: 'set',
  комплект: 'set',
  'компл.': 'set',
  طقم: 'set',
  packs: 'pack',
  box: 'pack',
  упаковка: 'pack',
  'упак.': 'pack',
  عبوة: 'pack',
  m: 'metre',
  meter: 'metre',
  metres: 'metre',
  м: 'metre',
  метр: 'metre',
  متر: 'metre',
  kg: 'kilogram',
  kilo: 'kilogram',
  кг: 'kilogram',
  كغ: 'kilogram',
  l: 'litre',
  liter: 'litre',
  л: 'litre',
  литр: 'litre',
  لتر: 'litre',
  english: 'en',
  russian: 'ru',
  arabic: 'ar',
  английский: 'en',
  русский: 'ru',
  арабский: 'ar',
  العربية: 'ar',
  الروسية: 'ru',
  الإنجليزية: 'en',
};
const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  active: true,
  да: true,
  نعم: true,
  false: false,
  no: false,
  n: false,
  '0': false,
  нет: false,
  لا: false,
};

/** HTML becomes the text that a reader would see. */
function textOf(cell: string, max: number, lines: boolean, isLenient: boolean): Read {
  const text = isHtml(cell) ? plainText(cell) : cell.replace(/\r\n?/g, '\n');
  const shaped = isLenient && !lines ? collapse(text) : text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is refused
  const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
  if (!isLenient && control.test(shaped)) return fault('control-character');
  if (!lines && /[\n\t]/.test(shaped)) return fault('not-one-line');
  const value = shaped.replace(control, '').normalize('NFC');
  const signs = [...value];
  if (signs.length <= max) return { value };
  return isLenient
    ? { value: signs.slice(0, max).join('').trim(), note: { code: 'cut', params: { max } } }
    : fault('too-long', { max });
}

/** Addresses and names, one a line or between commas, each once; spaces of an address are written as such. */
function imagesOf(cell: string, max: number): Read {
  const names = cell
    .split(/[\n|]|,\s*(?=https?:|[^,]*\.(?:jpe?g|png|webp|gif|avif|svg)\b)/i)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const kept = [...new Set(names)].slice(0, max);
  if (kept.some((name) => name.length > 2_000)) return fault('too-long', { max: 2_000 });
  return kept.length === 0 ? fault('missing') : { value: kept.join('\n') };
}

/** `name: value` or `name=value`, one a line, or between `|` or `;` where there is one line only. */
export function readPairs(cell: string): [name: string, value: string][] {
  const parts = cell.includes('\n') ? cell.split('\n') : cell.split(/[|;]/);
  return parts.flatMap((part): [string, string][] => {
    const at = part.search(/[:=]/);
    const pair: [string, string] = [collapse(part.slice(0, at)), collapse(part.slice(at + 1))];
    return at < 1 || pair[0] === '' || pair[1] === '' ? [] : [[pair[0].slice(0, 100), pair[1]]];
  });
}

/** The digits of a written number with a point before its decimals, or what is wrong. */
function digitsOf(text: string, decimalComma: boolean): string | FaultCode {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^\.(?=\d)/, '0.');
  if (/^[-−]/.test(bare)) return 'negative';
  if (decimalComma) {
    if (/^\d+(,\d+)?$/.test(bare)) return bare.replace(',', '.');
    return /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)
      ? bare.replaceAll('.', '').replace(',', '.')
      : 'number-not-valid';
  }
  if (/^\d+(\.\d+)?$/.test(bare)) return bare;
  // No thousand begins with 0.
  if (/^0+,\d+$/.test(bare)) return 'decimal-comma';
  if (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  return /^\d+(\.\d{3})*,\d+$/.test(bare) ? 'decimal-comma' : 'number-not-valid';
}

const CURRENCIES: Readonly<Record<string, string>> = {
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  $: 'USD',
  us$: 'USD',
  'ر.س': 'SAR',
  '€': 'EUR',
  '£': 'GBP',
  '₽': 'RUB',
  руб: 'RUB',
  'руб.': 'RUB',
};

/** So long a cell holds no number; its spaces could be divided in too many ways. */
const MAX_NUMBER = 80;

/** An amount in hundredths of the currency that the cell says, if it says one. @param isLenient more decimals are rounded */
export function readAmount(
  written: string,
  decimalComma: boolean,
  isLenient = false,
): { minor: number; currency: string | undefined } | { fault: Fault } {
  if (written.length > MAX_NUMBER) return { fault: { code: 'number-not-valid' } };
  const cell = latinNumber(written);
  // At most 80 characters.
  const [, before = '', middle = '', after = ''] =
    /^([^\d\s,.−-]*\.?)\s*([^\p{L}₹$€£₽]*?)\s*([\p{L}₹$€£₽. ]*)$/iu.exec(cell) ?? [];
  const sign = (before || after).trim();
  const currency =
    sign === ''
      ? undefined
      : (CURRENCIES[sign.toLowerCase()] ?? (/^[a-z]{3}$/i.test(sign) ? sign.toUpperCase() : null));
  if (currency === null) return { fault: { code: 'number-not-valid' } };
  const digits = digitsOf(middle, decimalComma);
  if (!/^\d/.test(digits)) return { fault: { code: digits as FaultCode } };
  if (!isLenient && /\.\d{3,}$/.test(digits) && !/\.\d\d0+$/.test(digits))
    return { fault: { code: 'too-many-decimals' } };
  const minor = Math.round(Number(digits) * 100);
  return minor > MAX_MINOR ? { fault: { code: 'too-large' } } : { minor, currency };
}

function countOf(cell: string, min: number, zero: boolean): Read {
  // 100.0000, as some programs write every number.
  const digits = digitsOf(cell.replace(/^(\d+)\.0+$/, '$1'), false);
  if (digits === 'decimal-comma') return fault('not-whole');
  if (!/^\d/.test(digits)) return fault(digits as FaultCode);
  const count = Number(digits);
  if (!Number.isInteger(count)) return fault('not-whole');
  if (count > MAX_COUNT) return fault('too-large');
  return count < min && !(zero && count === 0) ? fault('too-small', { min }) : { value: count };
}

function weightOf(
  cell: string,
  decimalComma: boolean,
  heading: string | undefined,
  otherwise: WeightUnit | null,
): Read {
  if (cell.length > MAX_NUMBER) return fault('number-not-valid');
  // At most 80 characters.
  const [, amount = '', unit = ''] = /^(.*?)\s*([^\d\s.,]*)$/u.exec(cell) ?? [];
  const assumed = otherwise === null ? undefined : UNIT_GRAMS[otherwise];
  const ofColumn = heading === undefined ? 1 : (gramsOfHeading(heading) ?? assumed);
  const grams =
    unit === ''
      ? ofColumn
      : Object.hasOwn(UNIT_GRAMS, unit.toLowerCase())
        ? UNIT_GRAMS[unit.toLowerCase()]
        : undefined;
  // Grams, kilograms or pounds: the reader cannot know.
  if (grams === undefined)
    return fault(unit === '' ? 'weight-unit-missing' : 'weight-unit-unknown');
  const digits = digitsOf(amount, decimalComma);
  if (!/^\d/.test(digits)) return fault(digits as FaultCode);
  const weight = Math.round(Number(digits) * grams);
  return weight > MAX_COUNT ? fault('too-large') : { value: weight };
}

/** A number of an attribute in its own unit, e.g. `12`, `12.5 mm`. */
export function attributeNumber(text: string, unit: string | null, decimalComma: boolean): Read {
  if (text.length > MAX_NUMBER) return fault('number-not-valid');
  const cell = latinNumber(text);
  // At most 80 characters.
  const [, amount = '', written = ''] = /^([-−+]?[\d.,\s]+)\s*(.*)$/u.exec(cell) ?? [];
  if (amount === '') return fault('number-not-valid');
  if (written !== '' && plainUnit(written) !== plainUnit(unit ?? ''))
    return fault('attribute-unit', { unit: unit ?? '-' });
  const isNegative = /^[-−]/.test(amount);
  const digits = digitsOf(amount.replace(/^[-−+]/, ''), decimalComma);
  if (!/^\d/.test(digits)) return fault(digits as FaultCode);
  const number = Number(digits) * (isNegative ? -1 : 1);
  return Math.abs(number) > MAX_COUNT ? fault('too-large') : { value: number };
}

function plainUnit(unit: string): string {
  return unit.normalize('NFKC').toLowerCase().replace(/[\s.]/g, '');
}
