// Tests of shared SQL: what the fragments mean to PostgreSQL.
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { testDatabase } from '../../testing/index.ts';
import { sampleSize } from '../../testing/sample.ts';
import { allOf, isLikeInAnyLanguage, likeOf, sortDirection, textIn } from './sql.ts';

const { db } = await testDatabase({ after });

async function evaluate<T>(expression: RawBuilder<T>, from = sql``): Promise<T | undefined> {
  return (await sql<{ value: T }>`select ${expression} as value ${from}`.execute(db)).rows[0]
    ?.value;
}
const isLike = (text: string, typed: string) =>
  evaluate(sql<boolean>`${text}::text ilike ${likeOf(typed)}`);

test('likeOf › nothing, or blanks alone › no pattern', () => {
  for (const nothing of [undefined, '', '  \t']) assert.equal(likeOf(nothing), null);
});

test('likeOf › text with the signs of patterns › found anywhere, as it is typed and in any case, and by nothing else', async () => {
  assert.equal(await isLike('Valve 50%_\\ brass', ' 50%_\\ '), true);
  assert.equal(await isLike('VALVE', 'alv'), true);
  assert.equal(await isLike('Valve 500 brass', '50%'), false);
  assert.equal(await isLike('M8x40', 'M_x40'), false);
  const text = fc.string({
    unit: fc.constantFrom('a', 'B', '%', '_', '\\', ' ', 'ж'),
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(text, text, async (whole, typed) => {
      fc.pre(typed.trim() !== '');
      assert.equal(
        await isLike(whole, typed),
        whole.toLowerCase().includes(typed.trim().toLowerCase()),
      );
    }),
    { numRuns: sampleSize(60, 300) },
  );
});

test('textIn, isLikeInAnyLanguage › a text without its Arabic › shown in English, found in every language', async () => {
  const from = sql`from (values ('{"en": "Valve", "ru": "Клапан", "ar": ""}'::jsonb)) as t (name)`;
  assert.equal(await evaluate(textIn('ru', 't.name'), from), 'Клапан');
  assert.equal(await evaluate(textIn('ar', 't.name'), from), 'Valve');
  assert.equal(await evaluate(isLikeInAnyLanguage('t.name', likeOf('клап')), from), true);
  assert.equal(await evaluate(isLikeInAnyLanguage('t.name', likeOf('pump')), from), false);
});

test('allOf › no condition, one that fails among others › true, false', async () => {
  assert.equal(await evaluate(allOf([])), true);
  assert.equal(await evaluate(allOf([sql`1 = 1`, sql`2 = 2`])), true);
  assert.equal(await evaluate(allOf([sql`1 = 1`, sql`1 = 2`])), false);
});

test('sortDirection › both › the order of the rows', async () => {
  for (const [order, first] of [
    ['asc', 1],
    ['desc', 3],
  ] as const)
    assert.equal(
      await evaluate(
        sql`n`,
        sql`from generate_series(1, 3) n order by n ${sortDirection(order)} limit 1`,
      ),
      first,
    );
});
