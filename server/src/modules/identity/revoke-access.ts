// Revocation: all sessions of a customer end, together with every pending link and ticket that was requested under one. [promises P29]
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { voidPending } from '../customers/index.ts';

/** Locks in the order customer, credential, session, pending rows. @param except hash of the token whose session goes on */
export async function revokeAccess(
  tx: Tx,
  customerId: number,
  except: Buffer | null = null,
): Promise<void> {
  await sql`select from credential where customer_id = ${customerId} for update`.execute(tx);
  await sql`update session set revoked_at = now()
    where customer_id = ${customerId} and revoked_at is null and token_hash is distinct from ${except}`.execute(
    tx,
  );
  await voidPending(tx, customerId);
}
