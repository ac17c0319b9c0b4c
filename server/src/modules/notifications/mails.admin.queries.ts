// Admin queries of emails.
import type { AddedWords, Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { allOf, sortDirection } from '../../platform/sql.ts';
import { type NewMessage, placing, type TypedWords, typed } from './notifications.queries.ts';

export type MailFilter = {
  recipient?: string | undefined;
  state?: string | undefined;
  template?: string | undefined;
};
export type MailRow = {
  id: number;
  template: string;
  locale: Locale;
  recipient: string;
  subject: string;
  state: 'waiting' | 'sent' | 'kept' | 'failed';
  attempts: number;
  last_fault: string | null;
  created_at: Date;
  sent_at: Date | null;
};
const COLUMNS = sql`id::int, template, locale, recipient, subject, state, attempts, last_fault, created_at, sent_at`;

/** Addresses by how they begin, which is what an index finds. @param readable kinds that may be read; null: all */
export async function listMailRows(
  db: Db,
  filter: MailFilter,
  page: { start: number; count: number; order: 'asc' | 'desc' },
  readable: readonly string[] | null,
): Promise<{ rows: MailRow[]; total: number }> {
  const begins = filter.recipient?.trim().toLowerCase() || undefined;
  const conditions = [
    ...(begins === undefined
      ? []
      : [
          sql`recipient collate "C" >= ${begins} and recipient collate "C" < ${`${begins}\u{10ffff}`}`,
        ]),
    ...(filter.state === undefined ? [] : [sql`state = ${filter.state}`]),
    ...(filter.template === undefined ? [] : [sql`template = ${filter.template}`]),
    ...(readable === null ? [] : [sql`template = any(${[...readable]}::text[])`]),
  ];
  const where = sql`where ${allOf(conditions)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<MailRow>`select ${COLUMNS} from email_outbox ${where}
      order by id ${sortDirection(page.order)} limit ${page.count} offset ${page.start}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from email_outbox ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export type WholeMailRow = MailRow & { body_text: string; body_html: string };

export async function findMail(db: Db | Tx, id: number): Promise<WholeMailRow | undefined> {
  const { rows } =
    await sql<WholeMailRow>`select ${COLUMNS}, body_text, body_html from email_outbox where id = ${id}`.execute(
      db,
    );
  return rows[0];
}

export async function lockMail(tx: Tx, id: number): Promise<MailRow | undefined> {
  const { rows } =
    await sql<MailRow>`select ${COLUMNS} from email_outbox where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Its week begins anew. */
export async function saveWaiting(tx: Tx, id: number, now: Date): Promise<MailRow> {
  const { rows } =
    await sql<MailRow>`update email_outbox set state = 'waiting', attempts = 0, last_fault = null, created_at = ${now}
    where id = ${id} returning ${COLUMNS}`.execute(tx);
  return rows[0] as MailRow;
}

export async function copyMail(tx: Tx, id: number, messageId: string): Promise<MailRow> {
  const { rows } = await sql<MailRow>`
    insert into email_outbox (message_id, template, locale, recipient, subject, body_text, body_html, headers, attachments)
    select ${messageId}, template, locale, recipient, subject, body_text, body_html, headers, attachments from email_outbox where id = ${id}
    returning ${COLUMNS}`.execute(tx);
  return rows[0] as MailRow;
}

export type WordsRow = AddedWords & {
  template: string;
  locale: Locale;
  intro_html: string;
  footer_html: string;
};

export async function listWords(db: Db | Tx, template?: string): Promise<WordsRow[]> {
  const { rows } = await sql<WordsRow>`select * from email_template_text
    where ${template ?? null}::text is null or template = ${template ?? null} order by template, locale`.execute(
    db,
  );
  return rows;
}

export async function saveWords(
  tx: Tx,
  { template, locale, subject, intro, footer, intro_html, footer_html }: WordsRow,
): Promise<void> {
  await sql`insert into email_template_text (template, locale, subject, intro, footer, intro_html, footer_html)
    values (${template}, ${locale}, ${subject}, ${intro}, ${footer}, ${intro_html}, ${footer_html})
    on conflict (template, locale) do update set subject = excluded.subject, intro = excluded.intro, footer = excluded.footer,
      intro_html = excluded.intro_html, footer_html = excluded.footer_html`.execute(tx);
}

export async function deleteWords(tx: Tx, template: string, locale: Locale): Promise<void> {
  await sql`delete from email_template_text where template = ${template} and locale = ${locale}`.execute(
    tx,
  );
}

/** By the expression that stores mails, so that a preview says what will be sent. */
export async function readPreview(
  db: Db,
  message: Pick<NewMessage, 'subject' | 'text' | 'html' | 'places'>,
  words: TypedWords,
): Promise<{ subject: string; text: string; html: string }> {
  const { rows } = await sql<{ subject: string; text: string; html: string }>`
    select placed.subject, placed.body_text as text, placed.body_html as html
    from ${typed(words)} cross join lateral (${placing(message)}) placed`.execute(db);
  return rows[0] as { subject: string; text: string; html: string };
}
