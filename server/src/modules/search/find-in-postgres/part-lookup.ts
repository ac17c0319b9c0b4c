// Part number lookup: the products that have given numbers, or numbers that begin so. Many numbers at once, one statement each.
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { plainBearingKey } from '../analysis/bearing-numbers.rules.ts';
import { endOfPrefix, MIN_PREFIX_LENGTH, partKey } from '../analysis/part-key.rules.ts';

/** Manufacturers and sizes that share a number; a longer choice is useless. */
const PRODUCTS_A_KEY = 8;
const NEAREST_SHOWN = 3;
/** Number of characters at the end of a number that may be wrong or missing. */
const SIGNS_LEFT_OUT = 4;

/** The keys under which a typed number may stand: as typed, and with a bearing's seal in plain writing; none for what is no part number. */
export function keysOf(part: string): string[] {
  const key = partKey(part);
  return key === '' ? [] : [...new Set([key, plainBearingKey(key)])];
}

/** key -> ids of the products that have it, the most popular first. One statement for any number of keys. */
export async function findByKeys(
  db: Db | Tx,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (keys.length === 0) return found;
  const { rows } = await sql<{ key: string; ids: number[] }>`
    select w.key, k.ids from unnest(${[...new Set(keys)]}::text[]) w (key)
    cross join lateral (
      select array_agg(product_id order by sort_rank, product_id) as ids from (
        select product_id, sort_rank from part_key where key = w.key collate "C" order by sort_rank, product_id limit ${PRODUCTS_A_KEY}) best) k
    where k.ids is not null`.execute(db);
  for (const { key, ids } of rows) found.set(key, ids);
  return found;
}

/**
 * key -> ids of products whose number begins as this one does, the longest common beginning first; keys that resemble nothing are absent.
 * One statement for any number of keys.
 */
export async function findNearest(
  db: Db | Tx,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  const asked = [...new Set(keys)].filter((key) => key.length >= MIN_PREFIX_LENGTH);
  const found = new Map<string, number[]>();
  if (asked.length === 0) return found;
  const beginnings = asked.flatMap((key) =>
    Array.from({ length: SIGNS_LEFT_OUT + 1 }, (_, left) => ({
      key,
      beginning: key.slice(0, key.length - left),
    })).filter(({ beginning }) => beginning.length >= MIN_PREFIX_LENGTH),
  );
  const { rows } = await sql<{ key: string; ids: number[] }>`
    select w.key, array_agg(n.product_id order by length(w.beginning) desc, n.sort_rank, n.product_id) as ids
    from unnest(${beginnings.map(({ key }) => key)}::text[], ${beginnings.map(({ beginning }) => beginning)}::text[],
      ${beginnings.map(({ beginning }) => endOfPrefix(beginning))}::text[]) w (key, beginning, after)
    cross join lateral (
      select product_id, sort_rank from part_key
      where key >= w.beginning collate "C" and key < w.after collate "C" order by key limit ${2 * NEAREST_SHOWN}) n
    group by w.key`.execute(db);
  for (const { key, ids } of rows) found.set(key, [...new Set(ids)].slice(0, NEAREST_SHOWN));
  return found;
}
