// Tests of scanning what leaves: codes in every spelling, pieces by number, and what is rejected.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scanned, scan } from './scan-lines.rules.ts';

const LINES = [
  { productId: 1, codes: ['MW-BR-00017', '6205-2RS', '04006381333931'], left: 12 },
  { productId: 2, codes: ['MW-FS-00044', 'M8X40', '5901234123457'], left: 3 },
  { productId: 3, codes: ['MW-FS-00045', 'M8X40'], left: 1 },
];
const FULL: Scanned = { wanted: { 1: '12', 2: '3', 3: '1' }, last: null };
const after = (...codes: string[]) =>
  codes.reduce<ReturnType<typeof scan>>((state, code) => scan(state, code, LINES), {
    ...FULL,
    told: { kind: 'unknown', code: '' },
  });

test('scan › the first code › empties the lines and counts one, each further one adds one [back office orders]', () => {
  assert.deepEqual(after('mw-br-00017').wanted, { 1: '1', 2: '0', 3: '0' });
  const { wanted, told } = after('MW-BR-00017', 'MW-FS-00044', ' mwbr00017 ');
  assert.deepEqual(wanted, { 1: '2', 2: '1', 3: '0' });
  assert.deepEqual(told, { kind: 'counted', productId: 1, pieces: 2, left: 12 });
});

test('scan › a number after a code › sets its pieces; before any code it is unknown [back office orders]', () => {
  assert.equal(after('MW-BR-00017', '10').wanted[1], '10');
  assert.equal(after('MW-BR-00017', '١٠').wanted[1], '10');
  assert.equal(after('MW-BR-00017', '0').wanted[1], '0');
  assert.deepEqual(after('10'), { ...FULL, told: { kind: 'unknown', code: '10' } });
});

test('scan › a code with its pieces in one entry, as a stocktake takes them › sets them [back office orders]', () => {
  for (const typed of [
    'MW-BR-00017 2',
    'mwbr00017 x 2',
    '6205-2RS*2',
    '6205 2rs ٢',
    '4006381333931;2',
    'ЬЦ-ИК-00017 2',
  ]) {
    const { wanted, told } = after('MW-FS-00044', typed);
    assert.deepEqual(wanted, { 1: '2', 2: '1', 3: '0' }, typed);
    assert.deepEqual(told, { kind: 'counted', productId: 1, pieces: 2, left: 12 }, typed);
  }
  assert.deepEqual(after('MW-FS-00044 4').told, { kind: 'too-many', productId: 2, left: 3 });
  assert.deepEqual(after('NOBODY 4').told, { kind: 'unknown', code: 'NOBODY 4' });
});

test('scan › more than is left › is told and changes nothing [back office orders]', () => {
  const { wanted, told } = after('MW-FS-00045', 'MW-FS-00045');
  assert.deepEqual(told, { kind: 'too-many', productId: 3, left: 1 });
  assert.equal(wanted[3], '1');
  assert.equal(after('MW-BR-00017', '13').wanted[1], '1');
});

test('scan › number of the manufacturer, barcode with and without zeros › the line; of two lines none [back office orders]', () => {
  assert.equal(after('6205 2rs').wanted[1], '1');
  assert.equal(after('4006381333931').wanted[1], '1');
  assert.equal(after('5901234123457').wanted[2], '1');
  assert.deepEqual(after('M8x40').told, { kind: 'several', code: 'M8x40' });
});

test('scan › a scanner that types on a Russian or Arabic layout › the line [back office orders]', () => {
  assert.equal(after('ЬЦ-ИК-00017').wanted[1], '1');
  assert.equal(after('ةص-بس-00044').wanted[2], '1');
});
