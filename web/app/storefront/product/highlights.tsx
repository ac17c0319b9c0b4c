// Highlights: the few facts beside a product's picture.
import type { ProductDetail } from '@millwright/contracts';
import { attributeText } from '../../lib/units.ts';
import { useView } from '../../lib/view.tsx';

export function Highlights({ product }: { product: ProductDetail }) {
  const { locale, label } = useView();
  return (
    <dl className="product-highlights">
      {(product.highlights.length > 0 ? product.highlights : product.attributes.slice(0, 5)).map(
        (attribute) => (
          <div key={attribute.slug}>
            <dt>{label(attribute.name)}</dt>
            <dd>
              <bdi>{attributeText(attribute, locale)}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
