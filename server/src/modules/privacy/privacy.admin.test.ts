// Tests of erasure by staff: final, and only on request. [back office customers]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import {
  aCtx,
  aCustomer,
  agreeFreight,
  aProduct,
  asStaff,
  payInFull,
  sendForm,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { call, db, pool, cartOf } = shop;
const admin = await asStaff(shop, 'order-manager');
const NAMES = ['Meenakshi', 'Sundaram', 'Gear Lane 7', '+919840012345'];

async function aPerson() {
  const customer = await aCustomer(db);
  await pool.query(
    "update customer set first_name = 'Meenakshi', last_name = 'Sundaram', mobile = '+919840012345' where id = $1",
    [customer.id],
  );
  await pool.query(
    "update customer_address set address = 'Gear Lane 7', phone_number = '+919840012345' where customer_id = $1",
    [customer.id],
  );
  return customer;
}
async function anOrder(token: string): Promise<string> {
  const code = await cartOf([{ productId: await aProduct(db), quantity: 2 }], token);
  const body = { note: 'Ask for Meenakshi at the gate.' };
  return (await call('POST', `/api/order/commitOrder?cartCode=${code}`, { token, body })).body
    .orderId as string;
}

test('anonymise › another address, or an open order › refused, nothing happens [back office customers]', async () => {
  const { id, email, token } = await aPerson();
  const orderId = await anOrder(token);
  const other = await admin('POST', `/customers/${id}/anonymise`, { email: `x${email}` });
  assert.deepEqual(
    [other.status, other.body.errors[0].code, other.body.errors[0].pointer],
    [400, 'customer-email-differs', '/email'],
  );
  const open = await admin('POST', `/customers/${id}/anonymise`, { email });
  assert.deepEqual(
    [open.status, open.body.code, open.body.message.includes(orderId)],
    [409, 'customer-has-open-orders', true],
  );
  assert.equal((await call('GET', '/api/customerdetail/accountSummary', { token })).status, 200);
  assert.equal((await admin('GET', `/customers/${id}`)).body.firstName, 'Meenakshi');
});

test('anonymise › the address typed in any case › person, file, reviews’ name, notes and mails are gone, the log holds no word of them, the order’s invoice data stay [promises P29]', async () => {
  const { id, email, token, ctx } = await aPerson();
  const orderId = await anOrder(token);
  await agreeFreight(db, orderId);
  await payInFull(db, orderId);
  for (const to of ['Confirmed', 'Shipped', 'Completed'] as const)
    await services.orders.changeOrderStatus(
      { ...aCtx(db), actor: { kind: 'staff', staffId: admin.id, role: 'administrator' } },
      orderId,
      {
        to,
      },
    );
  const bytes = await sharp({ create: { width: 11, height: 9, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  await sendForm(
    shop,
    `/api/saveCustomerdigital/${id}?type=crdocument`,
    [{ name: 'file', fileName: 'a.png', bytes }],
    {
      authtoken: token,
    },
  );
  const reviewed = await aProduct(db);
  await services.reviews.postReview(ctx, { productId: reviewed, rating: 2, comment: 'Too soft.' });
  await admin('POST', `/customers/${id}/notes`, { text: 'Meenakshi rings before noon.' });
  await admin('POST', `/customers/${id}/verified`, { verified: true });
  // What was written by then has left.
  await pool.query("update email_outbox set state = 'kept'");
  const done = await admin('POST', `/customers/${id}/anonymise`, { email: email.toUpperCase() });
  assert.deepEqual(
    [
      done.status,
      done.body.state,
      done.body.firstName,
      done.body.billing,
      done.body.certificates,
      done.body.notes,
    ],
    [200, 'closed', '', null, [], []],
  );
  assert.equal((await call('GET', '/api/customerdetail/accountSummary', { token })).status, 401);
  const { reviews } = await services.reviews.getReviews(aCtx(db), reviewed, {
    start: 0,
    count: 10,
    sort: 'newest',
  });
  assert.deepEqual(
    reviews.map(({ name, rating }) => [name, rating]),
    [['Former customer', 2]],
  );
  assert.equal((await pool.query('select from private_file')).rows.length, 0);
  const mails = await pool.query('select template from email_outbox where recipient = $1', [email]);
  assert.deepEqual(mails.rows, [{ template: 'account-closed' }]);
  const order = (await pool.query('select * from sales_order where public_id = $1', [orderId]))
    .rows[0];
  assert.deepEqual(
    [
      order.company_name,
      order.billing.address,
      order.billing.phoneNumber,
      order.delivery.phoneNumber,
      order.note,
    ],
    ['Test Works', 'Gear Lane 7', '', '', ''],
  );
  // Nowhere but in what the law wants of the order, and in the one mail that still goes out.
  const tables = (
    await pool.query("select tablename as name from pg_tables where schemaname = 'public'")
  ).rows as { name: string }[];
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of [...NAMES, email]) {
      const { rows } = await pool.query(
        `select from "${name}" t where to_jsonb(t)::text ilike '%' || $1 || '%' limit 1`,
        [word],
      );
      if (rows.length > 0) found.push(`${name}: ${word === email ? 'email' : word}`);
    }
  assert.deepEqual(
    found
      .filter(
        (place) =>
          ![
            'sales_order: Gear Lane 7',
            'email_outbox: email',
            'customer_address: Gear Lane 7',
          ].includes(place),
      )
      .filter(
        // Of the person of the first test, who is still there.
        (place) => !/^(customer|customer_address|sales_order|email_outbox): (?!email)/.test(place),
      ),
    [],
  );
  assert.equal(
    (await admin('POST', `/customers/${id}/anonymise`, { email })).body.code,
    'customer-closed',
  );
  assert.equal(
    (await admin('POST', `/customers/${id}/blocked`, { blocked: false })).body.code,
    'customer-closed',
  );
  assert.deepEqual(await violations(db), []);
});

test('anonymise › twice at once, and while the customer orders › once, and never an order without a person [promises P12]', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, email, token } = await aPerson();
    const code = await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
    const forget = () => admin('POST', `/customers/${id}/anonymise`, { email });
    const [one, two, placed] = await Promise.all([
      forget(),
      forget(),
      call('POST', `/api/order/commitOrder?cartCode=${code}`, { token }),
    ]);
    const times = [one, two].filter(({ status }) => status === 200).length;
    assert.equal(times, placed.status === 200 ? 0 : 1);
    assert.deepEqual(await violations(db), []);
  }
});
