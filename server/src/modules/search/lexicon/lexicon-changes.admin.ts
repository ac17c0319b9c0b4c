// Changes of lexicon entries: read from the audit log in words; one can be undone while its entry is as it left it. [house §6]
import type { CatalogueChange } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../../platform/authorise.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { Problem } from '../../../platform/problem.ts';
import { notifyUndo, undoWhole } from '../../catalog/index.ts';
import type { Dictionary } from './dictionary.rules.ts';
import { dictionaryChanged } from './dictionary.ts';
import { describeMeaning } from './lexicon-description.rules.ts';
import { freshDictionary, rejectTwins } from './lexicon-entries.admin.ts';
import type { EntryProperty } from './lexicon-entries.ts';
import { meaningOfEntry } from './lexicon-layer.rules.ts';

const TABLE = 'search_lexicon_entry';
const SUBJECT = 'lexicon-entry';

type Columns = {
  terms?: string[];
  locale?: string | null;
  kind?: string;
  categories?: number[];
  properties?: EntryProperty[];
  stands_for?: string | null;
};
type Row = {
  change_id: string;
  at: Date;
  who: string;
  name: string | null;
  undone: boolean;
  records: number;
  total: number;
  rows: { id: string; terms: string[] | null; before: Columns | null; after: Columns | null }[];
};

/** The newest first. @throws Problem not-found, right-missing */
export async function listLexiconChanges(
  ctx: Ctx,
  { entryId }: { entryId?: number | undefined },
  page: { start: number; count: number },
): Promise<{ rows: CatalogueChange[]; total: number }> {
  staffOf(ctx, 'catalogue:read');
  const { rows } = await sql<Row>`
    with changes as (
      select a.change_id, max(a.id) as last, min(a.at) as at, min(a.who) as who, bool_and(a.undone_by is not null) as undone,
        jsonb_agg(jsonb_build_object('id', a.subject_id, 'terms', e.terms, 'before', a.before, 'after', a.after) order by a.id) as rows,
        count(*) over ()::int as total
      from audit_log a left join search_lexicon_entry e on e.id::text = a.subject_id
      where a.subject = ${SUBJECT} and (${entryId ?? null}::text is null or a.subject_id = ${entryId ?? null}::text)
      group by a.change_id order by last desc limit ${page.count} offset ${page.start}
    )
    select c.*, n.name,
      (select count(distinct a.subject_id)::int from audit_log a where a.change_id = c.change_id and a.subject = ${SUBJECT}) as records
    from changes c left join actor_name n on n.who = c.who order by c.last desc`.execute(ctx.db);
  const dictionary = await freshDictionary(ctx.db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      id: row.change_id,
      at: row.at.toISOString(),
      who: row.name ?? row.who,
      records: row.records,
      undone: row.undone,
      undoable: !row.undone,
      lines: row.rows.flatMap((logged) => linesOf(logged, dictionary, ctx.locale)),
    })),
  };
}

/** @throws Problem not-found, right-missing, record-not-found, change-not-undoable when the entry or the use of its terms changed since */
export async function undoLexiconChange(ctx: Ctx, changeId: string): Promise<void> {
  const by = staffOf(ctx, 'catalogue:write');
  await notifyUndo(() =>
    inTransaction(ctx.db, async (tx) => {
      await undoWhole(tx, changeId, { by, undoable: [TABLE] });
      await rejectTwins(tx).catch((error) => {
        throw error instanceof Problem ? new Problem('change-not-undoable') : error;
      });
    }),
  );
  dictionaryChanged();
}

function linesOf(
  { id, terms, before, after }: Row['rows'][number],
  dictionary: Dictionary,
  locale: Ctx['locale'],
): CatalogueChange['lines'] {
  const of = (after?.terms ?? before?.terms ?? terms)?.[0] ?? `#${id}`;
  const texts: Record<string, (columns: Columns) => string | null | undefined> = {
    terms: (columns) => columns.terms?.join(', '),
    kind: (columns) => columns.kind,
    locale: (columns) => columns.locale,
    stands_for: (columns) => columns.stands_for,
    means: (columns) => meansOf(columns, dictionary, locale),
  };
  return Object.entries(texts).flatMap(([field, textOf]) => {
    const [was, is] = [before, after].map((columns) =>
      columns === null ? null : textOf(columns) || null,
    );
    return was === is ? [] : [{ table: TABLE, field, of, before: was ?? null, after: is ?? null }];
  });
}

/** Families and properties; of a change only those that changed. */
function meansOf(
  { categories = [], properties = [] }: Columns,
  dictionary: Dictionary,
  locale: Ctx['locale'],
): string {
  const meaning = meaningOfEntry(
    { id: 0, terms: [], kind: 'family-property', categories, properties, standsFor: null },
    dictionary,
  );
  return meaning === undefined ? '' : describeMeaning(meaning, dictionary, locale).means;
}
