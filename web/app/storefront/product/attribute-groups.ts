// Attribute groups: lengths are dimensions, other numbers ratings, words material and design. [§2.7]
import type { AttributeValue } from '@millwright/contracts';

export const ATTRIBUTE_GROUPS = ['dimensions', 'ratings', 'design'] as const;
export type AttributeGroup = (typeof ATTRIBUTE_GROUPS)[number];

const LENGTHS: readonly (string | null)[] = ['mm', 'm', 'mm²', 'in'];

/** Groups that have something, each in the catalogue's order. */
export function groupAttributes(
  attributes: readonly AttributeValue[],
): { group: AttributeGroup; attributes: AttributeValue[] }[] {
  return ATTRIBUTE_GROUPS.map((group) => ({
    group,
    attributes: attributes.filter((attribute) => groupOf(attribute) === group),
  })).filter((found) => found.attributes.length > 0);
}

function groupOf({ number, unit }: AttributeValue): AttributeGroup {
  if (number === null) return 'design';
  return LENGTHS.includes(unit) ? 'dimensions' : 'ratings';
}
