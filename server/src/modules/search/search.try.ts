// Trial of a lexicon: queries are answered without and with an entry, by dictionaries that are made for the question. Nothing is changed or counted. [house §6]
import {
  type LexiconAnswer,
  type LexiconForm,
  type LexiconTrial,
  NO_FILTERS,
  type SearchResult,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { collapse } from '../../platform/text.ts';
import { cutText, normalise } from './analysis/normalise.rules.ts';
import { type Dictionary, withEntries } from './lexicon/dictionary.rules.ts';
import { checkedEntry, freshDictionary } from './lexicon/lexicon-entries.admin.ts';
import type { LexiconEntry } from './lexicon/lexicon-entries.ts';
import { programTerm } from './lexicon/lexicon-list.rules.ts';
import { readQuery } from './read/read-query.rules.ts';
import { memoryFirst } from './search.pipeline.ts';

const SHOWN = 5;

type Asked = {
  queries: readonly string[];
  entry: LexiconForm | null /** Id of a row of the lexicon. */;
  replaces: string | null;
};

/**
 * With an entry: as if it took the place of the row `replaces`. Without one: the row as it is, and as if it were not there.
 * @throws Problem not-found, right-missing, invalid-request with the wrong fields of the entry
 */
export async function tryLexicon(
  ctx: Ctx,
  { queries, entry, replaces }: Asked,
): Promise<LexiconTrial[]> {
  staffOf(ctx, 'catalogue:read');
  const current = await freshDictionary(ctx.db);
  const without =
    replaces === null ? current : withEntries(current, entriesWithout(replaces, current));
  const own = entry === null ? undefined : checkedEntry(entry, current, '/entry');
  const withEntry =
    own === undefined ? current : withEntries(current, [...without.lexicon.entries, own]);
  const trials: LexiconTrial[] = [];
  for (const query of queries.map(collapse).filter((text) => text !== '')) {
    const answered = await answerOf(ctx, query, withEntry);
    trials.push({
      query,
      without: without === withEntry ? answered : await answerOf(ctx, query, without),
      with: answered,
    });
  }
  return trials;
}

/** A term of the program is taken out by switching it off. */
function entriesWithout(id: string, dictionary: Dictionary): LexiconEntry[] {
  const { entries } = dictionary.lexicon;
  const term = programTerm(id, { dictionary });
  if (term === undefined) return entries.filter((entry) => String(entry.id) !== id);
  return [
    ...entries,
    { id: 0, terms: [term.term], kind: 'off', categories: [], properties: [], standsFor: null },
  ];
}

async function answerOf(
  { db, locale, clock }: Ctx,
  query: string,
  dictionary: Dictionary,
): Promise<LexiconAnswer> {
  const input = {
    scope: 'all',
    place: { by: 'all' },
    filters: NO_FILTERS,
    sort: 'default',
    start: 0,
    count: SHOWN,
    currency: 'base',
  } as const;
  const result = await memoryFirst.search(
    { db, locale, now: clock.now(), dictionary },
    { ...input, text: query },
  );
  return {
    ...described(result),
    notUnderstood: [...readQuery(normalise(cutText(query)).trim(), dictionary).notUnderstood],
  };
}

function described({ total, corrected, reading, products }: SearchResult): LexiconAnswer {
  const constraints = reading?.constraints ?? [];
  return {
    total,
    corrected,
    family: constraints.filter(({ kind }) => kind === 'category').map(({ label }) => label),
    constraints: constraints
      .filter(({ kind }) => kind !== 'category')
      .map(({ name, label, unit, isNearest }) => ({ name, label, unit, isNearest })),
    relaxed: (reading?.relaxed ?? []).map(({ label }) => label),
    words: reading?.words ?? [],
    notUnderstood: reading?.notUnderstood ?? [],
    foreignManufacturer: reading?.foreignManufacturer ?? null,
    notSold: reading?.notSold ?? null,
    quantity: reading?.quantity ?? null,
    products: products.map(({ id, sku, name, manufacturer }) => ({
      id,
      sku,
      name,
      manufacturer: manufacturer.name,
    })),
  };
}
