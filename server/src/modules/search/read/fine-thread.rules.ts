// Fine threads: a thread and a pitch that is not its usual one are one thread of the catalogue, M10 and 1.25 are M10×1.25.
import { GROUP, groupOf } from '../analysis/facet-id.rules.ts';
import type { Dictionary } from '../lexicon/dictionary.rules.ts';
import { threadOf } from './equivalents.rules.ts';
import type { Constraint } from './reading.rules.ts';

export function withFineThread(constraints: Constraint[], dictionary: Dictionary): Constraint[] {
  const thread = constraints.find((constraint) => threadOf(constraint, dictionary) !== undefined);
  const pitch = constraints.find(({ facets }) => slugOf(facets[0], dictionary) === 'pitch');
  const value = dictionary.entries.get(pitch?.facets[0] ?? -1)?.number;
  if (thread === undefined || pitch === undefined || value == null || pitch.facets.length > 1)
    return constraints;
  const name = `${threadOf(thread, dictionary)}x${value}`;
  const attribute = dictionary.attributeBySlug.get('thread');
  const fine =
    attribute?.values
      .filter((entry) => entry.name.en.toLowerCase().replace('×', 'x') === name)
      .map(({ id }) => id) ?? [];
  if (fine.length === 0) return constraints;
  const both = { ...thread, facets: fine, words: `${thread.words} ${pitch.words}` };
  return constraints
    .filter((constraint) => constraint !== pitch)
    .map((constraint) => (constraint === thread ? both : constraint));
}

function slugOf(facet: number | undefined, { attributes }: Dictionary): string | undefined {
  return facet === undefined ? undefined : attributes.get(groupOf(facet) - GROUP.attribute)?.slug;
}
