// Connection pool metrics.
import type pg from 'pg';
import { reading } from '../metrics/index.ts';

const pools = new Set<pg.Pool>();

const sum = (of: (pool: pg.Pool) => number): number =>
  [...pools].reduce((total, pool) => total + of(pool), 0);

reading(
  {
    name: 'millwright_db_connections',
    help: 'Connections to PostgreSQL, by what they do.',
    over: 'sum',
  },
  () => [
    [{ state: 'busy' }, sum((pool) => pool.totalCount - pool.idleCount)],
    [{ state: 'idle' }, sum((pool) => pool.idleCount)],
  ],
);
reading(
  { name: 'millwright_db_connections_most', help: 'How many there may be.', over: 'sum' },
  () => sum((pool) => pool.options.max),
);
reading({ name: 'millwright_db_waiting', help: 'Who waits for a connection.', over: 'sum' }, () =>
  sum((pool) => pool.waitingCount),
);

/** @returns to be called when the pool is closed */
export function measurePool(pool: pg.Pool): () => void {
  pools.add(pool);
  return () => void pools.delete(pool);
}
