// Measurement of one operation: a few answers are checked, then rounds of load alternate with the bare server and one-row commits; medians count.
import { setTimeout as sleep } from 'node:timers/promises';
import { diceOf } from './catalogue-sample.ts';
import type { Bare, Load } from './children.ts';
import type { Figures } from './figures.ts';
import { CARTS } from './large-carts.ts';
import type { LoadJob, LoadResult, LoadWork } from './load-job.ts';
import { verifyRequest } from './logins.ts';
import { lookAt } from './look.ts';
import type { Operation, Plan, World } from './operations.ts';
import type { ProcessorTime } from './processor-time.ts';
import {
  commitRequest,
  countOrders,
  fillCarts,
  type Item,
  priceRequest,
  stockUp,
} from './purchases.ts';
import type { Pace } from './sizes.ts';

export const CONNECTIONS = CARTS;

type Tools = { world: World; load: Load; bare: Bare; hooked: Bare; pace: Pace };
/** What is measured in turn with the operation, in the same minute. */
type Beside = {
  bare: LoadResult[];
  hooked: LoadResult[];
  oneRow: LoadResult[];
  hashes: LoadResult[];
};

export async function measure(operation: Operation, tools: Tools): Promise<Figures> {
  const { world, load, bare, hooked, pace } = tools;
  const plan = await operation.plan(world);
  const orders = plan.kind === 'orders' ? await stockUp(world.database, plan.items) : [];
  const { failures, statements, answers, bytes } = await lookAt(operation, world, plan, orders);
  const beside: Beside = { bare: [], hooked: [], oneRow: [], hashes: [] };
  const rounds: { result: LoadResult; spent: ProcessorTime | null }[] = [];
  let alone: LoadResult | null = null;
  if (failures.length === 0) {
    await Promise.all([bare.answerWith(answers), hooked.answerWith(answers)]);
    if (operation.hot) await askAll(tools, plan);
    await load.run(await nextJob(tools, plan, orders, { isWarmUp: true }));
    await sleep(200);
    for (let round = 0; round < pace.rounds; round++) {
      const job = await nextJob(tools, plan, orders, { isWarmUp: false });
      rounds.push(await measureRound(operation, tools, plan, job));
      await measureBeside(operation, tools, job.work, beside);
    }
    if (plan.kind === 'repeatable')
      alone = await load.run({
        address: world.address,
        connections: 1,
        work: plan.work,
        seconds: pace.aloneSeconds,
      });
  }
  const results = rounds.map(({ result }) => result);
  const spent = rounds.map((round) => round.spent).filter((time) => time !== null);
  const others = [...Object.values(beside).flat(), ...(alone === null ? [] : [alone])];
  return {
    name: operation.name,
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    medianMs: median(results.map(({ medianMs }) => medianMs)),
    p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
    aloneMs: alone?.medianMs ?? null,
    aloneP99Ms: alone?.p99Ms ?? null,
    serverMs: spent.length === 0 ? null : median(spent.map(({ server }) => server)),
    postgresMs: spent.length === 0 ? null : median(spent.map(({ postgres }) => postgres)),
    statements,
    memoryMb: world.memory()?.now ?? null,
    bytes,
    barePerSecond: perSecondOf(beside.bare) ?? 0,
    hookedPerSecond: perSecondOf(beside.hooked),
    oneRowPerSecond: perSecondOf(beside.oneRow),
    hashesPerSecond: perSecondOf(beside.hashes),
    failures: [
      ...new Set([...failures, ...[...results, ...others].flatMap((result) => result.failures)]),
    ],
  };
}

async function measureRound(
  operation: Operation,
  { world, load }: Tools,
  plan: Plan,
  job: LoadJob,
) {
  const ordersBefore = plan.kind === 'orders' ? await countOrders(world.database) : 0;
  const keptBefore = await world.kept();
  const started = world.used();
  const result = await load.run(job);
  const spent = perRequest(started, world.used(), result.done);
  result.failures.push(...problemOfKept(operation, (await world.kept()) - keptBefore, result.done));
  if (plan.kind === 'orders') {
    const written = (await countOrders(world.database)) - ordersBefore;
    if (written !== result.done)
      result.failures.push(`${result.done} orders acknowledged, ${written} written`);
  }
  return { result, spent };
}

async function measureBeside(
  { hot, writes, hashes }: Operation,
  tools: Tools,
  work: LoadWork,
  beside: Beside,
): Promise<void> {
  const { world, load, bare, hooked, pace } = tools;
  const run = (address: string, other: LoadWork): Promise<LoadResult> =>
    load.run({ address, connections: CONNECTIONS, work: other, seconds: pace.besideSeconds });
  beside.bare.push(await run(bare.address, work));
  if (hot) beside.hooked.push(await run(hooked.address, work));
  if (writes)
    beside.oneRow.push(await run('', { kind: 'one-row commits', databaseUrl: world.databaseUrl }));
  if (hashes)
    beside.hashes.push(await run(bare.address, { kind: 'requests', requests: [verifyRequest] }));
}

/** Every connection asks for every page, so that each web process has seen each more than once: that is when it keeps them. */
async function askAll({ world, load }: Tools, plan: Plan): Promise<void> {
  if (plan.kind !== 'repeatable' || plan.work.kind !== 'requests') return;
  await load.run({
    address: world.address,
    connections: CONNECTIONS,
    work: plan.work,
    amount: plan.work.requests.length * CONNECTIONS,
  });
}

/** Measurements of rendered responses must not be mixed with those of cached ones. */
function problemOfKept({ hot }: Operation, kept: number, done: number): string[] {
  if (hot !== true) return kept > 0 ? [`${kept} of ${done} answers were kept ones`] : [];
  return kept < 0.95 * done ? [`only ${kept} of ${done} answers were kept ones`] : [];
}

function perRequest(
  before: ProcessorTime | null,
  after: ProcessorTime | null,
  requests: number,
): ProcessorTime | null {
  if (before === null || after === null || requests === 0) return null;
  return {
    server: (after.server - before.server) / requests,
    postgres: (after.postgres - before.postgres) / requests,
  };
}

/** Orders need carts that are not committed yet; everything else may continue where it was. */
async function nextJob(
  { world, load, pace }: Tools,
  plan: Plan,
  orders: readonly Item[],
  { isWarmUp }: { isWarmUp: boolean },
): Promise<LoadJob> {
  const base = { address: world.address, connections: CONNECTIONS };
  if (plan.kind === 'repeatable')
    return {
      ...base,
      work: rotated(plan.work),
      seconds: isWarmUp ? pace.warmUpSeconds : pace.seconds,
    };
  const amount = isWarmUp ? CONNECTIONS * 10 : pace.ordersARound;
  const checkouts = await fillCarts(world.database, orders, amount, diceOf(amount));
  const prices = await load.run({
    ...base,
    work: { kind: 'requests', requests: checkouts.map(priceRequest) },
    amount,
  });
  if (prices.failures.length > 0)
    throw new Error(`the carts could not be prepared: ${prices.failures.join(', ')}`);
  return { ...base, work: { kind: 'requests', requests: checkouts.map(commitRequest) }, amount };
}

/** Each round begins elsewhere in the list. */
function rotated(work: LoadWork): LoadWork {
  if (work.kind !== 'requests') return work;
  const third = Math.floor(work.requests.length / 3);
  work.requests.push(...work.requests.splice(0, third));
  return work;
}

function perSecondOf(results: readonly LoadResult[]): number | null {
  return results.length === 0 ? null : median(results.map(({ perSecond }) => perSecond));
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
