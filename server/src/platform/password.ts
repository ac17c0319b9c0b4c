// Password hashing: argon2id, one or two at a time, so that a flood of logins cannot exhaust the machine. [promises P25]
import cluster from 'node:cluster';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Problem } from './problem.ts';

const OPTIONS = { algorithm: 2 /* argon2id */, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Beside other web processes each does one: more 19 MiB than cores push each other out of the processors' caches, a sixth fewer a second. */
const AT_ONCE = cluster.isWorker ? 1 : 2;
const MAX_WAITING = 60;

const limit = pLimit(AT_ONCE);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.activeCount + limit.pendingCount >= AT_ONCE + MAX_WAITING)
    throw new Problem('temporarily-unavailable', {}, { retryAfter: 2 });
  return await limit(work);
}

/** The PHC string to store. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), OPTIONS));
}

/** Whether the password fits. An unknown account is checked against a hash of nothing, for the same time. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > 1_024) return false;
  const against = stored ?? (await hashOfNothing());
  const fits = await inTurn(() => verify(against, password.normalize('NFC')));
  return fits && stored !== null;
}

let nothing: Promise<string> | undefined;
function hashOfNothing(): Promise<string> {
  nothing ??= hash(`${process.pid}${Math.random()}`, OPTIONS);
  return nothing;
}
