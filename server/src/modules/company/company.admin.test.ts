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

test('settings › an accent colour › kept as #rrggbb, shown at once and logged; what is no colour is rejected at its field, by the database too [decisions 0101]', async () => {
  const { body } = await admin('GET', '/settings/company');
  const { id: _, ...form } = body;
  assert.equal(form.accent, '');
  for (const accent of ['yellow', '#ffd40', '#ffd400;}'])
    assert.deepEqual(
      (await admin('PUT', '/settings/company', { ...form, accent })).body.errors.map(
        ({ code, pointer }: { code: string; pointer: string }) => [code, pointer],
      ),
      [['color-not-valid', '/accent']],
    );
  const saved = await admin('PUT', '/settings/company', { ...form, accent: ' FFD400' });
  assert.deepEqual([saved.status, saved.body.accent], [200, '#ffd400']);
  assert.equal((await service.getCompany(aCtx(shop.db))).accent, '#ffd400');
  const { rows } = await shop.pool.query(
    "select before, after from audit_log where table_name = 'company' order by id desc limit 1",
  );
  assert.deepEqual([rows[0].before.accent, rows[0].after.accent], ['', '#ffd400']);
  await assert.rejects(
    shop.pool.query("update company set accent = 'red'"),
    /company_accent_color/,
  );
  const { id: __, ...now } = saved.body;
  assert.equal((await admin('PUT', '/settings/company', { ...now, accent: '' })).body.accent, '');
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

test('settings › a SWIFT code, an IBAN, a telephone that are not right › each says what it should look like, in the language of the reader [back office settings]', async () => {
  const invoicing = (await admin('GET', '/settings/invoicing')).body;
  const { id: _, ...form } = invoicing;
  const said = async (lang: string) =>
    (
      await admin('PUT', `/settings/invoicing?lang=${lang}`, {
        ...form,
        bank: { ...form.bank, account: 'DE89370400440532013001', swift: 'DEUTDE' },
      })
    ).body.errors.map(
      ({ pointer, defaultMessage }: { pointer: string; defaultMessage: string }) =>
        `${pointer} ${defaultMessage}`,
    );
  const [account, swift] = await said('en');
  assert.match(account, /^\/bank\/account The check digits of this IBAN/);
  assert.match(swift, /^\/bank\/swift .*8 or 11 letters and digits/);
  assert.match((await said('ru'))[1], /8 или 11 букв/);
  assert.match((await said('ar'))[1], /8 أو 11/);
  const company = (await admin('GET', '/settings/company')).body;
  const { id: __, ...contact } = company;
  const { body } = await admin('PUT', '/settings/company', { ...contact, phone: '02 1234567' });
  assert.deepEqual(
    [body.errors[0].pointer, body.errors[0].code],
    ['/phone', 'phone-not-international'],
  );
  assert.match(body.errors[0].defaultMessage, /country code: \+39/);
});

test('session › the company’s country was changed › it names the new one, so that forms begin with it [back office settings]', async () => {
  assert.equal((await admin('GET', '/session')).body.country, 'IN');
  const { body } = await admin('GET', '/settings/invoicing');
  const { id: _, ...form } = body;
  const saved = await admin('PUT', '/settings/invoicing', {
    ...form,
    country: 'IT',
    gstin: '',
    vatNumber: 'IT00743110157',
    bank: { ...form.bank, ifsc: '' },
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal((await admin('GET', '/session')).body.country, 'IT');
  assert.equal((await admin('GET', '/settings/selling')).body.companyState, '');
});
