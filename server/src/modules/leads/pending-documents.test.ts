// Tests of documents of rejected forms: how long they are kept, for whom, and that each is sent once. On the real database. [decisions 0065]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GOOD_LISTS, type TestFile } from '../../../testing/hostile-files.ts';
import { aCtx, aCustomer, testDatabase } from '../../../testing/index.ts';
import { clientOf } from '../../platform/client.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Problem } from '../../platform/problem.ts';
import { service as customers } from '../customers/index.ts';
import { fileCleanupJob } from '../media/index.ts';
import { service } from './index.ts';

const { db, pool } = await testDatabase({ after });
type Input = Parameters<typeof service.sendRequest>[2];
let count = 0;
/** Each test is a client of its own. */
const aVisitor = (more: Partial<Ctx> = {}): Ctx => ({
  ...aCtx(db),
  client: clientOf(`pending-${process.pid}-${++count}`, 1),
  ...more,
});
const list = { ...(GOOD_LISTS[0] as TestFile), tooLarge: false };
const macros = { name: 'a.xlsm', type: '', bytes: Buffer.from('PK'), tooLarge: false };
const aRequest = (more: Partial<Input> = {}): Input => ({
  firstName: 'Asha',
  companyName: 'Nellore Pumps',
  emailId: `pending-${process.pid}-${++count}@example.com`,
  phoneNumber: '044 2827 1234',
  description: 'Shaft seals',
  keepsDocument: true,
  ...more,
});
const files = async () =>
  (await pool.query('select count(*)::int as n from private_file')).rows[0].n as number;
const leadOf = async (reference: string) =>
  await db
    .selectFrom('lead')
    .select(['file_name', 'file_label'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

async function rejection(work: Promise<unknown>): Promise<Problem> {
  const error = await work.then(
    () => assert.fail('not refused'),
    (reason: Problem) => reason,
  );
  assert.equal(error.name, 'Problem', String(error));
  return error;
}
const faults = ({ fields }: Problem) => fields.map(({ pointer, code }) => [pointer, code]);
/** The token of a good list in a form whose telephone is wrong. */
async function aToken(ctx: Ctx, more: Partial<Input> = {}): Promise<string> {
  const { pendingUploads } = await rejection(
    service.sendRequest(ctx, 'request', aRequest({ phoneNumber: '12', document: list, ...more })),
  );
  assert.equal(pendingUploads.document?.label, 'list.xlsx');
  return pendingUploads.document.token;
}

test('sendRequest › a good document in a refused form › is kept under a token, sent with it once, however often it is pressed [§5 requirement and seller form]', async () => {
  const ctx = aVisitor();
  const before = await files();
  const pendingDocument = await aToken(ctx);
  assert.equal(await files(), before + 1);
  assert.equal(
    (await pool.query(`select from private_file where pending_label like '%${pendingDocument}%'`))
      .rows.length,
    0,
  );
  // Wrong again: the same file goes on waiting.
  const again = await rejection(
    service.sendRequest(ctx, 'request', aRequest({ emailId: 'x', pendingDocument })),
  );
  assert.deepEqual(
    [faults(again), again.pendingUploads.document?.token],
    [[['/emailId', 'email-not-valid']], pendingDocument],
  );
  const input = aRequest({ pendingDocument });
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => service.sendRequest(ctx, 'request', input)),
  );
  assert.equal(new Set(sent.map(({ reference }) => reference)).size, 1);
  const lead = await leadOf(sent[0]?.reference as string);
  assert.equal(lead.file_label, 'list.xlsx');
  const { rows } = await pool.query(
    'select bytes, pending_until from private_file where name = $1',
    [lead.file_name],
  );
  assert.deepEqual(
    [rows[0].bytes.equals(list.bytes), rows[0].pending_until, await files()],
    [true, null, before + 1],
  );
  // Another form cannot take it along.
  const other = await rejection(service.sendRequest(ctx, 'request', aRequest({ pendingDocument })));
  assert.deepEqual([faults(other), other.pendingUploads], [[['/document', 'file-not-kept']], {}]);
});

test('sendRequest › two different forms with one token at once › one of them gets the file [race: §7.7 postrequirement]', async () => {
  const ctx = aVisitor();
  const pendingDocument = await aToken(ctx);
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      service.sendRequest(ctx, 'request', aRequest({ pendingDocument })),
    ),
  );
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('sendRequest › a token of somebody else, made up, or of another field › no file, said at its field beside the other faults', async () => {
  const { id: customerId } = await aCustomer(db);
  const actor = { kind: 'customer', customerId } as Ctx['actor'];
  const own = await aToken(aVisitor({ actor }));
  const visitors = await aToken(aVisitor());
  for (const [ctx, pendingDocument] of [
    [aVisitor(), own],
    [aVisitor({ actor: { ...actor, customerId: customerId + 1 } as Ctx['actor'] }), own],
    [aVisitor({ actor }), visitors],
    [aVisitor(), 'A'.repeat(43)],
    [aVisitor(), `${visitors}x`],
    [aVisitor(), '../../etc/passwd'],
  ] as [Ctx, string][]) {
    const error = await rejection(
      service.sendRequest(ctx, 'request', aRequest({ phoneNumber: '12', pendingDocument })),
    );
    assert.deepEqual(faults(error), [
      ['/phoneNumber', 'phone-not-valid'],
      ['/document', 'file-not-kept'],
    ]);
    assert.deepEqual(error.pendingUploads, {});
  }
  // Certificates are no lists: their fields do not take the token of one.
  const profile = {
    firstName: 'Asha',
    email: `p${process.pid}@example.com`,
    password: 'a lathe of brass',
    mobile: '044 2827 1234',
    taxId: '',
  };
  const error = await rejection(
    customers.register(aVisitor(), profile, { vatdocument: { token: visitors } }),
  );
  assert.deepEqual(faults(error), [['/vatdocument', 'file-not-kept']]);
});

test('sendRequest › a wrong file beside a kept one › the fault is said, and the kept one is offered still', async () => {
  const ctx = aVisitor();
  const pendingDocument = await aToken(ctx);
  const error = await rejection(
    service.sendRequest(ctx, 'seller', aRequest({ document: macros, pendingDocument })),
  );
  assert.deepEqual(
    [faults(error), error.pendingUploads.document?.token],
    [[['/document', 'file-type-not-taken']], pendingDocument],
  );
  // A good one takes its place.
  const csv = { ...(GOOD_LISTS[2] as TestFile), tooLarge: false };
  const { reference } = await service.sendRequest(
    ctx,
    'seller',
    aRequest({ document: csv, pendingDocument }),
  );
  assert.equal((await leadOf(reference)).file_label, 'parts.csv');
});

test('sendRequest › what a call sends › nothing waits for it', async () => {
  const before = await files();
  const error = await rejection(
    service.sendRequest(
      aVisitor(),
      'request',
      aRequest({ phoneNumber: '12', document: list, keepsDocument: false }),
    ),
  );
  assert.deepEqual([error.pendingUploads, await files()], [{}, before]);
});

test('file-clean-up › a file whose form was not sent within the hour › is not found any more, and removed; what was sent stays', async () => {
  const ctx = aVisitor();
  const [old, young, taken] = [await aToken(ctx), await aToken(ctx), await aToken(ctx)];
  const { reference } = await service.sendRequest(
    ctx,
    'request',
    aRequest({ pendingDocument: taken }),
  );
  const keyOf = (token: string): Buffer => Buffer.from(`/document\0visitor\0${token}`);
  const rowOf = async (token: string) =>
    (
      await pool.query(
        'select pending_until from private_file where pending_hash = sha256($1::bytea)',
        [keyOf(token)],
      )
    ).rows[0];
  const left = (await rowOf(young)).pending_until.getTime() - Date.now();
  assert.ok(left > 3_500_000 && left <= 3_601_000, String(left));
  await pool.query(
    `update private_file set pending_until = now() - interval '1 second' where pending_hash = sha256($1::bytea)`,
    [keyOf(old)],
  );
  assert.deepEqual(
    faults(
      await rejection(service.sendRequest(ctx, 'request', aRequest({ pendingDocument: old }))),
    ),
    [['/document', 'file-not-kept']],
  );
  await fileCleanupJob().work(ctx, {});
  assert.deepEqual([await rowOf(old), (await rowOf(young)) !== undefined], [undefined, true]);
  const { file_name } = await leadOf(reference);
  assert.equal(
    (await pool.query('select from private_file where name = $1', [file_name])).rows.length,
    1,
  );
});

test('sendRequest › one client that fills the memory, or all together › beyond it nothing is kept, the form is refused as before', async () => {
  const ctx = aVisitor();
  // Twenty files a day, counted by forms and by what waits.
  for (let n = 0; n < 20; n++) await aToken(ctx);
  assert.equal(
    (
      await rejection(
        service.sendRequest(ctx, 'request', aRequest({ phoneNumber: '12', document: list })),
      )
    ).code,
    'too-many-requests',
  );
  await pool.query(`insert into private_file (name, content_type, bytes, pending_hash, pending_label, pending_until)
    select md5(n::text) || '.csv', 'text/csv', 'x', sha256(n::text::bytea), 'x.csv', now() + interval '1 hour' from generate_series(1, 200) n`);
  const error = await rejection(
    service.sendRequest(aVisitor(), 'request', aRequest({ phoneNumber: '12', document: list })),
  );
  assert.deepEqual(
    [faults(error), error.pendingUploads],
    [[['/phoneNumber', 'phone-not-valid']], {}],
  );
  await pool.query(`delete from private_file where pending_label = 'x.csv'`);
});

test('register › wrong fields and a wrong certificate › all named at once, the good certificate waits and is sent with the account [§5 register form]', async () => {
  const ctx = aVisitor();
  const pdf = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  );
  const vat = { name: 'vat.pdf', type: 'application/pdf', bytes: pdf, tooLarge: false };
  const profile = {
    firstName: 'Asha',
    email: `reg${process.pid}@example.com`,
    password: 'a lathe of brass',
    mobile: '12',
    taxId: '',
  };
  const error = await rejection(
    customers.register(ctx, profile, { vatdocument: { sent: vat }, crdocument: { sent: list } }),
  );
  assert.deepEqual(faults(error), [
    ['/mobile', 'phone-not-valid'],
    ['/crdocument', 'file-type-not-taken'],
  ]);
  assert.deepEqual(Object.keys(error.pendingUploads), ['vatdocument']);
  const token = error.pendingUploads.vatdocument?.token as string;
  const { account } = await customers.register(
    ctx,
    { ...profile, mobile: '044 2827 1234' },
    { vatdocument: { token } },
  );
  const { rows } = await pool.query(
    'select f.bytes from customer_certificate c join private_file f on f.name = c.file_name where c.customer_id = $1',
    [account.id],
  );
  assert.deepEqual(
    rows.map(({ bytes }) => bytes.equals(pdf)),
    [true],
  );
});
