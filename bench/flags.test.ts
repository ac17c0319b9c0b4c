// Tests of the command-line flags.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyPassword } from '../server/src/platform/password.ts';
import { readFlags } from './flags.ts';
import { PASSWORD, PASSWORD_HASH } from './logins.ts';

test('readFlags › nothing › both usual sizes, everything, long rounds [§bench]', () => {
  assert.deepEqual(readFlags([]), {
    sizes: ['12k', '100k'],
    quick: false,
    only: [],
    profile: null,
  });
});

test('readFlags › sizes, names, a folder › as said, in any letters, each size once [§bench]', () => {
  assert.deepEqual(
    readFlags(['--size', '1m', '--quick', '--only=search,commit', '--profile', 'there']),
    {
      sizes: ['1M'],
      quick: true,
      only: ['search', 'commit'],
      profile: 'there',
    },
  );
  assert.deepEqual(readFlags(['--size=100K,12k,100k']).sizes, ['100k', '12k']);
});

test('readFlags › unknown words, missing values › refused, with what there is [§bench]', () => {
  assert.throws(() => readFlags(['--size', '2M']), /no size is called 2M; there are 12k, 100k, 1M/);
  assert.throws(() => readFlags(['--size']), /--size needs a value/);
  assert.throws(() => readFlags(['--fast']), /unknown argument --fast/);
});

test('PASSWORD_HASH › beside what the shop writes › the same function with the same costs, of this password [§bench]', async () => {
  assert.equal(await verifyPassword(PASSWORD_HASH, PASSWORD), true);
  assert.equal(await verifyPassword(PASSWORD_HASH, `${PASSWORD}!`), false);
  const { hashPassword } = await import('../server/src/platform/password.ts');
  const costs = (hash: string): string => hash.split('$').slice(0, 4).join('$');
  assert.equal(costs(PASSWORD_HASH), costs(await hashPassword(PASSWORD)));
});
