// Unit conversion and units of ranges: shared by the search and by the filters of a list. [decisions §7]
import { latinDigits } from './typed-text.rules.ts';

type Measure = {
  kind: string /** in the kind's base unit: value * factor + offset */;
  factor: number;
  offset: number;
};

const UNITS = new Map<string, Measure>();

/** Spellings are compared in lower case, without points and spaces: `N·m` is `nm`, `kgf/cm²` is `kgf/cm2`. */
function add(kind: string, factor: number, spellings: string, offset = 0): void {
  for (const spelling of spellings.split(' '))
    UNITS.set(plainUnit(spelling), { kind, factor, offset });
}

add('length', 1, 'mm мм مم');
add('length', 0.001, 'µm um мкм');
add('length', 10, 'cm см سم');
add('length', 1000, 'm м م');
add('length', 25.4, 'in inch inches " дюйм дюйма дюймов بوصة');
add('length', 0.0254, 'mil thou');
add('length', 304.8, 'ft фут قدم');
add('pressure', 1, 'bar бар بار');
add('pressure', 0.0689475729, 'psi');
add('pressure', 10, 'mpa мпа');
add('pressure', 0.01, 'kpa кпа');
add('pressure', 0.980665, 'kgf/cm2 кгс/см2');
add('pressure', 1.01325, 'atm атм');
add('power', 1, 'kw квт');
add('power', 0.001, 'w вт');
add('power', 0.745699872, 'hp');
add('power', 0.73549875, 'ps лс');
add('mass', 1, 'kg кг كغ كجم');
add('mass', 0.001, 'g г غ');
add('mass', 0.45359237, 'lb lbs фунт');
add('mass', 0.028349523125, 'oz');
add('mass', 1000, 't т');
add('mass per length', 1, 'kg/m кг/м');
add('mass per length', 1.4881639436, 'lb/ft');
add('temperature', 1, '°c c');
add('temperature', 5 / 9, '°f f', -160 / 9);
add('temperature', 1, 'k', -273.15);
add('volume', 1, 'l л');
add('volume', 0.001, 'ml мл');
add('volume', 3.785411784, 'gal');
add('voltage', 1, 'v в');
add('voltage', 1000, 'kv кв');
add('current', 1, 'a а');
add('current', 0.001, 'ma ма');
add('current', 1000, 'ka ка');
add('torque', 1, 'nm нм');
add('torque', 1.3558179483, 'lbf·ft ft·lbf lb·ft ft·lb');
add('torque', 0.112984829, 'lbf·in in·lbf lb·in in·lb');
add('torque', 0.0980665, 'kgf·cm кгс·см');
add('energy', 1, 'j дж');
add('area', 1, 'mm2 мм2');
add('area', 645.16, 'in2');
add('speed of rotation', 1, 'rpm об/мин');
add('velocity', 1, 'm/s м/с');
add('velocity', 0.00508, 'ft/min fpm');

function plainUnit(unit: string): string {
  return unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00b5|\u03bc/g, 'µ')
    .replace(/[·.⋅*\s-]/g, '');
}

/** `value` in unit `from` as a number in unit `to`; undefined when the two cannot be compared. An absent `from` means `to`. */
export function convert(value: number, from: string, to: string | null): number | undefined {
  if (from === '') return value;
  const target = to === null ? '' : plainUnit(to);
  const source = plainUnit(from);
  if (source === target) return value;
  const a = UNITS.get(source);
  const b = UNITS.get(target);
  if (a === undefined || b === undefined || a.kind !== b.kind) return undefined;
  return (value * a.factor + a.offset - b.offset) / b.factor;
}

/** In which units a filter offers the attribute: its own first. What is not listed is offered in its own alone. */
const CHOICES: readonly (readonly string[])[] = [
  ['mm', 'in'],
  ['m', 'ft'],
  ['bar', 'psi', 'MPa'],
  ['kW', 'hp'],
  ['W', 'hp'],
  ['°C', '°F'],
  ['Nm', 'lbf·ft'],
  ['kg', 'lb'],
  ['g', 'oz'],
  ['l', 'gal'],
  ['kg/m', 'lb/ft'],
  ['m/s', 'ft/min'],
];

export function unitChoices(unit: string): readonly string[] {
  return CHOICES.find(([own]) => own === unit) ?? [unit];
}

/** A range as it is written: ends may be empty, not both; '' as unit = the attribute's own. */
export type RangeText = { min: string; max: string; unit: string };

const NUMBER = '[-+−]?(?:\\d+(?:[.,]\\d+)?(?:/\\d+)?|\\.\\d+)';
const UNIT = '[^\\d\\s.+-][^\\s.]{0,9}';
/** They look at at most 60 characters, see MAX_LENGTH. */
const RANGE = new RegExp(
  `^(${NUMBER})?\\s*(${UNIT}?)?\\s*\\.\\.\\s*(${NUMBER})?\\s*(${UNIT})?$`,
  'u',
);
const ONE = new RegExp(`^(${NUMBER})\\s*(${UNIT})?$`, 'u');
/** Longer texts are no range; keeps the patterns cheap. */
const MAX_LENGTH = 60;

/** `10..40mm`, `10..`, `..1/2in`, `10mm..40mm`; undefined for anything else. */
export function splitRange(text: string): RangeText | undefined {
  const match = text.length > MAX_LENGTH ? null : RANGE.exec(text.trim());
  if (match === null || (match[1] === undefined && match[3] === undefined)) return undefined;
  const own = match[2] ?? '';
  const unit = match[4] ?? own;
  if (own !== '' && own !== unit) return undefined;
  return { min: match[1] ?? '', max: match[3] ?? '', unit };
}

export type NumberRange = { min: number; max: number; unit: string };

/** The same as numbers; an open end is infinite. */
export function readRange(text: string): NumberRange | undefined {
  const range = splitRange(text);
  if (range === undefined) return undefined;
  const min = range.min === '' ? Number.NEGATIVE_INFINITY : readNumber(range.min);
  const max = range.max === '' ? Number.POSITIVE_INFINITY : readNumber(range.max);
  return Number.isNaN(min) || Number.isNaN(max) ? undefined : { min, max, unit: range.unit };
}

/** `40`, `40mm`, `1/2in` as a range of one number. */
export function readMeasure(text: string): NumberRange | undefined {
  const match = text.length > MAX_LENGTH ? null : ONE.exec(text.trim());
  if (match === null) return undefined;
  const value = readNumber(match[1] as string);
  return Number.isNaN(value) ? undefined : { min: value, max: value, unit: match[2] ?? '' };
}

function readNumber(text: string): number {
  const [whole = '', divisor] = text.replace('−', '-').replace(',', '.').split('/');
  const value = divisor === undefined ? Number(whole) : Number(whole) / Number(divisor);
  return Number.isFinite(value) ? value : Number.NaN;
}

/**
 * A number as people type it in a field, in the spelling of a range: decimal comma, digits of any script, `2 1/2` and `2½` become plain;
 * '' for anything else.
 */
export function plainNumber(typed: string): string {
  const text = latinDigits(
    typed.replace(/\p{Nd}(?=[\u00bc-\u00be\u2150-\u215e])/gu, '$& ').normalize('NFKC'),
  )
    .replace(/[−–]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/[٫,]/g, '.')
    .trim();
  const mixed = /^(\d{1,6})[\s-]+(\d{1,3})\/(\d{1,3})$/.exec(text);
  if (mixed !== null)
    return Number(mixed[3]) === 0
      ? ''
      : String(Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]));
  if (!/^-?\d{1,9}(\.\d{1,9}|\/[1-9]\d{0,3})?$/.test(text)) return '';
  return text;
}
