// Blog: the newest posts first, page by page. [§2.1, §9 pagination]
import type { PostList } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { PageResult } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { missingPage } from '../errors/error-pages.tsx';
import { PostCards } from './post-cards.tsx';

export const POSTS_A_PAGE = 6;
/** Of the current page; the order history has one. [§9] */
const SIBLINGS = 2;

export async function get({ services, ctx, locale, query }: PageRequest): Promise<PageResult> {
  const text = query.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  if (page === 0) return missingPage();
  const list = (await services.content.listPosts(ctx, {
    start: (page - 1) * POSTS_A_PAGE,
    count: POSTS_A_PAGE,
  })) as PostList;
  if (list.posts.length === 0 && page > 1) return missingPage();
  const t = translator(locale);
  const title = t('content.blogTitle');
  return {
    title: page === 1 ? title : `${title} - ${t('pages.page', { n: page })}`,
    description: t('content.blogDescription'),
    keywords: t('content.blogKeywords'),
    breadcrumbs: [{ name: t('content.blog') }],
    canonical: path.blog(page),
    mainClass: 'blog',
    body: <Blog list={list} page={page} />,
  };
}

function Blog({ list, page }: { list: PostList; page: number }) {
  const { t, locale } = useView();
  return (
    <>
      <h1 tabIndex={-1}>{t('content.blogTitle')}</h1>
      <p className="lead">{t('content.blogDescription')}</p>
      {list.posts.length === 0 ? (
        <p>{t('content.noPosts')}</p>
      ) : (
        <PostCards posts={list.posts} level={2} eager={3} />
      )}
      <Pagination
        page={page}
        last={Math.ceil(list.total / POSTS_A_PAGE)}
        siblings={SIBLINGS}
        hrefOf={(number) => href.blog(locale, number)}
      />
    </>
  );
}
