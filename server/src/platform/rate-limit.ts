// Rate limits that hold across restarts and nodes: counted in the database. [promises P27, P47]
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Client, NETWORK_FACTOR } from './client.ts';
import type { Ctx } from './context.ts';
import type { Db } from './db/index.ts';

export type Budget = { name: string; limit: number; windowSeconds: number };

/**
 * Of whom: an account, a mail address, or the client of the request, which is counted with the network around it.
 * Only hashes of keys are stored.
 */
export type Counted = readonly [budget: Budget, key: string | Client];
type Row = readonly [budget: Budget, key: string];

/**
 * Counts one attempt of `key`.
 * @returns 0 while within the budget, otherwise the seconds until it opens again
 */
export async function consume(ctx: Ctx, budget: Budget, key: string | Client): Promise<number> {
  return (await consumeAll(ctx, [[budget, key]]))[0] as number;
}

/**
 * Counts one attempt of each, in this order and in one statement; behind a budget that is used up nothing is counted.
 * Callers that count the same ones must name them in the same order, or two would deadlock.
 * @returns for each 0 while within its budget, otherwise the seconds until it opens again; as many as were counted
 */
export async function consumeAll(ctx: Ctx, all: readonly Counted[]): Promise<number[]> {
  const rows = all.map(rowsOf);
  const steps = rows.flat().map(([budget, key], n) => {
    const before = n === 0 ? sql`` : sql`where exists (select from ${step(n - 1)} where wait = 0)`;
    return sql`${step(n)} as (
      insert into rate_limit_counter as a (budget, key_hash, window_end, count)
      select ${budget.name}, ${hashOf(budget, key)}::bytea, now() + make_interval(secs => ${budget.windowSeconds}), 1 ${before}
      on conflict (budget, key_hash) do update set
        count = case when a.window_end < now() then 1 else a.count + 1 end,
        window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
      returning case when count > ${budget.limit * ctx.client.rateLimitFactor}::float8
        then greatest(1, ceil(extract(epoch from window_end - now()))::int) else 0 end as wait)`;
  });
  const waits = steps.map((_, n) => sql`select ${n}::int as place, wait from ${step(n)}`);
  const counted = await sql<{
    wait: number;
  }>`with ${sql.join(steps)} ${sql.join(waits, sql` union all `)} order by place`.execute(ctx.db);
  const left = counted.rows.map(({ wait }) => wait);
  return rows
    .map(({ length }) => left.splice(0, length))
    .flatMap((own) => (own.length === 0 ? [] : [Math.max(...own)]));
}

/** A client is counted for itself, then for its network, under a wider limit. */
function rowsOf([budget, key]: Counted): Row[] {
  if (typeof key === 'string') return [[budget, key]];
  const own: Row = [budget, key.key];
  if (key.network === null) return [own];
  return [
    own,
    [
      { ...budget, name: `${budget.name}-network`, limit: budget.limit * NETWORK_FACTOR },
      key.network,
    ],
  ];
}

const step = (n: number) => sql.id(`step_${n}`);

/** A success wipes the slate, so that an owner who mistyped is not kept waiting. */
export async function resetRateLimit(ctx: Ctx, budget: Budget, key: string): Promise<void> {
  await ctx.db
    .deleteFrom('rate_limit_counter')
    .where('budget', '=', budget.name)
    .where('key_hash', '=', hashOf(budget, key))
    .execute();
}

/**
 * Steps for the `with` of a statement that finds in its step `success` whether this attempt was one: then `forgotten` begin anew,
 * in `uncounted` the others still count, and `counted` goes up; else nothing changes.
 * Locks in the order in which they are named, as {@link consumeAll}.
 */
export function settlingSteps(
  success: string,
  {
    forgotten,
    uncounted,
    counted,
  }: { forgotten: readonly Counted[]; uncounted: readonly Counted[]; counted: Row },
): RawBuilder<unknown> {
  const succeeded = sql`exists (select from ${sql.id(success)})`;
  const before = (n: number) =>
    n === 0 ? succeeded : sql`${succeeded} and (select count(*) from ${step(n - 1)}) >= 0`;
  const isRow = ([budget, key]: Row) =>
    sql`budget = ${budget.name} and key_hash = ${hashOf(budget, key)}`;
  const [budget, key] = counted;
  const steps = [
    ...forgotten
      .flatMap(rowsOf)
      .map(
        (one) => (n: number) =>
          sql`delete from rate_limit_counter where ${isRow(one)} and ${before(n)} returning 1`,
      ),
    ...uncounted
      .flatMap(rowsOf)
      .map(
        (one) => (n: number) =>
          sql`update rate_limit_counter set count = greatest(count - 1, 0) where ${isRow(one)} and ${before(n)} returning 1`,
      ),
    (n: number) => sql`insert into rate_limit_counter as a (budget, key_hash, window_end, count)
      select ${budget.name}, ${hashOf(budget, key)}::bytea, now() + make_interval(secs => ${budget.windowSeconds}), 1 where ${before(n)}
      on conflict (budget, key_hash) do update set
        count = case when a.window_end < now() then 1 else a.count + 1 end,
        window_end = case when a.window_end < now() then excluded.window_end else a.window_end end`,
  ];
  return sql.join(steps.map((write, n) => sql`${step(n)} as (${write(n)})`));
}

/** Whether `key` was counted within the budget's window. */
export async function wasCounted(ctx: Ctx, budget: Budget, key: string): Promise<boolean> {
  const { rows } = await sql`select from rate_limit_counter
    where budget = ${budget.name} and key_hash = ${hashOf(budget, key)} and window_end > now()`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

function hashOf(budget: Budget, key: string): Buffer {
  return createHash('sha256').update(`${budget.name}\0${key}`).digest();
}

/** Deletes counts whose window closed a day ago; a budget begins anew anyway. @returns how many */
export async function deleteExpiredCounters(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from rate_limit_counter where (budget, key_hash) in (
      select budget, key_hash from rate_limit_counter where window_end < now() - interval '1 day' limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
