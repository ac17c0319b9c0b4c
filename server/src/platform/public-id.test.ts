// Tests of public ids and codes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalPublicId, newCode, newExactCode, newPublicId, readLetters } from './public-id.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const id = fc
  .string({ unit: fc.constantFrom(...CROCKFORD), minLength: 8, maxLength: 8 })
  .map((letters) => `MW-${letters.slice(0, 4)}-${letters.slice(4)}`);

test('canonicalPublicId › any id, with or without prefix, dashes, case, O for 0 and l for 1 › the id itself [§7.5]', () => {
  fc.assert(
    fc.property(id, (stored) => {
      const letters = stored.slice(3);
      const spoken = letters.replaceAll('0', 'o').replaceAll('1', 'l');
      for (const typed of [
        stored,
        stored.toLowerCase(),
        letters,
        letters.replace('-', ''),
        stored.replaceAll('-', ' – '),
        spoken,
        ` mw${spoken} `,
      ]) {
        assert.equal(canonicalPublicId(typed), stored, typed);
      }
    }),
  );
  assert.equal(canonicalPublicId('MWMW-1234'.slice(2)), null);
  assert.equal(canonicalPublicId('MW12-3456'), 'MW-MW12-3456');
});

test('canonicalPublicId › any text › null or an id that stays itself [§7.5]', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = canonicalPublicId(text);
      if (read === null) return;
      assert.match(read, /^MW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      assert.equal(canonicalPublicId(read), read);
    }),
  );
  for (const wrong of [
    '',
    'MW',
    'MW-1234',
    'MW-1234-567U',
    'MW-1234-56789',
    'XX-1234-5678',
    '١٢٣٤٥٦٧٨',
  ])
    assert.equal(canonicalPublicId(wrong), null, wrong);
});

test('canonicalPublicId › the id of another kind › none', () => {
  assert.equal(canonicalPublicId('MQ-7K3F-92QD', 'MQ'), 'MQ-7K3F-92QD');
  assert.equal(canonicalPublicId('MW-7K3F-92QD', 'MQ'), null);
});

test('newPublicId › many › each read as itself, no two alike, every letter in use', () => {
  const ids = Array.from({ length: 2_000 }, () => newPublicId('MW'));
  for (const made of ids) assert.equal(canonicalPublicId(made), made);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(
    [...new Set(ids.flatMap((made) => [...made.slice(3).replace('-', '')]))].sort().join(''),
    CROCKFORD,
  );
});

test('newCode, newExactCode › many › as many groups as were asked for; none of the exact ones has a letter like another', () => {
  for (let n = 0; n < 200; n++) {
    const code = newCode(7);
    assert.match(code, /^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    assert.equal(readLetters(code.replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase()), code);
    assert.match(newExactCode(3), /^(?:[A-HJKMNP-TV-Z2-9]{4}-){2}[A-HJKMNP-TV-Z2-9]{4}$/);
  }
});
