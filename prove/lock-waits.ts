// Lock waits during a schema change of a running shop.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { againAndAgain } from './again.ts';
import { type Answer, ask } from './buyers.ts';
import type { Context } from './proof.ts';

/** No longer than this may a change of the schema hold up anybody. */
export const MAX_WAIT_MS = 1_000;

export type Waits = { ms: number; query: string };

/** The longest time that anybody but the migration itself waited for a lock. */
export function watchWaits(context: Context, url: string): { stop(): Promise<Waits> } {
  const longest = { ms: 0, query: '' };
  return againAndAgain(context, longest, async (isOver) => {
    await withClient(url, 'millwright watch', async (client) => {
      for (; !isOver(); await sleep(25)) {
        const { rows } = await client.query<Waits>(`
          select extract(epoch from clock_timestamp() - l.waitstart) * 1000 as ms, left(a.query, 120) as query
          from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and l.waitstart is not null and a.application_name <> 'millwright migrate' order by 1 desc limit 1`);
        const [row] = rows;
        if (row !== undefined && Number(row.ms) > longest.ms)
          Object.assign(longest, { ms: Number(row.ms), query: row.query });
      }
    });
  });
}

export function waitFindings({ ms, query }: Waits): string[] {
  return ms > MAX_WAIT_MS ? [`somebody waited ${Math.round(ms)} ms for a lock: ${query}`] : [];
}

/** A visitor who reads a part and the categories all the time. */
export function startReader(
  context: Context,
  address: string,
  product: number,
): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  return againAndAgain(context, answers, async (isOver) => {
    for (; !isOver(); await sleep(20)) {
      answers.push(await ask(address, '', `/api/products/${product}/reviews?lang=en`));
      answers.push(await ask(address, '', '/api/categories?lang=en'));
    }
  });
}

export async function withClient(
  url: string,
  name: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: name });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
