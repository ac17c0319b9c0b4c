// Rate limits by network: a client with a /64 of addresses is one client everywhere, and its /48 has a limit of its own.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aProduct, testApp } from '../testing/index.ts';

const shop = await testApp({ after }, { rateLimitFactor: 1, trustProxy: ['127.0.0.1'] });
const { app, db } = shop;
const product = await aProduct(db);
const soldOut = await aProduct(db, { stock: 0 });

type Ask = { method?: 'GET' | 'POST'; url: string; payload?: object };
const from = async (
  address: string,
  { method = 'POST', url, payload }: Ask,
  remoteAddress = '127.0.0.1',
): Promise<number> =>
  (
    await app.inject({
      method,
      url,
      payload,
      remoteAddress,
      headers: { 'x-forwarded-for': address },
    })
  ).statusCode;

let mailboxes = 0;
const anAddress = (): string => `buyer-${mailboxes++}@example.com`;
const message = (n: number) => ({
  name: 'A',
  emailId: anAddress(),
  subject: 'Gears',
  comment: `No ${n}`,
});
/** What one client may do so often within the window. */
const LIMITS: { name: string; limit: number; ask: (n: number) => Ask }[] = [
  {
    name: 'log-on',
    limit: 50,
    ask: () => ({
      url: '/api/customer/logon',
      payload: { userName: anAddress(), password: 'wrong' },
    }),
  },
  {
    name: 'staff log-on',
    limit: 30,
    ask: () => ({ url: '/api/admin/session', payload: { email: anAddress(), password: 'wrong' } }),
  },
  {
    name: 'password reset',
    limit: 30,
    ask: () => ({ url: '/api/customer/password/reset', payload: { username: anAddress() } }),
  },
  { name: 'contact form', limit: 10, ask: (n) => ({ url: '/api/contactus', payload: message(n) }) },
  {
    name: 'register',
    limit: 10,
    ask: () => ({ url: '/api/customer/register', payload: registration() }),
  },
  { name: 'negotiate', limit: 30, ask: (n) => ({ url: '/api/negotiate', payload: offer(n) }) },
  {
    name: 'notify',
    limit: 20,
    ask: () => ({ url: '/api/notify', payload: { productId: soldOut, ...contact() } }),
  },
  {
    name: 'track order',
    limit: 20,
    ask: (n) => ({
      url: '/api/order/track',
      payload: { orderId: `MW-0000-0${100 + n}`, emailId: anAddress() },
    }),
  },
  {
    name: 'searches',
    limit: 600,
    ask: () => ({ url: '/api/search/autocomplete', payload: { query: 'bolt' } }),
  },
  { name: 'requests', limit: 1_200, ask: () => ({ method: 'GET', url: '/api/wishlist' }) },
];
function registration(): object {
  return {
    custFirstName: 'A',
    emailAddress: anAddress(),
    password: 'a lathe of brass',
    mobileNumber: '044 2827 1234',
  };
}
function contact(): object {
  return { emailId: anAddress(), phoneNumber: '+914428271234' };
}
function offer(n: number): object {
  return { lotName: 'as shown', phone: `+9144282${71000 + n}`, price: 80, productId: product };
}

for (const [place, { name, limit, ask }] of LIMITS.entries()) {
  test(`${name} › from as many addresses of one /64 › ${limit} and no more [promises P27, P47]`, async () => {
    const address = (n: number) => `2001:db8:${place}:1::${(n + 1).toString(16)}`;
    const statuses: number[] = [];
    for (let n = 0; n < limit + 5; n++) statuses.push(await from(address(n), ask(n)));
    assert.equal(
      statuses.indexOf(429),
      limit,
      `${name}: ${statuses.slice(0, 3)} ... ${statuses.slice(-6)}`,
    );
    // The next customer of the same provider is another client.
    assert.notEqual(await from(`2001:db8:${place}:2::1`, ask(limit + 10)), 429);
  });
}

test('contact form › a client for each /64 of a /48 › ten times the limit of one, then the whole network waits [promises D2]', async () => {
  const ask = (n: number) =>
    from(`2001:db8:ff:${n.toString(16)}::1`, { url: '/api/contactus', payload: message(n) });
  const statuses: number[] = [];
  for (let n = 1; n <= 105; n++) statuses.push(await ask(n));
  assert.equal(statuses.indexOf(429), 100);
  assert.notEqual(
    await from('2001:db8:fe:1::1', { url: '/api/contactus', payload: message(0) }),
    429,
  );
});

test('requests › a client for each /64 of a /48 › ten times the limit of one [promises P47]', async () => {
  const factor = 0.01;
  const small = await testApp(
    { after },
    { rateLimitFactor: factor, trustProxy: ['127.0.0.1'], database: shop },
  );
  const ask = async (n: number) => {
    const headers = { 'x-forwarded-for': `2001:db8:ff:${n.toString(16)}::1` };
    return (await small.app.inject({ url: '/api/wishlist', remoteAddress: '127.0.0.1', headers }))
      .statusCode;
  };
  const statuses: number[] = [];
  for (let n = 1; n <= 130; n++) statuses.push(await ask(n));
  assert.equal(statuses.indexOf(429), 120);
});

test('contact form › an IPv4 address, plain and mapped into IPv6 › one client [promises P27]', async () => {
  const ask = (n: number) =>
    from(
      n % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7',
      { url: '/api/contactus', payload: message(n) },
      '127.0.0.1',
    );
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push(await ask(n));
  assert.equal(statuses.indexOf(429), 10);
});

test('contact form › X-Forwarded-For from a stranger › the stranger is counted, whatever it says [promises P48]', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++)
    statuses.push(
      await from(`203.0.113.${n}`, { url: '/api/contactus', payload: message(n) }, '198.51.100.99'),
    );
  assert.equal(statuses.indexOf(429), 10);
});
