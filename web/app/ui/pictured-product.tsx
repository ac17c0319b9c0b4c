// Product row with its image: picture, name as the link, and text below.
import type { CartLot } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { href } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';
import { Drawing } from './drawing.tsx';
import { PartNumber } from './text.tsx';

type Pictured = { productId: number; slug: string; image: string; name: string };
type FromSomewhere = Pictured & {
  sku: string;
  manufacturer: { name: string };
  originCountry: string;
  lot?: CartLot | null | undefined;
};

export function PicturedProduct({
  product,
  width,
  children,
}: {
  product: Pictured;
  width: 'w-14' | 'w-20';
  children: ReactNode;
}) {
  const { locale, label } = useView();
  const page = href.product(locale, product.productId, product.slug);
  return (
    <div className="flex gap-4">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer; the name beside it is the same link */}
      <a href={page} tabIndex={-1} aria-hidden="true" className={`${width} shrink-0`}>
        <Drawing name={product.image} size="thumb" />
      </a>
      <div className="min-w-0">
        <a href={page} className="font-semibold text-ink">
          {label(product.name)}
        </a>
        {children}
      </div>
    </div>
  );
}

/** With part number, manufacturer and country of origin; a whole lot has several of both, and says where it lies and what it is. */
export function ProductWithOrigin({ product }: { product: FromSomewhere }) {
  const { t, country, label } = useView();
  return (
    <PicturedProduct product={product} width="w-20">
      <p className="text-[13px]">
        <span className="sr-only">{t('common.sku')} </span>
        <PartNumber>{product.sku}</PartNumber>
      </p>
      <p className="text-[13px] text-muted">
        {product.lot == null ? (
          <>
            {product.manufacturer.name}
            {product.originCountry === ''
              ? null
              : ` · ${t('cart.origin', { country: country(product.originCountry) })}`}
          </>
        ) : (
          <>
            {label(product.lot.location)} · {t(`cart.lot.${product.lot.condition}`)} ·{' '}
            {t('cart.lotParts', { n: product.lot.parts })}
          </>
        )}
      </p>
    </PicturedProduct>
  );
}
