// Which integer stands for a facet value? The group in the high bits, the value's id in the low sixteen. [house §6]

export const GROUP = { category: 1, manufacturer: 2, industry: 3, lot: 4, /** + attribute id */ attribute: 16 } as const;
/** The scope of the whole shop, and the facet that counts a scope's products. */
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

/** Categories, manufacturers, industries and lots have pages of their own: their counts are kept, not counted. */
export function isScope(facet: number): boolean {
  return groupOf(facet) < GROUP.attribute;
}
