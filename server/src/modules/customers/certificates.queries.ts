// Certificate and upload ticket rows.
import type { CertificateState, CertificateType } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type CertificateRow = {
  type: CertificateType;
  file_name: string;
  content_type: string;
  size: number;
  sent_at: Date;
  state: CertificateState;
  reason: string;
  reviewed_at: Date | null;
};

export async function listCertificateRows(
  db: Db | Tx,
  customerId: number,
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select c.type, c.file_name, f.content_type, file_size(f.bytes, f.object_key) as size, c.sent_at, c.state, c.reason, c.reviewed_at
    from customer_certificate c join private_file f on f.name = c.file_name where c.customer_id = ${customerId} order by c.type desc`.execute(
    db,
  );
  return rows;
}

/** @returns the names of the files that it replaces */
export async function saveCertificate(
  tx: Tx,
  customerId: number,
  type: CertificateType,
  fileName: string,
): Promise<string[]> {
  // Two at once for one place: the second waits, and replaces what the first has put there.
  await sql`select from customer where id = ${customerId} for update`.execute(tx);
  const before = await tx
    .selectFrom('customer_certificate')
    .select('file_name')
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .execute();
  await sql`insert into customer_certificate (customer_id, type, file_name) values (${customerId}, ${type}, ${fileName})
    on conflict (customer_id, type) do update set file_name = excluded.file_name, sent_at = now(), state = 'sent', reason = '', reviewed_at = null`.execute(
    tx,
  );
  return before.map((row) => row.file_name);
}

export async function saveAnswer(
  tx: Tx,
  customerId: number,
  type: CertificateType,
  answer: { state: CertificateState; reason: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('customer_certificate')
    .set({ state: answer.state, reason: answer.reason, reviewed_at: answer.at })
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .execute();
}

export async function insertTicket(
  tx: Tx,
  ticket: { hash: Buffer; customerId: number; expiresAt: Date },
): Promise<void> {
  // Each new one deletes some that expired.
  await sql`delete from upload_ticket where token_hash in (
    select token_hash from upload_ticket where expires_at < now() - interval '1 day' limit 100 for update skip locked)`.execute(
    tx,
  );
  await tx
    .insertInto('upload_ticket')
    .values({
      token_hash: ticket.hash,
      customer_id: ticket.customerId,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/** The customer of this ticket, while it is valid. */
export async function findTicketHolder(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('upload_ticket')
    .innerJoin('customer', 'customer.id', 'upload_ticket.customer_id')
    .select('customer_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('customer.disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.customer_id;
}
