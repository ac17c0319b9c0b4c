// Rows of a comparison: one for every attribute of any compared product; for the page and the call. [§2.8 compare]
import type { AttributeValue, ProductDetail } from './views/catalog.ts';

export type FeatureRow = {
  slug: string;
  name: string;
  /** One a product; undefined where it has no such attribute. */
  cells: (AttributeValue | undefined)[];
  differs: boolean;
};

export function featureRows(products: readonly Pick<ProductDetail, 'attributes'>[]): FeatureRow[] {
  const names = new Map<string, string>();
  const order: string[] = [];
  for (const { attributes } of products) {
    // A new attribute stands where its own product has it: behind the one before it.
    let at = 0;
    for (const { slug, name } of attributes) {
      const known = order.indexOf(slug);
      if (known < 0) order.splice(at, 0, slug);
      names.set(slug, name);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return order.map((slug) => {
    const cells = products.map(({ attributes }) =>
      attributes.find((attribute) => attribute.slug === slug),
    );
    return {
      slug,
      name: names.get(slug) as string,
      cells,
      differs: differ(cells.map((cell) => `${cell?.value} ${cell?.unit}`)),
    };
  });
}

/** Whether the products do not all say the same. */
export function differ(values: readonly unknown[]): boolean {
  return values.some((value) => value !== values[0]);
}
