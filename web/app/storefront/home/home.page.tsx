// What greets a visitor? Families by picture, industries, featured parts: dense, nothing before the products. [§2.1]
import type { CategoryNode, Industry, ProductCard, SearchInput } from '@millwright/contracts';
import { NO_FILTERS } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { translator } from '../../i18n/index.ts';
import type { Page } from '../../lib/page.ts';
import { href, imagePath, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm, CardGrid } from '../../ui/cards.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Facts } from './facts.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

/** Two rows of six for all, one row an industry; blocks ask for 15 [§9] and leave out what stands above them. */
const BLOCK_SIZE = 12;
const BLOCK_SOURCE = 15;
const ROW = 6;
/** The industries with a block of their own. [§2.1] */
const BLOCK_INDUSTRIES = ['automobile', 'oil-and-gas'];

export async function get(request: PageRequest): Promise<Page> {
  const { services, ctx, locale, currency } = request;
  const featured = (industry: string | null, count: number): SearchInput => ({
    text: '',
    scope: 'all',
    place: { by: 'featured', industry },
    filters: NO_FILTERS,
    sort: 'default',
    start: 0,
    count,
    currency,
  });
  const [categories, industries, first, ...blocks] = await Promise.all([
    services.catalog.getCategoryTree(ctx) as Promise<CategoryNode[]>,
    services.catalog.listIndustries(ctx) as Promise<Industry[]>,
    services.search.search(ctx, featured(null, BLOCK_SIZE)),
    ...BLOCK_INDUSTRIES.map((slug) => services.search.search(ctx, featured(slug, BLOCK_SOURCE))),
  ]);
  const t = translator(locale);
  const shown = new Set<number>(first.products.map((product) => product.id));
  const fresh = (products: ProductCard[]): ProductCard[] => {
    const news = products.filter((product) => !shown.has(product.id)).slice(0, ROW);
    for (const product of news) shown.add(product.id);
    return news;
  };
  return {
    title: t('home.title'),
    canonical: path.home(),
    mainClass: 'home',
    ...(categories[0] === undefined ? {} : { preloadImage: categories[0].image }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: t('site.name'),
        url: request.origin + href.home(locale),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${request.origin}${href.products(locale)}?query={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
    body: (
      <Home
        categories={categories}
        industries={industries}
        featured={first.products}
        blocks={BLOCK_INDUSTRIES.map((slug, index) => ({
          industry: industries.find((industry) => industry.slug === slug),
          products: fresh(blocks[index]?.products ?? []),
        }))}
      />
    ),
  };
}

type HomeProps = {
  categories: CategoryNode[];
  industries: Industry[];
  featured: ProductCard[];
  blocks: { industry: Industry | undefined; products: ProductCard[] }[];
};

function Home({ categories, industries, featured, blocks }: HomeProps) {
  const { t, locale, number } = useView();
  const parts = categories.reduce((sum, category) => sum + category.productCount, 0);
  return (
    <>
      <div className="home-lead">
        <h1 tabIndex={-1}>{t('home.title')}</h1>
        <p>{t('home.lead', { n: number(parts) })}</p>
      </div>
      <CategoryTiles categories={categories} />
      <section>
        <h2>{t('home.industries')}</h2>
        <ul className="industries">
          {industries.map((industry) => (
            <li key={industry.slug}>
              <a href={href.industry(locale, industry.slug)}>
                <Drawing name={industry.image} />
                <b>{industry.name}</b>
                <small>{t('products.count', { n: industry.productCount })}</small>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <AddToCartForm>
        <Block title={t('home.featured')} products={featured} />
        {blocks.map(({ industry, products }) =>
          industry === undefined ? null : (
            <Block
              key={industry.slug}
              title={t('home.featuredIn', { industry: industry.name })}
              products={products}
              link={href.industry(locale, industry.slug)}
            />
          ),
        )}
      </AddToCartForm>
      <Facts />
    </>
  );
}

/** Picture and words: the family, and the first of its groups as links. */
function CategoryTiles({ categories }: { categories: CategoryNode[] }) {
  const { t, locale } = useView();
  const shown = 5;
  return (
    <section>
      <h2 className="visually-hidden">{t('home.categories')}</h2>
      <ul className="families">
        {categories.map((category, index) => (
          <li key={category.id}>
            <a href={href.category(locale, category.lineage)} className="family">
              <img
                className="drawing"
                src={imagePath(category.image)}
                width={120}
                height={90}
                alt=""
                loading={index < 9 ? undefined : 'lazy'}
              />
              <h3>{category.name}</h3>
            </a>
            <p>
              {category.children.slice(0, shown).map((child) => (
                <a key={child.id} href={href.category(locale, child.lineage)}>
                  {child.name}
                </a>
              ))}
              {category.children.length > shown ? (
                <a href={href.category(locale, category.lineage)}>{t('home.more', { n: category.children.length - shown })}</a>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Block({ title, products, link }: { title: string; products: ProductCard[]; link?: string }) {
  const { t } = useView();
  if (products.length === 0) return null;
  return (
    <section>
      <h2 className="with-link">
        {title}
        {link === undefined ? null : <a href={link}>{t('home.seeAll')}</a>}
      </h2>
      <CardGrid products={products} />
    </section>
  );
}
