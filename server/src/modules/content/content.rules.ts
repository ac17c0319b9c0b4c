// Content views from rows: one language (English where it is empty), neighbouring items joined to lists. Pure.
import type {
  Block,
  HomeBanner,
  HomeContent,
  Locale,
  LocalizedText,
  Post,
  PostList,
  PostSummary,
  StaticPage,
} from '@millwright/contracts';
import type {
  BannerRow,
  BlockRow,
  HomeRow,
  PageRow,
  PostDetailRow,
  PostRow,
} from './content.queries.ts';

/** An empty translation is none. */
function inLanguage(text: LocalizedText, locale: Locale): string {
  return text[locale] || text.en;
}

export function toBlocks(rows: readonly BlockRow[], locale: Locale): Block[] {
  const blocks: Block[] = [];
  for (const { kind, body } of rows) {
    const text = inLanguage(body, locale);
    const last = blocks.at(-1);
    if (kind !== 'item') blocks.push({ kind, text });
    else if (last?.kind === 'list') last.items.push(text);
    else blocks.push({ kind: 'list', items: [text] });
  }
  return blocks;
}

export function toHome(row: HomeRow, locale: Locale): HomeContent {
  const banners = (place: BannerRow['place']) =>
    row.banners.filter((banner) => banner.place === place);
  const banner = banners('banner')[0];
  return {
    slides: banners('slideshow').map((banner) => toBanner(banner, locale)),
    banner: banner === undefined ? null : toBanner(banner, locale),
    features: row.features.map(({ title, text }) => ({
      title: inLanguage(title, locale),
      text: inLanguage(text, locale),
    })),
    posts: row.posts.map((post) => toSummary(post, locale)),
    clients: row.clients,
  };
}

function toBanner(
  { id, title, text, link, link_label, image }: BannerRow,
  locale: Locale,
): HomeBanner {
  const [titleText, body, linkLabel] = [title, text, link_label].map((part) =>
    inLanguage(part, locale),
  ) as [string, string, string];
  return { id, title: titleText, text: body, link, linkLabel, image };
}

function toSummary(row: PostRow, locale: Locale): PostSummary {
  return {
    id: row.id,
    title: inLanguage(row.title, locale),
    summary: inLanguage(row.summary, locale),
    categories: inLanguage(row.categories, locale),
    image: row.image,
    publishedOn: row.published_on,
  };
}

export function toPostList(
  { posts, total }: { posts: PostRow[]; total: number },
  locale: Locale,
): PostList {
  return { posts: posts.map((post) => toSummary(post, locale)), total };
}

export function toPost(row: PostDetailRow, locale: Locale): Post {
  return {
    ...toSummary(row, locale),
    blocks: toBlocks(row.blocks, locale),
    partsOf: row.parts_of,
    partsText: row.parts_text,
  };
}

export function toStaticPage(row: PageRow, locale: Locale): StaticPage {
  return {
    slug: row.slug,
    title: inLanguage(row.title, locale),
    description: inLanguage(row.description, locale),
    keywords: inLanguage(row.keywords, locale),
    updatedOn: row.updated_on,
    blocks: toBlocks(row.blocks, locale),
  };
}
