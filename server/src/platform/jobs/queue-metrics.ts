// Queue metrics: jobs by state and the age of the oldest waiting one, in one statement; the same in every process.
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Family } from '../metrics/index.ts';

type Row = { name: string; waiting: number; active: number; dead: number; oldest: number };

/** Metric families of the job queues. @throws what the database throws */
export async function queueMetrics(db: Db): Promise<Family[]> {
  // Jobs for later are not late; what was done is not counted, since it is most of the table.
  const { rows } = await sql<Row>`
    select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.active, 0) as active, coalesce(j.dead, 0) as dead, coalesce(j.oldest, 0) as oldest
    from pgboss.queue q left join (
      select name, count(*) filter (where state in ('created', 'retry'))::int as waiting, count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed')::int as dead,
        extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))::float8 as oldest
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name) j on j.name = q.name
    where q.name not like '\\_\\_%' order by q.name`.execute(db);
  const states = ['waiting', 'active', 'dead'] as const;
  return [
    {
      name: 'millwright_queue_jobs',
      help: 'Background jobs; dead are those that were tried for the last time.',
      type: 'gauge',
      over: 'max',
      samples: Object.fromEntries(
        rows.flatMap((row) =>
          states.map((state) => [
            `millwright_queue_jobs{queue="${row.name}",state="${state}"}`,
            row[state],
          ]),
        ),
      ),
    },
    {
      name: 'millwright_queue_oldest_seconds',
      help: 'How long the oldest job has been waiting for somebody to take it.',
      type: 'gauge',
      over: 'max',
      samples: Object.fromEntries(
        rows.map(({ name, oldest }) => [
          `millwright_queue_oldest_seconds{queue="${name}"}`,
          oldest,
        ]),
      ),
    },
  ];
}
