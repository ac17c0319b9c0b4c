// How do tests ask an engine? On one database for a whole file, made by the first that asks. Test support.
import { after } from 'node:test';
import { type FilterChoice, type Locale, NO_FILTERS, type SearchInput, type SearchResult, type Suggestions } from '@millwright/contracts';
import type { TestDatabase } from '../../../testing/database.ts';
import type { Asker, SearchEngine } from './search.engine.ts';
import { searchDatabase } from './test-catalogue.ts';

export type Question = Partial<Omit<SearchInput, 'filters'>> & { filters?: Partial<FilterChoice>; locale?: Locale };

export function inputOf({ locale: _locale, filters, ...rest }: Question): SearchInput {
  return {
    text: '',
    scope: 'all',
    place: { by: 'all' },
    sort: 'default',
    start: 0,
    count: 20,
    currency: 'INR',
    ...rest,
    filters: { ...NO_FILTERS, ...filters },
  };
}

export type Questions = {
  database(): Promise<TestDatabase>;
  search(question: Question): Promise<SearchResult>;
  suggest(text: string, locale?: Locale): Promise<Suggestions>;
};

export function questionsTo(engine: SearchEngine): Questions {
  let shared: Promise<TestDatabase> | undefined;
  const ends: (() => Promise<void>)[] = [];
  after(async () => {
    for (const end of ends) await end();
  });
  const database = (): Promise<TestDatabase> => {
    shared ??= searchDatabase({ after: (end) => void ends.push(end) });
    return shared;
  };
  const asker = async (locale: Locale = 'en'): Promise<Asker> => ({ db: (await database()).db, locale, now: new Date() });
  return {
    database,
    search: async (question) => engine.search(await asker(question.locale), inputOf(question)),
    suggest: async (text, locale) => engine.suggest(await asker(locale), { text, scope: 'all', count: 10 }),
  };
}

export function names({ products }: SearchResult): string[] {
  return products.map((product) => product.name);
}
