// Lot loader: COPY in the transaction of the catalogue loader, which wrote their products before.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { copyInto, copyLine } from '../../platform/db/raw.ts';
import type { LoadedLots } from '../catalog/index.ts';

export async function storeLots(tx: Tx, { categories, lots }: LoadedLots): Promise<void> {
  const numbers = new Map(categories.map(({ slug }, i) => [slug, i + 1]));
  const rows = lots.map(({ lot, productId, image }, i) => {
    const category = numbers.get(lot.category);
    if (category === undefined)
      throw new Error(`${lot.slug}'s lot category "${lot.category}" is not there`);
    return [
      i + 1,
      category,
      productId,
      lot.slug,
      lot.name,
      lot.details,
      lot.condition,
      lot.location,
      lot.ageMonths,
      image,
      i + 1,
    ];
  });
  const tables = {
    'lot_category (id, slug, name, image, position)': categories.map((row, i) => [
      i + 1,
      row.slug,
      row.name,
      row.image,
      i + 1,
    ]),
    'lot (id, category_id, product_id, slug, name, details, condition, location, age_months, image, position)':
      rows,
    'lot_item (lot_id, product_id, quantity)': lots.flatMap(({ parts }, i) =>
      parts.map((part) => [i + 1, part.id, part.quantity]),
    ),
  };
  for (const [target, lines] of Object.entries(tables))
    await copyInto(tx, target, [lines.map(copyLine).join('')]);
  // Numbers given later go on behind these.
  await sql`select setval(pg_get_serial_sequence('lot_category', 'id'), greatest((select max(id) from lot_category), 1)),
    setval(pg_get_serial_sequence('lot', 'id'), greatest((select max(id) from lot), 1))`.execute(
    tx,
  );
  await sql`analyze lot_category, lot, lot_item`.execute(tx);
}
