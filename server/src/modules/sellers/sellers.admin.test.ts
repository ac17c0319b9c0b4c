// Tests of sellers in the back office: applications approved and rejected, sellers changed, the applicant notified, every change logged. Over its calls.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, asStaff, testApp } from '../../../testing/index.ts';
import { service as leads } from '../leads/index.ts';

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
  const { reference } = await leads.sendRequest({ ...ctx, locale: 'ar' }, kind, form);
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

test('seller › an application is approved › record with commission and terms, applicant told once, in the log [decisions §8 sellers]', async () => {
  const { id, email } = await aLead('seller');
  const terms = {
    company: 'Nellore Pumps',
    contact: 'Asha',
    email,
    phone: '+914428271234',
    commissionBasisPoints: 450,
    terms: 'Paid monthly',
  };
  const bad = await admin('POST', `/leads/${id}/approve`, {
    ...terms,
    email: 'nobody',
    commissionBasisPoints: 9_000,
  });
  assert.deepEqual(
    bad.body.errors.map((error: { pointer: string }) => error.pointer),
    ['/email', '/commissionBasisPoints'],
  );
  const { body } = await admin('POST', `/leads/${id}/approve`, terms);
  assert.equal(body.state, 'won');
  const seller = await admin('GET', `/sellers/${body.sellerId}`);
  assert.deepEqual(
    [seller.body.company, seller.body.commissionBasisPoints, seller.body.leadId],
    ['Nellore Pumps', 450, id],
  );
  const mail = (await mailsTo(email)).at(-1);
  assert.ok(
    mail?.template === 'lead-seller-approved' &&
      mail.body_text.includes('4.5 %') &&
      mail.body_text.includes('Paid monthly'),
  );
  assert.equal(
    (await admin('POST', `/leads/${id}/approve`, terms)).body.code,
    'not-an-application',
  );
  const log = await shop.db
    .selectFrom('audit_log')
    .select('operation')
    .where('subject', '=', 'seller')
    .execute();
  assert.deepEqual(log, [{ operation: 'insert' }]);
});

test('seller › an application is refused › lost with the reason, told by mail; a request is no application [decisions §8 sellers]', async () => {
  const { id, email } = await aLead('seller');
  assert.equal((await admin('POST', `/leads/${id}/refuse`, { reason: '' })).status, 400);
  const { body } = await admin('POST', `/leads/${id}/refuse`, {
    reason: 'We do not deal in tyres.',
  });
  assert.deepEqual(
    [body.state, body.sellerId, body.events.at(-1).note],
    ['lost', null, 'We do not deal in tyres.'],
  );
  const mail = (await mailsTo(email)).at(-1);
  assert.ok(
    mail?.template === 'lead-seller-refused' && mail.body_text.includes('We do not deal in tyres.'),
  );
  const request = await aLead();
  assert.equal(
    (await admin('POST', `/leads/${request.id}/refuse`, { reason: 'x' })).body.code,
    'not-an-application',
  );
});

test('seller › changed › whoever saw an older record is told so [back office leads]', async () => {
  const { id, email } = await aLead('seller');
  const terms = {
    company: 'Salem Steel',
    contact: 'Ravi',
    email,
    phone: '',
    commissionBasisPoints: 500,
    terms: '',
  };
  const { sellerId } = (await admin('POST', `/leads/${id}/approve`, terms)).body;
  const { changedAt } = (await admin('GET', `/sellers/${sellerId}`)).body;
  const changed = await admin('PUT', `/sellers/${sellerId}`, {
    ...terms,
    commissionBasisPoints: 525,
    active: false,
    changedAt,
  });
  assert.deepEqual([changed.body.commissionBasisPoints, changed.body.active], [525, false]);
  assert.equal(
    (await admin('PUT', `/sellers/${sellerId}`, { ...terms, active: true, changedAt })).body.code,
    'record-changed',
  );
  assert.equal((await admin('GET', '/sellers?q=salem&active=false')).body.total, 1);
});
