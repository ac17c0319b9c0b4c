// Can the desk find a mail, send it again, and add words that the next mail says, without reading anybody's secrets?
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { writeMail } from './index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop);
const ctx = aCtx(shop.db);
const write = (to: string, template: 'lead-received' | 'password-reset' | 'newsletter-welcome' | 'quote-sent' = 'lead-received') =>
  inTransaction(shop.db, (tx) =>
    writeMail(ctx, tx, {
      template,
      locale: 'en',
      to,
      params: { name: '<Ravi>', reference: 'RQ-7K3F-92QD', password: 'SECRET-1', n: 60, url: 'http://x.example' },
    }),
  );
const newest = async (to: string) =>
  (await shop.pool.query('select * from outgoing_message where recipient = $1 order by id desc limit 1', [to])).rows[0];

test('mails › by the beginning of an address and a state › found; kept ones try again, sent ones go out anew, with a note in the log [back office mails]', async () => {
  await write('ravi@workshop.example');
  await shop.pool.query(
    "update outgoing_message set state = 'failed', attempts = 10, last_fault = 'refused' where recipient = 'ravi@workshop.example'",
  );
  const found = await admin('GET', '/mails?recipient=RAVI%40w&state=failed');
  assert.deepEqual([found.body.total, found.body.rows[0].lastFault], [1, 'refused']);
  const { id } = found.body.rows[0];
  assert.match((await admin('GET', `/mails/${id}`)).body.text, /Thank you for writing to us/);
  const again = await admin('POST', `/mails/${id}/send-again`);
  assert.deepEqual([again.status, again.body.id, again.body.state, again.body.attempts], [200, id, 'waiting', 0]);
  assert.equal((await admin('POST', `/mails/${id}/send-again`)).body.code, 'mail-not-again');
  await shop.pool.query("update outgoing_message set state = 'sent', sent_at = now() where id = $1", [id]);
  const anew = await admin('POST', `/mails/${id}/send-again`);
  assert.notEqual(anew.body.id, id);
  const { rows } = await shop.pool.query("select operation from audit_log where subject = 'mail' order by id");
  assert.deepEqual(
    rows.map((row) => row.operation),
    ['update', 'insert'],
  );
  const jobs = await shop.pool.query("select count(*)::int as n from pgboss.job where name = 'mail' and (data ->> 'id')::int = $1", [
    anew.body.id,
  ]);
  assert.equal(jobs.rows[0].n, 1);
});

for (const [what, template] of [
  ['a password', 'password-reset'],
  ['a link by which a quote becomes somebody’s', 'quote-sent'],
] as const)
  test(`mails › one with ${what} › its text is not shown and it is not repeated [promises P13]`, async () => {
    const to = `${template}@workshop.example`;
    await write(to, template);
    const { id } = await newest(to);
    const { body } = await admin('GET', `/mails/${id}`);
    assert.deepEqual([body.secret, body.text], [true, '']);
    await shop.pool.query("update outgoing_message set state = 'kept' where id = $1", [id]);
    assert.equal((await admin('POST', `/mails/${id}/send-again`)).body.code, 'mail-not-again');
  });

test('mail templates › subject, intro and footer › the next mail says them with its places filled and escaped; empty is the original again [decisions 0034]', async () => {
  const none = { subject: '', intro: '', footer: '' };
  const { body: before } = await admin('GET', '/mail-templates/lead-received');
  assert.ok(before.places.includes('reference'), before.places.join());
  const words = {
    en: { subject: 'We have it: {reference}', intro: 'Thank you, {reference}.\n\nWe read it today.', footer: 'Yours <ever>' },
    ru: none,
    ar: none,
  };
  assert.doesNotMatch(before.original.en.text, /undefined/);
  const strange = await admin('PUT', '/mail-templates/lead-received', { words: { ...words, ru: { ...none, intro: '{price}' } } });
  assert.equal(strange.body.errors[0].pointer, '/words/ru/intro');
  const preview = await admin('POST', '/mail-templates/lead-received/preview', { locale: 'en', ...words.en });
  assert.equal(preview.body.subject, 'We have it: {reference}');
  const saved = await admin('PUT', '/mail-templates/lead-received', { words });
  assert.deepEqual([saved.status, saved.body.changed], [200, ['en']]);
  await write('asha@workshop.example');
  const mail = await newest('asha@workshop.example');
  assert.equal(mail.subject, 'We have it: RQ-7K3F-92QD');
  assert.match(mail.body_text, /Thank you, RQ-7K3F-92QD\.\n\nWe read it today\.\n\n/);
  assert.ok(mail.body_text.indexOf('Yours <ever>') < mail.body_text.indexOf('\n\n-- \n'));
  assert.match(mail.body_html, /<p style="margin:0 0 16px;">Yours &#60;ever&#62;<\/p>/);
  assert.doesNotMatch(mail.body_text + mail.body_html, /[\ue000\ue001]/);
  await admin('PUT', '/mail-templates/lead-received', { words: { en: none, ru: none, ar: none } });
  await write('asha@workshop.example');
  assert.notEqual((await newest('asha@workshop.example')).subject, 'We have it: RQ-7K3F-92QD');
  assert.deepEqual((await admin('GET', '/mail-templates/lead-received')).body.original, before.original);
});

test('newsletter › three addresses › counted and read by state [back office newsletter]', async () => {
  await shop.pool.query(
    "insert into newsletter_subscriber (email, locale, state, confirmed_at) values ('a@x.example', 'en', 'confirmed', now()), ('b@x.example', 'ru', 'pending', null)",
  );
  const { body } = await admin('GET', '/newsletter?state=confirmed');
  assert.deepEqual([body.total, body.rows[0].email], [1, 'a@x.example']);
});
