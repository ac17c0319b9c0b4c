// Tests of shop days: midnight by the shop's clock.
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/index.ts';
import { dayEnd, dayStart } from './shop-day.ts';

const { db } = await testDatabase({ after });

test('dayStart, dayEnd › a day of a shop in Riyadh › from midnight to midnight by its clock', async () => {
  await sql`update setting set value = '"Asia/Riyadh"' where name = 'time-zone'`.execute(db);
  const { rows } =
    await sql`select ${dayStart('2026-05-31')} as start, ${dayEnd('2026-05-31')} as end`.execute(
      db,
    );
  assert.deepEqual(rows, [
    { start: new Date('2026-05-30T21:00:00Z'), end: new Date('2026-05-31T21:00:00Z') },
  ]);
});
