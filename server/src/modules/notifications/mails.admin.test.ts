// Tests of emails in the back office: found, sent again, template texts added, and nobody's secrets shown.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { writeMail } from './index.ts';

const shop = await testApp({ after });
const withServer = await testApp({ after }, { database: shop, smtpUrl: 'smtp://mail.example' });
const admin = await asStaff(shop);
const ctx = aCtx(shop.db);
const write = (
  to: string,
  template:
    | 'lead-received'
    | 'password-reset'
    | 'newsletter-welcome'
    | 'quote-sent' = 'lead-received',
) =>
  inTransaction(shop.db, (tx) =>
    writeMail(ctx, tx, {
      template,
      locale: 'en',
      to,
      params: {
        name: '<Ravi>',
        reference: 'RQ-7K3F-92QD',
        password: 'SECRET-1',
        n: 60,
        url: 'http://x.example',
      },
    }),
  );
const newest = async (to: string) =>
  (
    await shop.pool.query(
      'select * from email_outbox where recipient = $1 order by id desc limit 1',
      [to],
    )
  ).rows[0];

test('mails › by the beginning of an address and a state › found; kept ones try again, sent ones go out anew, with a note in the log [back office mails]', async () => {
  await write('ravi@workshop.example');
  await shop.pool.query(
    "update email_outbox set state = 'failed', attempts = 10, last_fault = 'refused' where recipient = 'ravi@workshop.example'",
  );
  const found = await admin('GET', '/mails?recipient=RAVI%40w&state=failed');
  assert.deepEqual([found.body.total, found.body.rows[0].lastFault], [1, 'refused']);
  const { id } = found.body.rows[0];
  assert.match((await admin('GET', `/mails/${id}`)).body.text, /Thank you for writing to us/);
  const again = await admin('POST', `/mails/${id}/send-again`);
  assert.deepEqual(
    [again.status, again.body.id, again.body.state, again.body.attempts],
    [200, id, 'waiting', 0],
  );
  assert.equal((await admin('POST', `/mails/${id}/send-again`)).body.code, 'mail-not-again');
  await shop.pool.query("update email_outbox set state = 'sent', sent_at = now() where id = $1", [
    id,
  ]);
  const anew = await admin('POST', `/mails/${id}/send-again`);
  assert.notEqual(anew.body.id, id);
  const { rows } = await shop.pool.query(
    "select operation from audit_log where subject = 'mail' order by id",
  );
  assert.deepEqual(
    rows.map((row) => row.operation),
    ['update', 'insert'],
  );
  const jobs = await shop.pool.query(
    "select count(*)::int as n from pgboss.job where name = 'mail' and (data ->> 'id')::int = $1",
    [anew.body.id],
  );
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
    assert.deepEqual([body.secret, body.text, body.html, body.mayOpen], [true, '', '', false]);
    await shop.pool.query("update email_outbox set state = 'kept' where id = $1", [id]);
    assert.equal((await admin('POST', `/mails/${id}/send-again`)).body.code, 'mail-not-again');
  });

test('mail templates › subject, intro and footer › the next mail says them with its places filled and escaped; empty is the original again [decisions 0034]', async () => {
  const none = { subject: '', intro: '', footer: '' };
  const { body: before } = await admin('GET', '/mail-templates/lead-received');
  assert.ok(before.places.includes('reference'), before.places.join());
  const words = {
    en: {
      subject: 'We have it: {reference}',
      intro: 'Thank you, {reference}.\n\nWe read it today.',
      footer: 'Yours <ever>',
    },
    ru: none,
    ar: none,
  };
  assert.doesNotMatch(before.original.en.text, /undefined/);
  const strange = await admin('PUT', '/mail-templates/lead-received', {
    words: { ...words, ru: { ...none, intro: '{price}' } },
  });
  assert.equal(strange.body.errors[0].pointer, '/words/ru/intro');
  const preview = await admin('POST', '/mail-templates/lead-received/preview', {
    locale: 'en',
    ...words.en,
  });
  assert.equal(preview.body.subject, 'We have it: EX-0000-0000');
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
  assert.deepEqual(
    (await admin('GET', '/mail-templates/lead-received')).body.original,
    before.original,
  );
});

test('newsletter › three addresses › counted and read by state [back office newsletter]', async () => {
  await shop.pool.query(
    "insert into newsletter_subscriber (email, locale, state, confirmed_at) values ('a@x.example', 'en', 'confirmed', now()), ('b@x.example', 'ru', 'pending', null)",
  );
  const { body } = await admin('GET', '/newsletter?state=confirmed');
  assert.deepEqual([body.total, body.rows[0].email], [1, 'a@x.example']);
});

test('mails › kept with a password where there is no mail server › an administrator opens it, each look is in the log; nobody else, and never once there is a server [decisions §6]', async () => {
  // A-api D7
  const to = 'locked-out@workshop.example';
  await write(to, 'password-reset');
  const { id } = await newest(to);
  // It may leave yet.
  assert.equal((await admin('POST', `/mails/${id}/open`)).body.code, 'mail-not-open');
  await shop.pool.query("update email_outbox set state = 'kept' where id = $1", [id]);
  assert.equal((await admin('GET', `/mails/${id}`)).body.mayOpen, true);
  const looks = async () =>
    (
      await shop.pool.query(
        "select staff_id, after from audit_log where operation = 'opened' and subject_id = $1 order by id",
        [String(id)],
      )
    ).rows;
  assert.equal((await looks()).length, 0);
  for (const n of [1, 2]) {
    const { status, body } = await admin('POST', `/mails/${id}/open`);
    assert.equal(status, 200);
    assert.match(body.text, /SECRET-1/);
    assert.match(body.html, /^<!doctype html>/);
    assert.equal((await looks()).length, n);
  }
  assert.deepEqual((await looks())[0], {
    staff_id: admin.id,
    after: { template: 'password-reset' },
  });
  const orderManager = await asStaff(shop, 'order-manager');
  assert.equal((await orderManager('GET', `/mails/${id}`)).body.mayOpen, false);
  assert.equal((await orderManager('POST', `/mails/${id}/open`)).body.code, 'right-missing');
  const there = await asStaff(withServer);
  assert.deepEqual((await there('GET', `/mails/${id}`)).body.mayOpen, false);
  assert.equal((await there('POST', `/mails/${id}/open`)).body.code, 'mail-not-open');
  assert.equal((await looks()).length, 2);
});

test('mails › about what a role may not read › no row, no letter, no export; the words of mails are open to who writes content [decisions §5]', async () => {
  // A-sec 7
  await write('asks@workshop.example');
  const { id } = await newest('asks@workshop.example');
  const editor = await asStaff(shop, 'content-editor');
  for (const path of ['/mails', `/mails/${id}`, '/exports/mails'])
    assert.equal((await editor('GET', path)).status, 403, path);
  assert.equal((await editor('GET', '/mail-templates')).status, 200);
  // A kind that nobody knows any more may be about anything.
  await shop.pool.query("update email_outbox set template = 'of-long-ago' where id = $1", [id]);
  const orderManager = await asStaff(shop, 'order-manager');
  assert.equal((await orderManager('GET', '/mails?recipient=asks')).body.total, 0);
  assert.equal((await orderManager('GET', `/mails/${id}`)).body.code, 'record-not-found');
  assert.equal(
    (await orderManager('POST', `/mails/${id}/send-again`)).body.code,
    'record-not-found',
  );
  assert.doesNotMatch(
    String((await orderManager('GET', '/exports/mails?recipient=asks')).body),
    /asks@/,
  );
  assert.equal((await admin('GET', '/mails?recipient=asks')).body.total, 1);
});

test('mail templates › beside a password or a personal link › their words are the administrator’s alone [decisions §5]', async () => {
  // A-sec 7
  const orderManager = await asStaff(shop, 'order-manager');
  const none = { subject: '', intro: '', footer: '' };
  const words = {
    en: { ...none, intro: 'Please log in at https://evil.example' },
    ru: none,
    ar: none,
  };
  for (const id of ['password-reset', 'email-confirm', 'password-changed', 'quote-sent']) {
    assert.equal((await orderManager('GET', `/mail-templates/${id}`)).body.mayChange, false);
    assert.equal(
      (await orderManager('PUT', `/mail-templates/${id}`, { words })).body.code,
      'right-missing',
      id,
    );
    assert.equal((await admin('GET', `/mail-templates/${id}`)).body.mayChange, true);
  }
  assert.equal((await orderManager('PUT', '/mail-templates/order-placed', { words })).status, 200);
  assert.equal(
    (
      await orderManager('PUT', '/mail-templates/order-placed', {
        words: { en: none, ru: none, ar: none },
      })
    ).status,
    200,
  );
});
