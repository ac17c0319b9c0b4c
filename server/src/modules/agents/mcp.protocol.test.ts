// Tests of MCP over HTTP: the revision before, hostile messages, other sites, limits, a closed shop.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testApp } from '../../../testing/index.ts';

const shop = await testApp({ after });
let address = '';
before(async () => {
  address = await shop.listen();
});

test('agents › a client of the revision before › is served without a session', async () => {
  const send = async (body: object, version?: string) => {
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(version === undefined ? {} : { 'mcp-protocol-version': version }),
      },
      body: JSON.stringify(body),
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('mcp-session-id'), null);
    return await response.text();
  };
  const about = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'old', version: '1' },
  };
  assert.match(
    await send({ jsonrpc: '2.0', id: 1, method: 'initialize', params: about }),
    /"protocolVersion":"2025-06-18"/,
  );
  assert.match(
    await send({ jsonrpc: '2.0', id: 2, method: 'tools/list' }, '2025-06-18'),
    /search_parts/,
  );
});

test('agents › hostile messages › are answered or rejected, never with a fault [no fault: §7.1 search]', async () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  const call = (params: unknown) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const bodies = [
    '',
    'null',
    '7',
    '"x"',
    '{',
    '[]',
    '[[]]',
    '{}',
    deep,
    '['.repeat(9_000),
    '{"jsonrpc":"1.0","id":1,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":{"a":1},"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}',
    '{"jsonrpc":"2.0","id":1,"method":"__proto__"}',
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"__proto__":{"name":"get_part"}}}',
    call(null),
    call({ name: 5 }),
    call({ name: 'constructor' }),
    call({ name: 'get_part', arguments: [] }),
    call({ name: 'get_part', arguments: { part: 'a\u0000b' } }),
    call({ name: 'get_part', arguments: { part: -1 } }),
    call({ name: 'get_part', arguments: { part: '%', language: { toString: 1 } } }),
    call({
      name: 'search_parts',
      arguments: { attributes: [{ attribute: '=..', min: 1e308, max: -1e308 }] },
    }),
    call({ name: 'search_parts', arguments: { text: '\ud800', start: 10_000, count: 50 } }),
    call({ name: 'search_parts', arguments: { category: '../..' } }),
    call({ name: 'match_list', arguments: { lines: ['x'.repeat(301)] } }),
    call({
      name: 'match_list',
      arguments: { lines: Array.from({ length: 100 }, () => '\t;\t;1e9') },
    }),
    'x'.repeat(70_000),
  ];
  for (const version of [undefined, '2025-06-18', '2026-07-28', '1999-01-01', '\u00e4'])
    for (const body of bodies)
      for (const type of ['application/json', 'text/plain']) {
        const { statusCode } = await shop.app.inject({
          method: 'POST',
          url: '/mcp',
          headers: {
            'content-type': type,
            accept: 'application/json, text/event-stream',
            ...(version === undefined ? {} : { 'mcp-protocol-version': version }),
          },
          payload: body,
        });
        assert.ok(statusCode < 500, `${statusCode} for ${version} ${body.slice(0, 80)}`);
      }
  for (const method of ['GET', 'DELETE', 'PUT'] as const)
    assert.equal((await shop.app.inject({ method, url: '/mcp' })).statusCode, 405);
});

test('agents › a page of another site, under a name that leads here › is rejected; one of this shop is not', async () => {
  const status = async (origin: string, host: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          host,
          origin,
        },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      })
    ).statusCode;
  assert.equal(await status('http://evil.example', 'evil.example'), 403);
  assert.equal(await status('null', 'localhost:3000'), 403);
  assert.equal(await status('http://localhost:3000', 'localhost:3000'), 200);
});

test('agents › searches beyond the limit of a minute › are rejected, as those of the REST API are', async (t) => {
  const small = await testApp(t, { rateLimitFactor: 0.01 });
  const send = () =>
    small.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  for (let n = 0; n < 6; n++) assert.equal((await send()).statusCode, 200);
  assert.equal((await send()).statusCode, 429);
});

test('agents › a closed shop › answers as the API does', async (t) => {
  const closed = await testApp(t);
  await closed.pool.query(
    `insert into setting (name, value) values ('open', 'false') on conflict (name) do update set value = excluded.value`,
  );
  const { statusCode, json } = await closed.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });
  assert.equal(statusCode, 503);
  assert.equal(json().code, 'shop-closed');
});
