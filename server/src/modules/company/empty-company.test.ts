// Tests of missing company data: no order is confirmed, nothing is quoted, invoiced or shown in an invented name.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { emptyDatabase } from '../../../testing/database.ts';
import {
  aCtx,
  aCustomer,
  agreeFreight,
  aProduct,
  asStaff,
  testApp,
  withoutCompany,
} from '../../../testing/index.ts';
import { migrate } from '../../platform/db/index.ts';
import { services } from '../../services.ts';
import { getInvoicing, service } from './index.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const admin = await asStaff(shop);

test('company › a database that nobody filled › no telephone, name, number or account of anybody [§3 demo data]', async (t) => {
  const url = await emptyDatabase(t);
  await migrate({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select to_jsonb(c) - 'chat_text' as said from company c union all select to_jsonb(i) - 'terms' from company_invoicing i",
  );
  await client.end();
  assert.doesNotMatch(
    JSON.stringify(rows),
    /Millwright|Ambattur|Coromandel|AAGCM4821K|4445671200|AD330426001234X|004205001847/,
  );
});

test('confirm › company data missing › refused with the names of the fields; order, dashboard and proforma say so too [decisions §8 Order states]', async () => {
  await withoutCompany(db);
  const { token, ctx } = await aCustomer(db);
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const { body: placed } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  const refused = await admin('POST', `/orders/${placed.id}/status`, { to: 'Confirmed' });
  assert.deepEqual([refused.status, refused.body.code], [409, 'company-data-missing']);
  for (const word of ['registered name', 'GSTIN', 'account number', 'IFSC', 'Invoices and bank'])
    assert.ok(refused.body.detail.includes(word), refused.body.detail);
  const shown = (await admin('GET', `/orders/${placed.id}`)).body;
  assert.deepEqual([shown.status, shown.companyMissing.includes('gstin')], ['Pending', true]);
  assert.ok((await admin('GET', '/dashboard?days=30')).body.companyMissing.includes('legalName'));
  const order = (await call('GET', `/api/auth/orders/${placed.orderId}`, { token })).body;
  assert.equal(order.bankDetails, null);
  assert.equal((await services.orders.getProforma(ctx, placed.orderId)).seller, null);
  assert.equal((await db.selectFrom('invoice').select('id').execute()).length, 0);
});

test('confirm › only English entered › allowed, and documents in every language say the English [decisions §8 Order states]', async () => {
  await withoutCompany(db);
  const { body } = await admin('GET', '/settings/invoicing');
  const { id: _, ...form } = body;
  const saved = await admin('PUT', '/settings/invoicing', {
    ...form,
    legalName: { en: 'Salem Tools', ru: '', ar: '' },
    address: { en: '1 Steel Road, Salem', ru: '', ar: '' },
    gstin: '33AABCC1234D1ZI',
    bank: {
      holder: 'Salem Tools',
      bank: 'Salem Bank',
      account: '1',
      ifsc: 'SALE0000001',
      swift: 'SALEINBB',
    },
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const { legalName, address } = await getInvoicing(db);
  assert.deepEqual(
    [legalName.ru, legalName.ar, address.ar],
    ['Salem Tools', 'Salem Tools', '1 Steel Road, Salem'],
  );
  const { token } = await aCustomer(db);
  const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const { body: placed } = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  await agreeFreight(db, placed.id);
  assert.equal(
    (await admin('POST', `/orders/${placed.id}/status`, { to: 'Confirmed' })).status,
    200,
  );
  const { bankDetails } = (await call('GET', `/api/auth/orders/${placed.orderId}`, { token })).body;
  assert.deepEqual(bankDetails, {
    holder: 'Salem Tools',
    bank: 'Salem Bank',
    account: '1',
    ifsc: 'SALE0000001',
    swift: 'SALEINBB',
    reference: placed.orderId,
  });
  // An export leaves under an undertaking, which must be named.
  const abroad = await aCustomer(db, { country: 'US', postalCode: '73301' });
  const cart = await cartOf([{ productId: await aProduct(db), quantity: 1 }], abroad.token);
  const { body: exported } = await call('POST', `/api/order/commitOrder?cartCode=${cart}`, {
    token: abroad.token,
  });
  const refused = await admin('POST', `/orders/${exported.id}/status`, { to: 'Confirmed' });
  assert.ok(refused.body.detail.includes('wording on exports'), JSON.stringify(refused.body));
});

test('company › nothing entered › mails come from the shop’s own host, the staff reads at its administrator’s address [decisions §6]', async () => {
  await withoutCompany(db);
  const company = await service.getCompany({
    ...aCtx(db),
    clock: { now: () => new Date(Date.now() + 60_000) },
  });
  assert.equal(company.timeZone, 'Asia/Kolkata');
  const sent = await call('POST', '/api/contactus', {
    body: {
      name: 'Ravi',
      emailId: 'ravi@example.com',
      subject: 'Bearings',
      comment: 'Do you have 6205?',
    },
  });
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const { rows } = await sql<{
    recipient: string;
  }>`select recipient from email_outbox where template like 'lead-for-staff%'`.execute(db);
  assert.ok(rows.every(({ recipient }) => /@/.test(recipient)) && rows.length > 0);
});
