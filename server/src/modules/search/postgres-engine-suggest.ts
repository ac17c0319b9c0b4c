// What may a half-typed text become? Part numbers and product names from the index; categories and makers from memory.
import type { Locale, Scope, Suggestion, Suggestions } from '@millwright/contracts';
import { queryPrepared } from '../../platform/db/raw.ts';
import type { Dictionary } from './dictionary.rules.ts';
import { EVERYTHING, GROUP, groupOf } from './facet-id.rules.ts';
import { endOfPrefix, hasDigit } from './part-key.rules.ts';
import { byPartRank } from './part-rank.rules.ts';
import { named } from './postgres-engine-plan.ts';
import { currentDictionary, dictionaryAt } from './search.dictionary.ts';
import type { Asker } from './search.engine.ts';
import { SHORTEST_SUGGESTED, suggestionCount } from './search.rules.ts';
import { facetsNamed, likelyHits, planText, type TextPlan } from './text-plan.rules.ts';

const MOST_CATEGORIES = 3;
const MOST_MANUFACTURERS = 2;
/** Part numbers looked at before the most popular of them are chosen. */
const PARTS_LOOKED_AT = 200;
/** So many of the most popular products are looked through for a word that many have. */
const WALKED = 2_000;

type Row = { names: number; words: number; id: number | null; sku: string; mpn: string; slug: string; image: string; name: string };

export async function suggest(asker: Asker, input: { text: string; scope: Scope; count: number }): Promise<Suggestions> {
  const typed = input.text.trim();
  if ([...typed.slice(0, 2 * SHORTEST_SUGGESTED)].length < SHORTEST_SUGGESTED) return { values: [], items: [] };
  const count = suggestionCount(input.count);
  const dictionary = await currentDictionary(asker.db);
  const plan = planText(input.text, dictionary, { eager: true });
  const rows =
    input.scope === 'all' || input.scope === 'sku' ? await readProducts(asker, plan, dictionary, { count, scope: input.scope }) : [];
  const fresh = rows[0] === undefined ? dictionary : await dictionaryAt(asker.db, dictionary, rows[0]);
  const found = rows.filter((row) => row.id !== null);
  const products = byPartRank(typed, found, (row) => row).items.map(productSuggestion);
  const room = (wanted: Scope, most: number): number => (input.scope === wanted ? count : input.scope === 'all' ? most : 0);
  const categories = facetSuggestions(plan, fresh, GROUP.category, asker.locale).slice(0, room('category', MOST_CATEGORIES));
  const makers = facetSuggestions(plan, fresh, GROUP.manufacturer, asker.locale).slice(0, room('manufacturer', MOST_MANUFACTURERS));
  const items = [...products.slice(0, Math.max(1, count - categories.length - makers.length)), ...categories, ...makers].slice(0, count);
  return { values: [...new Set(items.map((item) => item.label))], items };
}

async function readProducts(
  asker: Asker,
  plan: TextPlan,
  dictionary: Dictionary,
  { count, scope }: { count: number; scope: Scope },
): Promise<Row[]> {
  const { key } = plan;
  const words = scope === 'sku' || plan.meaningless ? '' : wordsSelect(plan, likelyHits(plan, dictionary) > manyHits(dictionary));
  if (key === '' && words === '') return [];
  const branches = [key === '' ? '' : partsSelect(scope === 'sku' || hasDigit(key)), words]
    .filter((branch) => branch !== '')
    .join(' union all ');
  const text = `select v.names, v.words, c.id, p.sku, p.mpn, p.slug, p.image,
      coalesce((select t.name from product_text t where t.product_id = p.id and t.locale = '${asker.locale}'),
               (select t.name from product_text t where t.product_id = p.id and t.locale = 'en'), p.sku) as name
    from search_version v
    left join (select id, min(tier) as tier, min(popularity) as popularity from (${branches}) b group by id order by 2, 3, 1 limit $1::int) c on true
    left join product p on p.id = c.id
    order by c.tier, c.popularity, c.id`;
  const parameters: unknown[] = [count];
  if (key !== '') parameters.push(key, endOfPrefix(key));
  if (words !== '') parameters.push(`{${(plan.alternatives[0] ?? []).join(',')}}`, `{${plan.prefix.join(',')}}`);
  const shifted = key === '' ? text.replaceAll('$4', '$2').replaceAll('$5', '$3') : text;
  return await queryPrepared<Row>(asker.db, named(shifted), parameters);
}

/** Whole numbers first, then those that begin so; a beginning without a digit is rather a word, so these come after the words. */
const partsSelect = (isNumber: boolean): string => `(select product_id as id, min(popularity) as popularity,
    min(case when key = $2::text then 0 else ${isNumber ? 1 : 4} end) as tier
  from (select key, product_id, popularity from part_key where key >= $2::text and key < $3::text limit ${PARTS_LOOKED_AT}) k
  group by product_id order by 3, 2, 1 limit $1::int)`;

/** Where many products fit, the most popular are met soon by walking in that order; where few fit, the index of contents names them. */
function wordsSelect(plan: TextPlan, many: boolean): string {
  const complete = (plan.alternatives[0] ?? []).length > 0;
  const contents = [
    complete ? '(d.fv || d.terms) OPERATOR(pg_catalog.@>) $4::int[]' : '',
    plan.prefix.length > 0 ? '(d.fv || d.terms) OPERATOR(pg_catalog.&&) $5::int[]' : '',
  ];
  const names = [
    complete ? 'd.name_terms OPERATOR(pg_catalog.@>) $4::int[]' : '',
    plan.prefix.length > 0 ? 'd.name_terms OPERATOR(pg_catalog.&&) $5::int[]' : '',
  ];
  const conditions = [...(many ? [] : contents), ...names].filter((condition) => condition !== '');
  // Both parameters must occur for their types to be known.
  const unused = `($4::int[] is null or $5::int[] is null)`;
  const documents = many ? `(select * from search_document order by popularity, id limit ${WALKED})` : 'search_document';
  return `(select d.id, d.popularity, case when ${unused} then 3 else 2 end as tier from ${documents} d
    where ${conditions.join(' and ')} order by d.popularity, d.id limit $1::int)`;
}

/** Above this many hits walking is shorter than fetching them all. */
function manyHits(dictionary: Dictionary): number {
  let products = 0;
  for (const frequency of dictionary.words.frequencies) if (frequency > products) products = frequency;
  return 2 * Math.sqrt(products);
}

function productSuggestion(row: Row): Suggestion {
  return { type: 'product', label: row.name, url: `/product/${row.id}/${row.slug}`, sku: row.sku, image: row.image };
}

function facetSuggestions(plan: TextPlan, dictionary: Dictionary, group: number, locale: Locale): Suggestion[] {
  if (plan.meaningless) return [];
  return facetsNamed(plan, dictionary, group)
    .map((facet) => {
      const entry = dictionary.entries.get(facet);
      const category = dictionary.categories.get(facet);
      return { entry, category, depth: category?.depth ?? 0 };
    })
    .sort(
      (a, b) => a.depth - b.depth || (a.category?.position ?? 0) - (b.category?.position ?? 0) || (a.entry?.id ?? 0) - (b.entry?.id ?? 0),
    )
    .flatMap(({ entry, category }): Suggestion[] => {
      if (entry === undefined || groupOf(entry.id) === EVERYTHING) return [];
      return category === undefined
        ? [
            {
              type: 'manufacturer',
              label: entry.name[locale],
              url: `/products?manufacturer=${encodeURIComponent(entry.slug)}`,
              sku: null,
              image: null,
            },
          ]
        : [{ type: 'category', label: entry.name[locale], url: `/products/${entry.slug}`, sku: null, image: category.image }];
    });
}
