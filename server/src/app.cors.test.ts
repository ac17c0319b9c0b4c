// Tests of CORS: which pages of other origins may call /api/v1, and that a cookie never counts for them. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testApp } from '../testing/index.ts';

const ORIGIN = 'https://app.example';
const closed = await testApp({ after });
const listed = await testApp({ after }, { apiOrigins: [ORIGIN] });
const open = await testApp({ after }, { apiOrigins: ['*'] });
const preflight = { origin: ORIGIN, 'access-control-request-method': 'GET' };

test('cors › without the setting › no origin is let in [decisions 0114]', async () => {
  const answer = await closed.call('GET', '/api/v1/shop', { headers: { origin: ORIGIN } });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers['access-control-allow-origin'], undefined);
  const asked = await closed.call('OPTIONS', '/api/v1/shop', { headers: preflight });
  assert.equal(asked.headers['access-control-allow-origin'], undefined);
});

test('cors › a listed origin › is named in the answer, another one is not [decisions 0114]', async () => {
  const answer = await listed.call('GET', '/api/v1/shop', { headers: { origin: ORIGIN } });
  assert.equal(answer.headers['access-control-allow-origin'], ORIGIN);
  assert.match(String(answer.headers.vary), /origin/);
  assert.match(String(answer.headers['access-control-expose-headers']), /etag/);
  assert.equal(answer.headers['access-control-allow-credentials'], undefined);
  for (const origin of ['https://app.example.evil', 'http://app.example', 'null']) {
    const other = await listed.call('GET', '/api/v1/shop', { headers: { origin } });
    assert.equal(other.headers['access-control-allow-origin'], undefined, origin);
    assert.match(String(other.headers.vary), /origin/);
  }
});

test('cors › a preflight › names methods and headers, of /api/v1 only [decisions 0114]', async () => {
  const asked = await open.call('OPTIONS', '/api/v1/shop', { headers: preflight });
  assert.equal(asked.status, 204);
  assert.equal(asked.headers['access-control-allow-origin'], '*');
  assert.match(String(asked.headers['access-control-allow-methods']), /GET/);
  assert.match(String(asked.headers['access-control-allow-headers']), /idempotency-key/);
  const other = await open.call('OPTIONS', '/api/categories', { headers: preflight });
  assert.equal(other.headers['access-control-allow-origin'], undefined);
});

test('cors › a rejection › is readable too [decisions 0114]', async () => {
  const answer = await open.call('GET', '/api/v1/products/999999', { headers: { origin: ORIGIN } });
  assert.equal(answer.status, 404);
  assert.equal(answer.headers['access-control-allow-origin'], '*');
});
