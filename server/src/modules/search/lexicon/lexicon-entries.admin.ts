// Lexicon entries in the back office: listed with the terms of the program, added, changed, removed. The next search knows each change. [house §6]
import type { LexiconForm, LexiconRow, Locale } from '@millwright/contracts';
import { staffOf } from '../../../platform/authorise.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Listed, ListPage } from '../../../platform/list.ts';
import { type FieldProblem, Problem } from '../../../platform/problem.ts';
import { partKey } from '../analysis/part-key.rules.ts';
import type { Dictionary } from './dictionary.rules.ts';
import { checkedDictionary, currentDictionary, dictionaryChanged } from './dictionary.ts';
import {
  deleteEntry,
  insertEntry,
  readEntries,
  readPartNumbers,
  updateEntry,
} from './lexicon-entries.queries.ts';
import type { LexiconEntry, StoredEntry } from './lexicon-entries.ts';
import { entryOf, keyOfTerm } from './lexicon-entry.rules.ts';
import {
  isProgramTerm,
  type LexiconFilter,
  lexiconRow,
  lexiconRows,
} from './lexicon-list.rules.ts';

/** Entries of staff, the newest first, then the program's terms. @throws Problem not-found, right-missing */
export async function listLexicon(
  ctx: Ctx,
  filter: LexiconFilter,
  page: ListPage,
): Promise<Listed<LexiconRow>> {
  staffOf(ctx, 'catalogue:read');
  return lexiconRows(filter, page, await readerOf(ctx));
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getLexiconRow(ctx: Ctx, id: string): Promise<LexiconRow> {
  staffOf(ctx, 'catalogue:read');
  return await rowOf(ctx, id);
}

/** @throws Problem not-found, right-missing, invalid-request */
export async function addLexiconEntry(ctx: Ctx, form: LexiconForm): Promise<LexiconRow> {
  staffOf(ctx, 'catalogue:write');
  return await saved(
    ctx,
    form,
    async (tx, entry) => await insertEntry(tx, { ...entry, version: 1 }),
  );
}

/** @throws Problem not-found, right-missing, invalid-request, record-not-found, record-changed */
export async function changeLexiconEntry(
  ctx: Ctx,
  id: number,
  { version, ...form }: LexiconForm & { version: number },
): Promise<LexiconRow> {
  staffOf(ctx, 'catalogue:write');
  return await saved(ctx, form, async (tx, entry) => {
    await updateEntry(tx, { ...entry, id, version });
    return id;
  });
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function removeLexiconEntry(ctx: Ctx, id: number): Promise<void> {
  staffOf(ctx, 'catalogue:write');
  await inTransaction(ctx.db, async (tx) => await deleteEntry(tx, id));
  dictionaryChanged();
}

/** The form as an entry, as far as that can be told without the shop's rows. @throws Problem invalid-request with every wrong field below `at` */
export function checkedEntry(form: LexiconForm, dictionary: Dictionary, at = ''): LexiconEntry {
  const { entry, wrong } = entryOf(form, dictionary, (key) => isProgramTerm(key, { dictionary }));
  reject(wrong.map((problem) => ({ ...problem, pointer: `${at}${problem.pointer}` })));
  return entry;
}

/** The dictionary as the database has it now. */
export async function freshDictionary(db: Db): Promise<Dictionary> {
  return await checkedDictionary(db, await currentDictionary(db));
}

/** A term of two entries: one of them would never be read. @throws Problem invalid-request */
export async function rejectTwins(tx: Tx, id: number | null = null): Promise<void> {
  const seen = new Map<number, number>();
  const taken: FieldProblem[] = [];
  for (const entry of await readEntries(tx))
    for (const term of entry.terms) {
      const key = keyOfTerm(term) as number;
      const other = seen.get(key);
      if (other !== undefined && (id === null || [other, entry.id].includes(id)))
        taken.push({ code: 'lexicon-term-taken', pointer: '/terms', params: { term } });
      seen.set(key, entry.id);
    }
  reject(taken);
}

async function saved(
  ctx: Ctx,
  form: LexiconForm,
  save: (tx: Tx, entry: LexiconEntry & { locale: Locale | null }) => Promise<number>,
): Promise<LexiconRow> {
  const entry = checkedEntry(form, await freshDictionary(ctx.db));
  const id = await inTransaction(ctx.db, async (tx) => {
    if (entry.kind !== 'off') await rejectPartNumbers(tx, entry.terms);
    const written = await save(tx, { ...entry, locale: form.locale });
    // Writers of entries wait for each other from the statement on (search_lexicon_changed), so that no twin is overlooked.
    await rejectTwins(tx, written);
    return written;
  });
  dictionaryChanged();
  return await rowOf(ctx, String(id));
}

/** A whole part number always finds its product. */
async function rejectPartNumbers(tx: Tx, terms: readonly string[]): Promise<void> {
  const numbers = await readPartNumbers(tx, terms.map(partKey));
  reject(
    terms.flatMap((term): FieldProblem[] => {
      const sku = numbers.get(partKey(term));
      return sku === undefined
        ? []
        : [{ code: 'lexicon-term-part-number', pointer: '/terms', params: { term, sku } }];
    }),
  );
}

function reject(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) throw new Problem('invalid-request', {}, { fields });
}

async function rowOf(ctx: Ctx, id: string): Promise<LexiconRow> {
  const row = lexiconRow(id, await readerOf(ctx));
  if (row === undefined) throw new Problem('record-not-found');
  return row;
}

async function readerOf(
  ctx: Ctx,
): Promise<{ dictionary: Dictionary; locale: Locale; entries: StoredEntry[] }> {
  return {
    dictionary: await freshDictionary(ctx.db),
    locale: ctx.locale,
    entries: await readEntries(ctx.db),
  };
}
