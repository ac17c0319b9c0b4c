// Half-typed threads: the letter M behind a noun ("hex bolt m") is the beginning of a thread that the family has.
import { GROUP } from '../analysis/facet-id.rules.ts';
import { cutText, normalise } from '../analysis/normalise.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { factsOf } from './family.rules.ts';
import { readQuery } from './read-query.rules.ts';

const LETTER = /^(.*\S\s+)([mмم])$/u;
const THREAD = /^m(\d+)$/;
/** The usual threads are those near it. */
const USUAL = 8.5;

/** Whole queries, at most `most`, the usual threads of the family in their order; written with the letter that was typed. */
export function completedThreads(typed: string, dictionary: Dictionary, most: number): string[] {
  const match = LETTER.exec(normalise(cutText(typed)));
  if (match === null) return [];
  const [, head = '', letter = ''] = match;
  const { constraints, notSold } = readQuery(head.trim(), dictionary, { corrects: false });
  const family = constraints.find(({ kind, words }) => kind === 'category' && words !== '');
  if (family === undefined || notSold !== null) return [];
  const sizes = new Set<number>();
  for (const [group, own] of factsOf(family.facets, dictionary).groups) {
    const attribute = dictionary.attributes.get(group - GROUP.attribute);
    if (attribute?.kind !== 'text') continue;
    for (const { id, slug } of attribute.values) {
      const size = THREAD.exec(slug)?.[1];
      if (size !== undefined && own.has(id)) sizes.add(Number(size));
    }
  }
  return [...sizes]
    .sort((a, b) => Math.abs(Math.log(a / USUAL)) - Math.abs(Math.log(b / USUAL)))
    .slice(0, most)
    .sort((a, b) => a - b)
    .map((size) => `${head.trim()} ${letter}${size}`);
}
