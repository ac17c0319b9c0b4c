// Import row change: a row compared with what the shop has - new, changed or unchanged - and the errors that only show together.
import type { ImportKind } from '@millwright/contracts';
import { FIELDS } from './fields.rules.ts';
import { type ReadRow, type RowFault, shown } from './rows.rules.ts';
import type { Fault, FaultCode, Value } from './values.rules.ts';

/** Existing values by field name; null: none. */
export type Present = Record<string, Value | null>;

/** Beside what is there: the faults that only show together, and whether anything would change. */
export function changeOf(
  kind: ImportKind,
  { values, said, faults }: ReadRow,
  present: (Present & { reserved?: number }) | undefined,
): 'new' | 'changed' | 'same' | 'faulty' {
  const blame = (field: string, code: FaultCode, params?: Fault['params']): void => {
    const fault: RowFault = { field, code, value: shown(said[field] ?? '') };
    faults.push(params === undefined ? fault : { ...fault, params });
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
    isGiven('price', 'discount_price') &&
    number('discount_price') > 0 &&
    number('price') > 0 &&
    number('discount_price') >= number('price')
  )
    blame(isGiven('discount_price') ? 'discount_price' : 'price', 'discount-not-below');
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

const KEYS: ReadonlySet<string> = new Set(['sku', 'lineage', 'language', 'family_name']);

/** 0 takes a value away that is not there. */
function isSame(value: Value, present: Value | null): boolean {
  return value === present || (value === 0 && present === null);
}
