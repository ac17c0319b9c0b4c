// Fields of imported products that are to be empty: barcode numbers, translations, attributes, pictures.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { showFirstImages } from './catalog.import-images.ts';
import type { ImportedRow } from './catalog.imported-row.ts';

const ATTRIBUTE = 'attribute:';
const TEXTS = 'texts_';

/** @returns whether any row empties something */
export async function emptyFields(
  tx: Tx,
  rows: readonly ImportedRow[],
  idOf: (row: ImportedRow) => number,
): Promise<boolean> {
  const fields = rows.flatMap((row) =>
    (row.emptied ?? []).map((field) => ({ id: idOf(row), field })),
  );
  if (fields.length === 0) return false;
  const ids = (field: string): number[] =>
    fields.filter((one) => one.field === field).map(({ id }) => id);
  const ofKind = (prefix: string) => {
    const meant = fields.filter(({ field }) => field.startsWith(prefix));
    return sql`unnest(${meant.map(({ id }) => id)}::int[], ${meant.map(({ field }) => field.slice(prefix.length))}::text[]) as e (id, name)`;
  };
  await sql`update product set gtin = null where id = any(${ids('gtin')}::int[]) and gtin is not null`.execute(
    tx,
  );
  await sql`delete from product_text t using ${ofKind(TEXTS)} where t.product_id = e.id and t.locale = e.name and t.locale <> 'en'`.execute(
    tx,
  );
  await sql`delete from product_attribute pa using ${ofKind(ATTRIBUTE)} join attribute a on a.slug = e.name
    where pa.product_id = e.id and pa.attribute_id = a.id`.execute(tx);
  const bare = ids('image');
  if (bare.length === 0) return true;
  await sql`delete from product_image_source where product_id = any(${bare}::int[])`.execute(tx);
  await sql`delete from product_media where product_id = any(${bare}::int[]) and kind = 'image'`.execute(
    tx,
  );
  await showFirstImages(tx, bare);
  return true;
}
