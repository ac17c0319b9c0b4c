// Wishlist rules: pure decisions; the limits are in the contracts, where the pages read them too.
import { MAX_LIST_NAME_LENGTH } from '@millwright/contracts';
import { Problem } from '../../platform/problem.ts';
import { collapse } from '../../platform/text.ts';

/** One line without what cannot be seen. @throws Problem wishlist-name-not-valid */
export function checkListName(typed: string): string {
  // Controls, and the marks that turn or hide what stands beside them.
  const name = collapse(typed.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
  if (name === '' || name.length > MAX_LIST_NAME_LENGTH || !name.isWellFormed())
    throw new Problem('wishlist-name-not-valid', { n: MAX_LIST_NAME_LENGTH });
  return name;
}

/** The part of `wanted` that fits into a list that holds `held` of at most `most`. */
export function roomFor<Item>(
  held: number,
  most: number,
  wanted: readonly Item[],
): { taken: Item[]; left: Item[] } {
  const room = Math.max(0, most - held);
  return { taken: wanted.slice(0, room), left: wanted.slice(room) };
}
