// Tests of the place of supply.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stateOf } from './place-of-supply.rules.ts';

test('stateOf › a GSTIN › its first two digits, whatever the PIN code says [§3]', () => {
  assert.equal(stateOf('27AAPFU0939F1ZV', '600002'), '27');
  assert.equal(stateOf('33AABCC1234D1ZI', '110001'), '33');
});

test('stateOf › no GSTIN, or a Saudi VAT number › the PIN code’s state [§3]', () => {
  for (const taxId of ['', '300000000000003', 'not a number', '33AABCC'])
    assert.equal(stateOf(taxId, '600002'), '33');
});

test('stateOf › capitals and borders › the state India Post delivers them in [§3]', () => {
  const states: Record<string, string> = {
    110001: '07',
    122001: '06',
    141001: '03',
    160017: '04',
    171001: '02',
    180001: '01',
    194101: '38',
    226001: '09',
    248001: '05',
    302001: '08',
    380001: '24',
    396210: '26',
    396230: '26',
    400001: '27',
    403001: '30',
    462001: '23',
    492001: '22',
    500001: '36',
    520001: '37',
    560001: '29',
    600002: '33',
    641001: '33',
    605001: '34',
    682001: '32',
    682555: '31',
    700001: '19',
    737101: '11',
    744101: '35',
    751001: '21',
    781001: '18',
    791111: '12',
    793001: '17',
    795001: '14',
    796001: '15',
    797001: '13',
    799001: '16',
    800001: '10',
    834001: '20',
    826001: '20',
  };
  for (const [pin, state] of Object.entries(states)) assert.equal(stateOf('', pin), state, pin);
});

test('stateOf › Puducherry’s enclaves and the district around it › not taken for one another [§3]', () => {
  // Villupuram and its towns are Tamil Nadu; Karaikal lies inside Tamil Nadu, Mahe inside Kerala, Yanam inside Andhra Pradesh.
  for (const pin of ['605602', '605803', '609001']) assert.equal(stateOf('', pin), '33', pin);
  for (const pin of ['605001', '605014', '609602', '673310', '533464'])
    assert.equal(stateOf('', pin), '34', pin);
});

test('stateOf › districts on both sides of a border › each in its own state [§3]', () => {
  for (const [pin, state] of [
    ['246701', '09'],
    ['247667', '05'],
    ['262001', '09'],
    ['262501', '05'],
    ['262701', '09'],
    ['362520', '26'],
    ['362001', '24'],
  ]) {
    assert.equal(stateOf('', pin as string), state, pin);
  }
});

test('stateOf › anything at all › two digits or null, never a throw [no fault: §3]', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[0-9]{0,8}$/),
    fc.constantFrom('__proto__', 'constructor', 'toString'),
  );
  fc.assert(
    fc.property(text, text, (taxId, pin) => /^[0-9]{2}$/.test(stateOf(taxId, pin) ?? '00')),
  );
  for (const pin of ['', '9', '000000', '990001', 'SW1A 1AA'])
    assert.equal(stateOf('', pin), null, pin);
});
