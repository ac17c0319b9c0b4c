// Tests of fetches from public addresses. [promises P45]
import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { FetchError, fetchPublic, isPublicAddress } from './public-fetch.ts';

const LIMITS = { maxBytes: 1_000, timeoutMs: 2_000 };
const server = http.createServer((request, response) => {
  if (request.url === '/picture') response.end('picture');
  else if (request.url === '/large') response.end('x'.repeat(2_000));
  else if (request.url === '/moved') response.writeHead(302, { location: '/picture' }).end();
  else if (request.url === '/inside')
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
after(() => server.close());
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const allowed = { ...LIMITS, allowedHosts: new Set([host]) };

const codeOf = async (url: string, limits: typeof LIMITS): Promise<string> =>
  await fetchPublic(url, limits).then(
    (bytes) => bytes.toString(),
    (error: unknown) => {
      assert.ok(error instanceof FetchError, String(error));
      return error.code;
    },
  );

test('fetchPublic › an allowed server, moved, missing, too large, moving inside › the bytes or the reason [promises P45]', async () => {
  assert.equal(await codeOf(`http://${host}/picture`, allowed), 'picture');
  assert.equal(await codeOf(`http://${host}/moved`, allowed), 'picture');
  assert.equal(await codeOf(`http://${host}/none`, allowed), 'not-found');
  assert.equal(await codeOf(`http://${host}/large`, allowed), 'too-large');
  assert.equal(await codeOf(`http://${host}/inside`, allowed), 'address-private');
  assert.equal(await codeOf(`http://${host}/round`, allowed), 'refused');
  assert.equal(await codeOf(`http://${host}/picture`, LIMITS), 'address-private');
});

test('fetchPublic › names and spellings of private addresses › refused before anything is sent [promises P45]', async () => {
  const port = host.split(':')[1];
  for (const name of [
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '10.1.2.3',
    '169.254.169.254',
    '[fd00::1]',
    '[64:ff9b::7f00:1]',
  ])
    assert.equal(await codeOf(`http://${name}:${port}/picture`, LIMITS), 'address-private', name);
  for (const url of ['file:///etc/passwd', 'ftp://x.example/', `http://user:pass@${host}/picture`])
    assert.equal(await codeOf(url, allowed), 'refused', url);
});

test('isPublicAddress › any address of a private network, written as IPv4 inside IPv6 too › never public [promises P45]', () => {
  const octet = fc.nat(255);
  const inside = fc.oneof(
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(127), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  );
  fc.assert(
    fc.property(inside, (octets) => {
      const address = octets.join('.');
      assert.ok(!isPublicAddress(address));
      assert.ok(!isPublicAddress(`::ffff:${address}`));
      assert.ok(!isPublicAddress(`64:ff9b::${address}`));
    }),
    // Each in three spellings.
    { numRuns: 4_000 },
  );
  for (const address of ['8.8.8.8', '151.101.1.140', '2606:4700::1111'])
    assert.ok(isPublicAddress(address), address);
});
