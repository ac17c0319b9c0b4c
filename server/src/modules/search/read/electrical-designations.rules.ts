// Electrical designations: breaker C32 and three poles 3P, cable 3G2.5 and 14 AWG, cable gland M20.
import { areaOfGauge, hasAttribute, valuesConstraint } from './equivalents.rules.ts';
import type { Item } from './recognise.rules.ts';
import type {
  DesignationContext as Context,
  Designated as Found,
} from './thread-designations.rules.ts';

export function breaker(text: string, item: Item, context: Context): Found | undefined {
  const rated = /^([bcd])(\d{1,3})a?$/.exec(text);
  if (rated !== null && hasAttribute('trip-curve', context) && context.facts.lineages.length > 0)
    return {
      constraints: [
        ...valuesConstraint('trip-curve', [rated[1] as string], text, context),
        ...valuesConstraint('current', [Number(rated[2])], text, context),
      ],
      items: [item],
    };
  const poles = /^([1-4])(?:p|pole|п)$/.exec(text);
  if (poles === null || !hasAttribute('poles', context)) return undefined;
  const found = valuesConstraint('poles', [Number(poles[1])], text, context);
  return found.length === 0 ? undefined : { constraints: found, items: [item] };
}

export function cable(
  text: string,
  item: Item,
  items: readonly Item[],
  context: Context,
): Found | undefined {
  if (!hasAttribute('cores', context) && !hasAttribute('conductor-area', context)) return undefined;
  const coded = /^(\d{1,2})[gcх](?:x?(\d+(?:\.\d+)?)(?:mm2?)?)?$/.exec(text);
  if (coded !== null && hasAttribute('cores', context)) {
    const area =
      coded[2] === undefined
        ? []
        : valuesConstraint('conductor-area', [Number(coded[2])], text, context);
    return {
      constraints: [...valuesConstraint('cores', [Number(coded[1])], text, context), ...area],
      items: [item],
    };
  }
  const joined = /^(\d{1,2})awg$/.exec(text);
  const gauge =
    joined?.[1] ??
    (items[items.indexOf(item) + 1]?.pieces[0]?.text === 'awg'
      ? /^\d{1,2}$/.exec(text)?.[0]
      : undefined);
  const area = gauge === undefined ? undefined : areaOfGauge(Number(gauge));
  if (area === undefined) return undefined;
  const own = joined === null ? [item, items[items.indexOf(item) + 1] as Item] : [item];
  return { constraints: valuesConstraint('conductor-area', [area], text, context), items: own };
}

/** `m20`, `20` of a cable gland: its thread. */
export function gland(
  text: string,
  item: Item,
  next: Item | undefined,
  context: Context,
): Found | undefined {
  const attribute = context.dictionary.attributeBySlug.get('gland-thread');
  const size = /^m?(\d{2})(?:mm)?$/.exec(text)?.[1];
  if (
    attribute === undefined ||
    size === undefined ||
    context.facts.lineages.length === 0 ||
    !hasAttribute('gland-thread', context)
  )
    return undefined;
  if (item.meaning === undefined && item.pieces[0]?.number?.unit === 'mm') return undefined;
  if (UNITS_OF_LENGTH.has(next?.pieces[0]?.text ?? '')) return undefined;
  // "20 amp" of the whole trade, "8-12" of a cable: no thread of a gland.
  const isGland = context.facts.lineages.every((lineage) =>
    lineage.startsWith('electrical/glands'),
  );
  if (!isGland || (/^\d/.test(text) && /\d-\d/.test(item.pieces[0]?.chunkText ?? '')))
    return undefined;
  const wanted = attribute.values
    .filter(({ name }) => name.en.toLowerCase().startsWith(`m${size}x`))
    .map(({ slug }) => slug);
  const found = valuesConstraint('gland-thread', wanted, text, context);
  return found.length === 0 ? undefined : { constraints: found, items: [item] };
}

const UNITS_OF_LENGTH = new Set(['mm', 'мм', 'مم', 'ملم']);
