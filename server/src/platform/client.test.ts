// Client keys: which addresses are one client, and that rate limits count nothing else.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { clientKeys } from './client.ts';

const keys = (address: string) => {
  const { key, network } = clientKeys(address);
  return [key, network];
};

test('clientKeys › IPv4, plain, mapped into IPv6, with a port › the same key, no network [promises P27]', () => {
  for (const address of [
    '198.51.100.7',
    '::ffff:198.51.100.7',
    '::FFFF:c633:6407',
    '0:0:0:0:0:ffff:198.51.100.7',
    '198.51.100.7:443',
  ])
    assert.deepEqual(keys(address), ['198.51.100.7', null], address);
});

test('clientKeys › IPv6 › the /64 and the /48 around it, however it is written [promises P27]', () => {
  const same = [
    '2001:db8:1:2::1',
    '2001:DB8:1:2:ffff:ffff:ffff:ffff',
    '2001:0db8:0001:0002:0:0:0:9',
    '[2001:db8:1:2::7]:8080',
  ];
  for (const address of same)
    assert.deepEqual(keys(address), ['2001:db8:1:2::/64', '2001:db8:1::/48'], address);
  assert.deepEqual(keys('2001:db8:1:3::1'), ['2001:db8:1:3::/64', '2001:db8:1::/48']);
  assert.deepEqual(keys('fe80::1%eth0'), ['fe80:0:0:0::/64', 'fe80:0:0::/48']);
  assert.deepEqual(keys('::1'), ['0:0:0:0::/64', '0:0:0::/48']);
  assert.deepEqual(keys('64:ff9b::198.51.100.7'), ['64:ff9b:0:0::/64', '64:ff9b:0::/48']);
});

test('clientKeys › what is no address › itself, and no error [promises P47]', () => {
  for (const text of ['unknown', '', '999.1.1.1', '1:2', 'system'])
    assert.deepEqual(keys(text), [text, null]);
});

test('rate limits › the whole server › the address of a request is read where its key is made, and for the audit log [promises P27]', () => {
  const root = `${import.meta.dirname}/..`;
  const readers = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bremoteAddress\b|\brequest\.ips?\b|\{ ips? \}|forAuditLog/.test(
        readFileSync(`${root}/${file}`, 'utf8'),
      ),
    )
    .sort();
  assert.deepEqual(readers, [
    'modules/staff/sign-in-events.ts',
    'platform/client.ts',
    'platform/http/request-limits.ts',
    'request-context.ts',
  ]);
});
