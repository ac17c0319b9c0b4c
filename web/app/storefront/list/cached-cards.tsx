// Card cache: the HTML of a product card by all its inputs; the same product for the same kind of reader is rendered once.
import type { ProductCard as Product } from '@millwright/contracts';
import { LRUCache } from 'lru-cache';
import { preload } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { imagePath } from '../../lib/paths.ts';
import { useView, type View, ViewProvider } from '../../lib/view.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { type CardLook, cardKey } from './card-key.ts';

/** Texts of some 2 KB each; the drawing of the cards is a fifth of what a list page costs. */
const MAX_CARDS = 8_192;
/** What React writes before a card whose picture is to be fetched at once. */
const PRELOADED = /^(?:<link [^>]*>)+/;
const drawn = new LRUCache<string, string>({ max: MAX_CARDS });

type Props = {
  products: readonly Product[];
  features: boolean;
  line: boolean;
  /** How many pictures are in the first screen. */
  eager: number;
};

export function CachedCards({ products, features, line, eager }: Props) {
  const view = useView();
  // React puts the pictures that are seen first into the head of the page; it can't see into texts, so it is told.
  for (const { image } of products.slice(0, eager))
    preload(imagePath(image), { as: 'image', fetchPriority: 'high' });
  const cards = products
    .map((product, index) => cardText(view, product, { features, line, eager: index < eager }))
    .join('');
  const className = line ? 'cards lines' : 'cards';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, from React
  return <ul className={className} dangerouslySetInnerHTML={{ __html: cards }} />;
}

function cardText(view: View, product: Product, look: CardLook): string {
  const key = cardKey(view, product, look);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const text = renderToStaticMarkup(
    <ViewProvider value={view}>
      <ProductCard product={product} {...look} />
    </ViewProvider>,
  ).replace(PRELOADED, '');
  drawn.set(key, text);
  return text;
}
