// Tests of login.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import type { Answer } from '../../../testing/app.ts';
import { aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';
import { hashPassword } from '../../platform/password.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const PASSWORD = 'a lathe of brass';
const passwordHash = await hashPassword(PASSWORD);

async function withPassword(): Promise<Awaited<ReturnType<typeof aCustomer>>> {
  const customer = await aCustomer(db);
  await db
    .insertInto('credential')
    .values({ customer_id: customer.id, password_hash: passwordHash })
    .execute();
  return customer;
}
const logon = (userName: string, password = PASSWORD, query = ''): Promise<Answer> =>
  call('POST', `/api/customer/logon?lang=en${query}`, {
    body: { userName, password, storeCode: 'DEFAULT', language: 'en' },
  });
const account = (token: string) => call('GET', '/api/customerdetail/accountSummary', { token });
/** What two answers must share: everything but the number of the request. */
const told = ({ status, body, headers }: Answer) => {
  const { instance, ...said } = body;
  assert.match(instance, /^urn:millwright:request:/);
  return { status, said, type: headers['content-type'], retry: headers['retry-after'] };
};

test('logon › the right password › token, cart code and the account at one level [§7.2, §7.2 logon]', async () => {
  const { email, id } = await withPassword();
  const { status, body } = await logon(` ${email.toUpperCase()} `);
  assert.equal(status, 200);
  assert.match(body.token, /^[A-Za-z0-9_-]{43}$/);
  assert.deepEqual(
    [body.id, body.emailAddress, body.userName, body.custFirstName, body.cartCode],
    [id, email, email, 'Buyer', null],
  );
  assert.equal('password' in body || 'passwordHash' in body || 'verified' in body, false);
});

test('logon › wrong password, unknown user, disabled account, no address at all › one answer, word for word [§8]', async () => {
  const [known, disabled] = [await withPassword(), await withPassword()];
  await sql`update session set revoked_at = now() where customer_id = ${disabled.id}`.execute(db);
  await db
    .updateTable('customer')
    .set({ disabled_at: new Date() })
    .where('id', '=', disabled.id)
    .execute();
  const wrong = told(await logon(known.email, 'a lathe of steel'));
  assert.deepEqual(
    [wrong.status, wrong.said.errors[0].defaultMessage],
    [401, 'Login Failed. Please enter valid credentials'],
  );
  assert.deepEqual(told(await logon('nobody@example.com')), wrong);
  assert.deepEqual(told(await logon(disabled.email)), wrong);
  for (const odd of ['no address', "' or 1=1 --", '\u202e@example.com'])
    assert.deepEqual(told(await logon(odd)), wrong);
  assert.deepEqual(told(await logon(known.email, 'ю'.repeat(1_000))), wrong);
});

test('logon › userName or password empty › each is named, as in every other form, and no guess is counted [§5 login form]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 1 });
  const ask = async (userName: string, password: string) =>
    await strict.call('POST', '/api/customer/logon', { body: { userName, password } });
  for (let n = 0; n < 12; n++)
    for (const [userName, password, missing] of [
      ['', '', ['/userName', '/password']],
      [' ', 'x', ['/userName']],
      ['somebody@example.com', '', ['/password']],
    ] as const) {
      const { errors } = assertProblem(await ask(userName, password), { code: 'invalid-request' });
      assert.deepEqual(
        errors.map((error) => `${error.pointer} ${error.code}`),
        missing.map((pointer) => `${pointer} field-required`),
      );
    }
  assert.equal((await ask('somebody@example.com', 'x')).body.code, 'login-failed');
});

test('logon › a language in the body › is that of the answer, unless the address names one [§3 login payload]', async () => {
  const body = { userName: 'nobody@example.com', password: 'x', language: 'ru' };
  const said = async (query: string): Promise<string> =>
    (await call('POST', `/api/customer/logon${query}`, { body })).body.errors[0].defaultMessage;
  assert.equal(await said(''), 'Не удалось войти. Введите верные данные для входа');
  assert.equal(await said('?lang=en'), 'Login Failed. Please enter valid credentials');
});

test('logon › ten wrong guesses › the next is refused with the same words and Retry-After, even if it is right [§8]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 1 });
  const customer = await aCustomer(strict.db);
  await strict.db
    .insertInto('credential')
    .values({ customer_id: customer.id, password_hash: passwordHash })
    .execute();
  const guess = (password: string, remoteAddress = '203.0.113.7', userName = customer.email) =>
    strict.app.inject({
      method: 'POST',
      url: '/api/customer/logon',
      remoteAddress,
      payload: { userName, password },
    });
  const failed = await guess('wrong guess 0');
  for (let n = 1; n < 10; n++)
    assert.equal(
      (
        await guess(
          `wrong guess ${n}`,
          undefined,
          n % 2 ? customer.email : customer.email.toUpperCase(),
        )
      ).statusCode,
      401,
    );
  const refused = await guess(PASSWORD);
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.json().message, failed.json().message);
  assert.equal(
    refused.json().errors[0].defaultMessage,
    'Login Failed. Please enter valid credentials',
  );
  const wait = Number(refused.headers['retry-after']);
  assert.ok(wait > 800 && wait <= 900, `${wait} s`);
  // The owner elsewhere is not locked out, and somebody else here neither.
  assert.equal((await guess(PASSWORD, '198.51.100.4')).statusCode, 200);
  assert.equal((await guess('wrong', '203.0.113.7', 'other@example.com')).statusCode, 401);
  // The window ends: the slate is clean.
  await sql`update rate_limit_counter set window_end = now() - interval '1 second'`.execute(
    strict.db,
  );
  assert.equal((await guess(PASSWORD)).statusCode, 200);
  // Only hashes of who tried are kept.
  const { rows } = await sql<{
    text: string;
  }>`select to_jsonb(a)::text as text from rate_limit_counter a`.execute(strict.db);
  assert.ok(
    rows.length > 0 &&
      rows.every((row) => !row.text.includes('example.com') && !row.text.includes('203.0.113')),
  );
});

test('logon › forty guesses at once › no more than ten are answered as guesses [race: §8]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 1 });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      strict.call('POST', '/api/customer/logon', {
        body: { userName: 'a@example.com', password: `guess ${n}` },
      }),
    ),
  );
  assert.equal(answers.filter((answer) => answer.status === 401).length, 10);
  assert.equal(answers.filter((answer) => answer.status === 429).length, 30);
});

test('logon › a visitor’s cart and an own one › the union in the own cart; a second login changes nothing [§6, §7.7 cart merge]', async () => {
  const { email, token } = await withPassword();
  const [mine, theirs, limited] = [
    await aProduct(db),
    await aProduct(db),
    await aProduct(db, { maximum: 5, name: 'Limited' }),
  ];
  const own = await cartOf(
    [
      { productId: mine, quantity: 1 },
      { productId: limited, quantity: 3 },
    ],
    token,
  );
  const guest = await cartOf([
    { productId: theirs, quantity: 2 },
    { productId: limited, quantity: 4 },
  ]);
  for (let round = 0; round < 2; round++) {
    const { body } = await logon(email, PASSWORD, `&cartCode=${guest}`);
    assert.equal(body.cartCode, own);
    const cart = (
      await call('GET', `/api/shop/shoppingCart?cartCode=${own}`, { token: body.token })
    ).body;
    assert.deepEqual(
      cart.shoppingCartItems.map((line: { productId: number; quantity: number }) => [
        line.productId,
        line.quantity,
      ]),
      [
        [mine, 1],
        [limited, 5],
        [theirs, 2],
      ],
    );
    assert.deepEqual(cart.notices, [
      {
        code: 'merge-capped',
        productId: limited,
        defaultMessage:
          'Limited: both carts together held 3 + 4; the quantity is 5, because no more may be ordered at once.',
      },
    ]);
  }
  assert.equal((await call('GET', `/api/shop/shoppingCart?cartCode=${guest}`)).status, 404);
});

test('logon › no own cart yet › the visitor’s becomes the customer’s, under the same code [§6]', async () => {
  const { email } = await withPassword();
  const guest = await cartOf([{ productId: await aProduct(db), quantity: 2 }]);
  const { body } = await logon(email, PASSWORD, `&cartCode=${guest}`);
  assert.equal(body.cartCode, guest);
  assert.equal((await call('GET', `/api/shop/shoppingCart?cartCode=${guest}`)).status, 404);
  assert.equal(
    (await call('GET', `/api/shop/shoppingCart?cartCode=${guest}`, { token: body.token })).status,
    200,
  );
});

test('logon › the code of somebody else’s cart, or of none › neither read nor taken [§6]', async () => {
  const [thief, owner] = [await withPassword(), await aCustomer(db)];
  const foreign = await cartOf([{ productId: await aProduct(db), quantity: 2 }], owner.token);
  for (const code of [foreign, 'nobody-has-this', '']) {
    const { status, body } = await logon(thief.email, PASSWORD, `&cartCode=${code}`);
    assert.deepEqual([status, body.cartCode], [200, null], code);
  }
  assert.equal(
    (await call('GET', `/api/shop/shoppingCart?cartCode=${foreign}`, { token: owner.token }))
      .status,
    200,
  );
});

test('logon › the merge fails › the login stands and the visitor’s cart is whole [§6]', async () => {
  const { email, token } = await withPassword();
  const product = await aProduct(db);
  await cartOf([{ productId: await aProduct(db), quantity: 1 }], token);
  const guest = await cartOf([{ productId: product, quantity: 2 }]);
  await sql
    .raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger broken before insert on cart_line for each row when (new.product_id = ${product}) execute function refuse()`)
    .execute(db);
  const { status, body } = await logon(email, PASSWORD, `&cartCode=${guest}`);
  await sql.raw('drop trigger broken on cart_line').execute(db);
  assert.equal(status, 200);
  assert.equal((await account(body.token)).status, 200);
  assert.equal(
    (await call('GET', `/api/shop/shoppingCart?cartCode=${guest}`)).body.shoppingCartItems[0]
      .quantity,
    2,
  );
  assert.equal((await logon(email, PASSWORD, `&cartCode=${guest}`)).status, 200);
  assert.equal((await call('GET', `/api/shop/shoppingCart?cartCode=${guest}`)).status, 404);
});
