// Languages of a negotiation.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

const { db } = await testApp({ after });
const { negotiations } = services;
const admin: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };
const PHONE = '+91 44 2827 1234';

test('offers › mails in three languages › the thread’s own, whoever answers [§1]', async () => {
  const subjects: string[] = [];
  for (const locale of ['en', 'ru', 'ar'] as const) {
    const buyer = await aCustomer(db);
    const product = await aProduct(db);
    const { reference } = await negotiations.submitOffer(
      { ...buyer.ctx, locale },
      { lotName: 'x', phone: PHONE, price: '80', productId: product },
    );
    await negotiations.declineForStaff(admin, reference);
    subjects.push(
      ...(await subjectsTo(buyer.email)).map((subject) =>
        subject.replace(/NG-[0-9A-Z-]+/, '#').replace(/: ?Part.*$/, ''),
      ),
    );
  }
  assert.deepEqual(subjects, [
    'Your offer #',
    'Your offer was declined: #',
    'Ваше предложение цены #',
    'Предложение цены отклонено: #',
    'عرضك #',
    'رُفض عرضك: #',
  ]);
});

test('getOffer › begun in English, read in Arabic › the item’s Arabic name, in the list and in the thread [§1]', async () => {
  const buyer = await aCustomer(db);
  const productId = await aProduct(db, { name: 'Gearbox' });
  const { reference } = await negotiations.submitOffer(buyer.ctx, {
    lotName: 'x',
    phone: PHONE,
    price: '80',
    productId,
  });
  const reader: Ctx = { ...buyer.ctx, locale: 'ar' };
  assert.equal((await negotiations.getOffer(reader, reference)).itemName, 'Gearbox ar');
  assert.equal(
    (await negotiations.listOffers(reader, { start: 0, count: 5 })).offers[0]?.itemName,
    'Gearbox ar',
  );
  assert.equal((await negotiations.getForStaff(admin, reference)).itemName, 'Gearbox');
});

test('offers › begun in Russian › the mail to the staff names the item in English [§1]', async () => {
  const buyer = await aCustomer(db);
  const productId = await aProduct(db, { name: 'Gearbox' });
  const wish = { lotName: 'x', phone: PHONE, price: '80', productId };
  const { reference } = await negotiations.submitOffer({ ...buyer.ctx, locale: 'ru' }, wish);
  const { subject, body_text } = await db
    .selectFrom('email_outbox')
    .select(['subject', 'body_text'])
    .where('template', '=', 'offer-staff')
    .where('subject', 'like', `%${reference}%`)
    .executeTakeFirstOrThrow();
  assert.match(subject + body_text, /Gearbox/);
  assert.doesNotMatch(subject + body_text, /Gearbox ru/);
});

async function subjectsTo(address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('email_outbox')
    .select('subject')
    .where('recipient', '=', address)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.subject);
}
