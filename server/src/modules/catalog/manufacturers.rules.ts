// Families of a manufacturer: its counted categories of the first two levels as a tree.
import type { ManufacturerCategory } from '@millwright/contracts';

export type CountedCategory = {
  name: string;
  lineage: string;
  depth: number;
  image: string;
  products: number;
};

/** Both levels keep the order in which the categories come. */
export function toFamilies(categories: readonly CountedCategory[]): ManufacturerCategory[] {
  return categories
    .filter(({ depth }) => depth === 1)
    .map(({ name, lineage, image, products }) => ({
      name,
      lineage,
      image,
      productCount: products,
      children: categories
        .filter((child) => child.depth === 2 && child.lineage.startsWith(`${lineage}/`))
        .map((child) => ({
          name: child.name,
          lineage: child.lineage,
          productCount: child.products,
        })),
    }));
}
