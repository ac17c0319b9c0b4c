// Tests of the mailer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testSmtp } from '../../../testing/smtp.ts';
import { createMailer, type Mail } from './mailer.ts';

const LETTER: Mail = {
  messageId: 'one@example.com',
  from: { name: 'Millwright', address: 'shop@example.com' },
  to: 'buyer@example.com',
  subject: 'An order',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  headers: {},
};

test('mailer › the server is away › the next try waits a second, and once it is back none does [promises P14]', async (t) => {
  const smtp = await testSmtp(t);
  const mailer = await createMailer(smtp.url);
  assert.ok(mailer);
  t.after(() => mailer.close());
  const unreachable = { name: 'MailFault', kind: 'unreachable' };
  await smtp.away();
  await assert.rejects(mailer.send(LETTER), unreachable);
  const rests = performance.now();
  await assert.rejects(mailer.send(LETTER), unreachable);
  assert.ok(performance.now() - rests > 900);
  await smtp.back();
  await mailer.send(LETTER);
  // One after the other: had each to wait, the limit of a test would end this one.
  for (let n = 0; n < 200; n++) await mailer.send(LETTER);
  assert.equal(smtp.received.length, 201);
});

test('mailer › hundreds of mails at once › a few connections carry all of them; one that the server closed meanwhile costs no mail [promises P14]', async (t) => {
  const smtp = await testSmtp(t);
  const mailer = await createMailer(smtp.url);
  assert.ok(mailer);
  t.after(() => mailer.close());
  const sendMany = (): Promise<unknown> =>
    Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        mailer.send({ ...LETTER, messageId: `${n}@example.com` }),
      ),
    );
  await sendMany();
  assert.ok(smtp.connections <= 5, `${smtp.connections} connections for 200 mails`);
  await smtp.away();
  await smtp.back();
  await sendMany();
  assert.equal(smtp.received.length, 400);
});
