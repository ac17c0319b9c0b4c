// Post page: its text, the parts it is about, and the other posts. [§2.1 /blog/post-classic/{id}]
import type { Post, PostSummary, ProductCard, SearchResult } from '@millwright/contracts';
import { NO_FILTERS } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { listHref, readListState } from '../../lib/list-state.ts';
import type { PageResult } from '../../lib/page.ts';
import { href, imagePath, path } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { nameOfShop, useView } from '../../lib/view.tsx';
import { Blocks } from '../../ui/blocks.tsx';
import { AddToCartForm } from '../../ui/cards.tsx';
import { ProductCarousel } from '../../ui/carousel.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { missingPage } from '../errors/error-pages.tsx';
import { PostCards, PostFacts } from './post-cards.tsx';

export { postAddToCart as post } from '../add-to-cart.ts';

const PARTS = 8;
const OTHERS = 3;

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const { services, ctx, locale, origin } = request;
  const text = params.id ?? '';
  if (!/^[1-9]\d{0,8}$/.test(text)) return missingPage();
  const id = Number(text);
  const [post, newest] = await Promise.all([
    services.content.getPost(ctx, id) as Promise<Post>,
    services.content.listPosts(ctx, { start: 0, count: OTHERS + 1 }),
  ]);
  const others = newest.posts.filter((other: PostSummary) => other.id !== id).slice(0, OTHERS);
  const t = translator(locale);
  return {
    title: post.title,
    description: post.summary,
    keywords: post.categories,
    breadcrumbs: [{ name: t('content.blog'), href: href.blog(locale) }, { name: post.title }],
    canonical: path.post(id),
    preloadImage: post.image,
    mainClass: 'text-page post-page',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: post.title,
        description: post.summary,
        datePublished: post.publishedOn,
        inLanguage: locale,
        image: origin + imagePath(post.image),
        author: { '@type': 'Organization', name: nameOfShop(request) },
      },
    ],
    body: <PostText post={post} parts={await partsOf(request, post)} others={others} />,
  };
}

/** The parts of the post's category that its words choose, without words the most popular ones; none if staff removed the category since. */
async function partsOf(
  { services, ctx, currency }: PageRequest,
  { partsOf: lineage, partsText }: Post,
): Promise<ProductCard[]> {
  if (lineage === null) return [];
  const found = await attempt(() =>
    services.search.search(ctx, {
      text: partsText ?? '',
      scope: 'all',
      place: { by: 'category', lineage },
      filters: NO_FILTERS,
      sort: 'default',
      start: 0,
      count: PARTS,
      currency,
    }),
  );
  return found.ok ? (found.value as SearchResult).products : [];
}

function PostText({
  post,
  parts,
  others,
}: {
  post: Post;
  parts: readonly ProductCard[];
  others: readonly PostSummary[];
}) {
  const { t, locale, label } = useView();
  return (
    <>
      <article>
        <h1 tabIndex={-1}>{label(post.title)}</h1>
        <PostFacts post={post} />
        <p className="lead">{label(post.summary)}</p>
        <Drawing name={post.image} eager />
        <Blocks blocks={post.blocks} />
      </article>
      {parts.length === 0 || post.partsOf === null ? null : (
        <AddToCartForm>
          <ProductCarousel
            id="parts"
            title={t('content.partsOfPost')}
            products={parts}
            link={listHref(
              locale,
              readListState(new URLSearchParams({ query: post.partsText ?? '' }), {
                by: 'category',
                lineage: post.partsOf,
              }),
            )}
            layout="grid-4"
          />
        </AddToCartForm>
      )}
      {others.length === 0 ? null : (
        <section>
          <h2>{t('content.otherPosts')}</h2>
          <PostCards posts={others} />
        </section>
      )}
    </>
  );
}
