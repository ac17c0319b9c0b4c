// What is in a lot's row? Read here until lots have a module of their own.
import type { LocalizedText } from '@millwright/contracts';
import type { Db } from '../../platform/db/index.ts';

export async function findLot(db: Db, id: number) {
  return await db
    .selectFrom('lot')
    .innerJoin('lot_category', 'lot_category.id', 'lot.category_id')
    .select(['lot.id', 'lot.slug', 'lot.name', 'lot.details', 'lot.image', 'lot_category.id as category_id'])
    .select(['lot_category.slug as category_slug', 'lot_category.name as category_name'])
    .where('lot.id', '=', id)
    .executeTakeFirst();
}

/** Text in the reader's language, or English. */
export function localized(text: LocalizedText, locale: keyof LocalizedText): string {
  return text[locale] ?? text.en;
}
