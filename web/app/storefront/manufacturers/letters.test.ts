// Tests of first letters: groups of names in three alphabets.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byFirstLetter } from './letters.ts';

const groups = (names: string[], locale: 'en' | 'ru' | 'ar' = 'en') =>
  byFirstLetter(
    names.map((name) => ({ name })),
    locale,
  ).map(({ letter, entries }) => `${letter}: ${entries.map(({ name }) => name).join(', ')}`);

test('byFirstLetter › accents, cases, digits › one group a letter, digits and signs first [house §6]', () => {
  assert.deepEqual(
    groups(['beta', 'Zeta', '3M', 'Ärzen', 'Alpha', '«Vesta»', 'Beta 10', 'Beta 2', '']),
    ['0–9: , «Vesta», 3M', 'A: Alpha, Ärzen', 'B: beta, Beta 2, Beta 10', 'Z: Zeta'],
  );
});

test('byFirstLetter › other alphabets › letters of their own, those of the language first [house §6]', () => {
  assert.deepEqual(groups(['Acme', 'Завод', 'Ёлка'], 'ru'), ['Е: Ёлка', 'З: Завод', 'A: Acme']);
  assert.deepEqual(groups(['أحمد', 'اسكندر', 'Acme'], 'ar'), ['ا: أحمد, اسكندر', 'A: Acme']);
  assert.deepEqual(groups([]), []);
});
