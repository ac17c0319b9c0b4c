// How do many cards travel as one text? Facts between separators, which the database refuses in names and numbers: a third of the time of rows.
import type { Locale } from '@millwright/contracts';
import { type CardFacts, cardNameAndStock } from './catalog.cards.ts';

/** Between the facts of a card, and between cards. The constraints product_texts_are_plain keep them out of the facts. */
const FACT = '\u001f';
const CARD = '\u001e';

/** An aggregate of cards in the order of `order`, null for none; product is `p`, and `before` are further columns of numbers or base64 in front. */
export function packedCards(locale: Locale, before: readonly string[], order: string): string {
  const { name, stock } = cardNameAndStock(locale);
  const facts = [
    ...['p.id', 'p.kind', 'p.sku', 'p.mpn', 'p.slug', 'p.unit', 'p.origin_country', 'p.price_inr'],
    ...['discount_inr', 'price_usd', 'price_sar'].map((column) => `coalesce(p.${column}, 0)`),
    ...['p.minimum', 'coalesce(p.maximum, 0)', 'p.step', 'p.image', 'p.rating_sum', 'p.rating_count', name, stock],
  ];
  return `string_agg(concat_ws(E'\\x1f', ${[...before, ...facts].join(', ')}), E'\\x1e' order by ${order})`;
}

/** What packedCards made: of each card what stood before it, and its facts. */
export function unpackCards(packed: string | null, before: number): { before: string[]; facts: CardFacts }[] {
  if (packed === null) return [];
  return packed.split(CARD).map((card) => {
    const facts = card.split(FACT);
    return { before: facts.slice(0, before), facts: toFacts(facts, before) };
  });
}

function toFacts(facts: readonly string[], from: number): CardFacts {
  const text = (i: number): string => facts[from + i] as string;
  // 0 stands for none: none of these columns may be 0.
  const orNull = (i: number): number | null => Number(text(i)) || null;
  return {
    id: Number(text(0)),
    kind: text(1) as CardFacts['kind'],
    sku: text(2),
    mpn: text(3),
    slug: text(4),
    unit: text(5),
    origin_country: text(6),
    price_inr: Number(text(7)),
    discount_inr: orNull(8),
    price_usd: orNull(9),
    price_sar: orNull(10),
    minimum: Number(text(11)),
    maximum: orNull(12),
    step: Number(text(13)),
    image: text(14),
    rating_sum: Number(text(15)),
    rating_count: Number(text(16)),
    name: text(17),
    stock: Number(text(18)),
  };
}
