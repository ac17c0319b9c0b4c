// Privacy of the log: a whole purchase with marked data, every line read. [promises P52]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aProduct, testApp } from '../testing/index.ts';
import { createLog } from './platform/log.ts';

const lines: string[] = [];
const shop = await testApp(
  { after },
  { log: createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } }) },
);
const { call, db, cartOf } = shop;

const EMAIL = 'canarius.zebra@example.com';
const PASSWORD = 'canary-passphrase-91';
const PHONE = '+914428271777';
const MARKS = [
  EMAIL,
  'canarius.zebra',
  PASSWORD,
  PHONE,
  '4428271777',
  '33CANAR1234D1ZT',
  'Canary Works',
  'Canarystreet 7',
  'Canaryname',
  'canary note',
  'PO-CANARY-5',
  'canary search',
];

test('log › a whole purchase, and rejections and a fault on the way › not one mark, token or code in any line [§6]', async () => {
  const product = await aProduct(db);
  const code = await cartOf([{ productId: product, quantity: 1 }]);
  const body = {
    custFirstName: 'Canaryname',
    emailAddress: EMAIL,
    password: PASSWORD,
    mobileNumber: PHONE,
    custGSTIN: '33CANAR1234D1ZT',
    companyName: 'Canary Works',
  };
  assert.equal((await call('POST', '/api/customer/register', { body })).status, 200);
  assert.equal((await call('POST', '/api/customer/register', { body })).status, 409);
  assert.equal(
    (
      await call('POST', '/api/customer/register', {
        body: { ...body, password: 'short', isAdmin: EMAIL },
      })
    ).status,
    400,
  );
  assert.equal(
    (
      await call('POST', '/api/customer/logon', {
        body: { userName: EMAIL, password: `${PASSWORD}x` },
      })
    ).status,
    401,
  );
  const logon = await call('POST', `/api/customer/logon?cartCode=${code}`, {
    body: { userName: EMAIL, password: PASSWORD },
  });
  const { token, id } = logon.body;
  for (const type of ['billing', 'delivery']) {
    const address = {
      address: 'Canarystreet 7',
      city: 'Canary Works',
      country: 'IN',
      postalCode: '600002',
      phoneNumber: PHONE,
    };
    assert.equal(
      (await call('PUT', `/api/customerdetail/address?type=${type}`, { token, body: address }))
        .status,
      200,
    );
  }
  await call('POST', '/api/search', { token, body: { query: 'canary search' } });
  await call('GET', `/api/order/prices?cartcode=${code}`, { token });
  const placed = await call('POST', `/api/order/commitOrder?cartCode=${code}`, {
    token,
    body: { note: 'canary note', purchaseOrderNumber: 'PO-CANARY-5' },
  });
  assert.equal(placed.status, 200);
  await call('GET', `/api/orders/customers/${id}`, { headers: { cookie: `session=${token}` } });
  await call('GET', `/api/${EMAIL}/${token}?email=${EMAIL}`, { token });
  await call('GET', `/api/auth/orders/${encodeURIComponent(EMAIL)}`, { token });
  await call('POST', '/api/search', {
    headers: { 'content-type': 'application/json' },
    body: `{"query":"${EMAIL}`,
  });

  // A fault of the database that quotes what was sent.
  await sql`alter table customer_address add constraint no_canary check (city <> 'Zoo Canary Works')`.execute(
    db,
  );
  const fault = await call('PUT', '/api/customerdetail/address?type=billing', {
    token,
    body: {
      address: 'Canarystreet 7',
      city: 'Zoo Canary Works',
      country: 'IN',
      postalCode: '600002',
      phoneNumber: PHONE,
    },
  });
  assert.equal(fault.status, 500);
  assert.deepEqual(
    [fault.body.code, JSON.stringify(fault.body).includes('anary')],
    ['unexpected-fault', false],
  );

  const log = lines.join('');
  assert.ok(
    lines.length > 15 &&
      log.includes('request refused') &&
      log.includes('no_canary') &&
      log.includes('"fault"'),
    'the log says what happened',
  );
  for (const mark of [
    ...MARKS,
    token,
    code,
    placed.body.orderId,
    Buffer.from(token, 'utf8').toString('base64'),
  ])
    assert.equal(log.includes(mark), false, `found in the log: ${mark}`);
  for (const line of lines)
    assert.ok(
      line.endsWith('\n') &&
        line.indexOf('\n') === line.length - 1 &&
        JSON.parse(line).level !== undefined,
    );
});

test('log › line breaks, escapes and a forged line in a path › stay inside their own line [§6]', async () => {
  const before = lines.length;
  await call('GET', '/api/x%0a%7B%22level%22:%22fatal%22%7D%1b[31m', {
    headers: { 'user-agent': 'a\u001b[31mb' },
  });
  const written = lines.slice(before).join('');
  assert.ok(written.length > 0);
  assert.equal(written.includes('fatal') || written.includes('\u001b'), false);
});
