// Tests of own data and account closing.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import {
  aCtx,
  aCustomerWithPassword,
  agreeFreight,
  aProduct,
  payInFull,
  sendForm,
  TEST_PASSWORD,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { call, db, cartOf } = shop;
const aBuyer = async () => await aCustomerWithPassword(db);

async function anOrder(token: string): Promise<string> {
  const code = await cartOf([{ productId: await aProduct(db), quantity: 2 }], token);
  return (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token })).body
    .orderId as string;
}
const admin = { ...aCtx(db), actor: { kind: 'staff', staffId: 1, role: 'administrator' } } as const;
async function finish(orderId: string): Promise<void> {
  await agreeFreight(db, orderId);
  await payInFull(db, orderId);
  for (const to of ['Confirmed', 'Shipped', 'Completed'] as const)
    await services.orders.changeOrderStatus(admin, orderId, { to });
}

test('exportData › everything of one’s own › account, orders in full, cart, logins; nothing of others, no secret [promises P31]', async () => {
  const [me, other] = [await aBuyer(), await aBuyer()];
  const orderId = await anOrder(me.token);
  const foreign = await anOrder(other.token);
  await cartOf([{ productId: await aProduct(db), quantity: 3 }], me.token);
  await services.wishlist.saveProduct(me.ctx, await aProduct(db));
  await services.wishlist.saveProduct(other.ctx, await aProduct(db));
  const reviewed = await aProduct(db);
  await services.reviews.postReview(me.ctx, {
    productId: reviewed,
    rating: 4,
    comment: 'Mine alone.',
  });
  await services.reviews.postReview(other.ctx, {
    productId: reviewed,
    rating: 1,
    comment: 'Of the other.',
  });
  const text = JSON.stringify(await services.privacy.exportData(me.ctx));
  const data = JSON.parse(text);
  assert.deepEqual(
    [
      data.account.email,
      data.orders.length,
      data.orders[0].orderId,
      data.cart[0].quantity,
      data.wishlists.length,
      data.logins.length,
    ],
    [me.email, 1, orderId, 3, 1, 1],
  );
  assert.equal(data.orders[0].delivery.city, 'Town');
  assert.deepEqual(
    [data.reviews.length, data.reviews[0].rating, data.reviews[0].comment],
    [1, 4, 'Mine alone.'],
  );
  const { password_hash } = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('customer_id', '=', me.id)
    .executeTakeFirstOrThrow();
  for (const secret of [
    foreign,
    other.email,
    'Of the other.',
    password_hash,
    me.token,
    'token_hash',
    'password_hash',
  ])
    assert.equal(text.includes(secret), false, secret);
  await assert.rejects(services.privacy.exportData({ ...me.ctx, actor: { kind: 'visitor' } }), {
    code: 'login-required',
  });
});

test('closeAccount › wrong or no password › said at the field, nothing happens [promises P29]', async () => {
  const { ctx, token } = await aBuyer();
  for (const [password, code] of [
    ['', 'field-required'],
    ['not this one', 'password-not-right'],
  ] as const)
    await assert.rejects(
      services.privacy.closeAccount(ctx, { password }),
      (error: { fields: { code: string; pointer: string }[] }) => {
        assert.deepEqual(error.fields, [{ code, pointer: '/password' }]);
        return true;
      },
    );
  assert.equal((await call('GET', '/api/customerdetail/accountSummary', { token })).status, 200);
});

test('closeAccount › an order is open › refused with its number; done or cancelled ones do not matter [decisions §5]', async () => {
  const { ctx, token } = await aBuyer();
  const orderId = await anOrder(token);
  await assert.rejects(
    services.privacy.closeAccount(ctx, { password: TEST_PASSWORD }),
    (error: { code: string; params: object }) => {
      assert.deepEqual(
        [error.code, error.params],
        ['account-has-open-orders', { orders: orderId }],
      );
      return true;
    },
  );
  await finish(orderId);
  await services.privacy.closeAccount(ctx, { password: TEST_PASSWORD });
});

test('closeAccount › closed › no session, no login, no trace of the person; the order stays whole; a last mail [promises P29]', async () => {
  const { id, ctx, token, email } = await aBuyer();
  const orderId = await anOrder(token);
  await finish(orderId);
  await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await sendForm(
    shop,
    `/api/saveCustomerdigital/${id}?type=crdocument`,
    [{ name: 'file', fileName: 'a.png', bytes: png }],
    {
      authtoken: token,
    },
  );
  await services.newsletter.subscribe(ctx, { email });
  await services.wishlist.saveProduct(ctx, await aProduct(db));
  const reviewed = await aProduct(db);
  const other = await aBuyer();
  await services.reviews.postReview(ctx, { productId: reviewed, rating: 2, comment: 'Too soft.' });
  const { review } = await services.reviews.postReview(other.ctx, {
    productId: reviewed,
    rating: 5,
    comment: 'Hard enough.',
  });
  await services.reviews.vote(ctx, review.id, true);
  await services.privacy.closeAccount(ctx, { password: TEST_PASSWORD });
  assert.deepEqual(await violations(db), []);
  const { reviews } = await services.reviews.getReviews(aCtx(db), reviewed, {
    start: 0,
    count: 10,
    sort: 'newest',
  });
  assert.deepEqual(
    reviews.map(({ name, comment, helpful }) => [name, comment, helpful]),
    [
      ['Buyer', 'Hard enough.', 0],
      ['Former customer', 'Too soft.', 0],
    ],
  );
  assert.equal((await call('GET', '/api/customerdetail/accountSummary', { token })).status, 401);
  assert.equal(
    (
      await call('POST', '/api/customer/logon', {
        body: { userName: email, password: TEST_PASSWORD },
      })
    ).status,
    401,
  );
  assert.equal(
    (await call('POST', '/api/customer/password/reset', { body: { username: email } })).status,
    404,
  );
  const who = await db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    [
      who.email,
      who.first_name,
      who.last_name,
      who.mobile,
      who.tax_id,
      who.company_name,
      who.disabled_at instanceof Date,
    ],
    [`closed-${id}@closed.invalid`, '', '', '', '', '', true],
  );
  for (const table of [
    'customer_address',
    'credential',
    'customer_certificate',
    'email_change',
    'upload_ticket',
    'wishlist',
  ])
    assert.equal(
      (await sql`select from ${sql.table(table)} where customer_id = ${id}`.execute(db)).rows
        .length,
      0,
      table,
    );
  assert.equal((await sql`select from private_file`.execute(db)).rows.length, 0);
  assert.equal(
    (await sql`select from cart where customer_id = ${id} and status = 'open'`.execute(db)).rows
      .length,
    0,
  );
  assert.equal(
    (await sql`select from newsletter_subscriber where email = ${email}`.execute(db)).rows.length,
    0,
  );
  const order = await db
    .selectFrom('sales_order')
    .select(['company_name', 'delivery', 'customer_id'])
    .where('public_id', '=', orderId)
    .executeTakeFirstOrThrow();
  assert.deepEqual([order.customer_id, order.company_name], [id, 'Test Works']);
  const mails = await db
    .selectFrom('email_outbox')
    .select(['template', 'state'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  assert.equal(mails.at(-1)?.template, 'account-closed');
  // The address is free again.
  const again = {
    custFirstName: 'A',
    emailAddress: email,
    password: TEST_PASSWORD,
    mobileNumber: '+914428271234',
  };
  assert.equal((await call('POST', '/api/customer/register', { body: again })).status, 200);
});

test('leads › of one’s own › in the file of data; closing leaves no name, word, file or mail of them; a visitor’s stay out [promises P31]', async () => {
  const { id, ctx } = await aBuyer();
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const document = { name: 'seal.png', type: 'image/png', bytes, tooLarge: false };
  const form = {
    firstName: 'Asha',
    companyName: 'Works of Asha',
    emailId: 'asha.work@example.com',
    phoneNumber: '+914428271234',
    description: 'Twelve secret seals',
  };
  const own = await services.leads.sendRequest(ctx, 'request', { ...form, document });
  const foreign = await services.leads.sendRequest(
    { ...ctx, actor: { kind: 'visitor' } },
    'request',
    {
      ...form,
      description: 'From a visitor',
    },
  );
  const row = await db
    .selectFrom('lead')
    .select('id')
    .where('reference', '=', own.reference)
    .executeTakeFirstOrThrow();
  await services.leads.noteOnLead(
    { ...ctx, actor: { kind: 'staff', staffId: 3, role: 'administrator' } },
    row.id,
    'Asha called',
  );
  const text = JSON.stringify((await services.privacy.exportData(ctx)).requests);
  assert.ok(text.includes('Twelve secret seals') && text.includes(own.reference));
  assert.equal(text.includes(foreign.reference), false);
  // Mails that still wait are sent first.
  await db.updateTable('email_outbox').set({ state: 'kept' }).execute();
  await services.privacy.closeAccount(ctx, { password: TEST_PASSWORD });
  const lead = await db
    .selectFrom('lead')
    .selectAll()
    .where('reference', '=', own.reference)
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    [
      lead.name,
      lead.company,
      lead.email,
      lead.phone,
      lead.message,
      lead.file_name,
      lead.file_label,
    ],
    ['', '', '', '', '', null, ''],
  );
  assert.deepEqual(
    [lead.customer_id, lead.kind, lead.forgotten_at instanceof Date],
    [id, 'request', true],
  );
  assert.equal(
    (await sql`select from lead_event where lead_id = ${row.id} and note <> ''`.execute(db)).rows
      .length,
    0,
  );
  assert.equal(
    (await sql`select from private_file where bytes = ${bytes}`.execute(db)).rows.length,
    0,
  );
  assert.equal(
    (await sql`select from email_outbox where body_text like '%Twelve secret seals%'`.execute(db))
      .rows.length,
    0,
  );
});

test('closeAccount › while an order is being placed › either the order is there and the account open, or neither [promises P12]', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, ctx, token } = await aBuyer();
    const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
    const [closed, placed] = await Promise.allSettled([
      services.privacy.closeAccount(ctx, { password: TEST_PASSWORD }),
      call('POST', `/api/order/commitOrder?cartCode=${code}`, { token }),
    ]);
    const isPlaced = placed.status === 'fulfilled' && placed.value.status === 200;
    assert.notEqual(closed.status === 'fulfilled', isPlaced);
    const row = await db
      .selectFrom('customer')
      .select('closed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(row.closed_at !== null, closed.status === 'fulfilled');
  }
});

test('negotiations › exported, then the account is closed › the threads were all there, and nothing is held for who is gone [promises P29, P31]', async () => {
  const [me, other] = [await aBuyer(), await aBuyer()];
  const product = await aProduct(db, { price: 10_000 });
  const admin = { ...me.ctx, actor: { kind: 'staff', staffId: 1, role: 'administrator' } } as const;
  const offer = { lotName: 'x', phone: '+914428271234', price: '80', productId: product };
  const { reference } = await services.negotiations.submitOffer(me.ctx, offer);
  const foreign = await services.negotiations.submitOffer(other.ctx, offer);
  await services.negotiations.acceptForStaff(admin, reference);
  const { negotiations, cart } = JSON.parse(
    JSON.stringify(await services.privacy.exportData(me.ctx)),
  );
  assert.deepEqual(
    [
      negotiations.length,
      negotiations[0].reference,
      negotiations[0].state,
      negotiations[0].history.length,
    ],
    [1, reference, 'accepted', 1],
  );
  assert.deepEqual([cart[0].agreed.source, cart[0].agreed.reference], ['offer', reference]);
  const reserved = async () =>
    (
      await db
        .selectFrom('stock')
        .select('reserved')
        .where('product_id', '=', product)
        .executeTakeFirstOrThrow()
    ).reserved;
  assert.equal(await reserved(), 1);
  await services.privacy.closeAccount(me.ctx, { password: TEST_PASSWORD });
  assert.equal(await reserved(), 0);
  const left = await db.selectFrom('negotiation').select('reference').execute();
  assert.deepEqual(
    left.map((row) => row.reference),
    [foreign.reference],
  );
});
