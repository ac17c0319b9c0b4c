// Tests of unit conversion and ranges, by tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  convert,
  plainNumber,
  readMeasure,
  readRange,
  splitRange,
  unitChoices,
} from './units.rules.ts';

test('readRange, convert › units of the trade › the unit of the attribute [decisions §7]', () => {
  assert.deepEqual(readRange('10..40mm'), { min: 10, max: 40, unit: 'mm' });
  assert.deepEqual(readRange('1/2in..2in'), { min: 0.5, max: 2, unit: 'in' });
  assert.deepEqual(readRange('..40'), { min: Number.NEGATIVE_INFINITY, max: 40, unit: '' });
  assert.deepEqual(readRange('-40..120°C'), { min: -40, max: 120, unit: '°C' });
  assert.deepEqual(readMeasure('1,5 kW'), { min: 1.5, max: 1.5, unit: 'kW' });
  for (const text of ['..', 'a..b', '10', '1..2mm..3', '10mm..2in'])
    assert.equal(readRange(text), undefined, text);
  const close = (value: number, from: string, to: string, expected: number): void =>
    assert.ok(
      Math.abs((convert(value, from, to) ?? Number.NaN) - expected) <
        1e-6 * Math.max(1, Math.abs(expected)),
      `${value}${from}`,
    );
  close(0.5, 'in', 'mm', 12.7);
  close(4, 'cm', 'mm', 40);
  close(232.0603, 'psi', 'bar', 16.0);
  close(1.6, 'MPa', 'bar', 16);
  close(1, 'hp', 'kW', 0.745699872);
  close(2, 'lb', 'kg', 0.90718474);
  close(212, '°F', '°C', 100);
  close(-40, '°F', '°C', -40);
  close(100, 'lbf·ft', 'Nm', 135.58179483);
  close(100, 'ft-lb', 'N·m', 135.58179483);
  close(10, 'kgf/cm²', 'bar', 9.80665);
  close(1, 'gal', 'l', 3.785411784);
  close(2, 'дюйма', 'mm', 50.8);
  close(10, 'бар', 'bar', 10);
  close(2, 'PS', 'kW', 1.4709975);
  assert.equal(convert(1, 'kg', 'mm'), undefined);
});

test('splitRange › as written › the same texts again [decisions §7]', () => {
  assert.deepEqual(splitRange('1/2in..2in'), { min: '1/2', max: '2', unit: 'in' });
  assert.deepEqual(splitRange('0.5..1.25'), { min: '0.5', max: '1.25', unit: '' });
  assert.deepEqual(splitRange('-40..°F'), { min: '-40', max: '', unit: '°F' });
  assert.deepEqual(splitRange('..100lbf·ft'), { min: '', max: '100', unit: 'lbf·ft' });
  assert.deepEqual(splitRange('5..30ft/min'), { min: '5', max: '30', unit: 'ft/min' });
  assert.equal(splitRange(`1..${'9'.repeat(100)}`), undefined);
});

test('plainNumber › what people type in a field › a number of a range, or nothing [§2.6]', () => {
  const table: [string, string][] = [
    ['40', '40'],
    [' 40,5 ', '40.5'],
    ['1/2', '1/2'],
    ['½', '1/2'],
    ['2½', '2.5'],
    ['2 1/2', '2.5'],
    ['2-1/4', '2.25'],
    ['−40', '-40'],
    ['٤٠٫٥', '40.5'],
    ['abc', ''],
    ['1e9', ''],
    ['1/0', ''],
    ['', ''],
  ];
  for (const [typed, expected] of table) assert.equal(plainNumber(typed), expected, typed);
});

test('unitChoices › own unit first, every other convertible › exact [§2.6 ranges]', () => {
  for (const unit of ['mm', 'bar', 'kW', '°C', 'Nm', 'kg', 'l']) {
    const [own, ...others] = unitChoices(unit);
    assert.equal(own, unit);
    assert.ok(others.length > 0, unit);
    for (const other of others) assert.notEqual(convert(1, other, unit), undefined, other);
  }
  assert.deepEqual(unitChoices('pcs'), ['pcs']);
});
