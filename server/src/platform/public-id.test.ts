// Tests of public ids and codes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { newCode, newExactCode, newPublicId, publicIdCode, readLetters } from './public-id.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const code = fc
  .string({ unit: fc.constantFrom(...CROCKFORD), minLength: 8, maxLength: 8 })
  .map((letters) => `${letters.slice(0, 4)}-${letters.slice(4)}`);
const prefix = fc.stringMatching(/^[A-Z]{2,4}$/);

test('publicIdCode › any id, with or without its letters, dashes, case, O for 0 and l for 1 › its code [§7.5]', () => {
  fc.assert(
    fc.property(prefix, code, (letters, stored) => {
      const spoken = stored.replaceAll('0', 'o').replaceAll('1', 'l');
      for (const typed of [
        `${letters}-${stored}`,
        `${letters}-${stored}`.toLowerCase(),
        `${letters}${stored}`.replaceAll('-', ''),
        stored,
        stored.replace('-', ''),
        `${letters}-${stored}`.replaceAll('-', ' – '),
        spoken,
        ` ${letters.toLowerCase()}${spoken} `,
      ]) {
        assert.equal(publicIdCode(typed), stored, typed);
      }
    }),
  );
  assert.equal(publicIdCode('MW12-3456'), 'MW12-3456');
  assert.equal(publicIdCode('OIL-7K3F-92QD'), '7K3F-92QD');
});

test('publicIdCode › any text › null or a code that stays itself [§7.5]', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = publicIdCode(text);
      if (read === null) return;
      assert.match(read, /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      assert.equal(publicIdCode(read), read);
    }),
  );
  for (const wrong of [
    '',
    'MW',
    'MW-1234',
    'MW-1234-567U',
    'MW-1234-56789',
    'M-1234-5678',
    'M7-1234-5678',
    'ABCDE-1234-5678',
    '١٢٣٤٥٦٧٨',
  ])
    assert.equal(publicIdCode(wrong), null, wrong);
});

test('newPublicId › many › each read as itself, no two alike, every letter in use', () => {
  const ids = Array.from({ length: 2_000 }, () => newPublicId('MW'));
  for (const made of ids) assert.equal(publicIdCode(made), made.slice(3));
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
