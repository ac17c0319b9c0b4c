// Second home page: a compact header, families as a column of words, products in wider rows; the same data. [§2.1 /home-two]
import type { PageRequest } from '@millwright/server';
import type { Page } from '../../lib/page.ts';
import { AddToCartForm } from '../../ui/cards.tsx';
import { Banner, CaseStudies, Clients, Features } from './below.tsx';
import { FamilyList, Industries } from './families.tsx';
import { Featured, homeHead, IndustryBlocks } from './home.page.tsx';
import { getHomeParts, type HomeData, Part } from './home-parts.tsx';
import { getHomeProducts } from './home-products.ts';
import { ComeBack, getLatestOrders, InHand, Lead, QuickOrderBox } from './lead.tsx';
import { Slideshow } from './slideshow.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

export async function get(request: PageRequest): Promise<Page> {
  const [parts, products, orders] = await Promise.all([
    getHomeParts(request, 'home-two', layout),
    getHomeProducts(request),
    getLatestOrders(request),
  ]);
  return {
    ...homeHead(request, parts),
    // The header is made compact by styles/home.css.
    mainClass: 'home home-two',
    body: (
      <>
        <Part html={parts.lead} />
        <div className="beside-families">
          <Part html={parts.families} />
          <div className="home-part">
            <div className="find-tools">
              <Part html={parts.tools} />
            </div>
            <ComeBack orders={orders} />
            <Part html={parts.top} />
          </div>
        </div>
        <AddToCartForm>
          <Featured products={products} layout="grid-4" />
          <IndustryBlocks products={products} parts={parts} layout="horizontal" />
        </AddToCartForm>
        <Part html={parts.below} />
      </>
    ),
  };
}

function layout({ content, categories, industries, measured }: HomeData) {
  return {
    lead: <Lead categories={categories} />,
    families: <FamilyList categories={categories} />,
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
    between: <></>,
    below: (
      <>
        <Features features={content.features} />
        <Banner banner={content.banner} />
        <CaseStudies posts={content.posts} />
        <Clients clients={content.clients} />
      </>
    ),
  };
}
