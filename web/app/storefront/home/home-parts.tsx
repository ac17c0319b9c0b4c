// Cached parts of the home pages: all but products and header, rendered once a second per language, kept as text.
import type { CategoryNode, HomeContent, Industry } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cachedFragment } from '../../lib/fragment-cache.ts';
import { createView, useView, ViewProvider } from '../../lib/view.tsx';

export type HomeData = { content: HomeContent; categories: CategoryNode[]; industries: Industry[] };
export type HomeParts = {
  /** Above the products, between their blocks, below them. */
  top: string;
  between: string;
  below: string;
  /** The picture seen first. */
  picture: string | undefined;
  industries: Industry[];
};

/** @param layout must use nothing of the visitor: see cachedFragment() */
export function getHomeParts(
  request: PageRequest,
  name: string,
  layout: (data: HomeData) => { top: ReactElement; between: ReactElement; below: ReactElement },
): Promise<HomeParts> {
  return cachedFragment(request, name, async () => {
    const { services, ctx } = request;
    const [content, categories, industries] = await Promise.all([
      services.content.getHome(ctx) as Promise<HomeContent>,
      services.catalog.getCategoryTree(ctx) as Promise<CategoryNode[]>,
      services.catalog.listIndustries(ctx) as Promise<Industry[]>,
    ]);
    const parts = layout({ content, categories, industries });
    const html = (part: ReactElement): string => renderToStaticMarkup(<ViewProvider value={createView(request)}>{part}</ViewProvider>);
    return {
      top: html(parts.top),
      between: html(parts.between),
      below: html(parts.below),
      picture: content.slides[0]?.image,
      industries,
    };
  });
}

/** A part that was rendered before. */
export function Part({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us, from React, a moment ago
  return <div className="home-part" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the page is called and how many parts there are to find. */
export function Lead({ categories }: { categories: readonly CategoryNode[] }) {
  const { t, number } = useView();
  const parts = categories.reduce((sum, category) => sum + category.productCount, 0);
  return (
    <div className="home-lead">
      <h1 tabIndex={-1}>{t('home.title')}</h1>
      {parts === 0 ? null : <p>{t('home.lead', { n: number(parts) })}</p>}
    </div>
  );
}
