// Product cards in one form, so that every card's Add to Cart works without scripts and without a form each.
import type { ProductCard as Product } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { here } from '../lib/here.ts';
import { useView } from '../lib/view.tsx';
import { FormToken } from './field.tsx';
import { ProductCard } from './product-card.tsx';
import { quantityWarnings } from './quantity-rules.ts';

type FormProps = {
  children: ReactNode;
  className?: string /** It holds fields with `quantityRules`. */;
  quantities?: boolean;
};

/** The page it stands on exports `postAddToCart` as its `post`. */
export function AddToCartForm({ children, className, quantities = false }: FormProps) {
  const { request, locale } = useView();
  const warnings = quantities ? quantityWarnings(locale) : {};
  return (
    <form
      method="post"
      action={here(request)}
      className={className}
      noValidate
      data-island="add-to-cart"
      data-on="touch"
      {...warnings}
    >
      <FormToken />
      {children}
    </form>
  );
}

export function CardGrid({
  products,
  eager = 0,
}: {
  products: readonly Product[];
  /** How many pictures are in the first screen. */
  eager?: number;
}) {
  return (
    <ul className="cards">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < eager} />
      ))}
    </ul>
  );
}
