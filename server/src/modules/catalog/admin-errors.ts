// Database errors as form errors for editors: a violated constraint is reported at its field.
import type { LocalizedText } from '@millwright/contracts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { filled } from '../../platform/text.ts';
import { slugOfName } from './catalog.loader-ids.ts';

/** Constraint -> the entry that it is about. */
const TAKEN: Readonly<Record<string, string>> = {
  product_sku_unique: '/sku',
  manufacturer_slug_unique: '/slug',
  category_lineage_unique: '/slug',
  attribute_slug_unique: '/slug',
  industry_slug_unique: '/slug',
  lot_category_slug_unique: '/slug',
  attribute_value_slug_unique: '/number',
  stock_location_name_unique: '/name',
};
const UNKNOWN: Readonly<Record<string, string>> = {
  product_category_id_fkey: '/categoryId',
  product_manufacturer_id_fkey: '/manufacturerId',
  product_industry_industry_id_fkey: '/industries',
  product_attribute_attribute_id_ordinal_fkey: '/attributes',
  category_parent_id_fkey: '/parentId',
};

/** @throws Problem value-taken, value-not-valid at the entry; everything else as it came */
export async function toldAtEntries<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const taken = code === '23505' ? TAKEN[constraint] : undefined;
    if (taken !== undefined)
      throw refused([{ code: 'value-taken', pointer: taken }], 'value-taken');
    const unknown = code === '23503' ? UNKNOWN[constraint] : undefined;
    if (unknown !== undefined) throw refused([{ code: 'value-not-valid', pointer: unknown }]);
    throw error;
  }
}

export function refused(
  fields: readonly FieldProblem[],
  code: 'invalid-request' | 'value-taken' = 'invalid-request',
): Problem {
  return new Problem(code, {}, { fields });
}

/** Throws when something is wrong. */
export function rejectFaults(faults: readonly FieldProblem[]): void {
  if (faults.length > 0) throw refused(faults);
}

export const isSlug = (slug: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

/** Names in three languages, English where there is no translation yet, and a url segment, made of the English name where none was typed. */
export function namesAndSlug(input: { names: LocalizedText; slug: string }): {
  names: LocalizedText;
  slug: string;
  faults: FieldProblem[];
} {
  const names = filled(input.names);
  const slug = input.slug.trim() === '' ? slugOfName(names.en) : input.slug.trim();
  const faults: FieldProblem[] = [];
  if (names.en === '') faults.push({ code: 'field-required', pointer: '/names/en' });
  if (!isSlug(slug)) faults.push({ code: 'value-not-valid', pointer: '/slug' });
  return { names, slug, faults };
}
