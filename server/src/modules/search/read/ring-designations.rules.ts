// Designations of rings: O-rings by dash numbers and by GOST, retaining rings by the bearing they hold.
import { boreOf, hasAttribute, valuesConstraint } from './equivalents.rules.ts';
import type { Item } from './recognise.rules.ts';
import { OUTER_DIAMETERS } from './tables/bearing-sizes.rules.ts';
import type {
  DesignationContext as Context,
  Designated as Found,
} from './thread-designations.rules.ts';

/** `2-222`, `AS568-222`, `222`: dash numbers of O-rings. [AS568] */
export function ringOfAs568(
  item: Item,
  items: readonly Item[],
  context: Context,
): Found | undefined {
  const [piece] = item.pieces;
  if (
    piece === undefined ||
    item.meaning !== undefined ||
    !hasAttribute('cross-section', context) ||
    context.facts.lineages.length === 0
  )
    return undefined;
  if ((items[items.indexOf(item) - 1]?.meaning?.roles.length ?? 0) > 0) return undefined;
  const dash =
    /^(?:2|as|as568[a-z]?)-(\d{3})$/.exec(piece.chunkText)?.[1] ??
    /^(?:0\d\d|[1-4]\d\d)$/.exec(piece.chunkText)?.[0];
  const found =
    dash === undefined ? [] : valuesConstraint('size', [`as568-${dash}`], piece.chunkText, context);
  return found.length === 0
    ? undefined
    : { constraints: found, items: items.filter(({ pieces }) => pieces[0]?.chunk === piece.chunk) };
}

/** `030-035-30`: shaft, groove and section in tenths of a millimetre. [GOST 9833] */
export function ringOfGost(
  item: Item,
  items: readonly Item[],
  context: Context,
): Found | undefined {
  const [piece] = item.pieces;
  const match = /^(\d{3})-(\d{3})-(\d{2})(?:-|$)/.exec(piece?.chunkText ?? '');
  if (match === null || !hasAttribute('cross-section', context)) return undefined;
  const own = items.filter(({ pieces }) => pieces[0]?.chunk === piece?.chunk);
  const section = valuesConstraint('cross-section', [Number(match[3]) / 10], match[0], context);
  const inner = valuesConstraint(
    'inner-diameter',
    [Number(match[1]), Number(match[1]) - 0.5],
    match[0],
    context,
  );
  return section.length + inner.length === 0
    ? undefined
    : { constraints: [...inner, ...section], items: own };
}

/** "circlip for 6204": the ring for its housing where that is said, else for its shaft. */
export function ringOfBearing(
  item: Item,
  items: readonly Item[],
  context: Context,
): Found | undefined {
  const { facts, dictionary } = context;
  const isRing =
    facts.lineages.length > 0 &&
    facts.lineages.every((lineage) => lineage.startsWith('fasteners/retaining-rings'));
  const number = isRing
    ? /^(60|62|63)(\d\d)(?:z{1,2}|2?rs)?$/.exec(item.pieces[0]?.text ?? '')
    : null;
  if (number === null) return undefined;
  const [, series = '', bore = ''] = number;
  const standard = dictionary.attributeBySlug.get('standard');
  const internal = standard?.bySlug.get('din-472')?.id;
  const isInternal = items.some(({ meaning }) =>
    meaning?.properties.some(({ facets }) => facets.some((facet) => facet === internal)),
  );
  const size = isInternal ? OUTER_DIAMETERS[series]?.[Number(bore)] : boreOf(bore);
  const found =
    size === undefined
      ? []
      : valuesConstraint('nominal-diameter', [size], item.pieces[0]?.text ?? '', context);
  return found.length === 0 ? undefined : { constraints: found, items: [item] };
}
