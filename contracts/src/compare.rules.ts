// Products of the compare page: the one rule that the cookie, the address and the buttons share. [§2.8 compare]

/** More columns are unreadable. */
export const MAX_COMPARE = 6;

/** Ids as a cookie or an address carries them (`3,17,5`): each once, in their order, at most six; what is no id is left out. */
export function readCompared(text: string | null | undefined): number[] {
  if (text === null || text === undefined || text.length > 200) return [];
  const ids = text
    .split(/[,.]/)
    .flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));
  return [...new Set(ids)].slice(0, MAX_COMPARE);
}

export type CompareOutcome = 'added' | 'already-there' | 'full';

/** A selection with one product more, at its end. */
export function addCompared(
  ids: readonly number[],
  id: number,
): { ids: number[]; outcome: CompareOutcome } {
  if (ids.includes(id)) return { ids: [...ids], outcome: 'already-there' };
  if (ids.length >= MAX_COMPARE) return { ids: [...ids], outcome: 'full' };
  return { ids: [...ids, id], outcome: 'added' };
}
