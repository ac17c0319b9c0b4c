// Tests of staff notifications: whom a note tells, by screen and by mail, and that nobody hears of what they may not read.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { StaffNotification } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, aStaff, aStaffCtx, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { anOrderManager } from '../orders/test-order-admin.ts';
import { workOnNotifications } from './staff-notifications.jobs.ts';

const shop = await testApp({ after });
const { db } = shop;
const { anOrder } = await anOrderManager(shop);

async function aMember(role: Parameters<typeof aStaff>[1], name: string, more = {}) {
  const member = await aStaff(db, role);
  await db
    .updateTable('staff')
    .set({ name, ...more })
    .where('id', '=', member.id)
    .execute();
  const actorRole = typeof role === 'string' ? role : { id: 1, rights: [...(role ?? [])] };
  return { ...member, name, ctx: aStaffCtx(db, member.id, actorRole) };
}
type Member = Awaited<ReturnType<typeof aMember>>;
const listOf = async ({ ctx }: Member, unread?: boolean): Promise<StaffNotification[]> =>
  (
    await services.staffNotifications.listNotifications(
      ctx,
      { unread },
      { start: 0, count: 50, sort: 'id', order: 'desc' },
    )
  ).rows;
const mailsTo = async ({ email }: Member) =>
  await db
    .selectFrom('email_outbox')
    .select(['template', 'locale', 'subject', 'body_text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();

const asha = await aMember('administrator', 'Asha Nair');
const ravi = await aMember('order-manager', 'Ravi Menon');
const huda = await aMember('content-editor', 'Huda Karim');
const packer = await aMember(['orders:read', 'shipping:write'], 'Иван Упаковщик', { locale: 'ru' });
const gone = await aMember('order-manager', 'Gone Girl', { disabled_at: new Date() });

test('addOrderNote › mentions of colleagues › each who may read orders is told once, by screen and mail; the author, others, who left are not [back office]', async () => {
  const { id, publicId } = await anOrder();
  const text = `@Ravi Menon, @Asha Nair and again @asha nair; @Huda Karim, @Gone Girl: call the buyer at +91 44 1234`;
  const order = await services.orders.addOrderNote(ravi.ctx, id, text);
  assert.equal(order.notes.at(-1)?.text, text);
  const [told, ...others] = await listOf(asha);
  assert.ok(told);
  const { id: _, at: __, ...shown } = told;
  assert.deepEqual(shown, {
    ...{ kind: 'mention', subject: 'order', subjectId: String(id), subjectName: publicId },
    ...{ actor: `staff:${ravi.id}`, isRead: false },
  });
  assert.deepEqual(others, []);
  for (const nobody of [ravi, huda, gone]) {
    assert.deepEqual(await listOf(nobody), [], nobody.name);
    assert.deepEqual(await mailsTo(nobody), [], nobody.name);
  }
  const [mail, ...more] = await mailsTo(asha);
  assert.equal(more.length, 0);
  assert.equal(mail?.template, 'staff-mention');
  assert.match(mail?.body_text ?? '', new RegExp(`Ravi Menon[\\s\\S]*/admin#/orders/${id}/show`));
  // Link and author: nothing of the note.
  assert.doesNotMatch(mail?.body_text ?? '', /call the buyer|1234/);
});

test('notes of a lead and a quote, an assignment › by their rights › a role that reads orders only is not told [back office]', async () => {
  await services.leads.sendRequest(aCtx(db), 'request', {
    ...{ firstName: 'Khalid', companyName: 'Riyadh Works', emailId: 'khalid@works.example' },
    ...{ phoneNumber: '+966112345678', description: 'Three pieces' },
  });
  const { id: leadId, reference } = await db
    .selectFrom('lead')
    .select(['id', 'reference'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const admin = await asStaff(shop);
  const note = { note: '@Ravi Menon @Иван Упаковщик please' };
  assert.equal((await admin('POST', `/leads/${leadId}/notes`, note)).status, 200);
  assert.equal((await admin('POST', `/leads/${leadId}/owner`, { ownerId: ravi.id })).status, 200);
  assert.deepEqual(
    (await listOf(ravi)).map(({ kind, subject, subjectName }) => [kind, subject, subjectName]),
    [
      ['assignment', 'lead', reference],
      ['mention', 'lead', reference],
    ],
  );
  assert.deepEqual(await listOf(packer), []);
  // Taken over by oneself: nothing to be told.
  await services.leads.assignLead(asha.ctx, leadId, null);
  const own = await asStaff(shop, 'order-manager');
  const { id: me } = (await own('GET', '/session')).body.staff;
  assert.equal((await own('POST', `/leads/${leadId}/owner`, { ownerId: me })).status, 200);
  assert.equal((await own('GET', '/notifications')).body.total, 0);

  const quote = await services.quotes.createQuote(
    asha.ctx,
    { leadId },
    {
      lines: [{ productId: null, description: 'Valve', quantity: 1, unitPrice: 100 }],
      ...{ discountBasisPoints: 0, freight: null, paymentTerms: '', deliveryTerms: '', note: '' },
      validUntil: new Date(Date.now() + 864e5).toISOString().slice(0, 10),
    },
  );
  const empty = await admin('POST', `/quotes/${quote}/notes`, { note: ' ' });
  assert.deepEqual([empty.status, empty.body.errors[0].pointer], [400, '/note']);
  const noted = await admin('POST', `/quotes/${quote}/notes`, { note: 'Ask @Ravi Menon' });
  assert.deepEqual(noted.body.events.at(-1).note, 'Ask @Ravi Menon');
  assert.equal((await listOf(ravi))[0]?.subjectId, quote);
});

test('notifications › marked, another role, somebody else’s › read and unread again, hidden without the right, untouched [back office]', async () => {
  const { id } = await anOrder();
  await services.orders.addOrderNote(ravi.ctx, id, '@Иван Упаковщик, the gate closes at five');
  const [mine] = await listOf(packer, true);
  assert.ok(mine);
  const { markNotifications } = services.staffNotifications;
  // Another person's row: passed over.
  await markNotifications(huda.ctx, { ids: [mine.id], isRead: true });
  assert.equal((await listOf(packer, true)).length, 1);
  assert.deepEqual(await markNotifications(packer.ctx, { ids: [mine.id], isRead: true }), {
    unread: 0,
  });
  assert.deepEqual([(await listOf(packer, true)).length, (await listOf(packer)).length], [0, 1]);
  assert.deepEqual(await markNotifications(packer.ctx, { isRead: false }), { unread: 1 });
  const [mail] = await mailsTo(packer);
  assert.deepEqual([mail?.locale, mail?.template], ['ru', 'staff-mention']);
  const demoted = { ...packer, ctx: aStaffCtx(db, packer.id, 'content-editor') };
  assert.deepEqual(await listOf(demoted), []);
  assert.deepEqual(await markNotifications(demoted.ctx, { isRead: false }), { unread: 0 });
});

test('settings › daily, off › one mail a day with their number, told once; none; wrong ones are named [back office]', async () => {
  const daily = await aMember('order-manager', 'Daily Reader');
  const quiet = await aMember('order-manager', 'Quiet Reader');
  const { getNotificationSettings, setNotificationSettings } = services.staffNotifications;
  assert.deepEqual(await getNotificationSettings(daily.ctx), { mail: 'at-once' });
  await setNotificationSettings(daily.ctx, { mail: 'daily' });
  await setNotificationSettings(quiet.ctx, { mail: 'off' });
  const { id } = await anOrder();
  for (const text of ['@Daily Reader @Quiet Reader one', '@Daily Reader @Quiet Reader two'])
    await services.orders.addOrderNote(asha.ctx, id, text);
  assert.deepEqual(await mailsTo(daily), []);
  const system = { ...aCtx(db), actor: { kind: 'system' } } as const;
  await Promise.all([workOnNotifications(system), workOnNotifications(system)]);
  await workOnNotifications(system);
  const [digest, ...more] = await mailsTo(daily);
  assert.deepEqual([digest?.template, more.length], ['staff-digest', 0]);
  assert.match(digest?.body_text ?? '', /2 notifications[\s\S]*\/admin#\/notifications/);
  assert.deepEqual(await mailsTo(quiet), []);
  assert.equal((await listOf(quiet)).length, 2);

  const call = await asStaff(shop, 'content-editor');
  const wrong = await call('PUT', '/notifications/settings', { mail: 'hourly' });
  assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, '/mail']);
  assert.equal((await call('PUT', '/notifications/settings', { mail: 'off' })).status, 200);
  assert.deepEqual((await call('GET', '/notifications/settings')).body, { mail: 'off' });
});

test('staffNotificationJob › rows of 91 and of 89 days › the older ones are removed [back office]', async () => {
  const { id } = await anOrder();
  await services.orders.addOrderNote(ravi.ctx, id, '@Asha Nair');
  const rows = await listOf(asha);
  assert.ok(rows.length >= 2);
  const [young, old] = rows.map((row) => row.id);
  await sql`update staff_notification set created_at = now() - interval '91 days' where id = ${old}`.execute(
    db,
  );
  await sql`update staff_notification set created_at = now() - interval '89 days' where id = ${young}`.execute(
    db,
  );
  await workOnNotifications({ ...aCtx(db), actor: { kind: 'system' } });
  const left = (await listOf(asha)).map((row) => row.id);
  assert.ok(left.includes(young ?? 0) && !left.includes(old ?? 0));
});

test('listColleagues › who reads orders, leads › by role and own role; who left is none of them [back office]', async () => {
  const call = await asStaff(shop, 'content-editor');
  const names = async (area: string): Promise<string[]> =>
    (await call('GET', `/colleagues?reads=${area}&count=200`)).body.rows.map(
      (row: { name: string }) => row.name,
    );
  const readers = await names('orders');
  for (const { name } of [asha, ravi, packer]) assert.ok(readers.includes(name), name);
  for (const { name } of [huda, gone]) assert.ok(!readers.includes(name), name);
  assert.ok(!(await names('leads')).includes(packer.name));
  const both = await call('GET', `/colleagues?reads=orders&ids=${huda.id},${ravi.id}`);
  assert.deepEqual(both.body.rows, [
    { id: ravi.id, name: ravi.name, login: ravi.email.split('@')[0], active: true },
  ]);
});
