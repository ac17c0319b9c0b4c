// Webhooks after a restore: each endpoint keeps its place in the change feed, whose transaction numbers are another cluster's. Before the feed's new epoch.
import type pg from 'pg';

export async function rebaseWebhooks(client: pg.ClientBase): Promise<void> {
  await client.query('select rebase_webhook_cursors()');
}
