// From order to order: the rows of the list that an order was opened from are remembered, so that the next one is known though this one left the list.

/** @returns undefined at either end, and for an order that was not in the list */
export function neighbourOf(ids: readonly number[], id: number, step: 1 | -1): number | undefined {
  const at = ids.indexOf(id);
  return at < 0 ? undefined : ids[at + step];
}

/** The row where work goes on: that of the order, else of the first one behind it that is still in the list. */
export function rowToGoOn(
  before: readonly number[],
  id: number,
  now: readonly number[],
): number | undefined {
  if (now.includes(id)) return id;
  const at = before.indexOf(id);
  return at < 0 ? undefined : before.slice(at + 1).find((other) => now.includes(other));
}
