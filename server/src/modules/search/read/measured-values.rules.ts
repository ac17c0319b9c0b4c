// Measured values: texts typed into the finder by dimensions become sizes with a unit, and the short text that the address of the list holds. [house §6]
import { convert, plainNumber, readMeasure, TPI_FIELD } from '@millwright/contracts';
import type { FamilyForm, FormField } from './measured-families.rules.ts';

/** A choice has its value's slug and no number. */
export type MeasuredValue = { field: string; value: number; unit: string; slug: string };

const MAX_TYPED_LENGTH = 40;
/** No part of a shop is larger; in the unit that was typed. */
const MAX_SIZE = 100_000;
/** Of a text of at most 40 characters. */
const TYPED = /^(?<number>[\p{Nd}\p{No}\s.,٫/⁄-]+?)\s*(?<unit>\p{L}{1,8}\.?|["″”]|''|′′)?$/u;

/**
 * A length as people write it: `25`, `25,4 мм`, `0.5 in`, `1 1/2"`. A fraction is in inches, whatever the form says.
 * @param unit of a number without one
 * @returns undefined for what is no length above zero
 */
export function readLength(
  typed: string,
  unit: 'mm' | 'in',
): { value: number; unit: 'mm' | 'in'; text: string } | undefined {
  const text = typed.trim();
  const groups = text.length > MAX_TYPED_LENGTH ? undefined : TYPED.exec(text)?.groups;
  const plain = plainNumber(groups?.number ?? '');
  const written = groups?.unit?.replace(/^(?:″|”|''|′′)$/, '"').replace(/\.$/, '');
  const isFraction = /[/⁄¼-¾⅐-⅞]/.test(groups?.number ?? '');
  const value = readMeasure(plain)?.min;
  if (plain === '' || value === undefined || value <= 0 || value > MAX_SIZE) return undefined;
  if (written === undefined) {
    const own = isFraction ? 'in' : unit;
    return { value, unit: own, text: `${plain}${own}` };
  }
  const [inches, millimetres] = [convert(value, written, 'in'), convert(value, written, 'mm')];
  if (inches === undefined || millimetres === undefined) return undefined;
  if (Math.abs(inches - value) < 1e-9) return { value, unit: 'in', text: `${plain}in` };
  return {
    value: millimetres,
    unit: 'mm',
    text: `${Math.abs(millimetres - value) < 1e-9 ? plain : rounded(millimetres)}mm`,
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(9));
}

/** What was filled in, in the order of the form; `wrong` are the fields that hold no size. */
export function readMeasuredForm(
  { fields }: FamilyForm,
  values: Readonly<Record<string, string>>,
  unit: 'mm' | 'in',
): { measured: MeasuredValue[]; wrong: { field: string; value: string }[] } {
  const measured: MeasuredValue[] = [];
  const wrong: { field: string; value: string }[] = [];
  for (const field of fields) {
    const name = nameOfField(field);
    const typed = (values[name] ?? '').trim();
    if (typed === '') continue;
    const value = readField(field, typed, unit);
    if (value === undefined) wrong.push({ field: name, value: typed.slice(0, MAX_TYPED_LENGTH) });
    else measured.push({ field: name, ...value });
  }
  return { measured, wrong };
}

export function nameOfField({ attribute, role }: FormField): string {
  return role === 'tpi' ? TPI_FIELD : attribute.slug;
}

function readField(
  { attribute, role }: FormField,
  typed: string,
  unit: 'mm' | 'in',
): Omit<MeasuredValue, 'field'> | undefined {
  if (role === 'choice')
    return attribute.bySlug.has(typed) ? { value: 0, unit: '', slug: typed } : undefined;
  // A pitch in inches is told by threads per inch.
  const length =
    attribute.unit === 'mm' && role !== 'tpi'
      ? readLength(typed, role === 'pitch' ? 'mm' : unit)
      : undefined;
  if (attribute.unit === 'mm' && role !== 'tpi')
    return length && { value: length.value, unit: length.unit, slug: length.text };
  const plain = typed.length > MAX_TYPED_LENGTH ? '' : plainNumber(typed);
  const value = readMeasure(plain)?.min;
  return plain === '' || value === undefined || value <= 0 || value > MAX_SIZE
    ? undefined
    : { value, unit: '', slug: plain };
}

/** `inner-diameter:47mm|width:15mm`, for the address of the list. */
export function formatMeasured(measured: readonly MeasuredValue[]): string {
  return measured.map(({ field, slug }) => `${field}:${slug}`).join('|');
}

/** Field -> text as it was measured; of any text, so that an old link still shows its list. */
export function splitMeasured(text: string): Record<string, string> {
  const pairs = text.slice(0, 400).split('|');
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const match = /^([a-z0-9-]{1,60}):([a-z0-9./-]{1,60})$/.exec(pair);
      return match === null ? [] : [[match[1] as string, match[2] as string]];
    }),
  );
}
