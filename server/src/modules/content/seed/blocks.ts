// Format of the first texts: three languages side by side, in structured blocks.
import type { LocalizedText } from '@millwright/contracts';

export type SeedBlock = {
  kind: 'paragraph' | 'heading' | 'item';
  body: LocalizedText;
  /** In a shop without demo, of which nobody knows where it is and what it sells: the text there, or null for none. */
  own?: LocalizedText | null;
};
export type SeedPage = {
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  keywords: LocalizedText;
  blocks: SeedBlock[];
};
export type SeedPost = {
  id: number;
  title: LocalizedText;
  summary: LocalizedText;
  categories: LocalizedText;
  svg: string;
  partsOf: string;
  /** Search text that chooses among the parts of the category. */
  partsText?: string;
  publishedOn: string;
  blocks: SeedBlock[];
};
export type SeedBanner = {
  /** It tells of what only the demo shop has. */
  isDemoOnly?: true;
  place: 'slideshow' | 'banner';
  title: LocalizedText;
  text: LocalizedText;
  link: string;
  linkLabel: LocalizedText;
  svg: string;
};

export function text(en: string, ru: string, ar: string): LocalizedText {
  return { en, ru, ar };
}

export function heading(en: string, ru: string, ar: string): SeedBlock {
  return { kind: 'heading', body: text(en, ru, ar) };
}

export function paragraph(en: string, ru: string, ar: string): SeedBlock {
  return { kind: 'paragraph', body: text(en, ru, ar) };
}

/** Neighbouring items become one list. */
export function item(en: string, ru: string, ar: string): SeedBlock {
  return { kind: 'item', body: text(en, ru, ar) };
}

/** True of the demo shop only. @param own what a shop of one's own says instead */
export function demoOnly(block: SeedBlock, own: LocalizedText | null = null): SeedBlock {
  return { ...block, own };
}

/** Left out where no seller pays a commission, since the shop alone sells. */
export function ofSellers({ kind, body }: SeedBlock): SeedBlock {
  const wrap = (said: string): string => `[fee]${said.replaceAll(/\[\/?fee\]/g, '')}[/fee]`;
  return { kind, body: text(wrap(body.en), wrap(body.ru), wrap(body.ar)) };
}
