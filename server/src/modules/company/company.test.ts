// Tests of company data.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, testDatabase } from '../../../testing/index.ts';
import { companyChanged } from './company.service.ts';
import { service } from './index.ts';

const { db } = await testDatabase({ after });

test('getCompany › a new shop › service phone, mail, chat with enquiry, head office in India and branch in Singapore [§1 offices, §1 contact, §9 phone]', async () => {
  const company = await service.getCompany(aCtx(db));
  assert.deepEqual(company.phone, { number: '+914445671200', text: '+91 44 4567 1200' });
  assert.match(company.email, /@/);
  for (const text of Object.values(company.chat.text)) assert.ok(text.length > 20);
  assert.deepEqual(
    company.offices.map(({ kind, address }) => [kind, /(India|Singapore)/.exec(address.en)?.[1]]),
    [
      ['head', 'India'],
      ['branch', 'Singapore'],
    ],
  );
  assert.ok(company.social.length > 0);
});

test('getCompany › changed by the back office › served within seconds, nobody waits for it [§2.5]', async () => {
  let now = Date.now();
  const ctx = { ...aCtx(db), clock: { now: () => new Date(now) } };
  await service.getCompany(ctx);
  await db.updateTable('company').set({ phone: '+966112345678' }).execute();
  now += 6_000;
  await service.getCompany(ctx);
  const deadline = Date.now() + 5_000;
  while ((await service.getCompany(ctx)).phone.number !== '+966112345678') {
    assert.ok(Date.now() < deadline, 'the new number never came');
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test('getCompany › most buyers in Italy, or in a country of which no number is known › its example of a telephone number, or none [§5 Forms]', async () => {
  const exampleIn = async (country: string) => {
    await db
      .insertInto('setting')
      .values({ name: 'default-country', value: JSON.stringify(country) })
      .onConflict((row) => row.column('name').doUpdateSet({ value: JSON.stringify(country) }))
      .execute();
    companyChanged();
    return (await service.getCompany(aCtx(db))).phoneExample;
  };
  assert.match(await exampleIn('IT'), /^\+39 [0-9 ]+$/);
  assert.match(await exampleIn('IN'), /^\+91 [0-9 ]+$/);
  assert.equal(await exampleIn('AQ'), '');
});

test('company › a social page without https, a second row › refused by the database [§1]', async () => {
  await assert.rejects(
    db
      .updateTable('company')
      .set({ social: JSON.stringify([{ name: 'x', url: 'javascript:alert(1)' }]) })
      .execute(),
    /check constraint/,
  );
  const row = await db.selectFrom('company').selectAll().executeTakeFirstOrThrow();
  const copy = {
    ...row,
    name: JSON.stringify(row.name),
    chat_text: JSON.stringify(row.chat_text),
    social: '[]',
    offices: '[]',
  };
  await assert.rejects(db.insertInto('company').values(copy).execute(), /company_pkey/);
});
