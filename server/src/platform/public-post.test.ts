// Tests of posts to public addresses: no spelling, name server or redirect leads to a private one. [decisions 0109]
import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { mutantLoader } from '../../testing/mutants.ts';
import { sampleSize } from '../../testing/sample.ts';
import { isPublicAddress } from './public-fetch.ts';
import { INTERNET, type Network, PostError, postPublic, rejectAddress } from './public-post.ts';

/** It must see nothing. */
let connections = 0;
const inside = net.createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => inside.listen(0, resolve));
after(() => inside.close());
const { port } = inside.address() as AddressInfo;

const POST = { body: '{}', headers: {}, maxBytes: 1_000, timeoutMs: 2_000 };
const codeOf = async (url: string, network?: Network, post = POST): Promise<string> =>
  await postPublic(url, post, network).then(
    ({ status }) => String(status),
    (error: unknown) => {
      assert.ok(error instanceof PostError, String(error));
      return error.code;
    },
  );

const octet = fc.nat(255);
const privateV4 = fc.oneof(
  fc.tuple(fc.constant(127), octet, octet, octet),
  fc.tuple(fc.constant(10), octet, octet, octet),
  fc.tuple(fc.constant(0), octet, octet, octet),
  fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
  fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
);
const hex = (n: number): string => n.toString(16);
/** One number of an address, as C reads it. */
const spelt = fc.constantFrom(
  (n: number) => String(n),
  (n: number) => `0x${hex(n)}`,
  (n: number) => `0X${hex(n).toUpperCase()}`,
  (n: number) => `0${n.toString(8)}`,
  (n: number) => `0x00000${hex(n)}`,
);
const wide = (octets: readonly number[]): number => octets.reduce((sum, n) => sum * 256 + n, 0);
/** The same address in one to four numbers, and inside IPv6 in every way. */
const hostile = fc
  .tuple(privateV4, fc.tuple(spelt, spelt, spelt, spelt), fc.nat(17))
  .map(([ip, say, way]) => {
    const [a, b, c, d] = ip;
    const [one, two, three, four] = say;
    const dotted = ip.join('.');
    const groups = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
    return [
      dotted,
      `${dotted}.`,
      one(wide(ip)),
      `${one(a)}.${two(wide([b, c, d]))}`,
      `${one(a)}.${two(b)}.${three(wide([c, d]))}`,
      `${one(a)}.${two(b)}.${three(c)}.${four(d)}`,
      ip
        .map((n) => (n > 99 ? `%3${Math.floor(n / 100)}${String(n).slice(1)}` : String(n)))
        .join('.'),
      dotted.replaceAll('.', '\u3002'),
      [...dotted]
        .map((char) => (/\d/.test(char) ? String.fromCodePoint(0xff10 + Number(char)) : char))
        .join(''),
      `[::ffff:${dotted}]`,
      `[::ffff:${groups}]`,
      `[0:0:0:0:0:ffff:${groups}]`,
      `[::${dotted}]`,
      `[64:ff9b::${dotted}]`,
      `[64:ff9b:1::${groups}]`,
      `[2002:${groups}::1]`,
      `[2001:0:${groups}:0:0:0:0]`,
      `[::ffff:0:${groups}]`,
    ][way] as string;
  });
const dressed = fc.constantFrom(
  (host: string) => `https://${host}:${port}/`,
  (host: string) => `https://${host}/`,
  (host: string) => `HTTPS://${host}:${port}/hooks?x=1#y`,
  (host: string) => `https://user:pass@${host}:${port}/`,
  (host: string) => `https://erp.example@${host}:${port}/`,
  (host: string) => `https:\\\\${host}:${port}\\`,
  (host: string) => `https:${host}:${port}`,
  (host: string) => ` https://${host}:${port}/\t`,
  (host: string) => `http://${host}:${port}/`,
  (host: string) => `https://erp.example#@${host}:${port}/`,
);

test('postPublic › ten thousand spellings of private addresses › none is connected to [decisions 0109]', async () => {
  // A name among them would be somebody's: nothing is resolved here.
  const network: Network = { resolve: async () => [] };
  await fc.assert(
    fc.asyncProperty(hostile, dressed, async (host, dress) => {
      const url = dress(host);
      const code = await codeOf(url, network);
      assert.match(code, /^(address-private|not-https|name-unknown)$/, url);
      if (code === 'name-unknown')
        assert.equal(new URL(url).hostname, 'erp.example', `taken for a name: ${url}`);
    }),
    { numRuns: 10_000 },
  );
  assert.equal(connections, 0);
});

test('postPublic › over the network of this machine › localhost in its spellings is never connected to [decisions 0109]', async () => {
  for (const host of [
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'printer.local',
    'metadata.google.internal',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.01',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    '[fd00::1]',
    '[ff02::1]',
    '169.254.169.254',
    '0',
  ]) {
    assert.equal(await codeOf(`https://${host}:${port}/`, INTERNET), 'address-private', host);
    assert.equal(await codeOf(`http://${host}:${port}/`, INTERNET), 'not-https', host);
  }
  for (const url of [
    '',
    'erp.example',
    'ftp://erp.example/',
    'file:///etc/passwd',
    '//x',
    'https://',
  ])
    assert.equal(rejectAddress(url), 'not-https', url);
  assert.equal(connections, 0);
});

/** Connects to what it is told, as TLS would; what is public leads nowhere. */
const recording = (resolve: Network['resolve']): Network & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    resolve,
    connect(address) {
      asked.push(address);
      return isPublicAddress(address)
        ? new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(new Error('nowhere')) })
        : net.connect(port, '127.0.0.1');
    },
  };
};
const V4 = (address: string): LookupAddress => ({ address, family: 4 });
const PUBLIC = V4('93.184.216.34');

test('postPublic › a name server that changes its answer › asked once, and the connection goes to what was checked [decisions 0109]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          privateV4.map((ip) => V4(ip.join('.'))),
          fc.constant(PUBLIC),
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      privateV4,
      async (first, rebound) => {
        let times = 0;
        const network = recording(async () => {
          times += 1;
          return times === 1 ? first : [V4(rebound.join('.'))];
        });
        const code = await codeOf('https://rebinding.example/', network);
        assert.equal(times, 1);
        const isPublic = first.every(({ address }) => isPublicAddress(address));
        assert.equal(code, isPublic ? 'unreachable' : 'address-private');
        assert.deepEqual(network.asked, isPublic ? [PUBLIC.address] : []);
      },
    ),
    { numRuns: sampleSize(300, 3_000) },
  );
  assert.equal(connections, 0);
});

test('postPublic › a name that leads inside, over the real TLS connection › refused before it connects [decisions 0109]', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1']) {
    const network: Network = { resolve: async () => [{ address, family: net.isIP(address) }] };
    assert.equal(await codeOf(`https://rebinding.example:${port}/`, network), 'address-private');
  }
  assert.equal(connections, 0);
});

/** A server that stands behind a public name. */
async function outside(answer: http.RequestListener): Promise<Network & { close(): void }> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    resolve: async () => [PUBLIC],
    connect: () => net.connect(own, '127.0.0.1'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('postPublic › a redirect inside, an answer too long, one that never comes › its status, cut off, timed out [decisions 0109]', async (t) => {
  const network = await outside((request, response) => {
    if (request.url === '/inside')
      response.writeHead(307, { location: `https://127.0.0.1:${port}/` }).end();
    else if (request.url === '/long') response.end('x'.repeat(5_000));
    else if (request.url === '/busy') response.writeHead(503, { 'retry-after': '120' }).end();
  });
  t.after(() => network.close());
  const at = (path: string) => `https://erp.example${path}`;
  assert.equal(await codeOf(at('/inside'), network), '307');
  assert.equal(connections, 0);
  assert.equal((await postPublic(at('/long'), POST, network)).body.length, 1_000);
  assert.equal((await postPublic(at('/busy'), POST, network)).retryAfter, '120');
  assert.equal(await codeOf(at('/never'), network, { ...POST, timeoutMs: 200 }), 'timed-out');
  const unanswered: Network = { resolve: () => new Promise(() => {}) };
  assert.equal(await codeOf(at('/'), unanswered, { ...POST, timeoutMs: 200 }), 'timed-out');
  const unknown: Network = { resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  assert.equal(await codeOf(at('/'), unknown), 'name-unknown');
});

test('postPublic › without the check of addresses › the real connection goes to the address that was resolved, and these tests see it [decisions 0109]', async () => {
  const load = mutantLoader([
    {
      file: 'platform/public-fetch.ts',
      from: "return !PRIVATE_IPV4.check(address, 'ipv4');",
      to: 'return true;',
    },
  ]);
  const mutant = await load<typeof import('./public-post.ts')>('platform/public-post.ts');
  const before = connections;
  const resolve = async () => [V4('127.0.0.1')];
  // No name server knows this name: the address is the one that was handed in.
  for (const url of [`https://rebinding.example:${port}/`, `https://2130706433:${port}/`])
    await assert.rejects(mutant.postPublic(url, POST, { resolve }), { code: 'unreachable' });
  assert.equal(connections, before + 2);
});
