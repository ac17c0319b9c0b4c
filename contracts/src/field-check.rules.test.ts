// Tests of field errors: a sentence of ours for every kind of browser validation error, in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CheckedField,
  FIELD_FAULTS,
  type FieldFault,
  fieldSentence,
} from './field-check.rules.ts';
import { LOCALES } from './locale.ts';
import type { ProblemCode, ProblemParams } from './problems.ts';
import { problemText } from './problems.ts';

const SOUND = Object.fromEntries(FIELD_FAULTS.map((name) => [name, false])) as Record<
  FieldFault,
  boolean
>;
const wrong = (faults: FieldFault[], field: Partial<CheckedField> = {}): CheckedField => ({
  type: 'text',
  ...field,
  validity: { ...SOUND, ...Object.fromEntries(faults.map((name) => [name, true])) },
});

const SAID: readonly [
  about: string,
  field: CheckedField,
  code: ProblemCode,
  params?: ProblemParams,
][] = [
  ['nothing typed', wrong(['valueMissing']), 'field-required'],
  [
    'letters for a number',
    wrong(['badInput', 'valueMissing'], { type: 'number' }),
    'expected-number',
  ],
  ['half a date', wrong(['badInput'], { type: 'date' }), 'date-not-valid'],
  ['a colour that is none', wrong(['badInput'], { type: 'color' }), 'value-not-valid'],
  ['no mail address', wrong(['typeMismatch'], { type: 'email' }), 'email-not-valid'],
  [
    'no web address',
    wrong(['typeMismatch'], { type: 'url' }),
    'expected-form',
    { example: '\u2066https://example.com\u2069' },
  ],
  ['another pattern', wrong(['patternMismatch']), 'value-not-valid'],
  ['long text', wrong(['tooLong'], { maxLength: 60 }), 'text-too-long', { n: 60 }],
  [
    'long password',
    wrong(['tooLong'], { type: 'password', maxLength: 128 }),
    'password-too-long',
    { n: 128 },
  ],
  ['short text', wrong(['tooShort'], { minLength: 3 }), 'text-too-short', { n: 3 }],
  [
    'short password',
    wrong(['tooShort'], { type: 'password', minLength: 10 }),
    'password-too-short',
    { n: 10 },
  ],
  [
    'a small number',
    wrong(['rangeUnderflow'], { type: 'number', min: '40' }),
    'number-too-small',
    { n: 40 },
  ],
  [
    'a large number',
    wrong(['rangeOverflow'], { type: 'number', max: '9' }),
    'number-too-large',
    { n: 9 },
  ],
  [
    'a late day',
    wrong(['rangeOverflow'], { type: 'date', max: '2099-12-31' }),
    'number-too-large',
    { n: '\u20662099-12-31\u2069' },
  ],
  ['half a piece', wrong(['stepMismatch'], { type: 'number', step: '' }), 'expected-whole-number'],
  [
    'half a piece of a step of one',
    wrong(['stepMismatch'], { type: 'number', step: '1' }),
    'expected-whole-number',
  ],
  [
    'a third of a cent',
    wrong(['stepMismatch'], { type: 'number', step: '0.01' }),
    'number-not-in-steps',
    { n: 0.01 },
  ],
];

test('field check › every fault of a browser › the sentence that the server has for it, in three languages [§5 Forms, §9]', () => {
  for (const [about, field, code, params] of SAID)
    for (const locale of LOCALES)
      assert.equal(
        fieldSentence(field, locale),
        problemText(code, locale, params),
        `${about}, ${locale}`,
      );
  const met = new Set(
    SAID.flatMap(([, { validity }]) => FIELD_FAULTS.filter((name) => validity[name])),
  );
  assert.equal(met.size, FIELD_FAULTS.length);
});

test('field check › a sound field, and one with a sentence of its own › nothing is said, and that sentence [§5 Forms]', () => {
  assert.equal(fieldSentence(wrong([]), 'en'), null);
  const dataset = { valueMissing: 'Read the terms first.' };
  assert.equal(fieldSentence(wrong(['valueMissing'], { dataset }), 'en'), 'Read the terms first.');
  assert.equal(
    fieldSentence(wrong(['tooLong'], { dataset, maxLength: 5 }), 'en'),
    problemText('text-too-long', 'en', { n: 5 }),
  );
});
