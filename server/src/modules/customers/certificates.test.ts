// Tests of certificates: only the owner has access; an upload ticket gives it for a quarter of an hour.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { aCustomer, sendForm, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();
const file = { name: 'file', fileName: 'scan.png', type: 'image/png', bytes: png };
const path = (id: number, type = 'vatdocument') =>
  `/api/saveCustomerdigital/${id}?lang=en&type=${type}`;
let count = 0;
const newcomer = async () => {
  const body = {
    custFirstName: 'Asha',
    emailAddress: `c${++count}@example.com`,
    password: 'a lathe of brass',
    mobileNumber: '+914428271234',
  };
  return (await call('POST', '/api/customer/register', { body })).body as {
    id: number;
    uploadToken: string;
    emailAddress: string;
  };
};
const files = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from private_file`.execute(db)).rows[0]?.n;

test('saveCustomerdigital › right after registration › the ticket of the answer is enough, for both certificates [§7.2, §7.2 saveCustomerdigital, §3 registration payload]', async () => {
  const { id, uploadToken } = await newcomer();
  assert.match(uploadToken, /^[\w-]{43}$/);
  const first = await sendForm(shop, path(id), [file, { name: 'uploadToken', value: uploadToken }]);
  assert.deepEqual(
    [first.status, first.body.customerId, first.body.type, first.body.contentType],
    [200, id, 'vatdocument', 'image/png'],
  );
  assert.equal(
    (await sendForm(shop, path(id, 'crdocument'), [file], { uploadtoken: uploadToken })).status,
    200,
  );
});

test('saveCustomerdigital › no ticket, a made-up one, an old one › login required [§7.2]', async () => {
  const { id, uploadToken } = await newcomer();
  for (const headers of [{}, { uploadtoken: 'x' }, { uploadtoken: 'A'.repeat(43) }])
    assertProblem(await sendForm(shop, path(id), [file], headers as Record<string, string>), {
      code: 'login-required',
    });
  await sql`update upload_ticket set expires_at = now() - interval '1 second' where customer_id = ${id}`.execute(
    db,
  );
  assertProblem(await sendForm(shop, path(id), [file], { uploadtoken: uploadToken }), {
    code: 'login-required',
  });
});

test('saveCustomerdigital › somebody else’s account › answers like one that does not exist [§6]', async () => {
  const [one, two] = [await newcomer(), await aCustomer(db)];
  const told = async (id: number, headers: Record<string, string>) => {
    const { status, body } = await sendForm(shop, path(id), [file], headers);
    const { instance, ...said } = body;
    assert.ok(instance);
    return { status, said };
  };
  for (const headers of [{ uploadtoken: one.uploadToken }, { authtoken: two.token }] as Record<
    string,
    string
  >[]) {
    const foreign = await told(headers.uploadtoken === undefined ? one.id : two.id, headers);
    assert.equal(foreign.status, 404);
    assert.deepEqual(foreign, await told(2_000_000_000, headers));
  }
});

test('saveCustomerdigital › no file, a wrong one, a wrong type of certificate, no form › 4xx at the field, nothing kept [§7.2]', async () => {
  const { id, token } = await aCustomer(db);
  const before = await files();
  const auth = { authtoken: token };
  const missing = assertProblem(await sendForm(shop, path(id), [], auth), {
    code: 'invalid-request',
  });
  assert.deepEqual(
    missing.errors.map((error) => [error.pointer, error.code]),
    [['/file', 'field-required']],
  );
  const wrong = await sendForm(
    shop,
    path(id),
    [{ ...file, fileName: 'a.exe', bytes: Buffer.from('MZ') }],
    auth,
  );
  assert.equal(
    assertProblem(wrong, { code: 'invalid-request' }).errors[0]?.defaultMessage,
    '“\u2068a.exe\u2069” can’t be taken: we take PDF, PNG, JPG, WebP, and the ending of the name must match the content. Save it as one of these and choose it again.',
  );
  const large = await sendForm(
    shop,
    path(id),
    [{ ...file, bytes: Buffer.alloc(10 * 1_048_576 + 1) }],
    auth,
  );
  assert.match(
    large.body.errors[0].defaultMessage,
    /^“\u2068.+\u2069” is too large: a file may have 10 MiB at most\. Make it smaller/,
  );
  assert.equal((await sendForm(shop, path(id, 'passport'), [file], auth)).status, 400);
  assert.equal(
    (await sendForm(shop, path(id), [file, { name: 'verified', value: 'true' }], auth)).status,
    400,
    'an unknown part',
  );
  assert.equal((await call('POST', path(id), { token, body: {} })).status, 415);
  assert.equal(await files(), before);
});

test('certificate › of the owner › downloads as an attachment that cannot run, is replaced without leftovers, stays unseen by others [promises P17]', async () => {
  const owner = await aCustomer(db);
  const stranger = await aCustomer(db);
  const auth = { authtoken: owner.token };
  const before = (await files()) ?? 0;
  await sendForm(shop, path(owner.id), [file], auth);
  await sendForm(
    shop,
    path(owner.id),
    [{ ...file, bytes: await sharp(png).rotate(90).png().toBuffer() }],
    auth,
  );
  assert.equal(await files(), before + 1);
  const get = (token?: string, type = 'vatdocument') =>
    call('GET', `/api/customerdetail/certificates/${type}`, { token });
  const { status, headers } = await get(owner.token);
  assert.equal(status, 200);
  assert.deepEqual(
    [
      headers['content-type'],
      headers['content-disposition'],
      headers['x-content-type-options'],
      headers['content-security-policy'],
      headers['cache-control'],
    ],
    [
      'image/png',
      'attachment; filename="vat-certificate.png"',
      'nosniff',
      "default-src 'none'; sandbox",
      'private, no-store',
    ],
  );
  assert.deepEqual(
    [
      (await get(stranger.token)).status,
      (await get()).status,
      (await get(owner.token, '..%2f..%2fetc')).status,
    ],
    [404, 401, 404],
  );
  assert.equal((await get(owner.token, 'crdocument')).status, 404);
  // The name in the store opens nothing: it is no address.
  const { file_name } = await db
    .selectFrom('customer_certificate')
    .select('file_name')
    .where('customer_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  assert.match(file_name, /^[0-9a-f]{32}\.png$/);
  assert.doesNotMatch(
    String((await call('GET', `/productimages/${file_name}`)).headers['content-type']),
    /png/,
  );
});

test('certificate › sent ten times at once › one is kept, none is left behind [promises P12]', async () => {
  const { id, token } = await aCustomer(db);
  const before = (await files()) ?? 0;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendForm(shop, path(id), [file], { authtoken: token })),
  );
  assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]));
  assert.equal(await files(), before + 1);
});
