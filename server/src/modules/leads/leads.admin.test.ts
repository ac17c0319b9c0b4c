// Tests of the inbox, over its calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, aCustomer, asStaff, testApp } from '../../../testing/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { forgetLeads, service } from './index.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'order-manager');
const ctx = aCtx(shop.db);

let count = 0;
async function aLead(
  kind: 'request' | 'seller' = 'request',
  more: object = {},
): Promise<{ id: number; reference: string; email: string }> {
  const email = `writer-${++count}@example.com`;
  const form = {
    firstName: 'Asha',
    companyName: 'Nellore Pumps',
    emailId: email,
    phoneNumber: '044 2827 1234',
    description: 'Seals',
    ...more,
  };
  const { reference } = await service.sendRequest({ ...ctx, locale: 'ar' }, kind, form);
  const { id } = await shop.db
    .selectFrom('lead')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id, reference, email };
}
const mailsTo = (email: string) =>
  shop.db
    .selectFrom('email_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
const auditOf = (id: number) =>
  shop.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', 'lead')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

test('inbox › filters by kind, state, owner, customer, words, reference › what fits, the newest first, with how many [back office leads]', async () => {
  const [first, second] = [await aLead(), await aLead('seller')];
  const references = async (query: string) =>
    (await admin('GET', `/leads?${query}`)).body.rows.map(
      (row: { reference: string }) => row.reference,
    );
  assert.deepEqual(await references(`q=${first.email}`), [first.reference]);
  assert.deepEqual(await references(`q=${second.reference.toLowerCase()}`), [second.reference]);
  assert.deepEqual((await references('open=true&count=2')).slice(0, 2), [
    second.reference,
    first.reference,
  ]);
  assert.deepEqual(await references(`kind=request&q=${second.email}`), []);
  await admin('POST', `/leads/${first.id}/owner`, { ownerId: admin.id });
  assert.deepEqual(await references('owner=me'), [first.reference]);
  assert.ok(!(await references('owner=nobody')).includes(first.reference));
  const buyer = await aCustomer(shop.db);
  await shop.db
    .updateTable('lead')
    .set({ customer_id: buyer.id })
    .where('id', '=', second.id)
    .execute();
  assert.deepEqual(await references(`customerId=${buyer.id}`), [second.reference]);
  const { body } = await admin('GET', '/leads?count=1');
  assert.ok(body.total >= 2 && body.rows.length === 1);
});

test('inbox › taken over, moved on, noted › history names who, the log has each without words of the sender [back office leads]', async () => {
  const { id } = await aLead();
  assert.equal((await admin('POST', `/leads/${id}/owner`, { ownerId: admin.id })).status, 200);
  assert.equal(
    (await admin('POST', `/leads/${id}/state`, { to: 'in-progress', note: 'Called.' })).status,
    200,
  );
  const { body } = await admin('POST', `/leads/${id}/notes`, { note: 'Wants SKF only' });
  assert.deepEqual(
    [body.ownerId, body.state, body.ways.includes('new')],
    [admin.id, 'in-progress', false],
  );
  assert.deepEqual(
    body.events.map((event: { actor: string; kind: string; value: string; note: string }) => [
      event.actor,
      event.kind,
      event.value,
      event.note,
    ]),
    [
      ['visitor', 'received', 'new', ''],
      [`staff:${admin.id}`, 'owner', String(admin.id), ''],
      [`staff:${admin.id}`, 'state', 'in-progress', 'Called.'],
      [`staff:${admin.id}`, 'note', '', 'Wants SKF only'],
    ],
  );
  const log = await auditOf(id);
  assert.ok(
    log.some((entry) => (entry.after as { state?: string } | null)?.state === 'in-progress'),
  );
  assert.ok(!JSON.stringify(log).includes('Nellore'));
});

test('inbox › refused › back to new, a note of nothing, an owner who is not there, a lead that is not there [back office leads]', async () => {
  const { id } = await aLead();
  await admin('POST', `/leads/${id}/state`, { to: 'answered' });
  const backwards = await admin('POST', `/leads/${id}/state`, { to: 'new' });
  assert.deepEqual([backwards.status, backwards.body.code], [409, 'lead-state-not-allowed']);
  const empty = await admin('POST', `/leads/${id}/notes`, { note: ' \n ' });
  assert.deepEqual([empty.status, empty.body.errors[0].pointer], [400, '/note']);
  assert.equal(
    (await admin('POST', `/leads/${id}/owner`, { ownerId: 999_999 })).body.code,
    'staff-not-found',
  );
  assert.equal((await admin('GET', '/leads/999999')).body.code, 'lead-not-found');
});

test('inbox › a reminder › due once its day has come, first in its view, done when told [back office leads]', async () => {
  const [early, late] = [await aLead(), await aLead()];
  await admin('POST', `/leads/${late.id}/reminder`, {
    at: new Date(Date.now() + 86_400_000).toISOString(),
    reminder: 'Ask again',
  });
  const { body } = await admin('POST', `/leads/${early.id}/reminder`, {
    at: '2026-01-05T09:00:00Z',
    reminder: 'Call Asha',
  });
  assert.deepEqual([body.isDue, body.reminder], [true, 'Call Asha']);
  const due = await admin('GET', '/leads?due=true&sort=remindAt&order=asc');
  assert.deepEqual(
    due.body.rows.map((row: { id: number }) => row.id),
    [early.id],
  );
  const done = await admin('POST', `/leads/${early.id}/reminder`, { at: null, reminder: '' });
  assert.deepEqual([done.body.remindAt, done.body.isDue], [null, false]);
  assert.equal(
    (await admin('POST', `/leads/${early.id}/reminder`, { at: 'soon', reminder: 'x' })).body
      .errors[0].pointer,
    '/at',
  );
  assert.equal(
    (
      await admin('POST', `/leads/${early.id}/reminder`, {
        at: '2026-12-01T00:00:00Z',
        reminder: ' ',
      })
    ).status,
    400,
  );
});

test('inbox › answered by mail › in the sender’s language and our frame, replies reach the staff, kept in the history [back office leads]', async () => {
  const { id, email, reference } = await aLead();
  const { body } = await admin('POST', `/leads/${id}/reply`, {
    text: 'We have 12 seals.\nPrice <b>follows</b>.',
  });
  assert.deepEqual([body.state, body.ownerId], ['answered', admin.id]);
  assert.equal(body.events.at(-1).note, 'We have 12 seals.\nPrice <b>follows</b>.');
  const mail = (await mailsTo(email)).at(-1);
  assert.deepEqual(
    [mail?.template, mail?.locale, mail?.headers],
    ['lead-reply', 'ar', { 'Reply-To': 'sales@millwright.example' }],
  );
  assert.ok(
    mail?.subject.includes(reference) &&
      mail.body_html.includes('We have 12 seals.<br>Price &#60;b&#62;follows'),
  );
  assert.ok(mail?.body_text.includes('تحية طيبة'));
  const empty = await admin('POST', `/leads/${id}/reply`, { text: ' ' });
  assert.deepEqual([empty.status, (await mailsTo(email)).length], [400, 2]);
});

test('inbox › spam › is not answered until it is none [back office leads]', async () => {
  const { id, email } = await aLead('request', { trap: 'x' });
  assert.equal(
    (await admin('POST', `/leads/${id}/reply`, { text: 'Hello' })).body.code,
    'lead-state-not-allowed',
  );
  assert.deepEqual(await mailsTo(email), []);
  await admin('POST', `/leads/${id}/state`, { to: 'new' });
  assert.equal((await admin('POST', `/leads/${id}/reply`, { text: 'Hello' })).status, 200);
});

test('inbox › the sender is forgotten › reminder and answers lose their words, nobody can answer any more [promises P49]', async () => {
  const { id } = await aLead();
  await admin('POST', `/leads/${id}/reply`, { text: 'Dear Asha' });
  await admin('POST', `/leads/${id}/reminder`, {
    at: '2030-01-01T00:00:00Z',
    reminder: 'Call Asha',
  });
  const buyer = await aCustomer(shop.db);
  await shop.db.updateTable('lead').set({ customer_id: buyer.id }).where('id', '=', id).execute();
  await inTransaction(shop.db, async (tx) => await forgetLeads(tx, buyer.id, new Date()));
  const { body } = await admin('GET', `/leads/${id}`);
  assert.deepEqual(
    [body.isForgotten, body.reminder, body.remindAt, body.ways, body.email],
    [true, '', null, [], ''],
  );
  assert.ok(!JSON.stringify(body).includes('Asha'));
  assert.equal(
    (await admin('POST', `/leads/${id}/reply`, { text: 'Dear' })).body.code,
    'lead-not-found',
  );
});
