// Test queries: partial searches put to a pipeline, on one database for a whole file. Test support.
import { after } from 'node:test';
import {
  type FilterChoice,
  type Locale,
  NO_FILTERS,
  type SearchInput,
  type SearchResult,
  type Suggestions,
} from '@millwright/contracts';
import type { TestDatabase } from '../../../../testing/database.ts';
import type { SearchContext } from '../search.context.ts';
import type { SearchPipeline } from '../search.pipeline.ts';
import { searchDatabase } from './test-catalogue.ts';

export type TestQuery = Partial<Omit<SearchInput, 'filters'>> & {
  filters?: Partial<FilterChoice>;
  locale?: Locale;
};

export function inputOf({ locale: _locale, filters, ...rest }: TestQuery): SearchInput {
  return {
    text: '',
    scope: 'all',
    place: { by: 'all' },
    sort: 'default',
    start: 0,
    count: 20,
    currency: 'base',
    ...rest,
    filters: { ...NO_FILTERS, ...filters },
  };
}

export type TestSearches = {
  database(): Promise<TestDatabase>;
  search(query: TestQuery): Promise<SearchResult>;
  suggest(text: string, locale?: Locale): Promise<Suggestions>;
};

export function searchesOf(pipeline: SearchPipeline): TestSearches {
  let shared: Promise<TestDatabase> | undefined;
  const ends: (() => Promise<void>)[] = [];
  after(async () => {
    for (const end of ends) await end();
  });
  const database = (): Promise<TestDatabase> => {
    shared ??= searchDatabase({ after: (end) => void ends.push(end) });
    return shared;
  };
  const context = async (locale: Locale = 'en'): Promise<SearchContext> => ({
    db: (await database()).db,
    locale,
    now: new Date(),
  });
  return {
    database,
    search: async (query) => pipeline.search(await context(query.locale), inputOf(query)),
    suggest: async (text, locale) =>
      pipeline.suggest(await context(locale), { text, scope: 'all', count: 10 }),
  };
}

export function names({ products }: SearchResult): string[] {
  return products.map((product) => product.name);
}
