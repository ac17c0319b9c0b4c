// Cached pages: sent from memory without rendering, as immutable bytes with ETag, 304 and content security policy; the web host with a page that counts its renderings.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { testDatabase } from '../../testing/database.ts';
import { whenOver } from '../../testing/scope.ts';
import type { WebBundle } from '../page.ts';
import { registerSecurityHeaders } from '../platform/http/security-headers.ts';
import { ResponseCache } from '../platform/response-cache/index.ts';
import type { Services } from '../services.ts';
import { registerWebHost } from './index.ts';

// Before the database: the watch over changes has a connection of it.
whenOver({ after }, async () => {
  await app.close();
  await cache.stop();
});
const { db } = await testDatabase({ after }, { poolSize: 4 });
let made = 0;
/** Much, so that what nobody reads fills every buffer between here and the reader. */
const PADDING = 'Torque wrench. '.repeat(16_000);
const HTML = `<!doctype html><script src="/assets/early.js"></script>${PADDING}`;
const bundle = {
  routes: [{ name: 'home', pattern: '/', methods: ['GET'], config: { cacheable: true } }],
  addresses: { fixed: [], closed: [] },
  inlineScripts: ['{"prefetch":[]}'],
  handlePage: async () => {
    made += 1;
    return { status: 200, html: HTML };
  },
} as unknown as WebBundle;
const services = {
  cart: { getMiniCart: async () => ({ quantity: 0, total: 0 }) },
  company: { getCompany: async () => null },
  wishlist: { listSaved: async () => new Set() },
  identity: { formTokenOf: () => '', isFormToken: () => false },
} as unknown as Services;

const warnings: string[] = [];
const app = Fastify({
  logger: { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } },
});
const config = { publicUrl: 'http://shop.example', dev: false };
await app.register(cookie);
await registerSecurityHeaders(app, config);
await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
const cache = new ResponseCache(db, { maxBytes: 1_000_000 });
app.decorate('responseCache', cache);
app.decorateRequest('viewer', null);
app.addHook('onRequest', async (request) => {
  const ctx = { actor: { kind: 'visitor' }, locale: 'en', currency: 'INR', requestId: 'r1' };
  Object.assign(request, { ctx, sessionToken: null, viewer: null });
});
await registerWebHost(app, { services, config, bundle });

const ask = async (headers: Record<string, string> = {}) =>
  await app.inject({
    url: '/',
    headers: { accept: 'text/html', host: 'shop.example', ...headers },
  });

async function untilCached(): Promise<void> {
  for (const deadline = Date.now() + 10_000; cache.size === 0; await sleep(50)) {
    assert.ok(Date.now() < deadline, 'nothing is cached');
    await ask();
  }
}

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`webHost › page from the response cache, taken as ${encoding} › sent once, the same bytes to all, and not rendered again [promises P43]`, async () => {
    await untilCached();
    const before = made;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask({ 'accept-encoding': encoding })),
    );
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    assert.equal(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 1);
    assert.equal(
      answers[0]?.headers['content-encoding'],
      encoding === 'identity' ? undefined : encoding,
    );
    assert.equal(made, before);
    assert.deepEqual(warnings, []);
  });
}

test('webHost › page from the response cache › brotli once it is made, and each encoding has an ETag of its own [decisions 0069]', async () => {
  await untilCached();
  const tags = new Map<string, string>();
  for (const deadline = Date.now() + 10_000; !tags.has('br'); await sleep(20)) {
    assert.ok(Date.now() < deadline, 'no brotli');
    const { headers, rawPayload } = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    const encoding = String(headers['content-encoding']);
    tags.set(encoding, String(headers.etag));
    assert.equal(
      (encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload)).toString(),
      HTML,
    );
  }
  tags.set('identity', String((await ask()).headers.etag));
  tags.set('gzip', String((await ask({ 'accept-encoding': 'gzip' })).headers.etag));
  assert.equal(new Set(tags.values()).size, 3);
  for (const tag of tags.values()) assert.match(tag, /^"[\w-]+"$/, 'strong');
});

test('webHost › page from the response cache, asked again with its ETag › 304 without a body, with the policy of the page [RFC 9110 15.4.5]', async () => {
  await untilCached();
  const page = await ask({ 'accept-encoding': 'gzip' });
  const etag = String(page.headers.etag);
  // A browser takes these headers over to the page that it holds: another policy would stop its scripts.
  const kept = ['etag', 'cache-control', 'vary', 'content-security-policy', 'permissions-policy'];
  const headersOf = ({ headers }: typeof page) => kept.map((name) => headers[name]);
  for (const encoding of ['gzip', 'br', 'identity', 'gzip, br']) {
    const again = await ask({ 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` });
    assert.deepEqual(
      [again.statusCode, again.rawPayload.length, again.headers['content-type']],
      [304, 0, undefined],
      encoding,
    );
    assert.deepEqual(headersOf(again), headersOf(page));
  }
  const other = await ask({ 'if-none-match': '"other"' });
  assert.deepEqual([other.statusCode, other.body], [200, HTML]);
});

test('webHost › policy of a page › names the folder of scripts at the host of PUBLIC_URL, the own origin elsewhere, and never what was sent as host [promises P43]', async () => {
  const scriptsAt = async (host: string): Promise<string | undefined> =>
    /script-src ([^;]*);/.exec(
      String((await ask({ host })).headers['content-security-policy']),
    )?.[1];
  const hash = `'sha256-${createHash('sha256').update('{"prefetch":[]}').digest('base64')}'`;
  // The scanner of codes is WebAssembly; no text may become a script.
  const wasm = "'wasm-unsafe-eval'";
  assert.equal(await scriptsAt('shop.example'), `shop.example/assets/ ${hash} ${wasm}`);
  assert.equal(await scriptsAt('SHOP.example'), `shop.example/assets/ ${hash} ${wasm}`);
  for (const host of [
    'shop.example:8080',
    '10.0.0.5:3000',
    '[::1]:3000',
    'evil.example',
    "x 'unsafe-inline'",
  ])
    assert.equal(await scriptsAt(host), `'self' ${hash} ${wasm}`, host);
});

test('webHost › page from the response cache, for readers who wait long or hang up among hundreds › whole and the same [promises P43]', async () => {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const open = (times: number): Socket => {
    const socket = connect(port, '127.0.0.1');
    // What is asked at once on one line is answered one after the other; nobody reads it yet.
    socket
      .pause()
      .write('GET / HTTP/1.1\r\nhost: shop.example\r\naccept: text/html\r\n\r\n'.repeat(times));
    return socket;
  };
  const waiting = Array.from({ length: 3 }, () => open(60));
  // waits: the buffers of those who read nothing fill, which nobody hears of
  await sleep(300);
  const hangingUp = Array.from({ length: 5 }, () => open(20));
  const quick = Array.from({ length: 20 }, () => open(20));
  const answers = (await Promise.all(quick.map(async (socket) => await read(socket, 20)))).flat();
  for (const socket of hangingUp) socket.destroy();
  answers.push(
    ...(await Promise.all(Array.from({ length: 20 }, async () => await read(open(5), 5)))).flat(),
  );
  answers.push(
    ...(await Promise.all(waiting.map(async (socket) => await read(socket, 60)))).flat(),
  );
  assert.equal(answers.length, 20 * 20 + 20 * 5 + 3 * 60);
  assert.deepEqual([...new Set(answers)], [HTML]);
});

/** The bodies of so many answers on this line. */
async function read(socket: Socket, count: number): Promise<string[]> {
  const bodies: string[] = [];
  let text = '';
  for await (const piece of socket.setEncoding('latin1').resume()) {
    text += piece;
    for (let end = text.indexOf('\r\n\r\n'); end >= 0; end = text.indexOf('\r\n\r\n')) {
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1]);
      assert.ok(length > 0, text.slice(0, end));
      if (text.length < end + 4 + length) break;
      bodies.push(text.slice(end + 4, end + 4 + length));
      text = text.slice(end + 4 + length);
    }
    if (bodies.length === count) break;
  }
  socket.destroy();
  assert.equal(bodies.length, count);
  return bodies;
}
