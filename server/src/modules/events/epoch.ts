// Epoch of the change feed: a restore begins another one, so that cursors of before are refused instead of skipping events.
import type pg from 'pg';

export async function beginEpoch(client: pg.ClientBase): Promise<void> {
  await client.query('select begin_event_epoch()');
}
