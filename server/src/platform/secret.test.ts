// Tests of secrets.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { newSecret, newShareCode, secretHash } from './secret.ts';

test('newSecret › one made › 256 bits of which the hash is kept, and which give that hash again', () => {
  const { token, hash } = newSecret();
  assert.equal(Buffer.from(token, 'base64url').length, 32);
  assert.deepEqual(hash, createHash('sha256').update(token).digest());
  assert.deepEqual(secretHash(token), hash);
  assert.notEqual(newSecret().token, token);
});

test('secretHash › what cannot be a secret of ours › none', () => {
  const { token } = newSecret();
  for (const other of [
    null,
    '',
    token.slice(1),
    `${token}A`,
    `${token.slice(1)}=`,
    `${token.slice(1)}\0`,
    ` ${token.slice(1)}`,
  ])
    assert.equal(secretHash(other), undefined, String(other));
});

test('newShareCode › two made › 128 bits each, for an address, not the same', () => {
  const code = newShareCode();
  assert.match(code, /^[\w-]{22}$/);
  assert.notEqual(newShareCode(), code);
});
