// Newsletter rows.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type Subscriber = {
  id: number;
  email: string;
  locale: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
};
export type Purpose = 'confirm' | 'unsubscribe';

/** The row of this address, made or locked. A former subscriber must confirm like a new one. */
export async function lockSubscriber(tx: Tx, email: string, locale: string): Promise<Subscriber> {
  const { rows } = await sql<Subscriber>`
    insert into newsletter_subscriber as s (email, locale) values (${email}, ${locale})
    on conflict (email) do update set
      locale = excluded.locale,
      state = case when s.state = 'unsubscribed' then 'pending' else s.state end
    returning id, email, locale, state`.execute(tx);
  return rows[0] as Subscriber;
}

/** Also deletes a few expired links each time. */
export async function insertToken(
  tx: Tx,
  token: { hash: Buffer; subscriberId: number; purpose: Purpose; expiresAt: Date | null },
): Promise<void> {
  await sql`delete from newsletter_token where token_hash in (
    select token_hash from newsletter_token where expires_at < now() - interval '1 day' limit 100 for update skip locked)`.execute(
    tx,
  );
  await tx
    .insertInto('newsletter_token')
    .values({
      token_hash: token.hash,
      subscriber_id: token.subscriberId,
      purpose: token.purpose,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** The subscriber of this link, if it is valid and not too old. */
export async function findByToken(
  db: Db | Tx,
  hash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Subscriber | undefined> {
  const { rows } = await sql<Subscriber>`
    select s.id, s.email, s.locale, s.state from newsletter_token t join newsletter_subscriber s on s.id = t.subscriber_id
    where t.token_hash = ${hash} and t.purpose = ${purpose} and (t.expires_at is null or t.expires_at > ${now})`.execute(
    db,
  );
  return rows[0];
}

/** @returns whether this changed anything: a link that is used twice changes once */
export async function saveConfirmed(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscriber set state = 'confirmed', confirmed_at = ${now} where id = ${id} and state = 'pending' returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Links that would confirm again die with it. */
export async function saveUnsubscribed(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update newsletter_subscriber set state = 'unsubscribed', unsubscribed_at = ${now} where id = ${id} and state <> 'unsubscribed'`.execute(
    tx,
  );
  await tx
    .deleteFrom('newsletter_token')
    .where('subscriber_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute();
}

/** Subscription of an address, present or former. */
export async function findSubscription(
  db: Db | Tx,
  email: string,
): Promise<{ state: string; since: Date } | undefined> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .select(['state', 'created_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row === undefined ? undefined : { state: row.state, since: row.created_at };
}

export async function forgetSubscriber(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('newsletter_subscriber').where('email', '=', email).execute();
}
