// Tests of public order ids.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pricesFrom } from './orders.rules.ts';
import { canonicalPublicId } from './public-id.ts';

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
  for (const wrong of ['', 'MW', 'MW-1234', 'MW-1234-567U', 'MW-1234-56789', 'XX-1234-5678', '١٢٣٤٥٦٧٨'])
    assert.equal(canonicalPublicId(wrong), null, wrong);
});

test('pricesFrom › a row’s three columns › one amount, and nothing inexact [§3]', () => {
  assert.deepEqual(pricesFrom({ total_inr: 5, total_usd: 6, total_sar: 7 }, 'total'), { INR: 5, USD: 6, SAR: 7 });
  assert.throws(() => pricesFrom({ total_inr: 2 ** 53, total_usd: 6, total_sar: 7 }, 'total'), RangeError);
});
