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
