// Queries of the cards of a page: by product ids, in the given order, for a finder that has found without the database.
import type { Locale } from '@millwright/contracts';
import type { Db } from '../../../platform/db/index.ts';
import { queryPrepared } from '../../../platform/db/raw.ts';
import { encodedCards } from '../../catalog/index.ts';
import { prepared } from '../prepared-statements.ts';

export type CardsRow = { names: number; words: number; documents: number; cards: string | null };

/** Columns before those of a card: rank bucket, manufacturer. */
const COLUMNS_BEFORE = ['k.rank_bucket', 'p.manufacturer_id'];

/** Cards with their rank buckets, and the versions of what is kept in memory: one statement, one moment. */
export async function readCards(
  db: Db,
  ids: readonly number[],
  buckets: readonly number[],
  locale: Locale,
): Promise<CardsRow> {
  const [row] = await queryPrepared<CardsRow>(db, CARDS[locale], [
    `{${ids.join(',')}}`,
    `{${buckets.join(',')}}`,
  ]);
  return row as CardsRow;
}

const cardsStatement = (locale: Locale) =>
  prepared(`select v.names, v.words, v.documents,
      (select ${encodedCards(locale, COLUMNS_BEFORE, 'k.n')}
       from unnest($1::int[], $2::int[]) with ordinality k (id, rank_bucket, n) join product p on p.id = k.id) as cards
    from search_version v`);
const CARDS = {
  en: cardsStatement('en'),
  ru: cardsStatement('ru'),
  ar: cardsStatement('ar'),
} satisfies Record<Locale, unknown>;
