// Tests of profile and email changes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import {
  aCtx,
  aCustomer,
  aCustomerWithPassword,
  TEST_PASSWORD,
  testApp,
} from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { services } from '../../services.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const GOOD = {
  custFirstName: 'Asha',
  custLastName: 'Rao',
  custGSTIN: '33AABCC1234D1ZI',
  mobileNumber: '044 2827 1234',
};
const update = (token: string | undefined, body: object, lang = 'en') =>
  call('PUT', `/api/customerupdate?lang=${lang}&store=DEFAULT`, { token, body });
const profileOf = (email: string, more: object = {}) => ({
  ...GOOD,
  userName: email,
  emailAddress: email,
  ...more,
});
const newAddress = (email: string) => profileOf(email, { currentPassword: TEST_PASSWORD });
const mailsTo = async (recipient: string) =>
  await db
    .selectFrom('email_outbox')
    .select(['template', 'body_text', 'locale'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const linkIn = (text: string): string => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
let count = 0;
const address = () => `new-${process.pid}-${++count}@example.com`;

test('customerupdate › all fields good › kept in canonical spelling, "Update done." [§8, §7.2 customerupdate]', async () => {
  const { token, email, id } = await aCustomer(db);
  const { status, body } = await update(
    token,
    profileOf(email, { companyName: 'Rao Bearings', id, billing: null }),
  );
  assert.equal(status, 200);
  assert.equal(body.message, 'Update done.');
  assert.deepEqual(
    [
      body.custFirstName,
      body.custLastName,
      body.mobileNumber,
      body.custGSTIN,
      body.companyName,
      body.emailAddress,
      body.pendingEmailAddress,
    ],
    ['Asha', 'Rao', '+914428271234', '33AABCC1234D1ZI', 'Rao Bearings', email, null],
  );
  // A field that is left out stays; the others do not come back.
  assert.equal((await update(token, profileOf(email))).body.companyName, 'Rao Bearings');
  assert.deepEqual(await mailsTo(email), []);
});

test('customerupdate › fields missing or wrong › each is named, in the reader’s language; unknown ones are refused [§5 Profile, §5 profile form, §7.2 refused update]', async () => {
  const { token, email } = await aCustomer(db);
  const bad = {
    custFirstName: ' ',
    custLastName: '',
    userName: email,
    emailAddress: 'no',
    mobileNumber: '12',
    custGSTIN: '',
  };
  for (const lang of ['en', 'ru', 'ar'] as const) {
    const { errors } = assertProblem(await update(token, bad, lang), {
      code: 'invalid-request',
      lang,
    });
    assert.deepEqual(
      errors.map((error) => `${error.pointer} ${error.code}`),
      [
        '/custFirstName field-required',
        '/custLastName field-required',
        '/emailAddress email-not-valid',
        '/mobileNumber phone-not-valid',
        '/custGSTIN field-required',
      ],
    );
  }
  for (const userName of ['', ' \u200b ']) {
    const { errors } = assertProblem(await update(token, profileOf(email, { userName })), {
      code: 'invalid-request',
    });
    assert.deepEqual(
      errors.map((error) => `${error.pointer} ${error.code}`),
      ['/userName field-required'],
    );
  }
  assert.equal((await update(token, profileOf(email, { verified: true }))).status, 400);
  assert.equal((await update(undefined, profileOf(email))).status, 401);
  // Who has no tax number says so. [decisions §8 Place of supply]
  assert.equal(
    (await update(token, profileOf(email, { custGSTIN: '', unregistered: true }))).status,
    200,
  );
});

test('customerupdate › a tax number of another country than the billing address › refused with what fits [decisions §8 Place of supply]', async () => {
  for (const [country, custGSTIN, code] of [
    ['IN', '310122393500003', 'gstin-not-valid'],
    ['IN', '33AABCC1234D1ZZ', 'gstin-not-valid'],
    ['SA', '33AABCC1234D1ZI', 'vat-number-not-valid'],
    ['US', 'none', 'tax-id-not-valid'],
    ['DE', 'DE136695977', 'tax-number-not-valid'],
    ['IT', '33AABCC1234D1ZI', 'tax-number-not-valid'],
  ] as const) {
    const { token, email } = await aCustomer(db, { country });
    const { errors } = assertProblem(await update(token, profileOf(email, { custGSTIN })), {
      code: 'invalid-request',
    });
    assert.deepEqual(
      errors.map((error) => `${error.pointer} ${error.code}`),
      [`/custGSTIN ${code}`],
    );
  }
  const { token, email } = await aCustomer(db, { country: 'SA' });
  assert.equal(
    (await update(token, profileOf(email, { custGSTIN: '310122393500003' }))).status,
    200,
  );
});

test('email change › asked for › the account keeps the old one; both mailboxes are told, the new one with a link [decisions §5]', async () => {
  const { token, email } = await aCustomerWithPassword(db);
  const wanted = address();
  const { body } = await update(token, newAddress(wanted), 'ru');
  assert.deepEqual([body.emailAddress, body.pendingEmailAddress], [email, wanted]);
  const [confirm] = await mailsTo(wanted);
  assert.deepEqual([confirm?.template, confirm?.locale], ['email-confirm', 'ru']);
  assert.match(
    confirm?.body_text ?? '',
    /http:\/\/localhost:3000\/ru\/account\/email\?token=[\w-]{43}/,
  );
  const [told] = await mailsTo(email);
  assert.equal(told?.template, 'email-change-asked');
  assert.ok(told?.body_text.includes(wanted));
  // The owner's link is another than the one that confirms.
  assert.match(
    told?.body_text ?? '',
    /http:\/\/localhost:3000\/ru\/account\/email\/cancel\?token=[\w-]{43}/,
  );
  assert.notEqual(linkIn(told?.body_text ?? ''), linkIn(confirm?.body_text ?? ''));
});

test('email change › current password missing, empty or wrong › the field is named, nothing waits and nobody is written to [decisions §5]', async () => {
  const { token, email } = await aCustomerWithPassword(db);
  const wanted = address();
  for (const [sent, code] of [
    [{}, 'field-required'],
    [{ currentPassword: '' }, 'field-required'],
    [{ currentPassword: 'not this one' }, 'password-not-right'],
  ] as const) {
    const { errors } = assertProblem(await update(token, profileOf(wanted, sent)), {
      code: 'invalid-request',
    });
    assert.deepEqual(
      errors.map((error) => `${error.pointer} ${error.code}`),
      [`/currentPassword ${code}`],
    );
  }
  assert.deepEqual([await mailsTo(wanted), await mailsTo(email)], [[], []]);
  // Whatever else was changed beside it stays as it was.
  assert.equal(
    (await call('GET', '/api/customerdetail/accountSummary', { token })).body.custFirstName,
    'Buyer',
  );
});

test('email change › wrong current passwords again and again › held up as guesses at the account are [promises P27]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 1 });
  const { token } = await aCustomerWithPassword(strict.db);
  const ask = async (currentPassword: string) =>
    (
      await strict.call('PUT', '/api/customerupdate', {
        token,
        body: profileOf(address(), { currentPassword }),
      })
    ).status;
  for (let n = 0; n < 10; n++) assert.equal(await ask('not this one'), 400);
  assert.equal(await ask(TEST_PASSWORD), 429);
});

test('email change › confirmed › once, by whoever has the mailbox; the old mailbox is told; the login is the new address [decisions §5]', async () => {
  const { token, email, id } = await aCustomerWithPassword(db);
  const wanted = address();
  await update(token, newAddress(wanted));
  const secret = linkIn((await mailsTo(wanted))[0]?.body_text ?? '');
  const visitor = aCtx(db);
  assert.deepEqual(await services.customers.getEmailChange(visitor, secret), { email: wanted });
  assert.deepEqual(await services.identity.confirmEmailChange(visitor, secret), { email: wanted });
  // Confirmed by a browser that is logged in nowhere: every session ends, the login is the new address.
  assert.equal((await call('GET', '/api/customerdetail/accountSummary', { token })).status, 401);
  const login = { userName: wanted, password: TEST_PASSWORD };
  assert.equal(
    (await call('POST', '/api/customer/logon', { body: login })).body.emailAddress,
    wanted,
  );
  assert.equal((await mailsTo(email)).at(-1)?.template, 'email-changed');
  await assert.rejects(services.identity.confirmEmailChange(visitor, secret), {
    code: 'email-link-invalid',
  });
  const { rows } = await sql`select from email_change where customer_id = ${id}`.execute(db);
  assert.equal(rows.length, 0);
});

test('email change › replaced, cancelled, expired, cut, or invented link › invalid, and nothing changes [decisions §5]', async () => {
  const { token, email, ctx } = await aCustomerWithPassword(db);
  const visitor = aCtx(db);
  const wish = async () => {
    const wanted = address();
    await update(token, newAddress(wanted));
    return linkIn((await mailsTo(wanted))[0]?.body_text ?? '');
  };
  const replaced = await wish();
  const cancelled = await wish();
  await services.customers.cancelEmailChange(ctx);
  const expired = await wish();
  await sql`update email_change set expires_at = now() - interval '1 second'`.execute(db);
  for (const secret of [
    replaced,
    cancelled,
    expired,
    expired.slice(1),
    'A'.repeat(43),
    '',
    "' or 1=1 --",
  ])
    await assert.rejects(services.identity.confirmEmailChange(visitor, secret), {
      code: 'email-link-invalid',
    });
  assert.equal(
    (await call('GET', '/api/customerdetail/accountSummary', { token })).body.emailAddress,
    email,
  );
});

test('email change › an address that is taken, or gets taken while the mail is read › refused, and both accounts stay [§7.2]', async () => {
  const [one, two] = [await aCustomerWithPassword(db), await aCustomerWithPassword(db)];
  assertProblem(await update(one.token, newAddress(two.email)), {
    status: 409,
    code: 'email-taken',
  });
  const wanted = address();
  await update(one.token, newAddress(wanted));
  await db.updateTable('customer').set({ email: wanted }).where('id', '=', two.id).execute();
  const secret = linkIn((await mailsTo(wanted))[0]?.body_text ?? '');
  await assert.rejects(services.identity.confirmEmailChange(aCtx(db), secret), {
    code: 'email-taken',
  });
});

test('email change › two accounts confirm one address at once › one gets it [promises P12]', async () => {
  const [one, two] = [await aCustomerWithPassword(db), await aCustomerWithPassword(db)];
  const wanted = address();
  await update(one.token, newAddress(wanted));
  await update(two.token, newAddress(wanted));
  const secrets = (await mailsTo(wanted)).map((mail) => linkIn(mail.body_text));
  const outcomes = await Promise.allSettled(
    secrets.map((secret) => services.identity.confirmEmailChange(aCtx(db), secret)),
  );
  assert.deepEqual(outcomes.map((outcome) => outcome.status).sort(), ['fulfilled', 'rejected']);
});
