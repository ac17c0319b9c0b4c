// Idempotency keys (Idempotency-Key of the IETF draft): a call and its stored answer are one transaction, so a repeat has no second effect and gets the first answer. [decisions 0110]
import { createHash } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from './context.ts';
import { type Database, type Db, insideTransaction, inTransaction, type Tx } from './db/index.ts';
import { failpoint } from './failpoint.ts';
import { Problem } from './problem.ts';

/** `body` is the JSON text that is sent. */
export type CallAnswer = { status: number; body: string };
export type RepeatableCall = {
  key: string;
  /** Name of the call. */
  call: string;
  /** All that the effect depends on: parameters and body. */
  request: unknown;
};

/**
 * Runs `work` once for this key and owner; a repeat gets the stored answer. A rejection is not stored and may be tried again with the same key:
 * what the use case committed before it (a budget that was counted, prices that were shown anew) stays, as it does without a key. A fault leaves nothing.
 * @param work  gets a context whose database is the open transaction; it may run again after a deadlock
 * @throws Problem idempotency-key-running, idempotency-key-reused; Error for somebody who is not known
 */
export async function answerOnce(
  ctx: Ctx,
  { key, call, request }: RepeatableCall,
  work: (ctx: Ctx) => Promise<CallAnswer>,
): Promise<CallAnswer & { isReplayed: boolean }> {
  const owner = idempotencyOwnerOf(ctx);
  if (owner === undefined) throw new Error('a stored answer would be nobody’s');
  const requestHash = hashOf(call, request);
  const outcome = await inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, owner, key);
    const stored = await findAnswer(tx, owner, key);
    if (stored !== undefined) {
      if (!stored.request_hash.equals(requestHash)) throw new Problem('idempotency-key-reused');
      return { status: stored.status, body: stored.body, isReplayed: true };
    }
    const answer = await work({ ...ctx, db: insideTransaction(tx, ctx.db) }).catch(asOutcome);
    await failpoint('idempotency: effect done');
    if (answer instanceof Problem) return answer;
    await saveAnswer(tx, { owner, key, call, request_hash: requestHash, ...answer });
    return { ...answer, isReplayed: false };
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

function asOutcome(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** @returns undefined for a visitor: nothing tells the keys of two of them apart, and one could get the answer of the other */
export function idempotencyOwnerOf({ actor }: Pick<Ctx, 'actor'>): string | undefined {
  if (actor.kind === 'customer') return `customer:${actor.customerId}`;
  return actor.kind === 'client' ? `client:${actor.clientId}` : undefined;
}

/** Held until the end of the transaction. A repeat that comes meanwhile is told at once, and holds no connection while it would wait. */
async function takeTurn(tx: Tx, owner: string, key: string): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${owner} ${key}`}, 0)) as taken`.execute(
    tx,
  );
  if (rows[0]?.taken !== true) throw new Problem('idempotency-key-running', {}, { retryAfter: 1 });
}

async function findAnswer(tx: Tx, owner: string, key: string) {
  return await tx
    .selectFrom('idempotent_call')
    .select(['request_hash', 'status', 'body'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * The key of the header, bare or as the draft's quoted string; undefined: none was sent.
 * @throws Problem idempotency-key-not-valid
 */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, quoted, bare] =
    (typeof header === 'string'
      ? /^(?:"([!#-[\]-~]{1,255})"|([!#-~]{1,255}))$/.exec(header)
      : null) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw new Problem('idempotency-key-not-valid');
  return key;
}

async function saveAnswer(tx: Tx, row: Insertable<Database['idempotent_call']>): Promise<void> {
  await tx.insertInto('idempotent_call').values(row).execute();
}

function hashOf(call: string, request: unknown): Buffer {
  return createHash('sha256')
    .update(`${call}\n${sortedJson(request)}`)
    .digest();
}

/** The same request with its fields in another order is the same request. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Answers hold what the call answered, so those of a person go with the person. */
export async function forgetAnswers(tx: Tx, owner: string): Promise<void> {
  await tx.deleteFrom('idempotent_call').where('owner', '=', owner).execute();
}

/** After seven days a key may be used anew. @returns how many went */
export async function deleteOldAnswers(db: Db, now: Date, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotent_call where (owner, key) in (
    select owner, key from idempotent_call where at < ${now}::timestamptz - interval '7 days' limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
