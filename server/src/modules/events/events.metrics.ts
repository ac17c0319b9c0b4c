// Metrics of the change feed: events that wait, and for how long; the same in every process.
import type { Db } from '../../platform/db/index.ts';
import type { Family } from '../../platform/metrics/index.ts';
import { readLag } from './feed.queries.ts';

/** @throws what the database throws */
export async function feedMetrics(db: Db): Promise<Family[]> {
  const { seconds, waiting } = await readLag(db);
  return [
    {
      name: 'millwright_change_feed_waiting',
      help: 'Events that are committed and cannot be read before an older transaction ends.',
      type: 'gauge',
      over: 'max',
      samples: { millwright_change_feed_waiting: waiting },
    },
    {
      name: 'millwright_change_feed_lag_seconds',
      help: 'How long the first of these events has waited; alarm at 30.',
      type: 'gauge',
      over: 'max',
      samples: { millwright_change_feed_lag_seconds: seconds },
    },
  ];
}
