// Families of source formats whose rows name a parent: what a variant inherits from it, and which values tell it apart.
import type { Pair, SourceRecord } from './source-format.rules.ts';

export type Parent = {
  key: string;
  record: SourceRecord;
  /** Options of its variants by their number, where the parent lists them. */
  variants: ReadonlyMap<string, readonly Pair[]>;
};

const INHERITED = [
  'description_en',
  'category',
  'manufacturer',
  'image',
  'origin_country',
  'hsn',
  'weight_grams',
] as const;

/** What the parent says of all of its variants and this one does not say itself. */
export function inherited(own: SourceRecord, parent: SourceRecord | undefined): SourceRecord {
  if (parent === undefined) return own;
  const record: SourceRecord = { ...own };
  for (const field of INHERITED) record[field] ||= parent[field] ?? '';
  record.attributes = [own.attributes, parent.attributes]
    .filter((lines) => lines !== undefined && lines !== '')
    .join('\n');
  return record;
}

/** Links of a parent to its variants, `sku=A-1,size=M|sku=A-2,size=L`: the options of each. */
export function variantLinks(
  text: string,
  assignments: (text: string) => readonly Pair[],
): Map<string, Pair[]> {
  const links = new Map<string, Pair[]>();
  for (const part of text.split('|')) {
    const pairs = assignments(part);
    const sku = pairs.find(([name]) => name === 'sku')?.[1];
    if (sku !== undefined)
      links.set(
        sku,
        pairs.filter(([name]) => name !== 'sku'),
      );
  }
  return links;
}
