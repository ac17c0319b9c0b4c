// Race tests: while one call stands at a failpoint, a concurrent actor acts until it is done or has to wait for a lock.
import assert from 'node:assert/strict';
import type { Point } from '../src/platform/failpoint.ts';
import type { TestDatabase } from './database.ts';
import type { Program } from './mutants.ts';

export type World = TestDatabase & { program: Program };

/** While `work` stands at the point, the concurrent actor acts until he is done or has to wait for a lock. @returns what both were told */
export async function during(
  world: World,
  point: Point,
  concurrentActor: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<[string, string]> {
  let his: Promise<string> | undefined;
  const end = world.program.atEveryPoint(async (at) => {
    if (at !== point || his !== undefined) return;
    his = told(concurrentActor());
    await Promise.race([his, untilSomebodyWaits(world)]);
  });
  try {
    const mine = await told(work());
    assert.ok(his !== undefined, `nobody came to "${point}"`);
    return [mine, await his];
  } finally {
    end();
  }
}

/** Until a statement waits for a lock, 5 seconds at most. */
export async function untilSomebodyWaits({ pool }: Pick<World, 'pool'>): Promise<void> {
  for (
    const deadline = Date.now() + 5_000;
    Date.now() < deadline;
    await new Promise((resolve) => setTimeout(resolve, 20))
  ) {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount !== 0) return;
  }
}

/** 'done', the code of a rejection, or 'fault' for an unforeseen error. */
export async function told(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error instanceof Error && error.name === 'Problem'
      ? (error as Error & { code: string }).code
      : 'fault';
  }
}

/** Failures: none, or what is wrong. */
export const unless = (fine: boolean, words: string): string[] => (fine ? [] : [words]);
