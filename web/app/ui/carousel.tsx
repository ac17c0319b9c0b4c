// Carousel row: a list that scrolls by itself without scripts; with scripts it has buttons and can be dragged. [§9 carousels]
import type { ProductCard as Product } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { useView } from '../lib/view.tsx';
import { CardGrid } from './cards.tsx';
import { Icon } from './icon.tsx';
import { ProductCard } from './product-card.tsx';

/** How many stand side by side, by width: styles/carousel.css. */
export type CarouselLayout = 'grid-4' | 'grid-5' | 'horizontal' | 'brands';

/** A carousel of products needs more than these; fewer stand still. [§5, §9] */
export const STILL_PRODUCTS = 4;

type CarouselProps = {
  /** Of the section, unique on the page. */
  id: string;
  title: string;
  layout: CarouselLayout;
  /** To all of them. */
  link?: string;
  /** List items. */
  children: ReactNode;
  /** Without anything to focus in it the row itself takes the focus, so that the keyboard can scroll it. */
  focusable?: boolean;
};

export function Carousel({ id, title, layout, link, children, focusable = false }: CarouselProps) {
  const { t } = useView();
  const name = `${id}-title`;
  return (
    <section
      className="carousel"
      aria-labelledby={name}
      aria-roledescription={t('carousel.role')}
      data-island="carousel"
      data-on="visible"
    >
      <RowHeading id={name} title={title} link={link} />
      <div className="carousel-buttons">
        <button
          type="button"
          hidden
          data-step="-1"
          aria-label={t('carousel.previous', { title })}
          aria-controls={`${id}-row`}
        >
          <Icon name="next" />
        </button>
        <button
          type="button"
          hidden
          data-step="1"
          aria-label={t('carousel.next', { title })}
          aria-controls={`${id}-row`}
        >
          <Icon name="next" />
        </button>
      </div>
      {/* A row that scrolls must be reachable by keyboard. */}
      <ul
        id={`${id}-row`}
        className={`carousel-row ${layout}`}
        tabIndex={focusable ? 0 : undefined}
        aria-labelledby={focusable ? name : undefined}
      >
        {children}
      </ul>
    </section>
  );
}

type ProductCarouselProps = Omit<CarouselProps, 'children' | 'focusable'> & {
  products: readonly Product[];
  eager?: number;
};

/** Nothing, a row that stands still, or a carousel, by the number of products. */
export function ProductCarousel({ products, eager = 0, ...row }: ProductCarouselProps) {
  if (products.length === 0) return null;
  if (products.length <= STILL_PRODUCTS)
    return (
      <section aria-labelledby={`${row.id}-title`}>
        <RowHeading id={`${row.id}-title`} title={row.title} link={row.link} />
        <CardGrid products={products} eager={eager} />
      </section>
    );
  return (
    <Carousel {...row}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          eager={index < eager}
          short={row.layout === 'grid-5'}
        />
      ))}
    </Carousel>
  );
}

function RowHeading({ id, title, link }: { id: string; title: string; link: string | undefined }) {
  const { t } = useView();
  return (
    <h2 className="with-link">
      <span id={id}>{title}</span>
      {link === undefined ? null : (
        <a href={link} aria-describedby={id}>
          {t('home.seeAll')}
        </a>
      )}
    </h2>
  );
}
