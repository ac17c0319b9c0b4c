import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOfText, isolatedName, isolateLatin, nameInText } from './bidi.ts';

const shown = (text: string): string =>
  isolateLatin(text, 'ar').replaceAll('\u2066', '<').replaceAll('\u2069', '>');

for (const [text, expected] of [
  ['محمل كريات أخدودي 6205-2RS 25×52×15 مم', 'محمل كريات أخدودي <6205-2RS 25×52×15> مم'],
  [
    'برغي سداسي الرأس ISO 4017 M4×20 10.9 بدون طلاء (100 قطعة)',
    'برغي سداسي الرأس <ISO 4017 M4×20 10.9> بدون طلاء (<100> قطعة)',
  ],
  ['فلنجة 14" Class 300', 'فلنجة <14" Class 300>'],
  ['مثبتات', 'مثبتات'],
  ['-29 °C', '<-29 °C>'],
  ['-29 مم', '<-29> مم'],
  ['-5', '<-5>'],
  ['درجة الحرارة −20…+80 °C', 'درجة الحرارة <−20…+80 °C>'],
  ['10 Ω', '<10 Ω>'],
  // Brackets: both inside, or both outside.
  ['برغي (M8) فولاذ', 'برغي (<M8>) فولاذ'],
  ['برغي M8 (DIN 933) فولاذ', 'برغي <M8 (DIN 933)> فولاذ'],
  ['برغي (M8) DIN 933', 'برغي <(M8) DIN 933>'],
  ['حلقة FKM 75 (50 قطعة)', 'حلقة <FKM 75> (<50> قطعة)'],
  ['صمام [DN32 (1 1/4")] برونز', 'صمام [<DN32 (1 1/4")>] برونز'],
  ['محمل (طراز 6205) 2RS', 'محمل (طراز <6205>) <2RS>'],
  ['Hex bolt (zinc)', '<Hex bolt (zinc)>'],
  ['Hex bolt M8 (100 pcs), zinc', '<Hex bolt M8 (100 pcs), zinc>'],
  ['(M8)', '(<M8>)'],
  ['مسمار M8)', 'مسمار <M8>)'],
  ['مقاس M8 (قطر 8) مم', 'مقاس <M8> (قطر <8>) مم'],
] as const) {
  test(`isolateLatin › ${text} › designations are isolated as a whole [§9]`, () =>
    assert.equal(shown(text), expected));
}

test('isolateLatin › other languages › only what is written in Arabic changes [§9]', () => {
  assert.equal(isolateLatin('Подшипник 6205-2RS', 'ru'), 'Подшипник 6205-2RS');
  assert.equal(isolateLatin('محمل 25×52×15', 'en'), 'محمل \u206625×52×15\u2069');
});

test('directionOfText › subjects with names of the other direction › that of the sentence [§9]', () => {
  const directions = [
    'New order MW-7K3F-92QD: ورشة الرياض',
    'Заказ MW-7K3F-92QD: ورشة الرياض',
    '7 × M8: ورشة',
    'طلبك MW-7K3F-92QD: Acme Ltd',
    '2026/12 طلبك',
    '',
  ].map(directionOfText);
  assert.deepEqual(directions, ['ltr', 'ltr', 'ltr', 'rtl', 'rtl', 'ltr']);
});

test('nameInText › what is isolated already › stays as it is; two of them side by side do not [§9]', () => {
  const date = '\u20673 ديسمبر 2026\u2069';
  assert.equal(nameInText(date), date);
  assert.equal(nameInText('Acme'), isolatedName('Acme'));
  assert.notEqual(nameInText(`${date} – ${date}`), `${date} – ${date}`);
});
