// Tests of the company settings.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { service } from './index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop);

test('settings › a new telephone and chat text › the shop says them at once, the log says who [back office settings]', async () => {
  await service.getCompany(aCtx(shop.db));
  const { body } = await admin('GET', '/settings/company');
  const { id: _, ...form } = body;
  const saved = await admin('PUT', '/settings/company', {
    ...form,
    phone: '+91 22 4001 2345',
    chatText: { ...form.chatText, en: 'Hello, is this part in stock?' },
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal(saved.body.phone, '+912240012345');
  const shown = await service.getCompany(aCtx(shop.db));
  assert.equal(shown.phone.text, '+91 22 4001 2345');
  assert.equal(shown.chat.text.en, 'Hello, is this part in stock?');
  const { rows } = await shop.pool.query(
    "select who, before, after from audit_log where table_name = 'company' order by id desc limit 1",
  );
  assert.equal(rows[0].who, `staff:${admin.id}`);
  assert.equal(rows[0].after.phone, '+912240012345');
  assert.equal(rows[0].before.phone, '+914445671200');
});

test('settings › somebody else saved meanwhile › record-changed, nothing is lost [back office settings]', async () => {
  const { body } = await admin('GET', '/settings/company');
  const { id: _, ...form } = body;
  assert.equal(
    (await admin('PUT', '/settings/company', { ...form, email: 'staff@millwright.example' }))
      .status,
    200,
  );
  const late = await admin('PUT', '/settings/company', {
    ...form,
    email: 'late@millwright.example',
  });
  assert.deepEqual([late.status, late.body.code], [409, 'record-changed']);
  assert.equal((await admin('GET', '/settings/company')).body.email, 'staff@millwright.example');
});

test('settings › faults in a telephone, a link, a translation › each is named at its field [back office settings]', async () => {
  const { body } = await admin('GET', '/settings/company');
  const { id: _, ...form } = body;
  const refused = await admin('PUT', '/settings/company', {
    ...form,
    phone: '12',
    social: [{ name: 'x', url: 'javascript:alert(1)' }],
    offices: [{ ...form.offices[0], address: { en: 'A', ru: '', ar: 'B' } }],
  });
  assert.equal(refused.status, 400);
  assert.deepEqual(refused.body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/offices/0/address/ru',
    '/phone',
    '/social/0/url',
  ]);
});

test('settings › another GSTIN › the seller’s state follows, a wrong bank code is refused [decisions §4]', async () => {
  const { body } = await admin('GET', '/settings/invoicing');
  const { id: _, ...form } = body;
  const refused = await admin('PUT', '/settings/invoicing', {
    ...form,
    bank: { ...form.bank, ifsc: 'NO' },
    creditSeries: form.invoiceSeries,
  });
  assert.deepEqual(refused.body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/bank/ifsc',
    '/creditSeries',
  ]);
  const saved = await admin('PUT', '/settings/invoicing', { ...form, gstin: '27AAGCM4821K1ZA' });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal((await admin('GET', '/settings/selling')).body.companyState, '27');
});
