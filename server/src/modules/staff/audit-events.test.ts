// Audit log: logging on and rejections, exports and ended sessions are rows of it, and rows cannot be changed or deleted.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { aCtx } from '../../../testing/factories.ts';
import { aCustomer, aStaff, asStaff, cookieOf, testApp } from '../../../testing/index.ts';
import { cleanUpSessions } from '../identity/identity.jobs.ts';

// A-sec 8
const shop = await testApp({ after });
const { db, call, pool } = shop;
const admin = await asStaff(shop);
type Row = {
  operation: string;
  subject_id: string;
  staff_id: number | null;
  who: string;
  after: Record<string, unknown> | null;
};
const rowsOf = async (subject: string, id = ''): Promise<Row[]> =>
  (
    await pool.query(
      'select operation, subject_id, staff_id, who, after from audit_log where subject = $1 and (subject_id = $2 or $2 = $3) order by id',
      [subject, id, ''],
    )
  ).rows;

test('audit › logging on, refused, with a wrong code, logged off › each is a row with whom and from where; nobody’s address and no password is kept [decisions §5]', async () => {
  const member = await aStaff(db, 'order-manager');
  const id = String(member.id);
  const logon = (email: string, password: string) =>
    call('POST', '/api/admin/session', { body: { email, password } });
  await logon(member.email, 'hunter2 hunter2');
  await logon('someone.else@shop.example', 'hunter2 hunter2');
  await logon('my secret password', 'hunter2 hunter2');
  const { body, headers } = await logon(member.email, member.password);
  const session = { cookie: cookieOf(headers['set-cookie']), 'x-form-token': body.formToken };
  await call('POST', '/api/admin/session/end', { headers: session });
  const own = await rowsOf('sign-in', id);
  assert.deepEqual(
    own.map(({ operation, staff_id, who }) => [operation, staff_id, who]),
    [
      ['sign-in-refused', null, 'unknown'],
      ['signed-in', member.id, `staff:${id}`],
      ['signed-out', member.id, `staff:${id}`],
    ],
  );
  for (const row of own) assert.equal(row.after?.from, '127.0.0.1');
  const all = await rowsOf('sign-in');
  const strangers = all.filter((row) => row.subject_id === '');
  assert.deepEqual(
    strangers.map((row) => row.after?.tried),
    ['so…@shop.example', 'my…'],
  );
  assert.doesNotMatch(JSON.stringify(all), /hunter2|someone\.else|secret password/);
});

test('audit › a second factor that is set up, then a wrong code and the right one › rows of each step [decisions §5]', async () => {
  const member = await aStaff(db, 'order-manager');
  const logon = async () => {
    const { body, headers } = await call('POST', '/api/admin/session', {
      body: { email: member.email, password: member.password },
    });
    return { cookie: cookieOf(headers['set-cookie']), 'x-form-token': body.formToken as string };
  };
  const first = await logon();
  const { body: begun } = await call('POST', '/api/admin/session/second-factor', {
    headers: first,
  });
  const code = (at: number) =>
    new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp: at });
  await call('POST', '/api/admin/session/second-factor/confirm', {
    headers: first,
    body: { code: code(Date.now()) },
  });
  const second = await logon();
  await call('POST', '/api/admin/session/code', { headers: second, body: { code: '000000' } });
  await call('POST', '/api/admin/session/code', {
    headers: second,
    body: { code: code(Date.now() + 30_000) },
  });
  assert.deepEqual(
    (await rowsOf('sign-in', String(member.id))).map((row) => row.operation),
    ['signed-in', 'password-accepted', 'code-refused', 'signed-in'],
  );
  const { status } = await admin('POST', `/staff/${member.id}/reset`, { secondFactor: true });
  assert.equal(status, 200);
  const events = (await rowsOf('staff', String(member.id))).filter(
    (row) => !['insert', 'update'].includes(row.operation),
  );
  assert.deepEqual(
    events.map((row) => [row.operation, row.staff_id]),
    [
      ['authenticator-set', member.id],
      ['access-reset', admin.id],
    ],
  );
});

test('audit › exports and ended sessions › which list, by which filters, how many rows; what was typed to find somebody is not kept [decisions §5] [decisions 0035]', async () => {
  const buyer = await aCustomer(db);
  await admin('GET', `/exports/customers?q=${buyer.email}&state=active&format=csv`);
  await admin('GET', '/exports/staff?active=true');
  await admin('GET', '/exports/catalogue/products?published=true');
  const [customers, staff, products, ...more] = await rowsOf('export');
  assert.deepEqual(more, []);
  assert.deepEqual(
    [customers?.subject_id, customers?.staff_id, customers?.after],
    ['customers', admin.id, { q: '…', state: 'active', rows: 1, format: 'csv' }],
  );
  assert.deepEqual(
    [staff?.subject_id, staff?.after?.active, Number(staff?.after?.rows) >= 2],
    ['staff', true, true],
  );
  assert.deepEqual([products?.subject_id, products?.after?.published], ['products', true]);
  await admin('POST', `/customers/${buyer.id}/sessions/end`, {});
  const [ended] = await rowsOf('customer', String(buyer.id));
  assert.deepEqual([ended?.operation, ended?.staff_id], ['sessions-ended', admin.id]);
  // The customer's page shows it among the other rows.
  assert.equal(
    (await admin('GET', `/customers/${buyer.id}`)).body.history[0].operation,
    'sessions-ended',
  );
  const found = await admin('GET', '/audit?operation=exported');
  assert.deepEqual(
    [found.status, found.body.total, found.body.rows[0].subject],
    [200, 3, 'export'],
  );
});

test('audit › rewritten, removed, emptied › refused by the database; an undo is marked once, and only old rows of logging on may go, with a note [decisions §5]', async () => {
  const refused = { code: '42501' };
  await assert.rejects(pool.query("update audit_log set who = 'staff:1'"), refused);
  await assert.rejects(
    pool.query("update audit_log set after = null, undone_by = 'x' where id = 1"),
    refused,
  );
  await assert.rejects(
    pool.query('delete from audit_log where id = (select min(id) from audit_log)'),
    refused,
  );
  await assert.rejects(pool.query('truncate audit_log'), refused);
  const insert = async (subject: string, age: string): Promise<number> =>
    (
      await pool.query(
        `insert into audit_log (change_id, who, subject, subject_id, table_name, operation, row_key, at)
         values ('old', 'system', $1, '', '', 'signed-in', '{}', now() - $2::interval) returning id`,
        [subject, age],
      )
    ).rows[0].id;
  const mark = (by: string | null, id: number) =>
    pool.query('update audit_log set undone_by = $1 where id = $2', [by, id]);
  const [old, young, other] = [
    await insert('sign-in', '401 days'),
    await insert('sign-in', '399 days'),
    await insert('export', '9 years'),
  ];
  await mark('staff:1', other);
  await assert.rejects(mark('staff:2', other), refused);
  await assert.rejects(mark(null, other), refused);
  for (const id of [young, other])
    await assert.rejects(pool.query('delete from audit_log where id = $1', [id]), refused);
  await cleanUpSessions({ ...aCtx(db), actor: { kind: 'system' } });
  const { rows } = await pool.query('select id from audit_log where id = any($1)', [
    [old, young, other],
  ]);
  assert.deepEqual(rows.map((row) => row.id).sort(), [young, other].sort());
  const { rows: purged } = await pool.query(
    "select after from audit_log where operation = 'purged'",
  );
  assert.deepEqual([purged.length, purged[0].after.rows], [1, 1]);
});
