// Cached parts of the home pages: all but products and header, rendered once a second per language, kept as text.
import type { CategoryNode, HomeContent, Industry, MeasuredFamily } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cachedFragment } from '../../lib/fragment-cache.ts';
import { createView, ViewProvider } from '../../lib/view.tsx';

export type HomeData = {
  content: HomeContent;
  categories: CategoryNode[];
  industries: Industry[];
  measured: MeasuredFamily[];
};
type Layout = {
  lead: ReactElement;
  families: ReactElement;
  tools: ReactElement;
  top: ReactElement;
  between: ReactElement;
  below: ReactElement;
};
export type HomeParts = {
  /** Heading, families, and the other ways to find: the first screen. */
  lead: string;
  families: string;
  tools: string;
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
  layout: (data: HomeData) => Layout,
): Promise<HomeParts> {
  return cachedFragment(request, name, async () => {
    const { services, ctx } = request;
    const [content, categories, industries, measured] = await Promise.all([
      services.content.getHome(ctx) as Promise<HomeContent>,
      services.catalog.getCategoryTree(ctx) as Promise<CategoryNode[]>,
      services.catalog.listIndustries(ctx) as Promise<Industry[]>,
      services.search.listMeasuredFamilies(ctx) as Promise<MeasuredFamily[]>,
    ]);
    const parts = layout({ content, categories, industries, measured });
    const html = (part: ReactElement): string =>
      renderToStaticMarkup(<ViewProvider value={createView(request)}>{part}</ViewProvider>);
    return {
      lead: html(parts.lead),
      families: html(parts.families),
      tools: html(parts.tools),
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
