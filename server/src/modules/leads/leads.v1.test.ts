// Tests of requests in /api/v1: what is sent is what staff and its sender read, each field by its own name. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { GOOD_FILES, HOSTILE_FILES } from '../../../testing/hostile-files.ts';
import { aCtx, aCustomer, aLot, aProduct, sendForm, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { db, call } = shop;
const admin: Ctx = { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };
const pdf = GOOD_FILES[0] as (typeof GOOD_FILES)[number];
const TEXTS = {
  name: 'Asha',
  company: 'Nellore Pumps',
  email: 'asha@example.com',
  phone: '+91 44 2827 1234',
  message: 'Shaft seals',
};
const MESSAGE = { name: 'Asha', email: 'asha@example.com', message: 'Is it still there?' };
const partsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, value]) => ({ name, value }));
const file = { name: 'document', fileName: pdf.name, type: pdf.type, bytes: pdf.bytes };
const leadOf = (reference: string) =>
  db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const errorsOf = (answer: { body: { errors: { pointer?: string; code: string }[] } }) =>
  answer.body.errors.map(({ pointer, code }) => `${pointer ?? ''} ${code}`);

test('v1 requests › a customer’s with a document › listed, read with it as it was sent, hidden from others [decisions 0114]', async () => {
  const { token, ctx } = await aCustomer(db);
  const sent = await sendForm(shop, '/api/v1/requests', [...partsOf(TEXTS), file], {
    authtoken: token,
  });
  assert.equal(sent.status, 201);
  const { reference } = sent.body;
  const message = await call('POST', '/api/v1/contact-messages', {
    token,
    body: { ...MESSAGE, subject: 'Hours' },
  });
  assert.equal(message.status, 201);

  const first = await call('GET', '/api/v1/me/requests?limit=1', { token });
  assert.deepEqual([first.body.items[0].kind, first.body.next], ['contact', '1']);
  const second = await call('GET', '/api/v1/me/requests?after=1&limit=1', { token });
  const [entry] = second.body.items;
  const page = await services.leads.getOwnLead(ctx, reference);
  assert.deepEqual(
    [entry.reference, entry.state, entry.message, entry.phone, entry.document, entry.createdAt],
    [
      reference,
      page.state,
      'Shaft seals',
      '+914428271234',
      { name: pdf.name, contentType: 'application/pdf', size: page.document?.size },
      page.createdAt,
    ],
  );
  assert.equal(second.body.next, null);
  const read = await call('GET', `/api/v1/me/requests/${reference}`, { token });
  assert.deepEqual([read.status, read.body], [200, { ...entry, quotes: [] }]);

  const url = `/api/v1/me/requests/${reference}/document`;
  const document = await shop.app.inject({ url, headers: { authtoken: token } });
  assert.deepEqual(
    [document.statusCode, document.headers['content-type'], document.headers['cache-control']],
    [200, 'application/pdf', 'private, no-store'],
  );
  assert.equal(document.rawPayload.length, page.document?.size);

  const stranger = (await aCustomer(db)).token;
  for (const path of [url, `/api/v1/me/requests/${reference}`]) {
    assertProblem(await call('GET', path, { token: stranger }), { code: 'lead-not-found' });
    assertProblem(await call('GET', path), { code: 'login-required' });
  }
  const without = await call('GET', `/api/v1/me/requests/${message.body.reference}/document`, {
    token,
  });
  assertProblem(without, { code: 'lead-not-found' });
  for (const wrong of ['x', 'RQ-0000-0000', '%00'])
    assertProblem(await call('GET', `/api/v1/me/requests/${wrong}`, { token }), {});
});

test('v1 requests › its spam › its sender sees it as new [decisions 0114]', async () => {
  const { token } = await aCustomer(db);
  const { body } = await sendForm(shop, '/api/v1/requests', partsOf(TEXTS), { authtoken: token });
  const { id } = await leadOf(body.reference);
  await services.leads.changeLeadState(admin, id, 'spam');
  const read = await call('GET', `/api/v1/me/requests/${body.reference}`, { token });
  assert.equal(read.body.state, 'new');
});

test('v1 requests, applications › fields missing, wrong, unknown; a hostile file › each by the name of the call [decisions 0114]', async () => {
  for (const path of ['/api/v1/requests', '/api/v1/seller-applications']) {
    const nothing = await sendForm(shop, path, []);
    assertProblem(nothing, { code: 'invalid-request' });
    assert.deepEqual(errorsOf(nothing), [
      '/name field-required',
      '/company field-required',
      '/email field-required',
      '/phone field-required',
      '/message field-required',
    ]);
    const blank = await sendForm(
      shop,
      path,
      partsOf({ name: ' ', company: ' ', email: 'x', phone: '1', message: ' ' }),
    );
    assert.deepEqual(errorsOf(blank), [
      '/name field-required',
      '/company field-required',
      '/email email-not-valid',
      '/phone phone-not-valid',
      '/message field-required',
    ]);
    assert.deepEqual(errorsOf(await sendForm(shop, path, partsOf({ ...TEXTS, firstName: 'x' }))), [
      '/firstName unknown-field',
    ]);
    const bad = HOSTILE_FILES[0] as (typeof HOSTILE_FILES)[number];
    const refused = await sendForm(shop, path, [
      ...partsOf(TEXTS),
      { name: 'document', fileName: bad.name, type: bad.type, bytes: bad.bytes },
    ]);
    assert.equal(refused.body.errors[0].pointer, '/document');
    assertProblem(await call('POST', path, { body: TEXTS }), { code: 'unsupported-media-type' });
  }
});

const sellerless = await testApp({ after });
await sql`insert into setting (name, value) values ('commission-basis-points', '0') on conflict (name) do update set value = '0'`.execute(
  sellerless.db,
);

test('v1 applications › a shop that alone sells › there is nowhere to apply; otherwise the application waits for staff [decisions 0114]', async () => {
  const sent = await sendForm(shop, '/api/v1/seller-applications', partsOf(TEXTS));
  assert.equal(sent.status, 201);
  assert.equal((await leadOf(sent.body.reference)).kind, 'seller');
  assertProblem(await sendForm(sellerless, '/api/v1/seller-applications', partsOf(TEXTS)), {
    code: 'record-not-found',
  });
});

test('v1 enquiries and responses › about a lot, to a need › the subject is ours; what is not there is named [decisions 0114]', async () => {
  const lot = await aLot(db, [{ productId: await aProduct(db), quantity: 2 }], { name: 'Motors' });
  const enquiry = await call('POST', `/api/v1/lots/${lot.id}/enquiries`, { body: MESSAGE });
  assert.equal(enquiry.status, 201);
  const asked = await leadOf(enquiry.body.reference);
  assert.deepEqual(
    [asked.kind, asked.lot_id, asked.subject, asked.message],
    ['enquiry', lot.id, 'Lot Sale - Motors', MESSAGE.message],
  );
  const three = (text: string) => JSON.stringify({ en: text, ru: text, ar: text });
  await sql`insert into need (display_text, item_name, material, material_spec, size, composition, position, published)
    values (${three('Wanted')}::jsonb, ${three('Keys')}::jsonb, ${three('Steel')}::jsonb, ${three('C45')}::jsonb, ${three('10 mm')}::jsonb, ${three('')}::jsonb, 0, true)`.execute(
    db,
  );
  const needs = await call('GET', '/api/v1/needs');
  const need = needs.body.items.find(({ name }: { name: string }) => name === 'Keys');
  assert.deepEqual(need, {
    id: need.id,
    name: 'Keys',
    description: 'Wanted',
    material: 'Steel',
    specification: 'C45',
    size: '10 mm',
    composition: null,
  });
  const response = await call('POST', `/api/v1/needs/${need.id}/responses`, { body: MESSAGE });
  assert.equal(response.status, 201);
  const answered = await leadOf(response.body.reference);
  assert.deepEqual(
    [answered.kind, answered.need_id, answered.subject],
    ['response', need.id, 'Our Needs - Keys'],
  );
  for (const [path, code] of [
    ['/api/v1/lots/999999/enquiries', 'lot-not-found'],
    ['/api/v1/needs/999999/responses', 'need-not-found'],
  ] as const) {
    assertProblem(await call('POST', path, { body: MESSAGE }), { code });
  }
  for (const path of [
    `/api/v1/lots/${lot.id}/enquiries`,
    `/api/v1/needs/${need.id}/responses`,
    '/api/v1/contact-messages',
  ]) {
    const subject = path.endsWith('messages') ? { subject: 'x' } : {};
    const wrong = await call('POST', path, {
      body: { ...subject, name: ' ', email: 'x', message: ' ' },
    });
    assert.deepEqual(
      errorsOf(wrong),
      ['/name field-required', '/email email-not-valid', '/message field-required'],
      path,
    );
  }
});
