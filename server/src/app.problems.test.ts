// Tests of every foreseen rejection: the right status, all fields, in the reader's language.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { LOCALES, type ProblemCode, problemText } from '@millwright/contracts';
import { aCustomer, aProduct, testApp } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const [buyer, homeless] = [await aCustomer(db), await aCustomer(db, { addresses: false })];
const bolt = await aProduct(db, { stock: 30, minimum: 10, maximum: 50, step: 10, name: 'Bolt' });
const [soldOut, scarce] = [
  await aProduct(db, { stock: 0 }),
  await aProduct(db, { stock: 2, name: 'Bearing' }),
];
const guestCart = await cartOf([{ productId: bolt, quantity: 10 }]);
const homelessCart = await cartOf([{ productId: bolt, quantity: 10 }], homeless.token);
const terms = { termsAccepted: false };

type Request = [
  method: string,
  path: string,
  options?: Parameters<typeof call>[2],
  params?: Record<string, string | number>,
];
const add = (productId: number, quantity: number): Request => [
  'POST',
  '/api/shop/additemtocart',
  { body: { productId, quantity } },
];
const with$ = (request: Request, params: Record<string, string | number>): Request => [
  request[0],
  request[1],
  request[2],
  params,
];
const REJECTIONS: [ProblemCode, Request][] = [
  ['invalid-request', ['GET', '/api/shop/shoppingCart']],
  ['invalid-request', ['POST', '/api/search', { body: { nonsense: 1 } }]],
  [
    'invalid-request',
    ['POST', '/api/search', { headers: { 'content-type': 'application/json' }, body: '{"query":' }],
  ],
  [
    'login-failed',
    ['POST', '/api/customer/logon', { body: { userName: 'nobody@example.com', password: 'x' } }],
  ],
  ['login-required', ['GET', '/api/customerdetail/accountSummary']],
  ['login-required', ['GET', '/api/auth/orders/MW-0000-0000']],
  ['login-required-to-order', ['POST', '/api/order/commitOrder?cartCode=x']],
  [
    'cross-site-request',
    ['POST', '/api/customer/logout', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ],
  ['not-found', ['GET', '/api/no-such-call']],
  ['method-not-allowed', ['DELETE', '/api/categories']],
  ['document-not-found', ['GET', '/api/productdocuments/none.pdf']],
  ['customer-not-found', ['GET', `/api/orders/customers/${buyer.id + 1}`, { token: buyer.token }]],
  ['product-not-found', add(2_000_000_000, 1)],
  ['order-not-found', ['GET', '/api/auth/orders/MW-0000-0000', { token: buyer.token }]],
  ['cart-not-found', ['GET', '/api/shop/shoppingCart?cartCode=none']],
  ['product-out-of-stock', add(soldOut, 1)],
  ['stock-not-enough', with$(add(scarce, 3), { n: 2 })],
  ['quantity-above-maximum', with$(add(bolt, 60), { n: 50 })],
  ['quantity-below-minimum', with$(add(bolt, 3), { n: 10 })],
  ['quantity-not-in-steps', with$(add(bolt, 15), { n: 10 })],
  [
    'address-missing',
    ['POST', `/api/order/commitOrder?cartCode=${homelessCart}`, { token: homeless.token }],
  ],
  [
    'terms-not-accepted',
    ['POST', `/api/order/commitOrder?cartCode=${guestCart}`, { token: buyer.token, body: terms }],
  ],
  ['payload-too-large', ['POST', '/api/search', { body: { query: 'x'.repeat(1_048_576) } }]],
  [
    'unsupported-media-type',
    ['POST', '/api/search', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }],
  ],
  ['invalid-request', ['GET', '/api/auth/orders/%E0%A4%A', { token: buyer.token }]],
];

for (const [code, [method, path, options, params]] of REJECTIONS) {
  test(`${method} ${path.replace(/\d{2,}|=[\w-]{20,}/g, '…')} › refused with ${code} › complete in three languages [§8]`, async () => {
    for (const lang of LOCALES) {
      const answer = await call(
        method,
        `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
        options,
      );
      const body = assertProblem(answer, { code, lang });
      if (params === undefined && code !== 'address-missing')
        assert.equal(body.detail, problemText(code, lang));
      for (const value of Object.values(params ?? {}))
        assert.ok(body.detail.includes(String(value)), body.detail);
    }
  });
}

test('invalid request › several fields at fault › an entry with a pointer for each [§8]', async () => {
  const { body } = await call('POST', '/api/shop/additemtocart', {
    body: { productId: 'x', quantity: 1.5, code: 7 },
  });
  assert.deepEqual(body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/code',
    '/productId',
    '/quantity',
  ]);
});

test('login throttled, too many requests › a busy client › 429 in the reader’s language with Retry-After [§8]', async (t) => {
  const strict = await testApp(t, { rateLimitFactor: 0.01 });
  let answer = await strict.call('GET', '/api/categories?lang=ar');
  for (let n = 0; n < 20 && answer.status === 200; n++)
    answer = await strict.call('GET', '/api/categories?lang=ar');
  assertProblem(answer, { code: 'too-many-requests', lang: 'ar' });
  assert.ok(Number(answer.headers['retry-after']) > 0);
  assert.equal((await strict.call('GET', '/healthz')).status, 200);
});

/** Sends bytes as they are and reads what comes back until the server hangs up. */
function bytes(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

test('http › bytes that are no request, or too many headers › 400 and 431 as problems, and the connection ends [no fault: §8]', async () => {
  const address = await shop.listen();
  const cases: [string, number][] = [
    ['GET /api/categories HTTP/9.9\r\n\r\n', 400],
    ['\x16\x03\x01\x02\x00\x01\x00', 400],
    [
      'GET /api/categories HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['GET /api/categories HTTP/1.1\r\nHost: x\r\nX: a\x01b\r\n\r\n', 400],
    [`GET /api/categories HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [`GET /api/categories?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ];
  for (const [text, status] of cases) {
    const heard = await bytes(address, text);
    const [head = '', body = ''] = heard.split('\r\n\r\n');
    assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `), text.slice(0, 60));
    assertProblem({
      status,
      body: JSON.parse(body),
      headers: Object.fromEntries(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]),
      ),
    });
  }
});

test('http › a slow or endless client › every limit is set [no fault: §8]', () => {
  const { server, initialConfig } = shop.app;
  assert.deepEqual(
    [server.requestTimeout, server.headersTimeout, server.keepAliveTimeout, server.maxHeadersCount],
    [30_000, 15_000, 75_000, 100],
  );
  assert.equal(initialConfig.bodyLimit, 256 * 1_024);
});
