// Product card: as a card (grid, grid with features, carousel rows) or a line (list); few elements, for speed.
import type { AttributeValue, ProductCard as Product } from '@millwright/contracts';
import { cut, NAME_IN_GRID_5 } from '../lib/cut.ts';
import { manufacturerName, unitMessage } from '../lib/lot-facts.ts';
import { href } from '../lib/paths.ts';
import { attributeText } from '../lib/units.ts';
import { useView, type View } from '../lib/view.tsx';
import { Drawing } from './drawing.tsx';
import { ProductName } from './product-name.tsx';
import { RatingStars } from './rating.tsx';
import { StockBadge } from './stock.tsx';

export function CardPrice({ product, view }: { product: Product; view: View }) {
  return (
    <p className="card-price">
      <bdi dir="ltr" className="price">
        {view.price(product.discountPrice ?? product.price)}
      </bdi>
      {product.discountPrice === null ? null : (
        <s>
          <bdi dir="ltr">{view.price(product.price)}</bdi>
        </s>
      )}
      <small>{view.t(unitMessage(product))}</small>
    </p>
  );
}

/** The button of one product in a form around the whole list: adds its minimum quantity. */
export function AddButton({
  product,
  view,
  short = false,
}: {
  product: Product;
  view: View /** The quantity stands beside it. */;
  short?: boolean;
}) {
  const minimum = short ? 1 : product.limits.minimum;
  const words = view.t('common.addToCart');
  const pieces = minimum > 1 ? ` × ${minimum}` : '';
  return (
    <>
      {minimum > 1 ? <input type="hidden" name={`quantity-${product.id}`} value={minimum} /> : null}
      <button
        type="submit"
        className="button plain add"
        name="productId"
        value={product.id}
        disabled={product.stock <= 0}
        // Begins with what is seen, so that it can be said aloud.
        aria-label={`${words}${pieces}: ${product.name}`}
      >
        {words}
        {pieces === '' ? null : <small>{pieces}</small>}
      </button>
    </>
  );
}

/** Opens the part over the list; without scripts, or in a new tab, its page. [§2.7] */
function QuickLink({ product, view }: { product: Product; view: View }) {
  const words = view.t('product.quick');
  return (
    <a
      className="quick"
      href={href.product(view.locale, product.id, product.slug)}
      rel="nofollow"
      aria-label={`${words}: ${product.name}`}
    >
      {words}
    </a>
  );
}

/** In a form around products: joins the comparison, or leaves it. `words` beside the box where there is room. [§2.8 compare] */
export function CompareButton({
  product,
  view,
  words = true,
}: {
  product: Product;
  view: View;
  words?: boolean;
}) {
  const chosen = view.request.compared.includes(product.id);
  const text = view.t('compare.add');
  return (
    <button
      type="submit"
      className="compare"
      name={chosen ? 'uncompare' : 'compare'}
      value={product.id}
      aria-pressed={chosen}
      aria-label={`${text}: ${product.name}`}
      title={words ? undefined : text}
      // What stands in a quantity field is of no concern.
      formNoValidate
    >
      {words ? text : null}
    </button>
  );
}

/** In a form around products: a customer saves it, a visitor's browser remembers it. `words` beside the heart where there is room. [§2.7] */
export function WishlistButton({
  product,
  view,
  words = false,
}: {
  product: Pick<Product, 'id' | 'name'>;
  view: View;
  words?: boolean;
}) {
  const { saved, viewer } = view.request;
  const kept = saved.has(product.id);
  const text = view.t(
    kept ? 'wishlist.isSaved' : viewer === null ? 'wishlist.remember' : 'wishlist.save',
  );
  return (
    <button
      type="submit"
      className={kept ? 'heart kept' : 'heart'}
      name="save"
      value={product.id}
      aria-label={`${text}: ${product.name}`}
      formNoValidate
    >
      {words ? text : null}
    </button>
  );
}

type CardProps = {
  product: Product;
  eager?: boolean;
  features?: boolean;
  line?: boolean;
  /** The name is cut, as in the grid of five. [§9] */
  short?: boolean;
};

export function ProductCard({
  product,
  eager = false,
  features = false,
  line = false,
  short = false,
}: CardProps) {
  const view = useView();
  return (
    <li className={line ? 'card line' : 'card'} id={`p${product.id}`}>
      <a href={href.product(view.locale, product.id, product.slug)}>
        <Drawing name={product.image} eager={eager} />
        <h3>
          <ProductName name={short ? cut(product.name, NAME_IN_GRID_5) : product.name} />
        </h3>
      </a>
      <p className="card-meta">
        <bdi dir="ltr" className="part-number">
          {product.mpn}
        </bdi>
        {` ${view.label(manufacturerName(product))}`}
      </p>
      {features || line ? <Highlights highlights={product.highlights} /> : null}
      <RatingStars rating={product.rating} />
      <div className="card-end">
        <CardPrice product={product} view={view} />
        <StockBadge stock={product.stock} />
        <AddButton product={product} view={view} />
        <p className="card-tools">
          <QuickLink product={product} view={view} />
          <CompareButton product={product} view={view} />
          <WishlistButton product={product} view={view} />
        </p>
      </div>
    </li>
  );
}

function Highlights({ highlights }: { highlights: readonly AttributeValue[] }) {
  const { locale, label } = useView();
  return (
    <ul className="highlights">
      {highlights.slice(0, 4).map((attribute) => (
        <li key={attribute.slug}>
          {label(attribute.name)} <bdi>{attributeText(attribute, locale)}</bdi>
        </li>
      ))}
    </ul>
  );
}
