// Tests of the mail preview: what is sent, with typed words, real records only for who may read them, nothing stored; and the example to oneself.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALES } from '@millwright/contracts';
import { aCtx, aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { madeUpExample } from './mail-example.rules.ts';
import { writeEmailMessage } from './notifications.rules.ts';
import { TEMPLATES, type TemplateName } from './notifications.templates.ts';

const shop = await testApp({ after });
const withServer = await testApp({ after }, { database: shop, smtpUrl: 'smtp://mail.example' });
const strict = await testApp({ after }, { database: shop, rateLimitFactor: 1 });
const admin = await asStaff(shop);
const none = { subject: '', intro: '', footer: '' };
const written = async (): Promise<number> =>
  (await shop.pool.query('select count(*)::int as n from email_outbox')).rows[0].n;
const newest = async () =>
  (await shop.pool.query('select * from email_outbox order by id desc limit 1')).rows[0];

async function anOrder() {
  const buyer = await aCustomer(shop.db);
  const product = await aProduct(shop.db, { name: 'Quokka valve', price: 10_000, stock: 10 });
  const code = await shop.cartOf([{ productId: product, quantity: 3 }], buyer.token);
  return await services.orders.placeOrder(buyer.ctx, code, {
    purchaseOrderNumber: 'PO 12',
    note: '',
    paymentMode: 'escrow',
    termsAccepted: true,
  });
}

test('mail preview › every template and language, made-up values › no place is open, nothing undefined, recognisable as an example [back office mails]', async () => {
  const company = await services.company.getCompany(aCtx(shop.db));
  const example = { origin: 'https://shop.example', currency: 'EUR', today: '2026-11-28' } as const;
  for (const template of Object.keys(TEMPLATES) as TemplateName[])
    for (const locale of LOCALES) {
      const { about, ...letter } = madeUpExample(template, locale, example);
      assert.equal(about, '');
      const { subject, text, html } = writeEmailMessage({ template, locale, ...letter }, company);
      for (const part of [subject, text, html])
        assert.doesNotMatch(part, /\{\w+\}|undefined|NaN/, `${template} ${locale}`);
    }
});

test('mail preview › typed words, no order in the shop › the HTML of a mail with made-up values, places filled and escaped; nothing is stored [back office mails]', async () => {
  const before = await written();
  const { status, body } = await admin('POST', '/mail-templates/order-placed/preview', {
    locale: 'en',
    subject: 'We have {order}',
    intro: 'Thanks <b>a lot</b>',
    footer: '',
  });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.subject, body.about], ['We have EX-0000-0000', '']);
  assert.match(body.html, /^<!doctype html>.*Thanks &#60;b&#62;a lot&#60;\/b&#62;<\/p>/);
  assert.match(body.html, /Example part/);
  assert.match(body.text, /Thanks <b>a lot<\/b>\n\n/);
  assert.doesNotMatch(body.html + body.text, /[\ue000\ue001]|\{\w+\}/);
  const strange = await admin('POST', '/mail-templates/order-placed/preview', {
    locale: 'ru',
    ...none,
    intro: '{price}',
  });
  assert.equal(strange.body.errors[0].pointer, '/intro');
  assert.equal(await written(), before);
});

test('mail preview › an order of the shop › the same HTML as its buyer got, for roles that may read orders; others see made-up values [back office mails]', async () => {
  const order = await anOrder();
  const { rows } = await shop.pool.query(
    "select subject, body_text, body_html from email_outbox where about = $1 and template = 'order-placed'",
    [order.orderId],
  );
  const ask = { locale: 'en', ...none };
  const { body } = await admin('POST', '/mail-templates/order-placed/preview', ask);
  assert.deepEqual(
    [body.about, body.subject, body.text, body.html],
    [order.orderId, rows[0].subject, rows[0].body_text, rows[0].body_html],
  );
  // None of this shop is cancelled.
  const cancelled = await admin('POST', '/mail-templates/order-cancelled/preview', ask);
  assert.deepEqual([cancelled.status, cancelled.body.about], [200, '']);
  const editor = await asStaff(shop, 'content-editor');
  const made = await editor('POST', '/mail-templates/order-placed/preview', ask);
  assert.deepEqual([made.status, made.body.about], [200, '']);
  assert.doesNotMatch(made.body.html, /Quokka valve/);
});

test('send me this one › typed words › to the address of the member alone, with a job, marked in its subject, about no order; the stored words stay as they are [back office mails]', async () => {
  await anOrder();
  const words = { subject: 'We have {order}', intro: 'Typed words', footer: '' };
  const stored = { ...none, intro: 'Stored words' };
  await admin('PUT', '/mail-templates/order-placed', {
    words: { en: stored, ru: none, ar: none },
  });
  const sent = await admin('POST', '/mail-templates/order-placed/send-example', {
    locale: 'en',
    ...words,
  });
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const own = (await shop.pool.query('select email from staff where id = $1', [admin.id])).rows[0];
  assert.deepEqual(sent.body, { to: own.email, leaves: false });
  const mail = await newest();
  assert.deepEqual([mail.recipient, mail.about, mail.state], [own.email, '', 'waiting']);
  assert.match(mail.subject, /^Example: We have MW-/);
  assert.match(mail.body_html, /Typed words/);
  assert.doesNotMatch(mail.body_html, /Stored words/);
  const jobs = await shop.pool.query(
    "select from pgboss.job where name = 'mail' and data ->> 'id' = $1",
    [String(mail.id)],
  );
  assert.equal(jobs.rowCount, 1);
  const { body } = await admin('GET', '/mail-templates/order-placed');
  assert.deepEqual(body.words.en, stored);
  const there = await asStaff(withServer);
  const leaving = await there('POST', '/mail-templates/welcome/send-example', {
    locale: 'ar',
    ...none,
  });
  assert.equal(leaving.body.leaves, true);
  assert.match((await newest()).subject, /^مثال: /);
});

test('send me this one › a role that may not change the words, too many in an hour › rejected, nothing is written [back office mails]', async () => {
  const orderManager = await asStaff(strict, 'order-manager');
  const ask = { locale: 'en', ...none };
  const before = await written();
  const send = (id: string) => orderManager('POST', `/mail-templates/${id}/send-example`, ask);
  assert.equal((await send('quote-sent')).body.code, 'right-missing');
  assert.equal(
    (
      await (
        await asStaff(shop, 'content-editor')
      )('POST', '/mail-templates/order-placed/send-example', ask)
    ).body.code,
    'right-missing',
  );
  assert.equal(await written(), before);
  let allowed = 0;
  let last = await send('order-placed');
  for (; last.status === 200 && allowed < 100; last = await send('order-placed')) allowed++;
  assert.deepEqual([last.body.code, allowed], ['too-many-requests', 20]);
  assert.equal(await written(), before + 20);
});

test('mail template › languages › those of the shop [back office mails]', async () => {
  assert.deepEqual((await admin('GET', '/mail-templates/welcome')).body.languages, [...LOCALES]);
  await shop.pool.query(
    `insert into setting (name, value) values ('languages', '["en", "ar"]') on conflict (name) do update set value = excluded.value`,
  );
  const deadline = Date.now() + 10_000;
  const languages = async () => (await admin('GET', '/mail-templates/welcome')).body.languages;
  while ((await languages()).length !== 2) assert.ok(Date.now() < deadline, 'never came');
  assert.deepEqual(await languages(), ['en', 'ar']);
});
