// Home page products: the featured ones and those of two industries, none of them twice. [§2.1, §7.3 keyed home blocks]
import type { ProductCard, SearchInput } from '@millwright/contracts';
import { NO_FILTERS } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { attempt } from '../../lib/problems.ts';

/** The industries with a block of their own. [§2.1] */
const BLOCK_INDUSTRIES = ['automobile', 'oil-and-gas'] as const;
/** Two views of five, and two of four; industries are asked for 15 [§9] and leave out what stands above them. */
const FEATURED = 10;
const BLOCK = 8;
const BLOCK_SOURCE = 15;

export type HomeProducts = {
  featured: ProductCard[];
  blocks: { industry: string; products: ProductCard[] }[];
};

export async function getHomeProducts({
  services,
  ctx,
  currency,
}: PageRequest): Promise<HomeProducts> {
  const ask = async (industry: string | null, count: number): Promise<ProductCard[]> => {
    const input: SearchInput = {
      text: '',
      scope: 'all',
      place: { by: 'featured', industry },
      filters: NO_FILTERS,
      sort: 'default',
      start: 0,
      count,
      currency,
    };
    // A young shop may not have these industries, or no products at all: then the block is left out.
    const found = await attempt(async () => await services.search.search(ctx, input));
    if (!found.ok && found.problem.code !== 'products-not-found') throw found.problem;
    return found.ok ? found.value.products : [];
  };
  const [first, ...found] = await Promise.all([
    ask(null, FEATURED),
    ...BLOCK_INDUSTRIES.map((slug) => ask(slug, BLOCK_SOURCE)),
  ]);
  const shown = new Set<number>(first.map((product) => product.id));
  const blocks = BLOCK_INDUSTRIES.map((industry, index) => {
    const products = (found[index] ?? [])
      .filter((product) => !shown.has(product.id))
      .slice(0, BLOCK);
    for (const product of products) shown.add(product.id);
    return { industry, products };
  });
  return { featured: first, blocks };
}
