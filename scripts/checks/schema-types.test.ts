// Tests of the types of tables: they are what PostgreSQL has after all migrations.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Database } from '../../server/src/platform/db/schema.ts';
import { testDatabase } from '../../server/testing/index.ts';
import {
  DATABASE_COLUMNS,
  type DatabaseColumn,
  schemaFindings,
  typedTables,
} from './schema-types.ts';
import { ROOT } from './source-files.ts';

/** The names of acts and the codes of currencies are lists in the contracts: a new one needs no migration. */
const EXEMPT: Partial<Record<keyof Database, string[]>> = {
  audit_log: ['operation'],
  negotiation: ['currency'],
  sales_order: ['display_currency'],
  quote: ['display_currency'],
};

test('schema.ts › every table, on the migrated database › columns, null, defaults, types and values agree', async (t) => {
  const { pool } = await testDatabase(t);
  const { rows } = await pool.query<DatabaseColumn>(DATABASE_COLUMNS);
  const typed = typedTables(join(ROOT, 'server/src/platform/db/schema.ts'));
  assert.ok(typed.size > 80, `only ${typed.size} tables were read`);
  assert.deepEqual(schemaFindings(typed, rows, EXEMPT), []);
});

test('schemaFindings › a type that says something else › each difference named', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mw-schema-'));
  t.after(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'schema.ts'),
    `import type { ColumnType, Generated } from 'kysely';
    type At = ColumnType<Date, Date | string | undefined, Date | string>;
    export interface Database {
      gone: { id: number };
      part: {
        id: Generated<number>; key: Buffer; count: string; note: string; colour: string | null; made_at: At; ended_at: At | null;
        state: Generated<'new' | 'old'>; size: 'l' | 's'; kind: 'a' | 'b'; about: ColumnType<unknown, string, string>; tags: string[]; lost: number;
      };
    }`,
  );
  const column = (
    column_name: string,
    type: string,
    more: Partial<DatabaseColumn> = {},
  ): DatabaseColumn => ({
    table_name: 'part',
    column_name,
    type,
    is_nullable: false,
    has_default: false,
    is_view: false,
    values: null,
    ...more,
  });
  const findings = schemaFindings(
    typedTables(join(folder, 'schema.ts')),
    [
      column('id', 'integer', { has_default: true }),
      column('key', 'bytea'),
      column('count', 'bigint'),
      column('note', 'text', { is_nullable: true }),
      column('colour', 'text'),
      column('made_at', 'timestamp with time zone'),
      column('ended_at', 'timestamp with time zone', { is_nullable: true }),
      column('state', 'text', { has_default: true, values: ['new', 'old'] }),
      column('size', 'text', { values: ['l', 'm', 's'] }),
      column('kind', 'text'),
      column('about', 'jsonb'),
      column('tags', 'text[]'),
      column('hidden', 'text'),
      column('added', 'text'),
    ],
    { part: ['hidden'] },
  );
  assert.deepEqual(findings, [
    'gone: no such table',
    'part.lost: no such column',
    'part.added: has no type',
    'part.count: bigint is read as number, not as string',
    'part.note: may be null',
    'part.colour: is never null',
    'part.made_at: has no default',
    'part.size: may be l, m, s, not l, s',
    'part.kind: may be any text, not a, b',
  ]);
});
