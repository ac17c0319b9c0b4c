// Tests of leads, on the real database.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { aCtx, aCustomer, aLot, testDatabase } from '../../../testing/index.ts';
import { clientOf } from '../../platform/client.ts';
import type { Ctx } from '../../platform/context.ts';
import type { SentFile } from '../../platform/http/multipart.ts';
import type { Problem } from '../../platform/problem.ts';
import { service } from './index.ts';

const { db, pool } = await testDatabase({ after });
const ctx = aCtx(db);
const admin: Ctx = { ...ctx, actor: { kind: 'staff', staffId: 7, role: 'administrator' } };

let count = 0;
const anAddress = (): string => `sender-${process.pid}-${++count}@example.com`;
const aRequest = (more: object = {}) => ({
  firstName: 'Asha',
  companyName: 'Nellore Pumps',
  emailId: anAddress(),
  phoneNumber: '044 2827 1234',
  description: 'Shaft seals for 12 pumps.\nBy March.',
  ...more,
});
const aMessage = (more: object = {}) => ({
  name: 'Asha Rao',
  emailId: anAddress(),
  subject: 'Delivery',
  comment: 'When does it leave?',
  ...more,
});
const mailsTo = (email: string) =>
  db.selectFrom('email_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
const leadOf = async (reference: string) => {
  const { id } = await db
    .selectFrom('lead')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return await service.getLead(admin, id);
};
const fields = (error: unknown) =>
  (error as Problem).fields.map((field) => [field.pointer, field.code]);
const code = (expected: Problem['code']) => (error: unknown) =>
  (error as Problem).code === expected;
async function aPicture(): Promise<SentFile> {
  const bytes = await sharp({ create: { width: 12, height: 12, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  return { name: 'C:\\drawings\\seal \u202egnp.png', type: 'image/png', bytes, tooLarge: false };
}

test('sendRequest › a requirement of a visitor › new, in its language, with its history, told to sender and back office [§6 visitor forms]', async () => {
  const input = aRequest();
  const { reference } = await service.sendRequest({ ...ctx, locale: 'ar' }, 'request', input);
  assert.match(reference, /^RQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const lead = await leadOf(reference);
  assert.deepEqual(
    [
      lead.kind,
      lead.state,
      lead.locale,
      lead.customerId,
      lead.ownerId,
      lead.name,
      lead.company,
      lead.phone,
      lead.message,
    ],
    [
      'request',
      'new',
      'ar',
      null,
      null,
      'Asha',
      'Nellore Pumps',
      '+914428271234',
      'Shaft seals for 12 pumps.\nBy March.',
    ],
  );
  assert.deepEqual(
    lead.events.map(({ actor, kind, value }) => [actor, kind, value]),
    [['visitor', 'received', 'new']],
  );
  const [copy] = await mailsTo(input.emailId);
  assert.deepEqual([copy?.template, copy?.locale], ['lead-received', 'ar']);
  assert.ok(
    copy?.body_text.includes('Shaft seals for 12 pumps.') && copy.body_text.includes(reference),
  );
  const [told] = await mailsTo('sales@millwright.example');
  assert.equal(told?.subject, `Requirement ${reference}: Asha`);
  assert.deepEqual(told?.headers, {
    'Auto-Submitted': 'auto-generated',
    'Reply-To': input.emailId,
  });
});

test('sendRequest › the staff has an address of its own › it is told there [§7.7]', async () => {
  await db.updateTable('company').set({ staff_email: 'staff@millwright.example' }).execute();
  const { reference } = await service.sendRequest(ctx, 'seller', aRequest());
  await db.updateTable('company').set({ staff_email: '' }).execute();
  assert.ok(
    (await mailsTo('staff@millwright.example')).some((mail) => mail.subject.includes(reference)),
  );
});

test('sendRequest › nothing filled in, or wrongly › each field by its name, nothing stored [§5 requirement and seller form]', async () => {
  const before = await pool.query('select count(*) from lead');
  const empty = {
    firstName: ' ',
    companyName: '',
    emailId: '',
    phoneNumber: '',
    description: '\n',
  };
  const required = ['/firstName', '/companyName', '/emailId', '/phoneNumber', '/description'].map(
    (pointer) => [pointer, 'field-required'],
  );
  await assert.rejects(service.sendRequest(ctx, 'request', empty), (error) => {
    assert.deepEqual(fields(error), required);
    return true;
  });
  for (const [wrong, expected] of [
    [{ emailId: 'a@b' }, ['/emailId', 'email-not-valid']],
    [{ emailId: 'a@example.com\r\nBcc: b@example.com' }, ['/emailId', 'email-not-valid']],
    [{ phoneNumber: '12' }, ['/phoneNumber', 'phone-not-valid']],
    [{ phoneNumber: 'call me' }, ['/phoneNumber', 'phone-not-valid']],
    [{ description: 'x'.repeat(4_001) }, ['/description', 'text-too-long']],
    [{ firstName: 'x'.repeat(121) }, ['/firstName', 'text-too-long']],
    [
      { document: { name: 'a.png', type: 'image/png', bytes: Buffer.alloc(0), tooLarge: false } },
      ['/document', 'file-empty'],
    ],
  ] as const) {
    await assert.rejects(service.sendRequest(ctx, 'seller', aRequest(wrong)), (error) => {
      assert.deepEqual(fields(error), [expected], JSON.stringify(wrong).slice(0, 80));
      return true;
    });
  }
  assert.deepEqual((await pool.query('select count(*) from lead')).rows, before.rows);
});

test('sendContact, sendEnquiry › nothing filled in › name, email, subject and comment are asked for [§5 enquiry form, §3 enquiry]', async () => {
  const empty = { name: '', emailId: '', subject: '', comment: '' };
  for (const send of [service.sendContact, service.sendEnquiry]) {
    await assert.rejects(send(ctx, empty), (error) => {
      assert.deepEqual(
        fields(error),
        ['/name', '/emailId', '/subject', '/comment'].map((pointer) => [pointer, 'field-required']),
      );
      return true;
    });
    await assert.rejects(
      send(ctx, aMessage({ emailId: 'nobody' })),
      (error) => (assert.deepEqual(fields(error), [['/emailId', 'email-not-valid']]), true),
    );
  }
});

test('sendRequest › a file › kept anew under a name nobody can guess, called as the sender did, one line [promises P16, P17]', async () => {
  const document = await aPicture();
  const { reference } = await service.sendRequest(ctx, 'request', aRequest({ document }));
  const lead = await leadOf(reference);
  assert.equal(lead.document?.contentType, 'image/png');
  assert.equal(lead.document?.label, 'seal  gnp.png');
  const row = await db
    .selectFrom('lead')
    .select('file_name')
    .where('id', '=', lead.id)
    .executeTakeFirstOrThrow();
  assert.match(row.file_name ?? '', /^[0-9a-f]{32}\.png$/);
  assert.equal((await service.getLeadDocument(admin, lead.id)).contentType, 'image/png');
});

test('a form › sent twice, ten times at once › one lead, one pair of mails, one file [race: §7.7 postrequirement]', async () => {
  const input = aRequest({ document: await aPicture() });
  const files = async () =>
    (await pool.query('select count(*)::int as n from private_file')).rows[0].n as number;
  const before = await files();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => service.sendRequest(ctx, 'request', input)),
  );
  assert.equal(new Set(answers.map((answer) => answer.reference)).size, 1);
  assert.equal((await mailsTo(input.emailId)).length, 1);
  assert.equal(await files(), before + 1);
  const other = await service.sendRequest(ctx, 'request', {
    ...input,
    description: 'Something else',
  });
  assert.notEqual(other.reference, answers[0]?.reference);
});

test('a form › the field that people do not see was filled in › the same answer, kept as spam, nobody is written to [promises P47]', async () => {
  const input = aMessage({ trap: 'http://x.example' });
  const { reference } = await service.sendContact(ctx, input);
  assert.equal((await leadOf(reference)).state, 'spam');
  assert.deepEqual(await mailsTo(input.emailId), []);
});

test('a form › words with an address in them › the copy leaves them out: our mail advertises for nobody [promises P42]', async () => {
  const input = aMessage({
    comment: 'Buy at https://casino.example now',
    subject: 'www.casino.example',
  });
  await service.sendContact(ctx, input);
  const [copy] = await mailsTo(input.emailId);
  assert.doesNotMatch(`${copy?.subject} ${copy?.body_text} ${copy?.body_html}`, /casino/);
});

test('a form › one client again and again, one address from many › ten an hour, five letters a day [promises P47]', async () => {
  const client = clientOf(`client-${process.pid}`, 1);
  for (let i = 0; i < 10; i++) await service.sendContact({ ...ctx, client }, aMessage());
  await assert.rejects(
    service.sendContact({ ...ctx, client }, aMessage()),
    code('too-many-requests'),
  );
  const emailId = anAddress();
  for (let i = 0; i < 8; i++)
    await service.sendContact(
      { ...ctx, client: clientOf(`other-${i}`, 1) },
      aMessage({ emailId, comment: `No ${i}` }),
    );
  assert.equal((await mailsTo(emailId)).length, 5);
});

test('the staff › takes over, answers, wins › each step is a row of history, in order [back office leads]', async () => {
  const { reference } = await service.sendEnquiry(ctx, aMessage({ subject: 'Lot Sale - Gears' }));
  const { id, kind } = await leadOf(reference);
  assert.equal(kind, 'enquiry');
  await service.assignLead(admin, id, 7);
  await service.assignLead(admin, id, 7);
  await service.changeLeadState(admin, id, 'in-progress');
  await service.noteOnLead(admin, id, ' Called back,\nwants photographs. ');
  await service.changeLeadState(admin, id, 'answered', 'Sent by mail');
  const lead = await service.changeLeadState(admin, id, 'won');
  assert.deepEqual([lead.state, lead.ownerId], ['won', 7]);
  assert.deepEqual(
    lead.events.map(({ actor, kind: what, value, note }) => [actor, what, value, note]),
    [
      ['visitor', 'received', 'new', ''],
      ['staff:7', 'owner', '7', ''],
      ['staff:7', 'state', 'in-progress', ''],
      ['staff:7', 'note', '', 'Called back,\nwants photographs.'],
      ['staff:7', 'state', 'answered', 'Sent by mail'],
      ['staff:7', 'state', 'won', ''],
    ],
  );
  await assert.rejects(service.changeLeadState(admin, id, 'new'), code('lead-state-not-allowed'));
  await assert.rejects(service.noteOnLead(admin, id, ' '), code('invalid-request'));
  const page = await service.listLeads(admin, {
    state: 'won',
    ownerId: 7,
    text: reference.slice(3, 7),
  });
  assert.deepEqual(
    page.leads.map((each) => each.reference),
    [reference],
  );
});

test('the staff › two move a lead at once › one after the other, no step is lost or doubled [promises P1]', async () => {
  const { reference } = await service.sendContact(ctx, aMessage());
  const { id } = await leadOf(reference);
  const steps = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) =>
      service.changeLeadState(
        { ...admin, actor: { kind: 'staff', staffId: n, role: 'administrator' } },
        id,
        n % 2 === 0 ? 'won' : 'lost',
      ),
    ),
  );
  assert.ok(
    steps.every(
      (step) => step.status === 'fulfilled' || code('lead-state-not-allowed')(step.reason),
    ),
  );
  const { events, state } = await service.getLead(admin, id);
  assert.deepEqual(
    events.filter(({ kind }) => kind === 'state').map(({ value }) => value),
    [state],
  );
});

test('the staff › a visitor, a customer in its place › there is no such thing for them [promises P33]', async () => {
  const { reference } = await service.sendContact(ctx, aMessage());
  const { id } = await leadOf(reference);
  const buyer = await aCustomer(db);
  for (const other of [ctx, buyer.ctx]) {
    for (const work of [
      () => service.listLeads(other, {}),
      () => service.getLead(other, id),
      () => service.getLeadDocument(other, id),
      () => service.assignLead(other, id, 1),
      () => service.changeLeadState(other, id, 'won'),
      () => service.noteOnLead(other, id, 'x'),
    ])
      await assert.rejects(work(), code('not-found'));
  }
});

test('history › an update, a deletion, by whoever writes SQL › refused by the database [promises P33]', async () => {
  await service.sendContact(ctx, aMessage());
  await assert.rejects(pool.query("update lead_event set actor = 'system'"), /only added to/);
  await assert.rejects(pool.query('delete from lead_event'), /only added to/);
});

test('a customer › sees their own requests and files, spam as new; somebody else’s are unknown [decisions §5]', async () => {
  const [own, other] = [await aCustomer(db), await aCustomer(db)];
  const { reference } = await service.sendRequest(
    own.ctx,
    'request',
    aRequest({ document: await aPicture() }),
  );
  const lead = await leadOf(reference);
  assert.equal(lead.customerId, own.id);
  await service.changeLeadState(admin, lead.id, 'spam');
  assert.deepEqual(
    (await service.listOwnLeads(own.ctx)).leads.map((each) => [each.reference, each.state]),
    [[reference, 'new']],
  );
  assert.equal((await service.getOwnLead(own.ctx, reference.toLowerCase())).message, lead.message);
  assert.equal((await service.getOwnLeadDocument(own.ctx, reference)).contentType, 'image/png');
  assert.equal((await service.listOwnLeads(other.ctx)).total, 0);
  for (const asked of [reference, 'RQ-0000-0000', 'x', "' or 1=1"]) {
    await assert.rejects(service.getOwnLead(other.ctx, asked), code('lead-not-found'));
    await assert.rejects(service.getOwnLeadDocument(other.ctx, asked), code('lead-not-found'));
  }
  await assert.rejects(service.listOwnLeads(ctx), code('login-required'));
});

test('needs › in three languages › at least six, each with all its facts; an answer carries the name of the need [§3 need, §5 subject]', async () => {
  const seen = new Set<string>();
  for (const locale of ['en', 'ru', 'ar'] as const) {
    const needs = await service.listNeeds({ ...ctx, locale });
    assert.ok(needs.length >= 6);
    for (const { id, ...texts } of needs) {
      assert.deepEqual(Object.keys(texts), [
        'displayText',
        'itemName',
        'material',
        'materialSpec',
        'size',
        'composition',
      ]);
      assert.ok(
        Object.values(texts).every((text) => text !== ''),
        String(id),
      );
      assert.ok(!seen.has(texts.displayText), 'translated');
      seen.add(texts.displayText);
    }
  }
  const [need] = await service.listNeeds(ctx);
  assert.ok(need);
  const { reference } = await service.sendEnquiry(
    ctx,
    aMessage({ needId: need.id, subject: 'something else' }),
  );
  const lead = await leadOf(reference);
  assert.deepEqual(
    [lead.kind, lead.needId, lead.subject],
    ['response', need.id, `Our Needs - ${need.itemName}`],
  );
  await assert.rejects(
    service.sendEnquiry(ctx, aMessage({ needId: 999_999 })),
    code('need-not-found'),
  );
  await assert.rejects(
    service.sendEnquiry(ctx, aMessage({ lotId: 60_000 })),
    code('lot-not-found'),
  );
});

test('sendEnquiry › a lot › the subject is Lot Sale and its name, whatever was sent [§5 subject]', async () => {
  const { id: lotId } = await aLot(db, [], { name: 'Gear lot' });
  const { reference } = await service.sendEnquiry(
    { ...ctx, locale: 'ru' },
    aMessage({ lotId, subject: 'free' }),
  );
  const lead = await leadOf(reference);
  assert.deepEqual(
    [lead.kind, lead.lotId, lead.subject],
    ['enquiry', lotId, 'Распродажа лотов - Gear lot ru'],
  );
  const mail = await db
    .selectFrom('email_outbox')
    .select('body_text')
    .where('template', '=', 'lead-for-staff')
    .where('subject', 'like', `%${reference}%`)
    .executeTakeFirstOrThrow();
  // The staff read English.
  assert.match(mail.body_text, /Subject: \u2066Lot Sale - Gear lot\u2069$/m);
});
