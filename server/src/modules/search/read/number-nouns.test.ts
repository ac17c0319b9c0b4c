// Number nouns and cardinals in Russian become digits, and other words stay as they are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise } from '../analysis/normalise.rules.ts';
import { withNumberNouns } from './number-nouns.rules.ts';

for (const [typed, read] of [
  ['головка на десятку', 'головка на 10'],
  ['гайка восьмёрка', 'гайка 8'],
  ['ключ на двадцать четыре', 'ключ на 24'],
  ['ключ двенадцать тринадцать', 'ключ 12 13'],
  ['провод сто двадцать пять метров', 'провод 125 метров'],
  ['болгарка двеститридцатка', 'болгарка 230'],
  ['двухсотпятый подшипник', '205 подшипник'],
  ['триста пятый подшипник', '305 подшипник'],
  ['кран полдюймовый', 'кран 0.5in'],
  ['кран шаровый дюймовый', 'кран шаровый 1in'],
  // No numbers by themselves.
  ['шестерня ведущая', 'шестерня ведущая'],
  ['сторона стопорная', 'сторона стопорная'],
  ['шестигранник', 'шестигранник'],
  ['три четверти дюйма', 'три четверти дюйма'],
  ['ключ дюймовый', 'ключ дюймовый'],
] as const)
  test(`withNumberNouns › ${typed} › ${read} [house §6]`, () => {
    assert.equal(withNumberNouns(normalise(typed)), read);
  });
