// How often may one client try? Budgets that must hold across restarts and nodes are counted in the database. [promises P27, P47]
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import type { Db } from './db/index.ts';

export type Budget = { name: string; limit: number; windowSeconds: number };

/**
 * Counts one attempt of `key` (an address, an account: only its hash is stored).
 * @returns 0 while within the budget, otherwise the seconds until it opens again
 */
export async function countAttempt(ctx: Ctx, budget: Budget, key: string): Promise<number> {
  const hash = hashOf(budget, key);
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into attempt as a (budget, key_hash, window_end, count)
    values (${budget.name}, ${hash}, now() + make_interval(secs => ${budget.windowSeconds}), 1)
    on conflict (budget, key_hash) do update set
      count = case when a.window_end < now() then 1 else a.count + 1 end,
      window_end = case when a.window_end < now() then excluded.window_end else a.window_end end
    returning count, ceil(extract(epoch from window_end - now()))::int as wait`.execute(ctx.db);
  const row = rows[0] as { count: number; wait: number };
  return row.count > budget.limit * ctx.client.budgetFactor ? Math.max(1, row.wait) : 0;
}

/** A success wipes the slate, so that an owner who mistyped is not kept waiting. */
export async function forgetAttempts(ctx: Ctx, budget: Budget, key: string): Promise<void> {
  await ctx.db.deleteFrom('attempt').where('budget', '=', budget.name).where('key_hash', '=', hashOf(budget, key)).execute();
}

/** This attempt was a success and does not count; the others still do. */
export async function uncountAttempt(ctx: Ctx, budget: Budget, key: string): Promise<void> {
  await sql`update attempt set count = greatest(count - 1, 0) where budget = ${budget.name} and key_hash = ${hashOf(budget, key)}`.execute(
    ctx.db,
  );
}

/** Whether `key` was counted within the budget's window. */
export async function wasCounted(ctx: Ctx, budget: Budget, key: string): Promise<boolean> {
  const { rows } = await sql`select from attempt
    where budget = ${budget.name} and key_hash = ${hashOf(budget, key)} and window_end > now()`.execute(ctx.db);
  return rows.length > 0;
}

function hashOf(budget: Budget, key: string): Buffer {
  return createHash('sha256').update(`${budget.name}\0${key}`).digest();
}

/** Deletes counts whose window closed a day ago; a budget begins anew anyway. @returns how many */
export async function forgetOldAttempts(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from attempt where (budget, key_hash) in (
      select budget, key_hash from attempt where window_end < now() - interval '1 day' limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
