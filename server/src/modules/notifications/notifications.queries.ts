// Which mails are there, and what became of them?
import type { Db, Tx } from '../../platform/db/index.ts';

export type NewMessage = {
  messageId: string;
  template: string;
  locale: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const row = await tx
    .insertInto('outgoing_message')
    .values({
      message_id: message.messageId,
      template: message.template,
      locale: message.locale,
      recipient: message.recipient,
      subject: message.subject,
      body_text: message.text,
      body_html: message.html,
      headers: JSON.stringify(message.headers),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findWaiting(db: Db, id: number) {
  return await db.selectFrom('outgoing_message').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst();
}

export async function saveSent(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('outgoing_message').set({ state: 'sent', sent_at: at, last_fault: null }).where('id', '=', id).execute();
}

export async function saveKept(db: Db, id: number): Promise<void> {
  await db.updateTable('outgoing_message').set({ state: 'kept' }).where('id', '=', id).execute();
}

export async function saveFault(
  db: Db,
  id: number,
  fault: { attempts: number; state: 'waiting' | 'failed'; words: string },
): Promise<void> {
  const { attempts, state, words } = fault;
  await db.updateTable('outgoing_message').set({ attempts, state, last_fault: words }).where('id', '=', id).execute();
}
