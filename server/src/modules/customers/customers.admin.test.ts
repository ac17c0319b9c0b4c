// Tests of customers in the back office: found, shown whole, verified. [back office customers]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import {
  aCustomer,
  aProduct,
  asStaff,
  sendForm,
  testApp,
  violations,
} from '../../../testing/index.ts';

const shop = await testApp({ after });
const { db, call, cartOf, pool } = shop;
const admin = await asStaff(shop, 'order-manager');
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

const idsOf = async (query: string): Promise<number[]> => {
  const { status, body } = await admin('GET', `/customers?count=200&${query}`);
  assert.equal(status, 200, query);
  assert.equal(body.total, body.rows.length, query);
  return body.rows.map((row: { id: number }) => row.id);
};
const order = async (token: string) =>
  (
    await call(
      'POST',
      `/api/order/commitOrder?cartCode=${await cartOf([{ productId: await aProduct(db), quantity: 2 }], token)}`,
      {
        token,
      },
    )
  ).body;
const sendCertificate = (id: number, token: string, type = 'vatdocument') =>
  sendForm(
    shop,
    `/api/saveCustomerdigital/${id}?type=${type}`,
    [{ name: 'file', fileName: 'a.png', bytes: png }],
    { authtoken: token },
  );
const mailsTo = async (email: string) =>
  await db
    .selectFrom('email_outbox')
    .select(['template', 'locale', 'body_text', 'subject'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();

test('customers › name, company, mail, telephone, GSTIN › each is found by how people type it, nobody else [back office customers]', async () => {
  const [one] = [await aCustomer(db), await aCustomer(db)];
  await pool.query(
    `update customer set first_name = 'Meenakshi', last_name = 'Sundaram', company_name = 'Coimbatore Gear Works', mobile = '+919840012345', tax_id = '33AAPFU0939F1Z2' where id = $1`,
    [one.id],
  );
  for (const q of [
    'meenak',
    'Sundaram coimb',
    one.email.toUpperCase(),
    '98400 12345',
    '+91 (98400) 12345',
    '33aapfu0939f1z2',
    'gear works',
  ])
    assert.deepEqual(await idsOf(`q=${encodeURIComponent(q)}`), [one.id], q);
  assert.deepEqual(await idsOf('q=%2B%2B'), []);
});

test('customers › filters and pages › those that fit, newest first, in a stable order, with what they bought [back office customers]', async () => {
  const [bought, blocked, fresh] = [await aCustomer(db), await aCustomer(db), await aCustomer(db)];
  await order(bought.token);
  await pool.query('update customer set verified = true where id = $1', [bought.id]);
  await admin('POST', `/customers/${blocked.id}/blocked`, { blocked: true });
  await pool.query("update customer set created_at = '2019-05-01T20:00:00Z' where id = $1", [
    fresh.id,
  ]);
  const has = async (query: string) => new Set(await idsOf(query));
  for (const [query, expected] of [
    ['verified=true', [true, false, false]],
    ['verified=false', [false, true, true]],
    ['state=blocked', [false, true, false]],
    ['state=active', [true, false, true]],
    ['withOrders=true', [true, false, false]],
    ['withOrders=false', [false, true, true]],
    // In India it was the next day already.
    ['from=2019-05-02&to=2019-05-02', [false, false, true]],
    ['to=2019-05-01', [false, false, false]],
  ] as const) {
    const found = await has(query);
    assert.deepEqual(
      [bought, blocked, fresh].map(({ id }) => found.has(id)),
      expected,
      query,
    );
  }
  const { body } = await admin('GET', '/customers?sort=company&order=asc&start=0&count=2');
  const { body: next } = await admin('GET', '/customers?sort=company&order=asc&start=2&count=2');
  assert.equal(new Set([...body.rows, ...next.rows].map((row) => row.id)).size, 4);
  const row = (await admin('GET', `/customers?ids=${bought.id}`)).body.rows[0];
  assert.deepEqual(
    [row.orders, row.state, row.verified, typeof row.lastOrderAt],
    [1, 'active', true, 'string'],
  );
});

test('customer › one with an order and a note › all on one page, and never a secret [back office customers]', async () => {
  const { id, token, email } = await aCustomer(db);
  const { orderId } = await order(token);
  await admin('POST', `/customers/${id}/notes`, { text: '  Rings before noon.  ' });
  assert.equal((await admin('POST', `/customers/${id}/notes`, { text: ' ' })).status, 400);
  const { body, status } = await admin('GET', `/customers/${id}`);
  assert.equal(status, 200);
  assert.deepEqual(
    [
      body.email,
      body.billing.city,
      body.recentOrders[0].orderId,
      body.sums[0].currency,
      body.sums[0].orders,
    ],
    [email, 'Town', orderId, 'INR', 1],
  );
  assert.equal(body.sums[0].total, body.recentOrders[0].total);
  assert.deepEqual([body.sessions.length, body.sessions[0].open], [1, true]);
  assert.deepEqual(
    body.notes.map((note: { text: string; actor: string }) => [note.text, note.actor]),
    [['Rings before noon.', `staff:${admin.id}`]],
  );
  assert.deepEqual(
    body.history.map((entry: { table: string; actor: string }) => [entry.table, entry.actor]),
    [['customer_note', `staff:${admin.id}`]],
  );
  const text = JSON.stringify(body);
  for (const secret of [token, 'token_hash', 'password', 'argon2'])
    assert.equal(text.includes(secret), false, secret);
  assert.equal((await admin('GET', '/customers/2000000000')).status, 404);
});

test('verify › company name or tax number changed by the customer › the mark is gone, and the staff sees why [promises D20]', async () => {
  const person = { custFirstName: 'A', custLastName: 'B', mobileNumber: '+914428271234' };
  for (const [change, isLost] of [
    [{ custGSTIN: '33AABCC1234D1ZI', companyName: 'Another Works' }, true],
    [{ custGSTIN: '27AAPFU0939F1ZV', companyName: 'Test Works' }, true],
    [{ custGSTIN: '', unregistered: true }, true],
    [
      {
        custGSTIN: '33AABCC1234D1ZI',
        companyName: 'Test Works',
        custFirstName: 'Other',
        mobileNumber: '+914428271235',
      },
      false,
    ],
    [{ custGSTIN: '33AABCC1234D1ZI' }, false],
  ] as const) {
    const { id, token, email } = await aCustomer(db);
    await db
      .updateTable('customer')
      .set({ tax_id: '33AABCC1234D1ZI' })
      .where('id', '=', id)
      .execute();
    await admin('POST', `/customers/${id}/verified`, { verified: true });
    const body = { ...person, userName: email, emailAddress: email, ...change };
    assert.equal((await call('PUT', '/api/customerupdate', { token, body })).status, 200);
    const seen = (await admin('GET', `/customers/${id}`)).body;
    const row = (await admin('GET', `/customers?ids=${id}`)).body.rows[0];
    assert.deepEqual([seen.verified, row.verified], [!isLost, !isLost], JSON.stringify(change));
    const lost = seen.history.filter(
      (entry: { operation: string }) => entry.operation === 'verification-lost',
    );
    assert.deepEqual(
      lost.map((entry: { actor: string }) => entry.actor),
      isLost ? ['customer'] : [],
    );
  }
});

test('verify › begun and taken back › told once in the customer’s language, noted; an order needs it while the setting asks [promises D20]', async () => {
  const { id, token, email } = await aCustomer(db);
  await pool.query("update customer set locale = 'ru' where id = $1", [id]);
  await pool.query("update setting set value = 'true' where name = 'only-verified-buyers'");
  try {
    const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
    const refused = await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token });
    assert.equal(refused.body.code, 'buyer-not-verified');
    for (const _ of [1, 2])
      assert.equal(
        (await admin('POST', `/customers/${id}/verified`, { verified: true })).body.verified,
        true,
      );
    assert.equal(
      (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token })).status,
      200,
    );
  } finally {
    await pool.query("update setting set value = 'false' where name = 'only-verified-buyers'");
  }
  const mails = (await mailsTo(email)).filter((mail) => mail.template === 'account-verified');
  assert.deepEqual(
    mails.map((mail) => mail.locale),
    ['ru'],
  );
  const { body } = await admin('POST', `/customers/${id}/verified`, { verified: false });
  assert.deepEqual(
    [body.verified, body.history[0].before, body.history[0].after],
    [false, { verified: true }, { verified: false }],
  );
});

test('certificates › read, refused, sent anew, accepted › an attachment in a sandbox, the reason by mail, never an answer to another file [promises D7]', async () => {
  const { id, token, email } = await aCustomer(db);
  await pool.query("update customer set locale = 'ar' where id = $1", [id]);
  await sendCertificate(id, token);
  assert.ok((await idsOf('toReview=true')).includes(id));
  const file = await admin('GET', `/customers/${id}/certificates/vatdocument`);
  assert.equal(file.status, 200);
  assert.match(
    String(file.headers['content-disposition']),
    /^attachment; filename="customer-\d+-vatdocument\.\w+"$/,
  );
  assert.deepEqual(
    ['content-security-policy', 'x-content-type-options', 'cache-control'].map(
      (name) => file.headers[name],
    ),
    ["default-src 'none'; sandbox", 'nosniff', 'private, no-store'],
  );
  const { body: before } = await admin('GET', `/customers/${id}`);
  const [sent] = before.certificates;
  assert.deepEqual([sent.state, sent.reviewedAt], ['sent', null]);
  const answer = (state: string, reason: string, sentAt: string) =>
    admin('POST', `/customers/${id}/certificates/vatdocument/answer`, { state, reason, sentAt });
  assert.equal((await answer('refused', ' ', sent.sentAt)).body.errors[0].pointer, '/reason');
  const refused = await answer('refused', 'The number cannot be read.', sent.sentAt);
  assert.deepEqual(
    [refused.body.certificates[0].state, refused.body.certificates[0].reason],
    ['refused', 'The number cannot be read.'],
  );
  assert.equal((await idsOf('toReview=true')).includes(id), false);
  await sendCertificate(id, token);
  // An answer to the outdated first one has no effect.
  assert.deepEqual(
    [
      (await answer('accepted', '', sent.sentAt)).status,
      (await admin('GET', `/customers/${id}`)).body.certificates[0].state,
    ],
    [409, 'sent'],
  );
  const { body: again } = await admin('GET', `/customers/${id}`);
  assert.equal(
    (await answer('accepted', '', again.certificates[0].sentAt)).body.certificates[0].state,
    'accepted',
  );
  const mails = await mailsTo(email);
  assert.deepEqual(
    mails.map((mail) => [mail.template, mail.locale]),
    [
      ['certificate-refused', 'ar'],
      ['certificate-accepted', 'ar'],
    ],
  );
  assert.match(String(mails[0]?.body_text), /The number cannot be read\./);
  assert.equal((await admin('GET', `/customers/${id}/certificates/crdocument`)).status, 404);
  assert.deepEqual(await violations(db), []);
});

test('audit › what the staff does with a customer › noted without the person [decisions §5]', async () => {
  const { id, email, token } = await aCustomer(db);
  await sendCertificate(id, token);
  const { body } = await admin('GET', `/customers/${id}`);
  const { sentAt } = body.certificates[0];
  await admin('POST', `/customers/${id}/certificates/vatdocument/answer`, {
    state: 'refused',
    reason: 'Of Mr Iyer alone.',
    sentAt,
  });
  await admin('POST', `/customers/${id}/notes`, { text: 'Mr Iyer is ill.' });
  await admin('POST', `/customers/${id}/verified`, { verified: true });
  const { rows } = await pool.query(
    "select row_to_json(a)::text as text from audit_log a where subject = 'customer' and subject_id = $1",
    [String(id)],
  );
  assert.equal(rows.length, 3);
  for (const { text } of rows) assert.doesNotMatch(text, new RegExp(`Iyer|${email}`));
});
