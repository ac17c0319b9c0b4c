// Tests of email delivery, on the real database, with a real SMTP server.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { aCtx, testDatabase, testSmtp } from '../../../testing/index.ts';
import { startJobs } from '../../jobs.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { DATABASE_FILES } from '../../platform/files/index.ts';
import { writeMail } from './index.ts';

const database = await testDatabase({ after });
const { db, url } = database;
const smtp = await testSmtp({ after });
const log = { debug() {}, info() {}, warn() {}, error() {} };
const work = (smtpUrl: string | undefined) =>
  startJobs({
    url,
    db,
    files: DATABASE_FILES,
    log,
    config: { smtpUrl, publicUrl: 'http://localhost:3000' },
  });

const post = (to: string, locale: 'en' | 'ru' | 'ar' = 'en') =>
  inTransaction(db, (tx) =>
    writeMail(aCtx(db), tx, {
      template: 'newsletter-welcome',
      locale,
      to,
      params: { url: 'http://localhost:3000/x?a=1&b=<2>' },
      unsubscribeUrl: 'http://localhost:3000/x',
    }),
  );
const messageTo = (to: string) =>
  db.selectFrom('email_outbox').selectAll().where('recipient', '=', to).executeTakeFirst();
async function untilState(to: string, state: string) {
  for (
    const deadline = Date.now() + 20_000;
    ;
    await new Promise((resolve) => setTimeout(resolve, 50))
  ) {
    const message = await messageTo(to);
    if (message?.state === state) return message;
    assert.ok(
      Date.now() < deadline,
      `${to} is ${message?.state} (${message?.last_fault}), not ${state}`,
    );
  }
}
/** Quoted-printable and encoded words undone, as a mail program does. */
const decode = (source: string): string =>
  Buffer.from(
    source
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

test('writeMail › the transaction is undone › neither mail nor job remain [decisions 0014]', async () => {
  await assert.rejects(
    inTransaction(db, async (tx) => {
      await writeMail(aCtx(db), tx, {
        template: 'welcome',
        locale: 'en',
        to: 'undone@example.com',
        params: { name: 'A', url: 'http://x' },
      });
      throw new Error('undone');
    }),
    /undone/,
  );
  assert.equal(await messageTo('undone@example.com'), undefined);
  assert.equal((await database.pool.query('select from pgboss.job')).rowCount, 0);
});

test('mails › three languages › text and HTML, from right to left in Arabic, Message-ID and one-click headers as written [§9 languages]', async () => {
  for (const locale of ['en', 'ru', 'ar'] as const) await post(`${locale}@example.com`, locale);
  const jobs = await work(smtp.url);
  try {
    await smtp.until(3);
    for (const locale of ['en', 'ru', 'ar'] as const) {
      const to = `${locale}@example.com`;
      const row = await untilState(to, 'sent');
      assert.ok(row.sent_at !== null);
      const source = smtp.received.find((mail) => mail.to === to)?.source ?? '';
      assert.ok(source.includes(`Message-ID: <${row.message_id}>`));
      assert.match(source, /List-Unsubscribe: <http:\/\/localhost:3000\/x>/);
      assert.match(source, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
      assert.match(source, /multipart\/alternative/);
      const parts = source
        .split(/Content-Type: /)
        .slice(2)
        .map((part) => {
          const [head = '', ...body] = part.split('\r\n\r\n');
          const text = body.join('\r\n\r\n');
          return /base64/.test(head)
            ? Buffer.from(text.split('\r\n--')[0] ?? '', 'base64').toString()
            : decode(text);
        });
      const [plain = '', html = ''] = parts;
      assert.match(
        html,
        new RegExp(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`),
      );
      assert.match(html, /a=1&#38;b=&#60;2&#62;/);
      assert.ok(plain.includes('http://localhost:3000/x?a=1&b=<2>'));
      assert.match(plain, { en: /Thank you/, ru: /Спасибо/, ar: /شكرًا/ }[locale]);
    }
  } finally {
    await jobs.stop();
  }
});

test('mails › the server is away, comes back › they leave then, and the use case never waited [promises P14]', async () => {
  await smtp.away();
  const began = performance.now();
  await post('away@example.com');
  assert.ok(performance.now() - began < 1_000);
  const jobs = await work(smtp.url);
  try {
    const before = smtp.received.length;
    for (
      const deadline = Date.now() + 20_000;
      (await messageTo('away@example.com'))?.last_fault == null;
    ) {
      assert.ok(Date.now() < deadline, 'no try was noted');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.deepEqual(
      [
        (await messageTo('away@example.com'))?.attempts,
        (await messageTo('away@example.com'))?.state,
      ],
      [0, 'waiting'],
    );
    await smtp.back();
    await smtp.until(before + 1);
    assert.equal((await untilState('away@example.com', 'sent')).last_fault, null);
  } finally {
    await jobs.stop();
  }
});

test('mails › refused for good › failed after one try, said without the reader’s address [promises P14]', async () => {
  smtp.answer = 550;
  await post('refused@example.com');
  const jobs = await work(smtp.url);
  try {
    const row = await untilState('refused@example.com', 'failed');
    assert.deepEqual([row.attempts, row.last_fault], [1, 'mail refused (550)']);
  } finally {
    smtp.answer = 0;
    await jobs.stop();
  }
});

test('mails › one is put off › counted, its next try is a job of its own half a minute later [promises P14]', async () => {
  smtp.answer = 451;
  await post('later@example.com');
  const jobs = await work(smtp.url);
  try {
    for (
      const deadline = Date.now() + 20_000;
      (await messageTo('later@example.com'))?.attempts !== 1;
      await wait(50)
    ) {
      assert.ok(Date.now() < deadline, 'no try was noted');
    }
    const row = await messageTo('later@example.com');
    assert.deepEqual([row?.state, row?.last_fault], ['waiting', 'mail later (451)']);
    const { rows } = await database.pool.query<{ seconds: number }>(
      "select extract(epoch from start_after - now())::float as seconds from pgboss.job where name = 'mail' and state = 'created' and (data ->> 'id')::int = $1",
      [row?.id],
    );
    assert.equal(rows.length, 1);
    assert.ok((rows[0]?.seconds ?? 0) > 15 && (rows[0]?.seconds ?? 99) <= 36, JSON.stringify(rows));
  } finally {
    smtp.answer = 0;
    await jobs.stop();
  }
});

test('mails › every mail is put off, none taken › the server is ill, no mail is to blame, all leave soon after [promises P14]', async () => {
  smtp.answer = 451;
  const readers = [1, 2, 3, 4, 5].map((n) => `all-${n}@example.com`);
  for (const to of readers) await post(to);
  const jobs = await work(smtp.url);
  try {
    for (
      const deadline = Date.now() + 20_000;
      (await Promise.all(readers.map(messageTo))).some((row) => row?.last_fault == null);
      await wait(50)
    ) {
      assert.ok(Date.now() < deadline, 'no try was noted');
    }
    const rows = await Promise.all(readers.map(messageTo));
    assert.deepEqual(rows.map((row) => row?.attempts).sort(), [0, 0, 0, 1, 1]);
    smtp.answer = 0;
    const unblamed = readers.filter((_, n) => rows[n]?.attempts === 0);
    for (const to of unblamed) await untilState(to, 'sent');
  } finally {
    smtp.answer = 0;
    await jobs.stop();
  }
});

for (const code of [554, 451]) {
  test(`mails › the server greets everybody with ${code} › none is to blame, all leave when it is well again [promises P14]`, async () => {
    smtp.greeting = code;
    const to = `greeted-${code}@example.com`;
    await post(to);
    const jobs = await work(smtp.url);
    try {
      for (
        const deadline = Date.now() + 20_000;
        (await messageTo(to))?.last_fault == null;
        await wait(50)
      ) {
        assert.ok(Date.now() < deadline, 'no try was noted');
      }
      const row = await messageTo(to);
      assert.deepEqual(
        [row?.state, row?.attempts, row?.last_fault],
        ['waiting', 0, `mail unreachable (${code})`],
      );
      smtp.greeting = 0;
      await untilState(to, 'sent');
    } finally {
      smtp.greeting = 0;
      await jobs.stop();
    }
  });
}

test('mails › no mail server › kept, with everything in them [decisions §6]', async () => {
  await post('kept@example.com');
  const jobs = await work(undefined);
  try {
    const row = await untilState('kept@example.com', 'kept');
    assert.match(row.body_html, /<html lang="en"/);
  } finally {
    await jobs.stop();
  }
});

test('jobs › stopped › within the time, and nothing of them stays connected [promises P22]', async () => {
  const jobs = await work(smtp.url);
  const began = performance.now();
  await jobs.stop();
  assert.ok(performance.now() - began < 5_000);
  const connected = async () =>
    (
      await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and application_name = 'millwright jobs'",
      )
    ).rowCount;
  // A connection that was closed is its server process's for a moment.
  for (const deadline = Date.now() + 5_000; (await connected()) !== 0 && Date.now() < deadline; )
    await wait(20);
  assert.equal(await connected(), 0);
});
