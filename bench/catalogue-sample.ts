// Sample of the catalogue for benchmarks: products, categories and words of the loaded catalogue, chosen by a seeded random generator.
import type pg from 'pg';

export type SampleProduct = {
  id: number;
  slug: string;
  sku: string;
  mpn: string;
  name: string;
  manufacturer: string;
  lineage: string;
  /** attribute-slug=value-slug */
  attributes: string[];
  minimum: number;
  step: number;
  maximum: number | null;
  available: number;
};

export type Sample = {
  /** Of all: those of the sample are enough for all questions. */ count: number;
  products: SampleProduct[];
  lineages: string[] /** Words of names, the most frequent first. */;
  words: string[];
};

/** Of a larger catalogue one in so many, wherever they lie. */
const SAMPLED = 15_000;

export async function readSample(database: pg.Pool): Promise<Sample> {
  const { rows: counted } = await database.query<{ n: number }>(
    `select count(*)::int as n from product where published and kind = 'item'`,
  );
  const count = counted[0]?.n ?? 0;
  const { rows: products } = await database.query<SampleProduct>(
    `select p.id, p.slug, p.sku, p.mpn, t.name, m.slug as manufacturer, c.lineage, p.minimum, p.step, p.maximum,
      coalesce(s.on_hand - s.reserved, 0) as available,
      array(select a.slug || '=' || v.slug from product_attribute pa join attribute a on a.id = pa.attribute_id
        join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal
        where pa.product_id = p.id order by a.id) as attributes
    from product p
    join product_text t on t.product_id = p.id and t.locale = 'en'
    join manufacturer m on m.id = p.manufacturer_id
    join category c on c.id = p.category_id
    left join stock s on s.product_id = p.id
    where p.published and p.kind = 'item' and (hashint4(p.id) & 2147483647) % $1 = 0 order by p.id`,
    [Math.max(1, Math.floor(count / SAMPLED))],
  );
  const lineages = new Set<string>();
  const words = new Map<string, number>();
  for (const { lineage, name } of products) {
    const parts = lineage.split('/');
    for (let depth = 1; depth <= parts.length; depth++)
      lineages.add(parts.slice(0, depth).join('/'));
    for (const word of emailMessagesOf(name)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return {
    count,
    products,
    lineages: [...lineages].sort(),
    words: [...words].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([word]) => word),
  };
}

/** Words of a name that are words: letters only. */
export function emailMessagesOf(name: string): string[] {
  return (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase());
}

export type Dice = {
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  isHeads(): boolean;
  shuffled<T>(list: readonly T[]): T[];
};

/** mulberry32: the same seed, the same questions in every run. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    isHeads: () => next() < 0.5,
    shuffled: <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
      }
      return copy;
    },
  };
}
