// Is a kept page really given from memory, and answered once? The web host with a page that counts how often it is made.
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { testDatabase } from '../../testing/database.ts';
import { whenOver } from '../../testing/scope.ts';
import type { WebBundle } from '../page.ts';
import { KeptAnswers } from '../platform/kept/index.ts';
import type { Services } from '../services.ts';
import { registerWebHost } from './index.ts';

// Before the database: the watch over changes has a connection of it.
whenOver({ after }, async () => {
  await app.close();
  await kept.stop();
});
const { db } = await testDatabase({ after }, { poolSize: 4 });
let made = 0;
/** Much, so that what nobody reads fills every buffer between here and the reader. */
const PADDING = 'Torque wrench. '.repeat(16_000);
const bundle = {
  routes: [{ name: 'home', pattern: '/', methods: ['GET'], sameForAll: true }],
  addresses: { fixed: [], closed: [] },
  handlePage: async (_name: string, _params: unknown, { nonce }: { nonce: string }) => {
    made += 1;
    return { status: 200, html: `<!doctype html><script nonce="${nonce}"></script>${PADDING}<script nonce="${nonce}"></script>` };
  },
} as unknown as WebBundle;
const services = {
  cart: { getCartBadge: async () => ({ quantity: 0, total: 0 }) },
  company: { getCompany: async () => null },
  wishlist: { listSaved: async () => new Set() },
  identity: { formTokenOf: () => '', isFormToken: () => false },
} as unknown as Services;

const warnings: string[] = [];
const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } } });
await app.register(cookie);
const kept = new KeptAnswers(db, { bytesAtMost: 1_000_000 });
app.decorate('keptAnswers', kept);
app.decorateRequest('viewer', null);
let nonces = 0;
app.addHook('onRequest', async (request) => {
  const ctx = { actor: { kind: 'visitor' }, locale: 'en', currency: 'INR', requestId: 'r1' };
  Object.assign(request, { ctx, sessionToken: null, cspNonce: `${++nonces}`.padStart(24, 'n'), viewer: null });
});
await registerWebHost(app, { services, config: { publicUrl: 'http://shop.example', dev: false }, bundle });

for (const encoding of ['identity', 'gzip']) {
  test(`webHost › page that is kept, taken as ${encoding} › sent once, and not made again for it [promises P43]`, async () => {
    const ask = async () => await app.inject({ url: '/', headers: { accept: 'text/html', 'accept-encoding': encoding } });
    for (const deadline = Date.now() + 10_000; kept.size === 0; await sleep(50)) {
      assert.ok(Date.now() < deadline, 'nothing is kept');
      await ask();
    }
    const before = made;
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    assert.equal(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 20, 'each with a nonce of its own');
    assert.equal(made, before);
    assert.deepEqual(warnings, []);
  });
}

test('webHost › page that is kept, for readers who wait long or hang up among hundreds › whole, with one nonce, each another [promises P43]', async () => {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const ask = (times: number): Socket => {
    const socket = connect(port, '127.0.0.1');
    // What is asked at once on one line is answered one after the other; nobody reads it yet.
    socket.pause().write('GET / HTTP/1.1\r\nhost: shop.example\r\naccept: text/html\r\n\r\n'.repeat(times));
    return socket;
  };
  const waiting = Array.from({ length: 3 }, () => ask(60));
  await sleep(300);
  const hangingUp = Array.from({ length: 5 }, () => ask(20));
  const quick = Array.from({ length: 20 }, () => ask(20));
  const answers = (await Promise.all(quick.map(async (socket) => await read(socket, 20)))).flat();
  for (const socket of hangingUp) socket.destroy();
  answers.push(...(await Promise.all(Array.from({ length: 20 }, async () => await read(ask(5), 5)))).flat());
  answers.push(...(await Promise.all(waiting.map(async (socket) => await read(socket, 60)))).flat());
  const seen = answers.map((text) => {
    const words = [...text.matchAll(/ nonce="([^"]*)"/g)].map(([, word]) => word as string);
    assert.equal(words.length, 2);
    assert.equal(words[0], words[1], 'two people in one page');
    assert.equal(text.replaceAll(words[0] as string, ''), `<!doctype html><script nonce=""></script>${PADDING}<script nonce=""></script>`);
    return words[0];
  });
  assert.equal(new Set(seen).size, 20 * 20 + 20 * 5 + 3 * 60, 'each with a nonce of its own');
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
