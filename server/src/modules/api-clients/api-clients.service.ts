// API key resolution: which client a request's key belongs to, or why it does not count. [decisions 0110]
import { isIP } from 'node:net';
import type { ClientActor } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { readApiKey } from '../../platform/secret.ts';
import { findKey, noteUse } from './api-clients.queries.ts';
import { keyFault } from './api-clients.rules.ts';

/** Read anew with each request: what is changed, revoked or switched off counts from the next one on. @returns the actor, or the problem that says why there is none */
export async function resolveKey(
  db: Db,
  { key, address, now }: { key: string; address: string; now: Date },
): Promise<ClientActor | Problem> {
  const read = readApiKey(key);
  const found =
    read === undefined ? undefined : await findKey(db, { ...read, address: plainAddress(address) });
  // A wrong secret and a key that never was answer alike.
  if (found === undefined) return new Problem('api-key-not-valid');
  const fault = keyFault(found, now);
  if (fault !== undefined) return new Problem(fault);
  const today = now.toISOString().slice(0, 10);
  if (found.last_used_day !== today) await noteUse(db, found.id, today);
  const { owner_kind: kind, owner_id: id } = found;
  return {
    kind: 'client',
    clientId: found.client_id,
    rights: found.scopes,
    owner: kind === 'shop' ? { kind } : { kind, id: id ?? 0 },
    callsPerMinute: found.calls_per_minute,
  };
}

/** ::ffff:198.51.100.7 is that IPv4 address, as a socket for both kinds names it. @returns null for what is no address */
function plainAddress(address: string): string | null {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1);
  return isIP(plain) === 0 ? null : plain;
}
