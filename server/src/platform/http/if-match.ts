// If-Match in /api/v1: a call that names the ETag it read changes something only if nothing else changed it meanwhile. [RFC 9110 13.1.1, decisions 0115]
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { type Db, insideTransaction, inTransaction, type Tx } from '../db/index.ts';
import { Problem } from '../problem.ts';

/**
 * What others could change in a resource, as text; undefined: there is none, or it is somebody else's.
 * @param lock where the rows are to stay as they are until the transaction ends
 */
export type StateOf<Params> = (
  ctx: Ctx,
  params: Params,
  from: { db: Db | Tx; lock: boolean },
) => Promise<string | undefined>;

/** Strong, as If-Match wants it; of the state, not of the bytes: prices and stock in an answer change without it. */
export function versionTag(state: string): string {
  return `"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;
}

/** `*` or the tags that were sent; undefined: the call is unconditional. Whatever a proxy made weak counts too. */
export function ifMatchOf({
  headers,
}: Pick<FastifyRequest, 'headers'>): '*' | string[] | undefined {
  const sent = headers['if-match']?.trim();
  if (sent === undefined) return undefined;
  return sent === '*' ? sent : (sent.match(/"[^"]*"/g) ?? []);
}

/**
 * Runs `work` on the state that was named, with its rows locked until it is done. What a use case commits before it rejects (a counted guess)
 * stays, as without the header.
 * @param isNested the context is inside a transaction already, that of an idempotency key
 * @returns the answer, and the tag of the new state
 * @throws Problem precondition-failed
 */
export async function onlyIfMatches<T>(
  ctx: Ctx,
  expected: '*' | string[],
  stateIn: (ctx: Ctx, from: { db: Db | Tx; lock: boolean }) => Promise<string | undefined>,
  { work, isNested }: { work: (ctx: Ctx) => Promise<T>; isNested: boolean },
): Promise<{ answer: T; tag: string | undefined }> {
  const compareAndWork = async (inner: Ctx) => {
    const state = await stateIn(inner, { db: inner.db, lock: true });
    const isCurrent =
      state !== undefined && (expected === '*' || expected.includes(versionTag(state)));
    if (!isCurrent) throw new Problem('precondition-failed');
    const answer = await work(inner);
    const after = await stateIn(inner, { db: inner.db, lock: false });
    return { answer, tag: after === undefined ? undefined : versionTag(after) };
  };
  if (isNested) return await compareAndWork(ctx);
  const outcome = await inTransaction(ctx.db, async (tx) => {
    try {
      return await compareAndWork({ ...ctx, db: insideTransaction(tx, ctx.db) });
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
