// Rank of products that share a typed part number: the exact spelling first, our SKU before a manufacturer's number.
import { plainBearingKey } from './bearing-numbers.rules.ts';
import { latinTwin, normalise } from './normalise.rules.ts';
import { partKey } from './part-key.rules.ts';

type Numbers = { sku: string; mpn: string };

/** Our own number as it is written (`BLRF-1-2` is not `BLRF-12`), with its digits run together; the manufacturer's likewise; a part of a number. */
export const PART_RANK = { sku: 0, skuRespelt: 1, mpn: 2, mpnRespelt: 3, other: 4 } as const;
export type PartRank = (typeof PART_RANK)[keyof typeof PART_RANK];

export function partRankOf(typed: string, { sku, mpn }: Numbers): PartRank {
  const asWritten = written(typed);
  if (written(sku) === asWritten) return PART_RANK.sku;
  const key = partKey(typed);
  if (partKey(sku) === key) return PART_RANK.skuRespelt;
  if (written(mpn) === asWritten) return PART_RANK.mpn;
  return plainBearingKey(partKey(mpn)) === plainBearingKey(key)
    ? PART_RANK.mpnRespelt
    : PART_RANK.other;
}

/** What has the typed number in the order of its ranks, among equals as it came; `own` is the one whose own number it is, if there is only one. */
export function byPartRank<Item>(
  typed: string,
  items: readonly Item[],
  numbersOf: (item: Item) => Numbers,
): { items: Item[]; own?: Item } {
  const ranked = items
    .map((item) => ({ item, rank: partRankOf(typed, numbersOf(item)) }))
    .sort((a, b) => a.rank - b.rank);
  const [best, next] = ranked;
  const isOwn = best !== undefined && best.rank <= PART_RANK.skuRespelt && best.rank !== next?.rank;
  return { items: ranked.map(({ item }) => item), ...(isOwn ? { own: best.item } : {}) };
}

/** Separators count between digits only: 6205-2RS/C3 is 6205-2RSC3, 1/2 is not 12. */
function written(number: string): string {
  return latinTwin(normalise(number))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<!\d) | (?!\d)/g, '');
}
