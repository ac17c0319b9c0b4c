// Tax numbers and postal codes: valid ones, and ones of the right form with a wrong check character, state or range.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryCodes, EU_COUNTRIES } from '@millwright/contracts';
import fc from 'fast-check';
import { EU_VAT } from './eu-vat.rules.ts';
import { stateOf } from './place-of-supply.rules.ts';
import { postalCodeExample, postalCodeFault } from './postal-code.rules.ts';
import {
  canonicalTaxId,
  gstinCheckCharacter,
  isBusinessTaxId,
  isGstin,
  taxIdFault,
} from './tax-id.rules.ts';

test('isGstin › published numbers › valid; every single mistyped character is found [§3 Registration]', () => {
  // The example of the GST network's own documents, and three made with its rule.
  for (const good of ['27AAPFU0939F1ZV', '33AABCC1234D1ZI', '27AAECD7314M1ZF', '33AAGCM4821K1ZH']) {
    assert.equal(isGstin(good), true, good);
    for (let at = 0; at < 15; at++)
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
        if (other !== good[at])
          assert.equal(
            isGstin(good.slice(0, at) + other + good.slice(at + 1)),
            false,
            `${good} ${at} ${other}`,
          );
  }
});

test('isGstin › wrong form, or a state that does not exist › not valid, whatever the check character says [decisions §8 Place of supply]', () => {
  const withCheck = (body: string) => body + gstinCheckCharacter(body);
  assert.equal(isGstin(withCheck('33AABCC1234D1Z')), true);
  for (const body of [
    '00AABCC1234D1Z',
    '39AABCC1234D1Z',
    '98AABCC1234D1Z',
    '33AABCC1234D0Z',
    '3AAABCC1234D1Z',
  ])
    assert.equal(isGstin(withCheck(body)), false, body);
  for (const wrong of ['', '33aabcc1234d1zi', '33AABCC1234D1Z', '33AABCC1234D1ZII'])
    assert.equal(isGstin(wrong), false, wrong);
});

test('taxIdFault › by the country of the billing address › India takes a GSTIN, Saudi Arabia its VAT number, the rest either [decisions §8 Place of supply]', () => {
  const [gstin, vat] = ['33AABCC1234D1ZI', '310122393500003'];
  assert.deepEqual([taxIdFault(gstin, 'IN'), taxIdFault(vat, 'IN')], [null, 'gstin-not-valid']);
  assert.deepEqual(
    [taxIdFault(gstin, 'SA'), taxIdFault(vat, 'SA')],
    ['vat-number-not-valid', null],
  );
  for (const country of ['US', null] as const) {
    assert.deepEqual([taxIdFault(gstin, country), taxIdFault(vat, country)], [null, null]);
    assert.deepEqual(
      ['33AABCC1234D1ZZ', '31012239350000', 'none'].map((text) => taxIdFault(text, country)),
      ['gstin-not-valid', 'vat-number-not-valid', 'tax-id-not-valid'],
    );
  }
  for (const country of ['IN', 'SA', 'US', null] as const)
    assert.equal(taxIdFault('', country), null);
});

test('taxIdFault › numbers of companies in other countries › taken with their check digit, one mistyped is not [decisions §8 Place of supply]', () => {
  for (const [country, good, bad] of [
    ['IT', 'IT00743110157', 'IT00743110158'],
    ['DE', 'DE136695976', 'DE136695977'],
    ['FR', 'FR40303265045', 'FR41303265045'],
    ['PL', 'PL 856-734-62-15', 'PL8567346216'],
    ['CH', 'CHE-116.281.710 MWST', 'CHE-116.281.711 MWST'],
    ['RU', '7707083893', '7707083894'],
    ['AU', '51 824 753 556', '51824753557'],
    ['GR', 'EL094259216', 'EL094259217'],
    ['SG', 'M90370004D', 'M9037000'],
    ['US', '12-3456789', '12'],
    // Without a check digit that is known: its form alone.
    ['AE', '100123456700003', 'TRN?'],
  ] as const) {
    assert.equal(taxIdFault(canonicalTaxId(good), country), null, good);
    assert.notEqual(taxIdFault(canonicalTaxId(bad), country), null, bad);
  }
});

test('isBusinessTaxId › in the European Union › its VAT number, not the register’s [decisions §8 Place of supply]', () => {
  assert.equal(isBusinessTaxId('FR40303265045', 'FR'), true);
  // A SIRET names the company, but is no VAT number.
  assert.deepEqual(
    [taxIdFault('73282932000074', 'FR'), isBusinessTaxId('73282932000074', 'FR')],
    [null, false],
  );
  assert.equal(isBusinessTaxId('', 'FR'), false);
});

test('EU_VAT › its member states › those that the back office adds at one press [decisions §4]', () => {
  assert.deepEqual(Object.keys(EU_VAT).sort(), [...EU_COUNTRIES].sort());
});

test('postalCodeFault › other countries › as each writes them [§5 address form]', () => {
  for (const [country, good, bad] of [
    ['DE', '80331', '8033'],
    ['GB', 'SW1A 1AA', 'SW1A'],
    ['NL', '1012 AB', '1012'],
    ['CA', 'K1A 0B1', '12345'],
    ['SG', '049315', '4931'],
    ['PL', '00-950', '009'],
    ['US', '77002-1234', '7700'],
    // No postal codes there: a district, or a dash.
    ['AE', '-', '<b>'],
  ] as const) {
    assert.equal(postalCodeFault(good, country), null, good);
    assert.notEqual(postalCodeFault(bad, country), null, `${country} ${bad}`);
  }
});

test('postalCodeExample › every country › a code that is taken there [§5 address form]', () => {
  for (const country of countryCodes()) {
    const example = postalCodeExample(country);
    assert.equal(postalCodeFault(example, country), null, `${country} ${example}`);
  }
  assert.deepEqual(['IT', 'GB', 'PL', 'BR', 'AE'].map(postalCodeExample), [
    '12345',
    'SW1A 1AA',
    '10-115',
    '01310-100',
    '-',
  ]);
});

test('postalCodeFault › by country › India six digits that lead to a state, Saudi Arabia five or nine, the United States five or nine [§5 address form]', () => {
  for (const [country, code] of [
    ['IN', '600002'],
    ['IN', '110001'],
    ['IN', '900056'],
    ['SA', '12211'],
    ['SA', '122113456'],
    ['US', '07302'],
    ['US', '770021234'],
  ] as const)
    assert.equal(postalCodeFault(code, country), null, code);
  for (const [country, code, fault] of [
    ['IN', '1', 'pin-code-not-valid'],
    ['IN', '60000', 'pin-code-not-valid'],
    ['IN', '6000021', 'pin-code-not-valid'],
    ['IN', '000001', 'pin-code-not-valid'],
    ['IN', '350001', 'pin-code-not-valid'],
    ['SA', '1', 'postal-code-not-valid'],
    ['SA', '012211', 'postal-code-not-valid'],
    ['US', '123456', 'zip-code-not-valid'],
    ['IN', 'six', 'postal-code-not-numeric'],
    [null, 'SW1A 1AA', 'postal-code-not-numeric'],
  ] as const)
    assert.equal(postalCodeFault(code, country), fault, code);
});

test('postalCodeFault › any PIN code that is taken › has a state, or is the army’s [decisions §8 Place of supply]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6}$/), (pin) => {
      if (postalCodeFault(pin, 'IN') === null && !pin.startsWith('9'))
        assert.match(stateOf('', pin) ?? '', /^[0-9]{2}$/);
    }),
    { numRuns: 5_000 },
  );
});
