// Product table: one row each, their attributes as columns, quantity and Add to Cart in the row.
import type { ProductCard, Sort } from '@millwright/contracts';
import { type ListState, listHref } from '../../lib/list-state.ts';
import { manufacturerName } from '../../lib/lot-facts.ts';
import { href } from '../../lib/paths.ts';
import { attributeText } from '../../lib/units.ts';
import { useView, type View } from '../../lib/view.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { AddButton, CompareButton, WishlistButton } from '../../ui/product-card.tsx';
import { quantityRules } from '../../ui/quantity-rules.ts';
import { StockBadge } from '../../ui/stock.tsx';

/** With five the quantity and its button fit beside them on a desktop. */
const MAX_COLUMNS = 5;
type Column = { slug: string; name: string };

export function ProductTable({
  products,
  state,
}: {
  products: readonly ProductCard[];
  state: ListState;
}) {
  const view = useView();
  const { t } = view;
  const columns = commonAttributes(products);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="table-frame" aria-label={t('list.productsTable')} tabIndex={0}>
      {/* Enter presses a form's first button: without scripts that must not be the one of another row. */}
      <button type="submit" disabled hidden />
      <table className="products-table">
        <thead>
          <tr>
            <SortHeader
              view={view}
              state={state}
              up="name-asc"
              down="name-desc"
              title={t('list.product')}
            />
            {columns.map((column) => (
              <th key={column.slug} scope="col">
                {view.label(column.name)}
              </th>
            ))}
            <SortHeader
              view={view}
              state={state}
              up="price-asc"
              down="price-desc"
              title={t('common.price')}
            />
            <th scope="col">{t('list.stock')}</th>
            <th scope="col">{t('common.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} columns={columns} view={view} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SortHeader({
  view,
  state,
  up,
  down,
  title,
}: {
  view: View;
  state: ListState;
  up: Sort;
  down: Sort;
  title: string;
}) {
  const direction =
    state.sort === up ? 'ascending' : state.sort === down ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={direction}>
      <a
        href={listHref(view.locale, state, { sort: state.sort === up ? down : up })}
        rel="nofollow"
      >
        {title}
        {direction === undefined ? null : (
          <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>
        )}
      </a>
    </th>
  );
}

export function ProductRow({
  product,
  columns,
  view,
  isCurrent = false,
}: {
  product: ProductCard;
  columns: readonly Column[];
  view: View;
  /** Its page is this one. */
  isCurrent?: boolean;
}) {
  const { limits } = product;
  return (
    <tr id={isCurrent ? undefined : `p${product.id}`}>
      <th scope="row">
        <a
          href={href.product(view.locale, product.id, product.slug)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Drawing name={product.image} size="thumb" />
          <span>
            <bdi dir="ltr" className="part-number">
              {product.mpn}
            </bdi>
            <small>{manufacturerName(product)}</small>
          </span>
        </a>
      </th>
      {columns.map(({ slug }) => {
        const attribute = product.highlights.find((candidate) => candidate.slug === slug);
        return (
          <td key={slug}>
            {attribute === undefined ? '' : <bdi>{attributeText(attribute, view.locale)}</bdi>}
          </td>
        );
      })}
      <td className="amount">
        <bdi dir="ltr" className="price">
          {view.price(product.discountPrice ?? product.price)}
        </bdi>
      </td>
      <td>
        <StockBadge stock={product.stock} />
      </td>
      <td className="buy">
        <input
          className="input"
          type="number"
          name={`quantity-${product.id}`}
          defaultValue={limits.minimum}
          min={limits.minimum}
          max={limits.maximum ?? undefined}
          step={limits.step}
          disabled={product.stock <= 0}
          aria-label={`${view.t('common.quantity')}: ${product.mpn}`}
          {...quantityRules(product)}
        />
        <AddButton product={product} view={view} short />
        <span className="marks">
          <WishlistButton product={product} view={view} />
          <CompareButton product={product} view={view} words={false} />
        </span>
      </td>
    </tr>
  );
}

/** The attributes by which most of these products differ. */
function commonAttributes(products: readonly ProductCard[]): Column[] {
  const found = new Map<string, Column & { count: number }>();
  for (const { highlights } of products) {
    for (const { slug, name } of highlights) {
      const column = found.get(slug);
      if (column === undefined) found.set(slug, { slug, name, count: 1 });
      else column.count += 1;
    }
  }
  const columns = [...found.values()];
  if (columns.length <= MAX_COLUMNS) return columns;
  const limit = columns.map(({ count }) => count).sort((a, b) => b - a)[MAX_COLUMNS - 1] as number;
  return columns.filter(({ count }) => count >= limit).slice(0, MAX_COLUMNS);
}
