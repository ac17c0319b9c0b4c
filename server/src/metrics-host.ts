// Metrics endpoint: open to requests with METRICS_TOKEN; otherwise, and without a configured token, it answers 404. [decisions §6, 0040]
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from './platform/db/index.ts';
import { queueMetrics } from './platform/jobs/index.ts';
import { EXPOSITION_TYPE, exposition, type Family } from './platform/metrics/index.ts';
import { Problem } from './platform/problem.ts';

type Options = {
  db: Db;
  token: string | undefined;
  /** Those of all processes that serve the port. */
  metrics: () => Promise<readonly Family[]>;
  /** What a module counts in the database. */
  inDatabase: (db: Db) => Promise<readonly Family[]>;
};

export function registerMetrics(
  app: FastifyInstance,
  { db, token, metrics, inDatabase }: Options,
): void {
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  const quiet = {
    schema: { hide: true },
    logLevel: 'silent' as const,
    config: { anonymous: true, isUnlisted: true, rateLimit: false as const },
  };
  app.get('/metrics', quiet, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Problem('not-found');
    // Metrics are needed most when the database is unavailable.
    const queues = await queueMetrics(db).catch((): Family[] => []);
    const others = await inDatabase(db).catch((): Family[] => []);
    const isUp = queues.length > 0 ? 1 : 0;
    const database: Family = {
      name: 'millwright_database_up',
      help: 'Whether the database answered this time.',
      type: 'gauge',
      over: 'max',
      samples: { millwright_database_up: isUp },
    };
    const text = exposition([...(await metrics()), database, ...queues, ...others]);
    return await reply
      .header('content-type', EXPOSITION_TYPE)
      .header('cache-control', 'no-store')
      .send(text);
  });
}

/** Hashed to one length, so that the time of the comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
