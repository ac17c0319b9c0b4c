// Tests of the migration lint.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintMigration, migrationFindings } from './migration-lint.ts';

const rulesOf = (text: string): string[] => lintMigration(text).map((finding) => /\(([a-z-]+)\)$/.exec(finding)?.[1] ?? finding);

const WRONG: [string, string][] = [
  ['create index x on sales_order (placed_at);', 'index-concurrently'],
  ['create unique index x\n  on only product using btree (mpn);', 'index-concurrently'],
  ['alter table setting add column colour text not null;', 'not-null-default'],
  ['alter table cart add note text not null, add column other int default 0;', 'not-null-default'],
  ['alter table customer alter column first_name set not null;', 'set-not-null'],
  ['alter table order_line add constraint few check (quantity < 100000);', 'constraint-not-valid'],
  ['alter table cart add foreign key (customer_id) references customer;', 'constraint-not-valid'],
  ['alter table product alter column sku type varchar(80);', 'column-type'],
  ['alter table setting drop column value;', 'drop-later'],
  ['alter table setting rename column value to content;', 'drop-later'],
  ['drop table setting;', 'drop-later'],
  ["update product set image = 'x;y' where image is null;", 'update-in-batches'],
  ['begin; create table t (id int); commit;', 'own-transaction'],
];
for (const [text, rule] of WRONG) {
  test(`migrations › ${text.replace(/\s+/g, ' ')} › refused by ${rule} [promises P21]`, () =>
    assert.ok(rulesOf(text).includes(rule), rulesOf(text).join()));
}

const FINE = [
  'create table parcel (id int primary key, note text not null); create index parcel_note on parcel (note); alter table parcel add check (id > 0);',
  'create index concurrently if not exists x on sales_order (placed_at);',
  "alter table setting add column colour text not null default 'red';",
  'alter table order_line add constraint few check (quantity < 100000) not valid;',
  '-- lint: update-in-batches because there are at most three such rows\nupdate product set kind = kind where id < 3;',
  'create function f() returns void language sql as $$ update product set id = 1; drop table cart $$;',
  '-- drop table cart;\nselect 1;',
  "-- a buyer's lines\ncreate table order_line (id int primary key); create index order_line_x on order_line (id);",
];
for (const text of FINE) {
  test(`migrations › ${text.replace(/\s+/g, ' ').slice(0, 70)} › passes [promises P21]`, () => assert.deepEqual(lintMigration(text), []));
}

test('migrations › those that are there › pass [promises P21]', () => assert.deepEqual(migrationFindings(), []));
