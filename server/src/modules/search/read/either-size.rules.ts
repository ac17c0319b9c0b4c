// Either size: a single number of a tool with two working sizes is any of them ("open end spanner 13": one of its jaws).
import { attributeGroup } from '../analysis/facet-id.rules.ts';
import { constraintOf } from './measure-constraint.rules.ts';
import { isOf, type MeasureContext } from './measure-values.rules.ts';
import type { Measure } from './measures.rules.ts';
import type { Constraint } from './reading.rules.ts';
import { EITHER_SIZE } from './tables/dimensions.rules.ts';

const MAX_NEAR = 4;

export function eitherSize(
  measures: readonly Measure[],
  used: ReadonlySet<number>,
  context: MeasureContext,
): Constraint[] {
  const [measure, ...more] = measures;
  const slugs = new Set(context.facts.lineages.flatMap((lineage) => EITHER_SIZE[lineage] ?? []));
  if (measure === undefined || more.length > 0 || slugs.size === 0) return [];
  if (context.facts.lineages.some((lineage) => EITHER_SIZE[lineage] === undefined)) return [];
  const attributes = [...slugs]
    .flatMap((slug) => context.dictionary.attributeBySlug.get(slug) ?? [])
    .filter((attribute) => isOf(attribute, context));
  if (attributes.some(({ id }) => used.has(attributeGroup(id)))) return [];
  const numbers = new Map(
    attributes.flatMap(({ values }) => values.map(({ id, number }) => [id, number ?? 0] as const)),
  );
  const off = (facet: number): number => Math.abs((numbers.get(facet) ?? 0) - measure.value);
  return constraintOf(measure, attributes, context).map((constraint) =>
    constraint.isNearest
      ? {
          ...constraint,
          facets: [...constraint.facets].sort((a, b) => off(a) - off(b)).slice(0, MAX_NEAR),
        }
      : constraint,
  );
}
