// Static pages: one column of stored text. [§2.3]
import type { StaticPage } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { blocksMarkdown, escapeMarkdown } from '../../lib/markdown.ts';
import type { Page, PageModule } from '../../lib/page.ts';
import { useView } from '../../lib/view.tsx';
import { Blocks } from '../../ui/blocks.tsx';
import { faqJsonLd } from './faq-json-ld.ts';

/** The page of a slug; its address is the slug. */
export function staticPage(slug: string): PageModule {
  return {
    async get({ services, ctx, locale }: PageRequest): Promise<Page> {
      const page = (await services.content.getPage(ctx, slug)) as StaticPage;
      const t = translator(locale);
      return {
        title: page.title,
        description: page.description,
        keywords: page.keywords,
        breadcrumbs: [{ name: page.title }],
        canonical: `/${slug}`,
        mainClass: 'text-page',
        ...(slug === 'faq' ? { jsonLd: [faqJsonLd(page.blocks)] } : {}),
        markdown: () => staticMarkdown(page, t('content.updated')),
        body: <StaticText page={page} updated={t('content.updated')} />,
      };
    },
  };
}

function staticMarkdown({ title, blocks, updatedOn }: StaticPage, updated: string): string {
  return `# ${escapeMarkdown(title)}\n\n${blocksMarkdown(blocks)}\n\n${escapeMarkdown(updated)} ${updatedOn}\n`;
}

function StaticText({ page, updated }: { page: StaticPage; updated: string }) {
  const { date, label } = useView();
  return (
    <article>
      <h1 tabIndex={-1}>{label(page.title)}</h1>
      <Blocks blocks={page.blocks} />
      <p className="text-date">
        {updated} <time dateTime={page.updatedOn}>{date(page.updatedOn)}</time>
      </p>
    </article>
  );
}
