// Wrong methods, unknown addresses and rejections without a login: the right status, headers and form of answer for programs and for people.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CALLS, LOCALES } from '@millwright/contracts';
import { aCustomer, testApp } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';
import { allowedIn, toAddresses } from './platform/http/allowed-methods.ts';

const shop = await testApp({ after });
const { call } = shop;

for (const [method, path, allow] of [
  ['GET', '/api/shop/additemtocart', 'OPTIONS, POST'],
  ['DELETE', '/api/categories', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/search', 'OPTIONS, POST'],
  ['POST', '/api/customerupdate', 'OPTIONS, PUT'],
  ['PATCH', '/api/auth/orders/MW-0000-0000?lang=en', 'GET, HEAD, OPTIONS'],
  ['GET', '/shop/additemtocart/', 'OPTIONS, POST'],
  ['DELETE', '/healthz', 'GET, HEAD, OPTIONS'],
  ['POST', '/productimages/a.svg', 'GET, HEAD, OPTIONS'],
  ['POST', '/robots.txt', ''],
] as const) {
  test(`${method} ${path} › not a method of this address › ${allow === '' ? '404' : '405 with Allow'} [decisions §3]`, async () => {
    const answer = await call(method, path, { headers: { 'content-type': 'text/plain' } });
    assert.equal(answer.headers.allow, allow === '' ? undefined : allow);
    assertProblem(
      answer,
      allow === ''
        ? { status: 404, code: 'not-found' }
        : { status: 405, code: 'method-not-allowed' },
    );
  });
}

test('any call › any method that it does not take › 405 in the reader’s language, before the body is read [decisions §3]', async () => {
  for (const each of Object.values(CALLS)) {
    const path = `/api${each.path.replace(/:\w+/g, '1')}`;
    const siblings = new Set(
      Object.values(CALLS)
        .filter(({ path }) => path === each.path)
        .map(({ method }) => method as string),
    );
    for (const [n, method] of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].entries()) {
      if (siblings.has(method)) continue;
      const lang = LOCALES[n % LOCALES.length] ?? 'en';
      const sent = method === 'GET' ? {} : { headers: { 'content-type': 'text/plain' }, body: 'x' };
      const answer = await call(method, `${path}?lang=${lang}`, sent);
      assertProblem(answer, { code: 'method-not-allowed', lang });
      for (const one of siblings)
        assert.match(String(answer.headers.allow), new RegExp(`\\b${one}\\b`));
    }
    const options = await call('OPTIONS', path);
    assert.deepEqual(
      [options.status, String(options.headers.allow).includes(each.method)],
      [204, true],
      path,
    );
  }
});

test('allowedIn › static, named and open parts, slashes, encoding › as the router sees them [decisions §3]', () => {
  const addresses = toAddresses([
    { method: 'GET', url: '/product/:id/:slug', isPage: true },
    { method: 'POST', url: '/product/:id/:slug', isPage: true },
    { method: 'GET', url: '/assets/*', isPage: false },
    { method: 'GET', url: '/sitemaps/pages.xml', isPage: false },
    { method: 'GET', url: '/', isPage: true },
  ]);
  const at = (url: string) => allowedIn(addresses, url).methods.join();
  assert.equal(at('/product/1/a%20b?x=/'), 'GET,OPTIONS,POST');
  assert.equal(at('http://elsewhere.example/product/1/x/'), 'GET,OPTIONS,POST');
  assert.deepEqual(
    [at('/product/1'), at('/product//x'), at('/product/1/x/y'), at('/sitemaps/pagesxxml')],
    ['', '', '', ''],
  );
  assert.deepEqual(
    [at('/assets/a/b.js'), at('/'), at('/%E0%A4%A')],
    ['GET,OPTIONS', 'GET,OPTIONS', ''],
  );
});

test('a call for customers › no token, or one that means nothing › 401 with a challenge; a bearer token is the authToken [decisions §2]', async () => {
  const buyer = await aCustomer(shop.db);
  const path = '/api/customerdetail/accountSummary';
  for (const authorization of ['', 'Bearer wrong', `Basic ${buyer.token}`, 'Bearer ']) {
    const answer = await call('GET', path, { headers: { authorization } });
    assertProblem(answer, { code: 'login-required' });
    assert.equal(answer.headers['www-authenticate'], 'Bearer realm="account"');
  }
  const wrong = await call('POST', '/api/customer/logon', {
    body: { userName: 'nobody@example.com', password: 'wrong-password' },
  });
  assert.deepEqual(
    [wrong.status, wrong.headers['www-authenticate']],
    [401, 'Bearer realm="account"'],
  );
  const staff = await call('GET', '/api/admin/orders');
  assert.deepEqual(
    [staff.status, staff.headers['www-authenticate']],
    [401, 'Cookie realm="back office"'],
  );
  for (const authorization of [`Bearer ${buyer.token}`, `bearer  ${buyer.token}`])
    assert.equal((await call('GET', path, { headers: { authorization } })).status, 200);
  // Another site can send neither header along, so nothing is asked about where the request comes from.
  const headers = { authorization: `Bearer ${buyer.token}`, origin: 'https://app.example' };
  assert.equal((await call('POST', '/api/customer/logout', { headers })).status, 200);
  assert.equal(
    (await call('GET', path, { headers: { authorization: `Bearer ${buyer.token}` } })).status,
    401,
  );
});
