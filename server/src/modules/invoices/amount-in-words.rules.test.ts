// Tests of amounts in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sampleSize } from '../../../testing/sample.ts';
import { amountInWords } from './amount-in-words.rules.ts';

const TABLE: readonly [paise: number, en: string, ru: string, ar: string][] = [
  [0, 'Rupees Zero Only', 'Ноль рупий', 'فقط صفر روبية لا غير'],
  [100, 'Rupees One Only', 'Одна рупия', 'فقط روبية واحدة لا غير'],
  [2_02, 'Rupees Two and Paise Two Only', 'Две рупии две пайсы', 'فقط روبيتان وبيستان لا غير'],
  [
    3_01,
    'Rupees Three and Paise One Only',
    'Три рупии одна пайса',
    'فقط ثلاث روبيات وبيسة واحدة لا غير',
  ],
  [
    8_10,
    'Rupees Eight and Paise Ten Only',
    'Восемь рупий десять пайс',
    'فقط ثماني روبيات وعشر بيسات لا غير',
  ],
  [
    11_12,
    'Rupees Eleven and Paise Twelve Only',
    'Одиннадцать рупий двенадцать пайс',
    'فقط إحدى عشرة روبية واثنتا عشرة بيسة لا غير',
  ],
  [21_00, 'Rupees Twenty-One Only', 'Двадцать одна рупия', 'فقط إحدى وعشرون روبية لا غير'],
  [
    98_18,
    'Rupees Ninety-Eight and Paise Eighteen Only',
    'Девяносто восемь рупий восемнадцать пайс',
    'فقط ثمانٍ وتسعون روبية وثماني عشرة بيسة لا غير',
  ],
  [100_00, 'Rupees One Hundred Only', 'Сто рупий', 'فقط مئة روبية لا غير'],
  [101_00, 'Rupees One Hundred One Only', 'Сто одна рупия', 'فقط مئة وروبية واحدة لا غير'],
  [200_00, 'Rupees Two Hundred Only', 'Двести рупий', 'فقط مئتا روبية لا غير'],
  [202_00, 'Rupees Two Hundred Two Only', 'Двести две рупии', 'فقط مئتان وروبيتان لا غير'],
  [1_000_00, 'Rupees One Thousand Only', 'Одна тысяча рупий', 'فقط ألف روبية لا غير'],
  [2_000_00, 'Rupees Two Thousand Only', 'Две тысячи рупий', 'فقط ألفا روبية لا غير'],
  [
    2_001_00,
    'Rupees Two Thousand One Only',
    'Две тысячи одна рупия',
    'فقط ألفان وروبية واحدة لا غير',
  ],
  [5_000_00, 'Rupees Five Thousand Only', 'Пять тысяч рупий', 'فقط خمسة آلاف روبية لا غير'],
  [
    11_014_00,
    'Rupees Eleven Thousand Fourteen Only',
    'Одиннадцать тысяч четырнадцать рупий',
    'فقط أحد عشر ألفًا وأربع عشرة روبية لا غير',
  ],
  [
    12_000_00,
    'Rupees Twelve Thousand Only',
    'Двенадцать тысяч рупий',
    'فقط اثنا عشر ألف روبية لا غير',
  ],
  [1_00_000_00, 'Rupees One Lakh Only', 'Сто тысяч рупий', 'فقط مئة ألف روبية لا غير'],
  [2_00_000_00, 'Rupees Two Lakh Only', 'Двести тысяч рупий', 'فقط مئتا ألف روبية لا غير'],
  [
    12_34_567_89,
    'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Paise Eighty-Nine Only',
    'Один миллион двести тридцать четыре тысячи пятьсот шестьдесят семь рупий восемьдесят девять пайс',
    'فقط مليون ومئتان وأربعة وثلاثون ألفًا وخمسمئة وسبع وستون روبية وتسع وثمانون بيسة لا غير',
  ],
  [
    3_00_00_000_00,
    'Rupees Three Crore Only',
    'Тридцать миллионов рупий',
    'فقط ثلاثون مليون روبية لا غير',
  ],
];

for (const [paise, en, ru, ar] of TABLE) {
  test(`amountInWords › ${paise} paise › three languages [decisions §8 Formats]`, () => {
    assert.deepEqual(
      [amountInWords(paise, 'en'), amountInWords(paise, 'ru'), amountInWords(paise, 'ar')],
      [en, ru, ar],
    );
  });
}

const WORTH: Record<string, number> = {
  Hundred: 100,
  Thousand: 1_000,
  Lakh: 100_000,
  Crore: 10_000_000,
};
const NUMERALS =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const DECADES = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** Reads the words back, without knowing how they were made. */
function read(words: string): number {
  let [total, group] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    const worth = WORTH[word];
    if (worth === undefined)
      group += NUMERALS.includes(word) ? NUMERALS.indexOf(word) : DECADES.indexOf(word) * 10;
    else if (word === 'Crore') [total, group] = [(total + group) * worth, 0];
    else if (word === 'Hundred') group *= worth;
    else [total, group] = [total + group * worth, 0];
  }
  return total + group;
}

test('amountInWords › any amount to 99 crore › the English words read back are the amount [decisions §8 Formats]', () => {
  fc.assert(
    fc.property(fc.nat(99_99_99_999_99), (paise) => {
      const [, rupees = '', small = 'Zero'] =
        /^Rupees (.+?)(?: and Paise (.+))? Only$/.exec(amountInWords(paise, 'en')) ?? [];
      assert.equal(read(rupees) * 100 + read(small), paise);
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});

test('amountInWords › two different amounts › different words in each language, and no hole in them [decisions §8 Formats]', () => {
  fc.assert(
    fc.property(fc.nat(99_99_99_999_99), fc.nat(99_99_99_999_99), (a, b) => {
      for (const locale of ['en', 'ru', 'ar'] as const) {
        assert.doesNotMatch(amountInWords(a, locale), /undefined|- | {2}|[0-9]/);
        assert.equal(amountInWords(a, locale) === amountInWords(b, locale), a === b);
      }
    }),
    { numRuns: sampleSize(2_000, 10_000) },
  );
});
