// Facet ids: one integer for a facet value, the group in the high bits and the value's id in the low sixteen. [house §6]

export const GROUP = {
  category: 1,
  manufacturer: 2,
  industry: 3,
  lot: 4,
  /** + attribute id */ attribute: 16,
} as const;
/** The browse scope of the whole shop, and the facet that counts a scope's products. */
export const EVERYTHING = 0;

export function facetId(group: number, value: number): number {
  return (group << 16) | value;
}

export function groupOf(facet: number): number {
  return facet >> 16;
}

export function attributeGroup(attributeId: number): number {
  return GROUP.attribute + attributeId;
}

/** Categories, manufacturers, industries and lots are browse scopes with pages of their own: their counts are precomputed. */
export function isScope(facet: number): boolean {
  return groupOf(facet) < GROUP.attribute;
}
