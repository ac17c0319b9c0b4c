// Import row rules: values by field with the errors of each cell, compared with the shop: new, changed or unchanged.
import type { ImportKind, ImportMapping } from '@millwright/contracts';
import { collapse } from '../../platform/text.ts';
import { readBack } from './dialects.rules.ts';
import { ATTRIBUTE, FIELDS } from './fields.rules.ts';
import {
  attributeNumber,
  type Fault,
  type FaultCode,
  readValue,
  type Value,
} from './values.rules.ts';

export type RowFault = Fault & { field: string; value: string };
export type Values = Record<string, Value>;
/** `said`: the cells as they are in the file. */
export type ReadRow = {
  row: number;
  values: Values;
  said: Readonly<Record<string, string>>;
  faults: RowFault[];
};

/** Attributes by slug, with the number of each value that a text may name. */
export type Attributes = ReadonlyMap<
  string,
  { id: number; kind: 'number' | 'text'; unit: string | null; values: ReadonlyMap<string, number> }
>;

export function plainWord(text: string): string {
  return collapse(text.normalize('NFKC').toLowerCase());
}

const VALUE_SHOWN = 200;

/** The key of a row within its file. */
export const KEY_FIELDS: Readonly<Record<ImportKind, readonly string[]>> = {
  products: ['sku'],
  prices: ['sku'],
  stock: ['sku'],
  categories: ['lineage'],
  translations: ['sku', 'language'],
};

/** @param only the fields to read; without it all of them and the attributes */
export function readRow(
  kind: ImportKind,
  { columns, constants, decimalComma }: ImportMapping,
  attributes: Attributes,
  { row, cells, header }: { row: number; cells: readonly string[]; header: readonly string[] },
  only?: readonly string[],
): ReadRow {
  const width = header.length;
  const values: Values = {};
  const said: Record<string, string> = {};
  const faults: RowFault[] = [];
  const blame = (field: string, value: string, fault: Fault): void => {
    faults.push({ ...fault, field, value: shown(value) });
  };
  const cellOf = (field: string): string => {
    const column = columns[field];
    const cell = column === undefined ? '' : (cells[column] ?? '');
    return cell.trim() === '' ? (constants[field] ?? '') : cell;
  };
  /** undefined: the value stands for all rows. */
  const headingOf = (field: string): string | undefined => {
    const column = columns[field];
    return column === undefined || (cells[column] ?? '').trim() === '' ? undefined : header[column];
  };
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    blame('', cells.slice(width).join(' '), { code: 'too-many-cells' });
  for (const field of FIELDS[kind]) {
    if (only !== undefined && !only.includes(field.name)) continue;
    const raw = cellOf(field.name);
    const cell = raw.trim();
    if (cell === '') {
      if (field.required === true) blame(field.name, '', { code: 'missing' });
      continue;
    }
    const hidden = hiddenFault(raw);
    if (hidden !== undefined) {
      blame(field.name, raw, { code: hidden });
      continue;
    }
    const read = readValue(field, readBack(cell), decimalComma, headingOf(field.name));
    if ('fault' in read) blame(field.name, cell, read.fault);
    else {
      values[field.name] = read.value;
      said[field.name] = cell;
    }
  }
  if (kind === 'products' && only === undefined) {
    for (const field of Object.keys({ ...columns, ...constants })) {
      const attribute = field.startsWith(ATTRIBUTE)
        ? attributes.get(field.slice(ATTRIBUTE.length))
        : undefined;
      const raw = attribute === undefined ? '' : cellOf(field);
      if (attribute === undefined || raw.trim() === '') continue;
      const hidden = hiddenFault(raw);
      if (hidden !== undefined) {
        blame(field, raw, { code: hidden });
        continue;
      }
      const cell = readBack(raw.trim());
      if (attribute.kind === 'text') {
        const ordinal = attribute.values.get(plainWord(cell));
        if (ordinal === undefined) blame(field, cell, { code: 'attribute-value-unknown' });
        else values[field] = ordinal;
      } else {
        const read = attributeNumber(cell, attribute.unit, decimalComma);
        if ('fault' in read) blame(field, cell, read.fault);
        else values[field] = read.value;
      }
    }
  }
  return { row, values, said, faults };
}

function hiddenFault(cell: string): FaultCode | undefined {
  if (cell.includes('\0')) return 'control-character';
  if (cell.includes('\ufffd')) return 'encoding-broken';
  return /^\s*[=@＝＠]/.test(cell) ? 'formula' : undefined;
}

/** As a report may show it: no control characters, not endless. */
function shown(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  const plain = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '�');
  return plain.length > VALUE_SHOWN ? `${plain.slice(0, VALUE_SHOWN)}…` : plain;
}

/** Existing values by field name; null: none. */
export type Present = Record<string, Value | null>;

/** Beside what is there: the faults that only show together, and whether anything would change. */
export function weigh(
  kind: ImportKind,
  { values, said, faults }: ReadRow,
  present: (Present & { reserved?: number }) | undefined,
): 'new' | 'changed' | 'same' | 'faulty' {
  const blame = (field: string, code: FaultCode, params?: Fault['params']): void => {
    faults.push({
      field,
      code,
      value: shown(said[field] ?? ''),
      ...(params === undefined ? {} : { params }),
    });
  };
  if (present === undefined) {
    const wrong = new Set(faults.map((fault) => fault.field));
    for (const field of FIELDS[kind])
      if (field.forNew === true && values[field.name] === undefined && !wrong.has(field.name))
        blame(field.name, 'missing-for-new');
  } else if (faults.length === 0 && Object.keys(values).every((field) => KEYS.has(field)))
    blame('', 'nothing-given');
  const whole = { ...present, ...values };
  const number = (field: string): number => Number(whole[field] ?? 0);
  const isGiven = (...fields: string[]): boolean =>
    fields.some((field) => values[field] !== undefined);
  if (
    isGiven('price_inr', 'discount_inr') &&
    number('discount_inr') > 0 &&
    number('price_inr') > 0 &&
    number('discount_inr') >= number('price_inr')
  )
    blame(isGiven('discount_inr') ? 'discount_inr' : 'price_inr', 'discount-not-below');
  if (
    isGiven('minimum', 'maximum') &&
    number('maximum') > 0 &&
    number('maximum') < Math.max(1, number('minimum'))
  )
    blame(isGiven('maximum') ? 'maximum' : 'minimum', 'maximum-below-minimum');
  if (isGiven('stock') && number('stock') < (present?.reserved ?? 0))
    blame('stock', 'below-reserved', { n: present?.reserved ?? 0 });
  if (faults.length > 0) return 'faulty';
  if (present === undefined) return 'new';
  return Object.entries(values).every(
    ([field, value]) => KEYS.has(field) || isSame(value, present[field] ?? null),
  )
    ? 'same'
    : 'changed';
}

const KEYS: ReadonlySet<string> = new Set(['sku', 'lineage', 'language']);

/** 0 takes a value away that is not there. */
function isSame(value: Value, present: Value | null): boolean {
  return value === present || (value === 0 && present === null);
}
