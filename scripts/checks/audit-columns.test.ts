// Tests of the words of audited columns: whatever a table writes into the log of changes is called by a word in every language, or is not shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSilent, wordOf, wordOfValue } from '../../backoffice/app/ui/audited-columns.ts';
import { MESSAGES } from '../../messages/src/backoffice/index.ts';
import { testDatabase } from '../../server/testing/index.ts';

/** What the trigger of each audited table keeps: its columns without those that it leaves out. */
const KEPT = `select c.relname as table, split_part(t.arguments, '\\000', 1) as subject, a.attname as column
  from (select tgrelid, encode(tgargs, 'escape') as arguments from pg_trigger where tgname = 'audit') t
  join pg_class c on c.oid = t.tgrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where a.attname <> all (split_part(t.arguments, '\\000', 4)::text[]) order by 1, 3`;

test('log of changes › every column of every audited table › a word of its own or not shown, never the name of the column [back office]', async (t) => {
  const { pool } = await testDatabase(t);
  const { rows } = await pool.query<{ table: string; subject: string; column: string }>(KEPT);
  assert.ok(rows.length > 400, `only ${rows.length} columns are read`);
  const nameless = rows
    .filter(({ table, column, subject }) => !isSilent(table, column, subject))
    .filter(({ table, column }) => wordOf(table, column) === undefined)
    .map(({ table, column }) => `${table}.${column}`);
  assert.deepEqual(nameless, []);
  for (const { table, column } of rows) {
    const { word } = wordOf(table, column) ?? {};
    if (word === undefined) continue;
    for (const locale of ['ru', 'ar'] as const)
      assert.notEqual(MESSAGES[locale][word], column, `${table}.${column} in ${locale}`);
  }
});

test('log of changes › codes of states, languages and kinds › the words of the screens; what has none stays [back office]', () => {
  for (const [table, column, value, word] of [
    ['product_text', 'locale', 'ru', 'language.ru'],
    ['sales_order', 'status', 'Shipped', 'orders.status.Shipped'],
    ['stocktake', 'scope', 'all', 'stocktake.scope.all'],
    ['order_payment', 'mode', 'escrow', 'orders.mode.escrow'],
    ['stocktake', 'name', 'all', undefined],
    ['product', 'unit', 'constructor', undefined],
  ] as const)
    assert.equal(wordOfValue(table, column, value), word);
});
