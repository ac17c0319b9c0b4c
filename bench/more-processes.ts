// Scaling by web processes: the same operations on the same database with one web process and with one per core, in turn.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load } from './children.ts';
import type { MoreProcesses } from './figures.ts';
import { CONNECTIONS } from './measure.ts';
import { OPERATIONS, type World } from './operations.ts';
import type { Pace } from './sizes.ts';

/** One that searches, one that renders, one from the response cache, one that writes, one that hashes. */
const COMPARED = ['search-mix', 'list-page', 'hot-list-page', 'add-to-cart', 'login'];
const ROUNDS = 3;

type Servers = {
  world: World;
  one: string;
  many: string;
  webProcesses: number;
  load: Load;
  pace: Pace;
};

/** Requests a second of both servers; medians of rounds in turn, so that a machine that slows down slows both. @throws where an answer fails */
export async function compareProcesses({
  world,
  one,
  many,
  webProcesses,
  load,
  pace,
}: Servers): Promise<MoreProcesses> {
  const operations: MoreProcesses['operations'] = [];
  for (const operation of OPERATIONS.filter(({ name }) => COMPARED.includes(name))) {
    const plan = await operation.plan(world);
    if (plan.kind !== 'repeatable') throw new Error(`${operation.name} cannot be repeated`);
    const run = async (address: string, seconds: number): Promise<number> => {
      const result = await load.run({
        address,
        connections: CONNECTIONS,
        work: plan.work,
        seconds,
      });
      if (result.failures.length > 0)
        throw new Error(`${operation.title}: ${result.failures.join(', ')}`);
      return result.perSecond;
    };
    for (const address of [one, many]) await run(address, pace.warmUpSeconds * webProcesses);
    await sleep(200);
    const rates: { one: number[]; many: number[] } = { one: [], many: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.one.push(await run(one, pace.seconds));
      rates.many.push(await run(many, pace.seconds));
    }
    operations.push({
      name: operation.name,
      onePerSecond: median(rates.one),
      manyPerSecond: median(rates.many),
    });
  }
  return { webProcesses, operations };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
