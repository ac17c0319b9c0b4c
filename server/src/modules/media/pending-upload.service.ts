// Pending uploads: a good file of a refused form waits for the form to be sent again, under a token that only the answered page holds. [decisions 0065]
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { SentFile } from '../../platform/http/multipart.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { consume } from '../../platform/rate-limit.ts';
import { newSecret, secretHash } from '../../platform/secret.ts';
import {
  findPrivateFile,
  type PutFile,
  putPrivateFile,
  storePrivateFile,
} from './private-file.service.ts';
import { type CheckedFile, checkUpload, type UploadKind } from './upload.ts';

/** Input of a file field: a file, or the token of a pending one. A new file replaces the pending one. */
export type FormFile = { sent?: SentFile | undefined; token?: string | undefined };
/** A pending file for the page: the token to send again, and the name to show. */
export type PendingUpload = { token: string; label: string };
/** A field that was read: its file or what is wrong with it. */
export type ReadUpload = {
  pointer: string;
  faults: readonly FieldProblem[];
  /** Newly chosen and good. */
  checked: CheckedFile | null;
  pending: (PendingUpload & { name: string; contentType: string; bytes: Buffer }) | null;
  label: string;
};

const LIFE_SECONDS = 3_600;
const PER_CLIENT = { name: 'pending-upload', limit: 20, windowSeconds: 24 * 3_600 };
/** Files of all visitors together; beyond it a file has to be chosen again. */
const MAX_PENDING = 200;
const REMOVED_AT_ONCE = 500;

/** @param pointer names the form and its field; a token is good for this field alone @throws Problem temporarily-unavailable */
export async function readUpload(
  ctx: Ctx,
  { sent, token = '' }: FormFile,
  {
    pointer,
    takes,
    labelOf,
  }: { pointer: string; takes: readonly UploadKind[]; labelOf: (name: string) => string },
): Promise<ReadUpload> {
  const pending = token === '' ? null : await findPending(ctx, pointer, token);
  const read = { pointer, checked: null, pending, label: pending?.label ?? '' };
  if (sent !== undefined) {
    try {
      return {
        ...read,
        faults: [],
        checked: await checkUpload(sent, pointer, takes),
        label: labelOf(sent.name),
      };
    } catch (error) {
      if (error instanceof Problem && error.code === 'invalid-request')
        return { ...read, faults: error.fields };
      throw error;
    }
  }
  return {
    ...read,
    faults: token !== '' && pending === null ? [{ code: 'file-not-kept', pointer }] : [],
  };
}

/** The bytes of a field without fault; null where it has no file. */
export function bytesOf({ checked, pending }: ReadUpload): Buffer | null {
  return checked?.bytes ?? pending?.bytes ?? null;
}

/** Before the transaction that keeps it. @throws Problem temporarily-unavailable */
export async function putUpload(
  ctx: Ctx,
  { checked, pending, pointer }: ReadUpload,
): Promise<PutFile | null> {
  if (checked !== null) return await putPrivateFile(ctx, checked);
  if (pending === null) return null;
  const { name, contentType, bytes } = pending;
  return { contentType, size: bytes.length, pendingName: name, pointer };
}

/**
 * The rejection of a form with its good files, which need not be chosen again. What cannot be kept, for want of budget, room or a store, is not named.
 * @returns the error to throw in its place
 */
export async function keepUploads(
  ctx: Ctx,
  error: unknown,
  uploads: readonly ReadUpload[],
): Promise<unknown> {
  if (!(error instanceof Problem)) return error;
  const kept: Record<string, PendingUpload> = {};
  for (const upload of uploads) {
    const pending = await keep(ctx, upload);
    if (pending !== null) kept[upload.pointer.slice(1)] = pending;
  }
  return new Problem(error.code, error.params, {
    fields: error.fields,
    retryAfter: error.retryAfter,
    pendingUploads: kept,
  });
}

async function keep(
  ctx: Ctx,
  { checked, pending, pointer, label }: ReadUpload,
): Promise<PendingUpload | null> {
  if (checked === null)
    return pending === null || !(await prolong(ctx.db, pending.name))
      ? null
      : { token: pending.token, label };
  if (
    (await consume(ctx, PER_CLIENT, ctx.client)) > 0 ||
    (await countPending(ctx.db)) >= MAX_PENDING
  )
    return null;
  try {
    const put = await putPrivateFile(ctx, checked);
    const { token } = newSecret();
    await inTransaction(ctx.db, async (tx) => {
      const name = await storePrivateFile(tx, put);
      await sql`update private_file set pending_hash = ${hashOf(ctx, pointer, token)}, pending_label = ${label},
        pending_until = now() + make_interval(secs => ${LIFE_SECONDS}) where name = ${name}`.execute(
        tx,
      );
    });
    return { token, label };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Also one that was sent already: the same form pressed twice is recognised by its bytes. */
async function findPending(
  ctx: Ctx,
  pointer: string,
  token: string,
): Promise<ReadUpload['pending']> {
  if (secretHash(token) === undefined) return null;
  const { rows } = await sql<{ name: string; label: string }>`
    select name, pending_label as label from private_file
    where pending_hash = ${hashOf(ctx, pointer, token)} and (pending_until is null or pending_until > now())`.execute(
    ctx.db,
  );
  const row = rows[0];
  const file = row === undefined ? undefined : await findPrivateFile(ctx, row.name);
  return row === undefined || file === undefined
    ? null
    : { token, ...row, contentType: file.contentType, bytes: file.bytes };
}

async function prolong(db: Db, name: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update private_file set pending_until = now() + make_interval(secs => ${LIFE_SECONDS})
    where name = ${name} and pending_until > now()`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

async function countPending(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from private_file where pending_until is not null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Of one field and one owner: a token of another account, or of a visitor who has logged in since, finds nothing. */
function hashOf({ actor }: Ctx, pointer: string, token: string): Buffer {
  const owner = 'customerId' in actor ? `customer ${actor.customerId}` : 'visitor';
  return createHash('sha256').update(`${pointer}\0${owner}\0${token}`).digest();
}

/** Files whose form was not sent again in time. @returns how many */
export async function removeExpiredUploads(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from private_file where name in (
      select name from private_file where pending_until < now() limit ${REMOVED_AT_ONCE} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
