// How fast is one operation? A few answers are looked at, then rounds of load alternate with the bare server and one-row commits; medians count.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BareAnswer } from './bare-server.ts';
import { diceOf } from './catalogue-sample.ts';
import type { Bare, Load } from './children.ts';
import type { LoadJob, LoadRequest, LoadResult, LoadWork } from './load-job.ts';
import type { Operation, Plan, World } from './operations.ts';
import type { ProcessorTime } from './processor-time.ts';
import { type Checkout, commitRequest, countOrders, fillCarts, type Item, priceRequest, stockUp } from './purchases.ts';

export type Pace = { rounds: number; warmUpSeconds: number; seconds: number; bareSeconds: number; ordersARound: number };
export type Measured = {
  operation: Operation;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Median of one request at a time. */
  aloneMs: number | null;
  /** Processor time a request; null where the system does not tell. */
  serverMs: number | null;
  postgresMs: number | null;
  /** Mean of the bodies looked at. */
  bytes: number;
  barePerSecond: number;
  oneRowPerSecond: number | null;
  /** Bare Fastify with the shop's hooks; of hot operations. */
  hookedPerSecond: number | null;
  failures: string[];
};

export const CONNECTIONS = 16;
const LOOKED_AT = 32;

type Tools = { world: World; load: Load; bare: Bare; hooked: Bare; pace: Pace };

export async function measure(operation: Operation, tools: Tools): Promise<Measured> {
  const { world, load, bare, hooked, pace } = tools;
  const plan = operation.plan(world);
  const orders = plan.kind === 'orders' ? await stockUp(world.database, plan.items) : [];
  const answers = await lookAt(world, plan, orders);
  const failures = [...new Set(answers.flatMap(({ status, body }) => problemOf(operation, status, body)))];
  const bytes = answers.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / answers.length;
  const nothing = {
    operation,
    perSecond: 0,
    medianMs: 0,
    p99Ms: 0,
    aloneMs: null,
    serverMs: null,
    postgresMs: null,
    bytes,
    barePerSecond: 0,
    oneRowPerSecond: null,
    hookedPerSecond: null,
  };
  if (failures.length > 0) return { ...nothing, failures };

  const same = answers.map(({ type, body }): BareAnswer => ({ type, body }));
  await Promise.all([bare.answerWith(same), hooked.answerWith(same)]);
  const real: LoadResult[] = [];
  const ideal: LoadResult[] = [];
  const oneRow: LoadResult[] = [];
  const withHooks: LoadResult[] = [];
  const spent: (ProcessorTime | null)[] = [];
  await load.run(await nextJob(tools, plan, orders, { isWarmUp: true }));
  await sleep(200);
  for (let round = 0; round < pace.rounds; round++) {
    const job = await nextJob(tools, plan, orders, { isWarmUp: false });
    const before = plan.kind === 'orders' ? await countOrders(world.database) : 0;
    const started = world.used();
    const keptBefore = await world.kept();
    const result = await load.run(job);
    result.failures.push(...problemOfKept(operation, (await world.kept()) - keptBefore, result.done));
    spent.push(perRequest(started, world.used(), result.done));
    real.push(result);
    if (plan.kind === 'orders') {
      const written = (await countOrders(world.database)) - before;
      if (written !== result.done) result.failures.push(`${result.done} orders acknowledged, ${written} written`);
    }
    ideal.push(await load.run({ address: bare.address, connections: CONNECTIONS, work: job.work, seconds: pace.bareSeconds }));
    if (operation.hot)
      withHooks.push(await load.run({ address: hooked.address, connections: CONNECTIONS, work: job.work, seconds: pace.bareSeconds }));
    if (operation.writes) {
      const work: LoadWork = { kind: 'one-row commits', databaseUrl: world.databaseUrl };
      oneRow.push(await load.run({ address: '', connections: CONNECTIONS, work, seconds: pace.bareSeconds }));
    }
  }
  const alone =
    plan.kind === 'orders' ? null : await load.run({ address: world.address, connections: 1, work: plan.work, seconds: pace.bareSeconds });
  return {
    operation,
    perSecond: median(real.map((result) => result.perSecond)),
    medianMs: median(real.map((result) => result.medianMs)),
    p99Ms: median(real.map((result) => result.p99Ms)),
    aloneMs: alone?.medianMs ?? null,
    serverMs: spent.includes(null) ? null : median(spent.map((time) => time?.server ?? 0)),
    postgresMs: spent.includes(null) ? null : median(spent.map((time) => time?.postgres ?? 0)),
    bytes,
    barePerSecond: median(ideal.map((result) => result.perSecond)),
    oneRowPerSecond: oneRow.length === 0 ? null : median(oneRow.map((result) => result.perSecond)),
    hookedPerSecond: withHooks.length === 0 ? null : median(withHooks.map((result) => result.perSecond)),
    failures: [
      ...new Set([...real, ...ideal, ...withHooks, ...oneRow, ...(alone === null ? [] : [alone])].flatMap((result) => result.failures)),
    ],
  };
}

/** Figures of what is made anew must not be those of what is kept, nor the other way round. */
function problemOfKept({ hot }: Operation, kept: number, done: number): string[] {
  if (hot !== true) return kept > 0 ? [`${kept} of ${done} answers were kept ones`] : [];
  return kept < 0.95 * done ? [`only ${kept} of ${done} answers were kept ones`] : [];
}

function perRequest(before: ProcessorTime | null, after: ProcessorTime | null, requests: number): ProcessorTime | null {
  if (before === null || after === null || requests === 0) return null;
  return { server: (after.server - before.server) / requests, postgres: (after.postgres - before.postgres) / requests };
}

/** Orders need carts that nobody has committed yet; everything else may go on where it was. */
async function nextJob(
  { world, load, pace }: Tools,
  plan: Plan,
  orders: readonly Item[],
  { isWarmUp }: { isWarmUp: boolean },
): Promise<LoadJob> {
  const base = { address: world.address, connections: CONNECTIONS };
  if (plan.kind === 'repeatable') return { ...base, work: rotated(plan.work), seconds: isWarmUp ? pace.warmUpSeconds : pace.seconds };
  const amount = isWarmUp ? CONNECTIONS * 10 : pace.ordersARound;
  const checkouts = await fillCarts(world.database, orders, amount, diceOf(amount));
  const prices = await load.run({ ...base, work: { kind: 'requests', requests: checkouts.map(priceRequest) }, amount });
  if (prices.failures.length > 0) throw new Error(`the carts could not be prepared: ${prices.failures.join(', ')}`);
  return { ...base, work: { kind: 'requests', requests: checkouts.map(commitRequest) }, amount };
}

/** Each round begins elsewhere in the list. */
function rotated(work: LoadWork): LoadWork {
  if (work.kind !== 'requests') return work;
  const third = Math.floor(work.requests.length / 3);
  work.requests.push(...work.requests.splice(0, third));
  return work;
}

type Answer = { status: number; type: string; body: string };

async function lookAt(world: World, plan: Plan, orders: readonly Item[]): Promise<Answer[]> {
  if (plan.kind === 'repeatable' && plan.work.kind === 'carts') return await fillOneCart(world, plan.work);
  const requests = plan.kind === 'repeatable' ? (plan.work.kind === 'requests' ? spread(plan.work.requests) : []) : [];
  const checkouts: Checkout[] = plan.kind === 'orders' ? await fillCarts(world.database, orders, LOOKED_AT, diceOf(1)) : [];
  const answers: Answer[] = [];
  for (const request of requests) answers.push(await ask(world, request));
  for (const checkout of checkouts) {
    await ask(world, priceRequest(checkout));
    answers.push(await ask(world, commitRequest(checkout)));
  }
  return answers;
}

function spread(requests: LoadRequest[]): LoadRequest[] {
  const step = Math.max(1, Math.floor(requests.length / LOOKED_AT));
  return requests.filter((_, i) => i % step === 0).slice(0, LOOKED_AT);
}

async function fillOneCart(world: World, work: Extract<LoadWork, { kind: 'carts' }>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let code: string | null = null;
  for (const product of work.products.slice(0, work.lines)) {
    const body = JSON.stringify({ ...product, code });
    const answer = await ask(world, { method: 'POST', path: work.path, headers: { 'content-type': 'application/json' }, body });
    answers.push(answer);
    code = answer.status === 200 ? (JSON.parse(answer.body) as { code: string }).code : null;
  }
  return answers;
}

async function ask(world: World, request: LoadRequest): Promise<Answer> {
  const answer = await fetch(world.address + request.path, {
    method: request.method,
    headers: { 'accept-encoding': 'identity', ...request.headers },
    body: request.body ?? null,
    redirect: 'manual',
  });
  return { status: answer.status, type: answer.headers.get('content-type') ?? 'text/plain', body: await answer.text() };
}

function problemOf(operation: Operation, status: number, body: string): string[] {
  if (status !== 200) return [`answers ${status}`];
  const problem = operation.check(body);
  return problem === null ? [] : [problem];
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
