// Test API clients: programs with a key and chosen rights, as an actor or over calls of /api/v1.
import { randomBytes } from 'node:crypto';
import type { Right } from '@millwright/contracts';
import type { ClientActor, Ctx } from '../src/platform/context.ts';
import { auditedDb, type Db } from '../src/platform/db/index.ts';
import { newApiKey } from '../src/platform/secret.ts';
import { aCtx } from './factories.ts';

export type TestClient = { id: number; keyId: number; key: string };
type ClientOptions = {
  owner?: ClientActor['owner'];
  callsPerMinute?: number;
  /** Networks it may come from; unless said, any. */
  from?: string[];
  expiresAt?: Date | null;
};

/** A client with one key. */
export async function aClient(
  db: Db,
  rights: readonly Right[],
  {
    owner = { kind: 'shop' },
    callsPerMinute = 600,
    from = [],
    expiresAt = null,
  }: ClientOptions = {},
): Promise<TestClient> {
  const { id } = await db
    .insertInto('api_client')
    .values({
      name: `Client ${randomBytes(4).toString('hex')}`,
      owner_kind: owner.kind,
      owner_id: owner.kind === 'shop' ? null : owner.id,
      scopes: [...rights],
      ip_allow: from,
      calls_per_minute: callsPerMinute,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ...(await aKey(db, id, expiresAt)) };
}

/** One more key of a client. */
export async function aKey(
  db: Db,
  clientId: number,
  expiresAt: Date | null = null,
): Promise<{ keyId: number; key: string }> {
  const { key, prefix, hash } = newApiKey();
  const { id: keyId } = await db
    .insertInto('api_key')
    .values({ client_id: clientId, prefix, hash, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { keyId, key };
}

/** As a use case sees a client; its transactions write the audit log. */
export function aClientCtx(
  db: Db,
  clientId: number,
  rights: readonly Right[],
  owner: ClientActor['owner'] = { kind: 'shop' },
): Ctx {
  const change = {
    id: `test-${randomBytes(6).toString('hex')}`,
    staffId: null,
    who: `client:${clientId}`,
  };
  return {
    ...aCtx(db),
    db: auditedDb(db, change),
    actor: { kind: 'client', clientId, rights, owner, callsPerMinute: 600 },
  };
}
