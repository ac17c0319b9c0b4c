// Past queries as completions: searches that led people to a product and begin as the text that is being typed.
import { type Learned, type PastQuery, queryKeyOf } from '../lexicon/learned.rules.ts';

const MAX_OFFERED = 3;

/** Whole texts, at most three, those that led most visitors to a product first. */
export function pastQueriesFrom(typed: string, { pastQueries }: Learned): string[] {
  if (pastQueries.length === 0) return [];
  const start = queryKeyOf(typed);
  if (start === undefined) return [];
  const found: PastQuery[] = [];
  for (
    let at = firstFrom(pastQueries, start);
    pastQueries[at]?.text.startsWith(start) === true;
    at++
  ) {
    const query = pastQueries[at] as PastQuery;
    if (query.text !== start) found.push(query);
  }
  return found
    .sort((a, b) => b.visitors - a.visitors || (a.text < b.text ? -1 : 1))
    .slice(0, MAX_OFFERED)
    .map(({ text }) => text);
}

function firstFrom(queries: readonly PastQuery[], start: string): number {
  let low = 0;
  let high = queries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((queries[middle] as PastQuery).text < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
