// Family table: all products of a family as rows, their options as columns, each to be put into the cart from here.
import type { ProductFamily } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm } from '../../ui/cards.tsx';
import { ProductRow } from '../list/product-table.tsx';

export function FamilyTable({ family, productId }: { family: ProductFamily; productId: number }) {
  const view = useView();
  const { t, label } = view;
  const title = t('product.family', { n: family.products.length });
  return (
    <section className="family" id="family">
      <h2>
        {title}: {label(family.name)}
      </h2>
      <AddToCartForm quantities>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section className="table-frame" aria-label={title} tabIndex={0}>
          {/* Enter presses a form's first button: without scripts that must not be the one of another row. */}
          <button type="submit" disabled hidden />
          <table className="products-table">
            <thead>
              <tr>
                <th scope="col">{t('list.product')}</th>
                {family.options.map((option) => (
                  <th key={option.slug} scope="col">
                    {label(option.name)}
                  </th>
                ))}
                <th scope="col">{t('common.price')}</th>
                <th scope="col">{t('list.stock')}</th>
                <th scope="col">{t('common.quantity')}</th>
              </tr>
            </thead>
            <tbody>
              {family.products.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  columns={family.options}
                  view={view}
                  isCurrent={product.id === productId}
                />
              ))}
            </tbody>
          </table>
        </section>
      </AddToCartForm>
    </section>
  );
}
