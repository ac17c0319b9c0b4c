// How do products stand together? In one form, so that every card's Add to Cart works without scripts and without a form each.
import type { ProductCard as Product } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { here } from '../lib/here.ts';
import { useView } from '../lib/view.tsx';
import { FormToken } from './field.tsx';
import { ProductCard } from './product-card.tsx';

/** The page it stands on exports `postAddToCart` as its `post`. */
export function AddToCartForm({ children, className }: { children: ReactNode; className?: string }) {
  const { request } = useView();
  return (
    <form method="post" action={here(request)} className={className} data-island="add-to-cart" data-on="touch">
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
