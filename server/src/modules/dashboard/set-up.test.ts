// Tests of the set-up checklist: a new shop lacks everything; each step is done when staff have done it. [back office settings]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, aProduct, asStaff, testApp, withoutCompany } from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db } = shop;
await withoutCompany(db);
const admin = await asStaff(shop, 'administrator');

async function open(): Promise<string[]> {
  const { status, body } = await admin('GET', '/dashboard?days=30');
  assert.equal(status, 200);
  return body.setUp
    .filter((step: { isDone: boolean }) => !step.isDone)
    .map(({ step }: { step: string }) => step);
}

test('dashboard › a new shop, set up step by step › each step leaves the list when staff have done it; none for who may not change settings [back office settings]', async () => {
  assert.deepEqual(await open(), [
    'name',
    'contact',
    'invoicing',
    'currencies',
    'countries',
    'rates',
    'freight',
    'commission',
    'texts',
    'import',
    'staff',
    'mail',
    'address',
    'open',
  ]);
  const { body: company } = await admin('GET', '/settings/company');
  const { id: _, ...form } = company;
  const saved = await admin('PUT', '/settings/company', {
    ...form,
    name: { en: ' Officine Rossi ', ru: '', ar: '' },
    email: 'vendite@rossi.example',
    phone: '+390612345678',
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal(saved.body.name.en, 'Officine Rossi');
  const wrong = await admin('PUT', '/settings/company', {
    ...saved.body,
    id: undefined,
    logo: 'none.jpg',
  });
  assert.equal(wrong.status, 400);
  const { body: selling } = await admin('GET', '/settings/selling');
  const { id: __, companyState: ___, ...rules } = selling;
  const { body: closed } = await admin('PUT', '/settings/selling', {
    ...rules,
    commissionBasisPoints: 0,
    isOpen: false,
  });
  await aProduct(db);
  await asStaff(shop, 'order-manager');
  const left = ['invoicing', 'currencies', 'rates', 'freight', 'texts', 'mail', 'address'];
  assert.deepEqual(await open(), [...left, 'open'], 'saved, but as closed');
  const { id: ____, companyState: _____, ...closedRules } = closed;
  await admin('PUT', '/settings/selling', { ...closedRules, isOpen: true });
  assert.deepEqual(await open(), left);
  const manager = await asStaff(shop, 'catalogue-manager');
  assert.equal((await manager('GET', '/dashboard?days=30')).body.setUp, null);
  await sql`insert into setting (name, value) values ('demo', 'true')`.execute(db);
  assert.equal((await admin('GET', '/dashboard?days=30')).body.setUp, null);
});

test('dashboard › a shop that sells, its opening never saved › is open [back office settings]', async (t) => {
  const selling = await testApp(t);
  const member = await asStaff(selling, 'administrator');
  const openStep = async () =>
    (await member('GET', '/dashboard?days=30')).body.setUp.find(
      ({ step }: { step: string }) => step === 'open',
    ).isDone;
  assert.equal(await openStep(), false);
  const { token } = await aCustomer(selling.db);
  const code = await selling.cartOf(
    [{ productId: await aProduct(selling.db), quantity: 1 }],
    token,
  );
  const placed = await selling.call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  assert.equal(await openStep(), true);
});
