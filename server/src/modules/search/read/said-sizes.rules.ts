// Sizes that are said twice: beside a bearing's number its three dimensions.
import { attributeGroup, groupOf } from '../analysis/facet-id.rules.ts';
import type { Constraint } from './reading.rules.ts';
import type { Item } from './recognise.rules.ts';
import type { Draft } from './take-measures.rules.ts';

const DIMENSIONS = 3;

/** "6203-2Z 17x40x12": the number says its dimensions already. */
export function takeSaidDimensions(items: readonly Item[], draft: Draft): void {
  const { constraints, done, dictionary } = draft;
  const groupOfSlug = (slug: string): number =>
    attributeGroup(dictionary.attributeBySlug.get(slug)?.id ?? -1);
  const about = (slug: string): Constraint | undefined =>
    constraints.find(({ facets }) => groupOf(facets[0] ?? 0) === groupOfSlug(slug));
  const bore = about('inner-diameter');
  if (bore === undefined || about('series') === undefined) return;
  const said = bore.facets.map((facet) => dictionary.entries.get(facet)?.number);
  for (let at = 0; at + DIMENSIONS <= items.length; at++) {
    const three = items.slice(at, at + DIMENSIONS);
    const [first] = three;
    const isOneChunk = three.every(
      ({ pieces }) =>
        pieces[0]?.number !== undefined && pieces[0].chunk === first?.pieces[0]?.chunk,
    );
    if (!isOneChunk || !said.includes(first?.pieces[0]?.number?.value)) continue;
    for (const item of three) done.add(item);
    const unit = items[at + DIMENSIONS];
    if (unit?.meaning?.unit != null) done.add(unit);
  }
}
