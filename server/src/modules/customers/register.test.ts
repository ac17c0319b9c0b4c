// Tests of registration.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCustomer, testApp, violations } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const GOOD = {
  custFirstName: 'Asha',
  emailAddress: 'asha@example.com',
  password: 'a lathe of brass',
  mobileNumber: '044 2827 1234',
};
const register = (body: object, lang = 'en') =>
  call('POST', `/api/customer/register?lang=${lang}&store=DEFAULT`, { body });
const faults = (body: { errors: { pointer?: string; code: string }[] }) =>
  body.errors.map((error) => `${error.pointer} ${error.code}`);

test('register › everything wrong at once › an entry for every field, in the reader’s language [§5, §5 register form]', async () => {
  for (const lang of ['en', 'ru', 'ar'] as const) {
    const answer = await register(
      {
        custFirstName: ' \u200b ',
        emailAddress: 'no address',
        password: 'short',
        mobileNumber: '12',
        custGSTIN: 'GST-1',
      },
      lang,
    );
    assert.deepEqual(faults(assertProblem(answer, { code: 'invalid-request', lang })), [
      '/custFirstName field-required',
      '/emailAddress email-not-valid',
      '/mobileNumber phone-not-valid',
      '/custGSTIN tax-id-not-valid',
      '/password password-too-short',
    ]);
  }
});

test('register › required fields left out › each is named [§5, §5 register form]', async () => {
  const { status, body } = await register({});
  assert.equal(status, 400);
  assert.deepEqual(body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/custFirstName',
    '/emailAddress',
    '/mobileNumber',
    '/password',
  ]);
});

test('register › fields of a form left empty › each says that it is required, not that it is wrong [§5 register form]', async () => {
  const answer = await register({
    custFirstName: '',
    emailAddress: ' ',
    password: '',
    mobileNumber: ' ',
  });
  assert.deepEqual(faults(assertProblem(answer, { code: 'invalid-request', lang: 'en' })), [
    '/custFirstName field-required',
    '/emailAddress field-required',
    '/mobileNumber field-required',
    '/password field-required',
  ]);
});

test('register › a password that is guessable or too long › said what it is [§5]', async () => {
  const cases: [string, string][] = [
    ['password1234', 'password-too-common'],
    ['aaaaaaaaaaaa', 'password-too-common'],
    ['asha-the-great', 'password-too-common'],
    ['Millwright 2026', 'password-too-common'],
    ['🔩'.repeat(9), 'password-too-short'],
    [`a lathe of brass ${'x'.repeat(120)}`, 'password-too-long'],
  ];
  for (const [password, code] of cases)
    assert.deepEqual(
      faults((await register({ ...GOOD, password })).body),
      [`/password ${code}`],
      password,
    );
});

test('register › the longest password, in any letters › works whole: its last letter counts [§5]', async () => {
  const password = 'абвгд🔩x'.repeat(19).slice(0, -8);
  assert.ok([...password].length > 120 && [...password].length <= 128);
  const emailAddress = 'long@example.com';
  assert.equal((await register({ ...GOOD, emailAddress, password })).status, 200);
  const logon = (sent: string) =>
    call('POST', '/api/customer/logon', { body: { userName: emailAddress, password: sent } });
  assert.equal((await logon(password)).status, 200);
  assert.equal((await logon(`${password.slice(0, -1)}?`)).status, 401);
});

test('register › an address that is taken, however it is spelt › 409 that points at it, and the first account stays [§7.2]', async () => {
  const first = await register({ ...GOOD, emailAddress: ' Ravi@Example.COM ' });
  assert.equal(first.status, 200);
  assert.deepEqual(
    [first.body.emailAddress, first.body.userName, 'token' in first.body],
    ['ravi@example.com', 'ravi@example.com', false],
  );
  for (const emailAddress of ['ravi@example.com', 'RAVI@EXAMPLE.COM', '\travi@example.com']) {
    const again = await register({ ...GOOD, emailAddress, custFirstName: 'Thief' });
    assert.deepEqual(faults(assertProblem(again, { status: 409, code: 'email-taken' })), [
      '/emailAddress email-taken',
    ]);
  }
  const { rows } = {
    rows: await db
      .selectFrom('customer')
      .select('first_name')
      .where('email', '=', 'ravi@example.com')
      .execute(),
  };
  assert.deepEqual(rows, [{ first_name: 'Asha' }]);
});

test('register › the same address twenty times at once › one account [race: §7.2]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register({ ...GOOD, emailAddress: 'crowd@example.com' })),
  );
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [200, ...Array(19).fill(409)]);
});

test('register › names with hidden characters and a spoken phone number › kept clean and canonical [§7.2]', async () => {
  const { body } = await register({
    ...GOOD,
    emailAddress: 'clean@example.com',
    custFirstName: ' A\u202esha\u200b\n ',
    companyName: 'Works\r\nLtd',
    custGSTIN: ' 33aabcc1234d1zi ',
  });
  assert.deepEqual(
    [body.custFirstName, body.companyName, body.custGSTIN, body.mobileNumber],
    ['A sha', 'Works Ltd', '33AABCC1234D1ZI', '+914428271234'],
  );
});

test('register › fields of the database sent along › refused, and nobody becomes verified [§7.2]', async () => {
  for (const extra of [
    { verified: true },
    { id: 1 },
    { role: 'admin' },
    { disabled_at: null },
    { passwordHash: 'x' },
  ]) {
    assert.equal(
      (await register({ ...GOOD, emailAddress: 'sneaky@example.com', ...extra })).status,
      400,
    );
  }
  assert.equal(
    (
      await db
        .selectFrom('customer')
        .select('id')
        .where('email', '=', 'sneaky@example.com')
        .execute()
    ).length,
    0,
  );
});

test('register › the eleventh from one client in three hours › 429 with Retry-After [§7.2]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 1 });
  const attempt = (n: number) =>
    strict.call('POST', '/api/customer/register', {
      body: { ...GOOD, emailAddress: `n${n % 2}@example.com` },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 10; n++) statuses.push((await attempt(n)).status);
  assert.equal(statuses.includes(429), false);
  const refused = await attempt(10);
  assertProblem(refused, { status: 429, code: 'too-many-requests' });
  assert.ok(Number(refused.headers['retry-after']) > 0);
});

test('address › everything wrong at once › an entry for every field, nothing is kept [§5, §5 address form]', async () => {
  const { token } = await aCustomer(db, { addresses: false });
  const put = (body: object, type = 'delivery') =>
    call('PUT', `/api/customerdetail/address?type=${type}`, { token, body });
  for (const type of ['billing', 'delivery']) {
    const { body } = await put(
      { address: ' ', city: '', country: 'IN', postalCode: 'six', phoneNumber: 'none' },
      type,
    );
    assert.deepEqual(faults(body), [
      '/address field-required',
      '/city field-required',
      '/postalCode postal-code-not-numeric',
      '/phoneNumber phone-not-valid',
    ]);
    assert.deepEqual(
      faults(
        (
          await put(
            { address: 'x', city: 'y', country: 'IN', postalCode: '', phoneNumber: '' },
            type,
          )
        ).body,
      ),
      ['/postalCode field-required', '/phoneNumber field-required'],
    );
    const nowhere = await put(
      { address: 'x', city: 'y', postalCode: '600002', phoneNumber: '+914428271234' },
      type,
    );
    assert.deepEqual(
      [nowhere.status, nowhere.body.errors.map((error: { pointer?: string }) => error.pointer)],
      [400, ['/country']],
    );
  }
  for (const country of ['DE', 'in', '', null])
    assert.equal(
      (
        await put({
          address: 'x',
          city: 'y',
          country,
          postalCode: '600002',
          phoneNumber: '+966112345678',
        })
      ).status,
      400,
    );
  assert.equal(
    (
      await put(
        {
          address: 'x',
          city: 'y',
          country: 'IN',
          postalCode: '600002',
          phoneNumber: '+914428271234',
        },
        'home',
      )
    ).status,
    400,
  );
  const { billing, delivery } = (await call('GET', '/api/customerdetail/accountSummary', { token }))
    .body;
  assert.deepEqual([billing, delivery], [null, null]);
});

test('address › a postal code that its country does not have › named, nothing is kept [§5 address form, decisions §8]', async () => {
  const { token } = await aCustomer(db, { addresses: false });
  const put = async (country: string, postalCode: string) =>
    await call('PUT', '/api/customerdetail/address?type=delivery', {
      token,
      body: { address: 'x', city: 'y', country, postalCode, phoneNumber: '+914428271234' },
    });
  for (const [country, code, fault] of [
    ['IN', '1', 'pin-code-not-valid'],
    ['IN', '060002', 'pin-code-not-valid'],
    ['IN', '290001', 'pin-code-not-valid'],
    ['SA', '1156', 'postal-code-not-valid'],
    ['US', '7700', 'zip-code-not-valid'],
  ] as const)
    assert.deepEqual(faults((await put(country, code)).body), [`/postalCode ${fault}`], code);
  assert.equal(
    (await call('GET', '/api/customerdetail/accountSummary', { token })).body.delivery,
    null,
  );
  assert.equal((await put('IN', '٦٠٠٠٠٢')).body.delivery.postalCode, '600002');
});

test('address › a country that the shop does not deliver to, then does › named; taken as that country writes it [§5 address form]', async () => {
  const { token } = await aCustomer(db, { addresses: false });
  const put = async (postalCode: string) =>
    await call('PUT', '/api/customerdetail/address?type=billing', {
      token,
      body: {
        address: 'Weg 1',
        city: 'Delft',
        country: 'NL',
        postalCode,
        phoneNumber: '015 278 9111',
      },
    });
  assert.deepEqual(faults((await put('2628 CD')).body), ['/country country-not-served']);
  await sql`update setting set value = '["IN", "NL", "SA", "US"]' where name = 'countries'`.execute(
    db,
  );
  const refused = (await put('2628')).body;
  assert.deepEqual(faults(refused), ['/postalCode postal-code-not-of-country']);
  assert.match(refused.errors[0].defaultMessage, /such as 1234 AB\.$/);
  const { billing } = (await put('2628 cd')).body;
  assert.deepEqual(
    [billing.country, billing.postalCode, billing.phoneNumber],
    ['NL', '2628 CD', '+31152789111'],
  );
});

test('register › a GSTIN with one character mistyped › named as such [§3 Registration]', async () => {
  const answer = await register({
    ...GOOD,
    emailAddress: 'typo@example.com',
    custGSTIN: '33AABCC1234D1Z5',
  });
  assert.deepEqual(faults(assertProblem(answer, { code: 'invalid-request' })), [
    '/custGSTIN gstin-not-valid',
  ]);
});

test('address › Arabic digits and a local number › stored in Latin digits and E.164, one address a type [§5, §7.7 address update]', async () => {
  const { token, id } = await aCustomer(db);
  const put = (city: string) =>
    call('PUT', '/api/customerdetail/address?type=delivery', {
      token,
      body: {
        address: 'شارع الملك',
        city,
        country: 'SA',
        postalCode: '١١٥٦٤',
        phoneNumber: '011 234 5678',
      },
    });
  await put('جدة');
  const { body } = await put('الرياض');
  assert.deepEqual(body.delivery, {
    address: 'شارع الملك',
    city: 'الرياض',
    country: 'SA',
    postalCode: '11564',
    phoneNumber: '+966112345678',
  });
  assert.equal(body.billing.city, 'Town');
  assert.equal(
    (await db.selectFrom('customer_address').select('type').where('customer_id', '=', id).execute())
      .length,
    2,
  );
});

test('address and account › without a session › 401, and nobody else’s is ever named [§6]', async () => {
  const body = {
    address: 'x',
    city: 'y',
    country: 'IN',
    postalCode: '600002',
    phoneNumber: '+914428271234',
  };
  assert.equal(
    (await call('PUT', '/api/customerdetail/address?type=billing', { body })).status,
    401,
  );
  assert.equal((await call('GET', '/api/customerdetail/accountSummary')).status, 401);
  const [one, two] = [await aCustomer(db), await aCustomer(db)];
  const mine = { token: one.token, body: { ...body, city: 'Mine' } };
  const named = await call(
    'PUT',
    `/api/customerdetail/address?type=billing&customerId=${two.id}`,
    mine,
  );
  assert.deepEqual([named.status, named.body.errors[0].pointer], [400, '/customerId']);
  assert.equal(
    (await call('PUT', '/api/customerdetail/address?type=billing', mine)).body.id,
    one.id,
  );
  assert.equal(
    (await call('GET', '/api/customerdetail/accountSummary', { token: two.token })).body.billing
      .city,
    'Town',
  );
  assert.deepEqual(await violations(db), []);
});
