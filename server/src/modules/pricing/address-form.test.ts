// Tests of the forms of addresses: what they show is what the checks take.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryCodes } from '@millwright/contracts';
import { addressFormOf } from './address-form.rules.ts';
import { postalCodeFault } from './postal-code.rules.ts';
import { taxIdFault } from './tax-id.rules.ts';

test('addressFormOf › every country › its examples are taken where they are asked for [decisions 0114]', () => {
  for (const country of countryCodes()) {
    const { postalCode, taxNumber } = addressFormOf(country);
    assert.notEqual(postalCode.example, '', country);
    assert.equal(postalCodeFault(postalCode.example, country), null, country);
    if (taxNumber.example !== null)
      assert.equal(taxIdFault(taxNumber.example, country), null, country);
  }
});

test('addressFormOf › Germany, the Emirates, India › as letters and invoices have them [decisions 0114]', () => {
  const germany = addressFormOf('DE');
  assert.deepEqual([germany.postalCode.comesBeforeCity, germany.taxNumber.kind], [true, 'vat-eu']);
  assert.deepEqual(addressFormOf('AE').postalCode.isUsed, false);
  const india = addressFormOf('IN');
  assert.deepEqual([india.postalCode.comesBeforeCity, india.taxNumber.kind], [false, 'gstin']);
});
