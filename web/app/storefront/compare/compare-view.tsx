// Compare view: one column per product, one row per fact; differing rows are highlighted, row names are sticky. [§2.8 compare]
import { differ, featureRows, type ProductDetail } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { here } from '../../lib/here.ts';
import { manufacturerName } from '../../lib/lot-facts.ts';
import { href } from '../../lib/paths.ts';
import { attributeText, massText } from '../../lib/units.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AddToCartForm } from '../../ui/cards.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { FormToken } from '../../ui/field.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { AddButton, CardPrice } from '../../ui/product-card.tsx';
import { ProductName } from '../../ui/product-name.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { ShareLink } from '../../ui/share.tsx';
import { StockBadge } from '../../ui/stock.tsx';
import { PartNumber } from '../../ui/text.tsx';

export function CompareEmpty() {
  const { t, locale } = useView();
  return (
    <EmptyState title={t('compare.empty')} text={t('compare.emptyText')} heading>
      <ButtonLink href={href.home(locale)} look="main">
        {t('compare.continue')}
      </ButtonLink>
    </EmptyState>
  );
}

type CompareProps = {
  products: ProductDetail[];
  /** The visitor's own selection; otherwise one that somebody sent. */
  own: boolean;
  onlyDifferences: boolean;
};

export function CompareView({ products, own, onlyDifferences }: CompareProps) {
  const view = useView();
  const { t, locale, country, date } = view;
  const rows: Line[] = [
    {
      name: t('compare.rating'),
      cells: products.map((product) => <Rated key={product.id} product={product} />),
    },
    {
      name: t('compare.availability'),
      cells: products.map((product) => (
        <span key={product.id} className="availability">
          <StockBadge stock={product.stock} />
          {product.stock > 0 ? (
            <small>{t('product.expected', { date: date(product.expectedDelivery) })}</small>
          ) : null}
        </span>
      )),
    },
    {
      name: t('common.price'),
      cells: products.map((product) => (
        <CardPrice key={product.id} product={product} view={view} />
      )),
    },
    {
      name: t('common.addToCart'),
      cells: products.map((product) => (
        <AddButton key={product.id} product={product} view={view} />
      )),
    },
  ];
  const features: Line[] = [
    ...[
      {
        name: t('common.manufacturer'),
        values: products.map((product) => manufacturerName(product)),
      },
      {
        name: t('product.origin'),
        values: products.map((product) =>
          product.kind === 'lot' || product.originCountry === ''
            ? ''
            : country(product.originCountry),
        ),
      },
      {
        name: t('product.weight'),
        values: products.map((product) => massText(product.weightGrams, locale)),
      },
    ].map(({ name, values }) => ({
      name,
      differs: differ(values),
      cells: values.map((value) => <bdi key={value}>{value}</bdi>),
    })),
    ...featureRows(products).map((row) => ({
      name: row.name,
      differs: row.differs,
      cells: row.cells.map((cell) =>
        cell === undefined ? (
          <span key="none" className="none">
            {t('compare.none')}
          </span>
        ) : (
          <bdi key={cell.slug}>{attributeText(cell, locale)}</bdi>
        ),
      ),
    })),
  ];
  const shown = onlyDifferences ? features.filter((row) => row.differs) : features;
  return (
    <>
      <h1 tabIndex={-1}>{t('compare.title')}</h1>
      <Tools products={products} own={own} onlyDifferences={onlyDifferences} />
      <AddToCartForm>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section className="table-frame" aria-label={t('compare.table')} tabIndex={0}>
          <table className="compare-table">
            <thead>
              <tr>
                <th scope="col">{t('list.product')}</th>
                {products.map((product) => (
                  <Head key={product.id} product={product} products={products} own={own} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </tbody>
            <tbody>
              {shown.map((row) => (
                <Row key={row.name} row={row} />
              ))}
              {shown.length === 0 ? (
                <tr>
                  <th scope="row">{t('compare.features')}</th>
                  <td colSpan={products.length}>{t('compare.same')}</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        </section>
      </AddToCartForm>
    </>
  );
}

type Line = { name: string; cells: ReactNode[]; differs?: boolean };

function Row({ row }: { row: Line }) {
  const { t, label } = useView();
  return (
    <tr className={row.differs ? 'differs' : undefined}>
      <th scope="row">
        {label(row.name)}
        {row.differs ? (
          <span className="visually-hidden">{` (${t('compare.differs')})`}</span>
        ) : null}
      </th>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered, rendered once
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

/** Its picture, name and number, and the way out of the comparison. */
function Head({
  product,
  products,
  own,
}: {
  product: ProductDetail;
  products: readonly ProductDetail[];
  own: boolean;
}) {
  const { t, locale } = useView();
  const others = products.filter((other) => other !== product).map((other) => other.id);
  // Begins with what is seen, so that it can be said aloud.
  const remove = {
    className: 'button quiet',
    'aria-label': `${t('common.remove')}: ${product.name}`,
  };
  return (
    <th scope="col" id={`p${product.id}`}>
      <a href={href.product(locale, product.id, product.slug)}>
        <Drawing name={product.image} />
        <span>
          <ProductName name={product.name} />
        </span>
      </a>
      <PartNumber>{product.mpn}</PartNumber>
      {own ? (
        <button type="submit" name="remove" value={product.id} {...remove}>
          {t('common.remove')}
        </button>
      ) : (
        <a href={href.compare(locale, others)} rel="nofollow" {...remove}>
          {t('common.remove')}
        </a>
      )}
    </th>
  );
}

/** Stars with the number of reviews, or that there are none. */
function Rated({ product }: { product: ProductDetail }) {
  const { t } = useView();
  if (product.rating.count === 0) return <small>{t('rating.none')}</small>;
  return <RatingStars rating={product.rating} />;
}

function Tools({ products, own, onlyDifferences }: CompareProps) {
  const { t, locale, request } = useView();
  const ids = products.map((product) => product.id);
  const base = href.compare(locale, own ? [] : ids);
  const link = href.compare(locale, ids);
  return (
    <form method="post" action={here(request)} className="compare-tools">
      <FormToken />
      {products.length > 1 ? (
        <ButtonLink
          href={onlyDifferences ? base : `${base}${base.includes('?') ? '&' : '?'}differences=1`}
          rel="nofollow"
        >
          {t(onlyDifferences ? 'compare.allRows' : 'compare.onlyDifferences')}
        </ButtonLink>
      ) : null}
      <ShareLink path={link} title={t('compare.title')} text={t('compare.share')} />
      {own ? (
        <Button look="quiet" name="clear" value="1">
          {t('compare.clear')}
        </Button>
      ) : (
        <Button name="keep" value={ids.join()}>
          {t('compare.keep')}
        </Button>
      )}
    </form>
  );
}
