// Shared SQL: search patterns, sort directions, texts in the reader's language.
import type { Locale } from '@millwright/contracts';
import { type RawBuilder, sql } from 'kysely';

/** The LIKE pattern of a text that stands anywhere in a column; null where nothing is searched for. */
export function likeOf(text: string | undefined): string | null {
  const typed = text?.trim() ?? '';
  return typed === '' ? null : `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a text in any language is like `pattern`. @param column of localised texts */
export function isLikeInAnyLanguage(column: string, pattern: string | null): RawBuilder<boolean> {
  return sql`exists (select from jsonb_each_text(${sql.ref(column)}) w where w.value ilike ${pattern})`;
}

/** A localised text in this language, in English where it has none. */
export function textIn(locale: Locale, column: string): RawBuilder<string> {
  return sql`coalesce(nullif(${sql.ref(column)} ->> ${locale}::text, ''), ${sql.ref(column)} ->> 'en')`;
}

/** All of the conditions; without any, true. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export function sortDirection(order: 'asc' | 'desc'): RawBuilder<unknown> {
  return order === 'desc' ? sql`desc` : sql`asc`;
}
