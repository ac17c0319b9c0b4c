// How much is 1/2 inch in millimetres? Conversion of range filters into the unit of the attribute. [decisions §7]

type Measure = { kind: string /** in the kind's base unit: value * factor + offset */; factor: number; offset: number };

function unit(kind: string, factor: number, offset = 0): Measure {
  return { kind, factor, offset };
}

const UNITS: Record<string, Measure> = {
  mm: unit('length', 1),
  cm: unit('length', 10),
  m: unit('length', 1000),
  in: unit('length', 25.4),
  inch: unit('length', 25.4),
  '"': unit('length', 25.4),
  ft: unit('length', 304.8),
  bar: unit('pressure', 1),
  psi: unit('pressure', 0.0689475729),
  mpa: unit('pressure', 10),
  kpa: unit('pressure', 0.01),
  kw: unit('power', 1),
  w: unit('power', 0.001),
  hp: unit('power', 0.745699872),
  kg: unit('mass', 1),
  g: unit('mass', 0.001),
  lb: unit('mass', 0.45359237),
  lbs: unit('mass', 0.45359237),
  oz: unit('mass', 0.028349523125),
  t: unit('mass', 1000),
  '°c': unit('temperature', 1),
  c: unit('temperature', 1),
  '°f': unit('temperature', 5 / 9, -160 / 9),
  f: unit('temperature', 5 / 9, -160 / 9),
  k: unit('temperature', 1, -273.15),
  l: unit('volume', 1),
  ml: unit('volume', 0.001),
  v: unit('voltage', 1),
  kv: unit('voltage', 1000),
  a: unit('current', 1),
  ma: unit('current', 0.001),
  nm: unit('torque', 1),
  lbf·ft: unit('torque', 1.3558179483),
  mm2: unit('area', 1),
  'mm²': unit('area', 1),
  rpm: unit('speed', 1),
};

/** `value` in unit `from` as a number in unit `to`; undefined when the two cannot be compared. An absent `from` means `to`. */
export function convert(value: number, from: string, to: string | null): number | undefined {
  if (from === '') return value;
  const target = to === null ? '' : to.toLowerCase();
  const source = from.toLowerCase();
  if (source === target) return value;
  const a = UNITS[source];
  const b = UNITS[target];
  if (a === undefined || b === undefined || a.kind !== b.kind) return undefined;
  return (value * a.factor + a.offset - b.offset) / b.factor;
}

export type NumberRange = { min: number; max: number; unit: string };

const NUMBER = '[-+]?(?:\\d+(?:[.,]\\d+)?(?:/\\d+)?|\\.\\d+)';
const RANGE = new RegExp(`^(${NUMBER})?\\s*([^\\d\\s.+-][^\\d\\s.]*?)?\\s*\\.\\.\\s*(${NUMBER})?\\s*([^\\s.]{0,8})$`, 'u');
const ONE = new RegExp(`^(${NUMBER})\\s*([^\\s.]{0,8})$`, 'u');

/** `10..40mm`, `10..`, `..1/2in`, `10mm..40mm`; undefined for anything else. Either end may be open, not both. */
export function readRange(text: string): NumberRange | undefined {
  const match = RANGE.exec(text.trim());
  if (match === null || (match[1] === undefined && match[3] === undefined)) return undefined;
  const min = match[1] === undefined ? Number.NEGATIVE_INFINITY : readNumber(match[1]);
  const max = match[3] === undefined ? Number.POSITIVE_INFINITY : readNumber(match[3]);
  const own = match[2] ?? '';
  const unit = match[4] || own;
  if (Number.isNaN(min) || Number.isNaN(max) || (own !== '' && own !== unit)) return undefined;
  return { min, max, unit };
}

/** `40`, `40mm`, `1/2in` as a range of one number. */
export function readMeasure(text: string): NumberRange | undefined {
  const match = ONE.exec(text.trim());
  if (match === null) return undefined;
  const value = readNumber(match[1] as string);
  return Number.isNaN(value) ? undefined : { min: value, max: value, unit: match[2] ?? '' };
}

function readNumber(text: string): number {
  const [whole = '', divisor] = text.replace(',', '.').split('/');
  const value = divisor === undefined ? Number(whole) : Number(whole) / Number(divisor);
  return Number.isFinite(value) ? value : Number.NaN;
}
