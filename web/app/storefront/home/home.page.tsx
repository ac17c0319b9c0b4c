// Home page: ways to find a part on the first screen; then slideshow, industries, featured parts, banner, two industries, cases, features, clients. [§2.1]
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { AddToCartForm } from '../../ui/cards.tsx';
import { type CarouselLayout, ProductCarousel } from '../../ui/carousel.tsx';
import { Banner, CaseStudies, Clients, Features } from './below.tsx';
import { Industries } from './families.tsx';
import { getHomeParts, type HomeData, type HomeParts, Part } from './home-parts.tsx';
import { getHomeProducts, type HomeProducts } from './home-products.ts';
import { ComeBack, Families, getLatestOrders, InHand, Lead, QuickOrderBox } from './lead.tsx';
import { Slideshow } from './slideshow.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

export async function get(request: PageRequest): Promise<Page> {
  const [parts, products, orders] = await Promise.all([
    getHomeParts(request, 'home', layout),
    getHomeProducts(request),
    getLatestOrders(request),
  ]);
  return {
    ...homeHead(request, parts),
    mainClass: 'home',
    body: (
      <>
        <Part html={parts.lead} />
        <div className="find">
          <Part html={parts.families} />
          <div className="find-tools">
            <Part html={parts.tools} />
          </div>
        </div>
        <ComeBack orders={orders} />
        <Part html={parts.top} />
        <AddToCartForm>
          <Featured products={products} layout="grid-5" />
        </AddToCartForm>
        <Part html={parts.between} />
        <AddToCartForm>
          <IndustryBlocks products={products} parts={parts} layout="grid-4" />
        </AddToCartForm>
        <Part html={parts.below} />
      </>
    ),
  };
}

function layout({ content, categories, industries, measured }: HomeData) {
  return {
    lead: <Lead categories={categories} />,
    families: <Families categories={categories} />,
    tools: (
      <>
        <InHand families={measured} />
        <QuickOrderBox />
      </>
    ),
    top: (
      <>
        <Slideshow slides={content.slides} />
        <Industries industries={industries} />
      </>
    ),
    between: <Banner banner={content.banner} />,
    below: (
      <>
        <CaseStudies posts={content.posts} />
        <Features features={content.features} />
        <Clients clients={content.clients} />
      </>
    ),
  };
}

/** Both home pages are one page for search engines. */
export function homeHead(
  { locale }: PageRequest,
  { picture }: HomeParts,
): Pick<Page, 'title' | 'description' | 'keywords' | 'canonical' | 'preloadImage'> {
  const t = translator(locale);
  return {
    title: t('home.title'),
    description: t('home.description'),
    keywords: t('home.keywords'),
    canonical: path.home(),
    ...(picture === undefined ? {} : { preloadImage: picture }),
  };
}

/** On a phone the first of these is the largest thing on the screen. */
const SEEN_AT_ONCE = 2;

export function Featured({ products, layout }: { products: HomeProducts; layout: CarouselLayout }) {
  const { t, locale } = useView();
  return (
    <ProductCarousel
      id="featured"
      title={t('home.featured')}
      products={products.featured}
      layout={layout}
      eager={SEEN_AT_ONCE}
      link={href.products(locale)}
    />
  );
}

export function IndustryBlocks({
  products,
  parts,
  layout,
}: {
  products: HomeProducts;
  parts: HomeParts;
  layout: CarouselLayout;
}) {
  const { t, locale } = useView();
  return products.blocks.map((block) => {
    const industry = parts.industries.find((candidate) => candidate.slug === block.industry);
    if (industry === undefined) return null;
    return (
      <ProductCarousel
        key={industry.slug}
        id={industry.slug}
        title={t('home.featuredIn', { industry: industry.name })}
        products={block.products}
        layout={layout}
        link={href.industry(locale, industry.slug)}
      />
    );
  });
}
