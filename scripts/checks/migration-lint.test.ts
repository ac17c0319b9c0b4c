// Tests of the migration lint.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintMigration, migrationFindings } from './migration-lint.ts';

const rulesOf = (text: string): string[] =>
  lintMigration(text).map((finding) => /\(([a-z-]+)\)$/.exec(finding)?.[1] ?? finding);

const WRONG: [string, string][] = [
  ['create index x on sales_order (placed_at);', 'require-concurrent-index-creation'],
  [
    'create unique index x\n  on only product using btree (mpn);',
    'require-concurrent-index-creation',
  ],
  ['alter table setting add column colour text not null;', 'adding-required-field'],
  [
    'alter table cart add note text not null, add column other int default 0;',
    'adding-required-field',
  ],
  ['alter table customer alter column first_name set not null;', 'adding-not-nullable-field'],
  [
    'alter table order_line add constraint few check (quantity < 100000);',
    'constraint-missing-not-valid',
  ],
  [
    'alter table cart add foreign key (customer_id) references customer;',
    'constraint-missing-not-valid',
  ],
  ['alter table product alter column sku type varchar(80);', 'changing-column-type'],
  ['alter table setting drop column value;', 'ban-drop-column'],
  ['alter table setting rename column value to content;', 'renaming-column'],
  ['alter table setting rename to preference;', 'renaming-table'],
  ['drop table setting;', 'ban-drop-table'],
  ["update product set image = 'x;y' where image is null;", 'update-in-batches'],
  ['create tabel parcel (id int primary key);', 'syntax-error'],
  ['begin; create table t (id int); commit;', 'transaction-nesting'],
  ["set lock_timeout = '1s'; alter table setting add column colour text;", 'own-time-limits'],
  ['drop index product_mpn;', 'require-concurrent-index-deletion'],
  ['alter table cart add constraint one unique (code);', 'disallowed-unique-constraint'],
  [
    'create index concurrently if not exists x on sales_order (placed_at); select 1;',
    'ban-concurrent-index-creation-in-transaction',
  ],
  [
    '-- statement by statement: it may begin again\ncreate index concurrently x on sales_order (placed_at);',
    'prefer-robust-stmts',
  ],
];
for (const [text, rule] of WRONG) {
  test(`migrations › ${text.replace(/\s+/g, ' ')} › refused by ${rule} [promises P21]`, () =>
    assert.ok(rulesOf(text).includes(rule), rulesOf(text).join()));
}

const FINE = [
  'create table parcel (id int primary key, note text not null); create index parcel_note on parcel (note); alter table parcel add check (id > 0);',
  '-- statement by statement\ncreate index concurrently if not exists x on sales_order (placed_at);',
  "alter table setting add column colour text not null default 'red';",
  'alter table order_line add constraint few check (quantity < 100000) not valid;',
  '-- lint: update-in-batches because there are at most three such rows\nupdate product set kind = kind where id < 3;',
  '-- lint: ban-drop-column because no version that runs has ever known it\nalter table cart drop column note;',
  // As a file that was applied says it.
  '-- lint: constraint-not-valid because both tables are new and empty\nalter table cart add foreign key (customer_id) references customer;',
  'create function f() returns void language sql as $$ update product set id = 1; drop table cart $$;',
  '-- drop table cart;\nselect 1;',
  "-- a buyer's lines\ncreate table order_line (id int primary key); create index order_line_x on order_line (id);",
];
for (const text of FINE) {
  test(`migrations › ${text.replace(/\s+/g, ' ').slice(0, 70)} › passes [promises P21]`, () =>
    assert.deepEqual(lintMigration(text), []));
}

test('migrations › those that are there › pass [promises P21]', () =>
  assert.deepEqual(migrationFindings(), []));
