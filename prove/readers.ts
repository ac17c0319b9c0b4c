// Concurrent readers and staleness: a category is renamed again and again, and visitors compare what they see with the name of a second before their request.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../server/src/platform/db/index.ts';
import { againAndAgain } from './again.ts';
import type { Context } from './proof.ts';

/** What is promised of every node, wherever it reads. */
const WITHIN_MS = 1_000;
const RENAMED_EVERY_MS = 250;

export type Readers = {
  stop(): Promise<{
    reads: number;
    failed: number;
    renamed: number;
    oldestMs: number;
    failures: string[];
  }>;
};

/**
 * @param url the primary, by the way that stays
 * @param paths pages of the shop that they look at besides
 */
export function startReaders(
  context: Pick<Context, 'after'>,
  address: string,
  url: string,
  paths: readonly string[],
): Readers {
  const seen = { reads: 0, failed: 0, renamed: 0, oldestMs: 0, failures: [] as string[] };
  /** When each name was promised to be there; the number is in the name. */
  const promised: { name: number; at: number }[] = [];

  const rename = async (isOver: () => boolean): Promise<void> => {
    const { db, close } = openDatabase(url, { applicationName: 'millwright proof', max: 1 });
    for (let name = 1; !isOver(); name++) {
      const text = JSON.stringify({ en: `Name ${name} of many`, ru: 'R', ar: 'A' });
      await sql`update category set name = ${text}::jsonb where id = (select min(id) from category)`
        .execute(db)
        .then(
          () => {
            seen.renamed = promised.push({ name, at: performance.now() });
          },
          // The database is away: nothing was promised.
          () => {},
        );
      await sleep(RENAMED_EVERY_MS);
    }
    await close();
  };
  const look = async (path: string): Promise<string | undefined> => {
    seen.reads += 1;
    const answer = await fetch(address + path, {
      signal: AbortSignal.timeout(15_000),
      headers: { accept: 'text/html' },
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 200) return text;
    seen.failed += 1;
    return undefined;
  };
  const compare = async (isOver: () => boolean): Promise<void> => {
    for (; !isOver(); await sleep(10)) {
      const asked = performance.now();
      const shown = Number(
        /Name (\d+) of many/.exec((await look('/api/categories?lang=en')) ?? '')?.[1],
      );
      if (!Number.isNaN(shown)) {
        const next = promised.find(({ name }) => name > shown);
        const old = next === undefined ? 0 : asked - next.at;
        seen.oldestMs = Math.max(seen.oldestMs, old);
        if (old > WITHIN_MS && seen.failures.length < 5)
          seen.failures.push(
            `a visitor was shown what had been otherwise for ${Math.round(old)} ms`,
          );
      }
    }
  };
  const wander = async (isOver: () => boolean): Promise<void> => {
    for (let n = 0; !isOver(); n++) {
      await look(paths[n % paths.length] as string);
      await sleep(20);
    }
  };
  return againAndAgain(context, seen, (isOver) =>
    Promise.all([rename(isOver), compare(isOver), compare(isOver), wander(isOver)]),
  );
}
