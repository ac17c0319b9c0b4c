// What a customer chose from searches, for the export of one's own data and for erasure; found by the hash of the account. [promises P29]
import type { Db, Tx } from '../../../platform/db/index.ts';
import { deleteChoicesOf, listClicks, type OwnChoice } from './choices.queries.ts';
import { visitorOfCustomer } from './visitors.ts';

/** The newest first; at most 90 days old. */
export async function listClicksOf(db: Db, customerId: number): Promise<OwnChoice[]> {
  const visitor = await visitorOfCustomer(db, customerId);
  return visitor === undefined ? [] : await listClicks(db, visitor);
}

/** What was learned of them with others stays: it names nobody. */
export async function forgetClicksOf(tx: Tx, customerId: number): Promise<void> {
  const visitor = await visitorOfCustomer(tx, customerId);
  if (visitor !== undefined) await deleteChoicesOf(tx, visitor);
}
