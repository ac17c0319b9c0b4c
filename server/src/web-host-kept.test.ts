// Is a kept page really given from memory, and answered once? The web host with a page that counts how often it is made.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { testDatabase } from '../testing/database.ts';
import { whenOver } from '../testing/scope.ts';
import type { WebBundle } from './page.ts';
import { KeptAnswers } from './platform/kept/index.ts';
import type { Services } from './services.ts';
import { registerWebHost } from './web-host.ts';

// Before the database: the watch over changes has a connection of it.
whenOver({ after }, async () => {
  await app.close();
  await kept.stop();
});
const { db } = await testDatabase({ after }, { poolSize: 4 });
let made = 0;
const bundle = {
  routes: [{ name: 'home', pattern: '/', methods: ['GET'], sameForAll: true }],
  addresses: { fixed: [], closed: [] },
  handlePage: async (_name: string, _params: unknown, { nonce }: { nonce: string }) => {
    made += 1;
    return { status: 200, html: `<!doctype html><script nonce="${nonce}"></script>` };
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
