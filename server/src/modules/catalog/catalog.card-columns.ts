// Card columns: one definition of what lists read of a product, for the select list, for encoded cards (many cards as one text) and for their decoder.
import type { Locale } from '@millwright/contracts';
import type { OwnPrices } from './catalog.own-prices.ts';

type Language = Locale | `$${number}`;
/** A column of product `p`, or the SQL of something else; 0 stands for none where the tables reject 0. */
type CardColumn = {
  type: 'text' | 'number' | 'number or none' | 'amounts';
  sql?: (language: Language) => string;
};

const TEXT = { type: 'text' } as const;
const NUMBER = { type: 'number' } as const;
const NUMBER_OR_NONE = { type: 'number or none' } as const;
/** By currency. */
const AMOUNTS = { type: 'amounts' } as const;

/** In the order in which they are encoded. */
const CARD_COLUMNS = {
  id: NUMBER,
  kind: TEXT,
  sku: TEXT,
  mpn: TEXT,
  slug: TEXT,
  unit: TEXT,
  origin_country: TEXT,
  price_base: NUMBER,
  discount_base: NUMBER_OR_NONE,
  own_prices: AMOUNTS,
  minimum: NUMBER,
  maximum: NUMBER_OR_NONE,
  step: NUMBER,
  image: TEXT,
  rating_sum: NUMBER,
  rating_count: NUMBER,
  /** In the language, else in English. */
  name: { type: 'text', sql: nameIn },
  /** Available quantity; of a whole lot as many as its scarcest part allows. */
  stock: {
    type: 'number',
    sql: () => `case when p.kind = 'lot' then coalesce((select min(coalesce(s.on_hand - s.reserved, 0) / i.quantity)
        from product_part i left join stock s on s.product_id = i.part_id where i.whole_id = p.id), 0)
      else coalesce((select s.on_hand - s.reserved from stock s where s.product_id = p.id), 0) end`,
  },
} as const satisfies Record<string, CardColumn>;

type Columns = typeof CARD_COLUMNS;
type ValueOf<Type> = Type extends 'text'
  ? string
  : Type extends 'number'
    ? number
    : Type extends 'amounts'
      ? OwnPrices
      : number | null;
/** A row of the card columns. */
export type CardFacts = { -readonly [Name in keyof Columns]: ValueOf<Columns[Name]['type']> } & {
  kind: 'item' | 'lot';
};

const COLUMNS: { name: string; type: CardColumn['type']; sql: (language: Language) => string }[] =
  Object.entries<CardColumn>(CARD_COLUMNS).map(([name, { type, sql = () => `p.${name}` }]) => ({
    name,
    type,
    sql,
  }));

function nameIn(language: Language): string {
  const wanted = language.startsWith('$') ? language : `'${language}'`;
  const texts = [...new Set([wanted, "'en'"])].map(
    (locale) =>
      `(select t.name from product_text t where t.product_id = p.id and t.locale = ${locale})`,
  );
  return `coalesce(${texts.join(', ')}, p.sku)`;
}

/** The select list of CardFacts, for a statement in which product is `p`; `language` is one of ours or the number of a parameter (`$3`). */
export function cardFactColumns(language: Language): string {
  return COLUMNS.map(({ name, sql }) => `${sql(language)} as ${name}`).join(', ');
}

/** Between the columns of a card, and between cards. The constraints product_texts_are_plain keep them out of the texts. */
const COLUMN_END = '\u001f';
const CARD_END = '\u001e';

/**
 * An aggregate that encodes cards as one text, a third of the time of rows: in the order of `order`, null for none. Product is `p`,
 * and `before` are further columns of numbers or base64 in front.
 */
export function encodedCards(locale: Locale, before: readonly string[], order: string): string {
  const columns = COLUMNS.map(({ type, sql }) =>
    type === 'number or none' ? `coalesce(${sql(locale)}, 0)` : sql(locale),
  );
  return `string_agg(concat_ws(E'\\x1f', ${[...before, ...columns].join(', ')}), E'\\x1e' order by ${order})`;
}

/** Decodes what encodedCards made: of each card the `before` columns in front, and its own. */
export function decodeCards(
  encoded: string | null,
  before: number,
): { before: string[]; facts: CardFacts }[] {
  if (encoded === null) return [];
  return encoded.split(CARD_END).map((card) => {
    const values = card.split(COLUMN_END);
    return { before: values.slice(0, before), facts: decodeCard(values, before) };
  });
}

/** All cards begin with the same properties, which is the fastest way to fill them. */
const EMPTY_CARD: Record<string, number | string | OwnPrices | null> = Object.fromEntries(
  COLUMNS.map(({ name }) => [name, null]),
);

function decodeCard(values: readonly string[], from: number): CardFacts {
  const facts = { ...EMPTY_CARD };
  for (let i = 0; i < COLUMNS.length; i++) {
    const { name, type } = COLUMNS[i] as (typeof COLUMNS)[number];
    const value = values[from + i] as string;
    facts[name] = decoded(type, value);
  }
  return facts as CardFacts;
}

const NO_AMOUNTS: OwnPrices = Object.freeze({});

function decoded(type: CardColumn['type'], value: string): number | string | OwnPrices | null {
  if (type === 'text') return value;
  if (type === 'number') return Number(value);
  if (type === 'number or none') return Number(value) || null;
  // Few products have any.
  return value === '{}' ? NO_AMOUNTS : (JSON.parse(value) as OwnPrices);
}
