// Constraint validation in the page's language: the problem, in the server's sentence, for what a browser finds wrong with a field. [§5 Forms]
import { fillPlaces } from '@millwright/messages/fill';
import { FIELD_MESSAGES } from '@millwright/messages/problems/fields';
import { isolated } from './bidi.ts';
import type { Locale } from './locale.ts';
import type { ProblemParams } from './problems.ts';

/** The names of `ValidityState`, in the order in which a field with several faults says them: what cannot be read at all comes first. */
export const FIELD_FAULTS = [
  'badInput',
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooLong',
  'tooShort',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** The properties used of an `<input>`, `<select>` or `<textarea>`; `dataset` may hold a sentence of the field's own: `data-value-missing`. */
export type CheckedField = {
  validity: Readonly<Record<FieldFault, boolean>>;
  type: string;
  min?: string;
  max?: string;
  step?: string;
  minLength?: number;
  maxLength?: number;
  dataset?: Readonly<Record<string, string | undefined>>;
};

type Finding = { code: keyof typeof FIELD_MESSAGES.en; params?: ProblemParams };

/** @returns null: nothing is wrong with the field */
export function fieldSentence(field: CheckedField, locale: Locale): string | null {
  const fault = FIELD_FAULTS.find((name) => field.validity[name]);
  if (fault === undefined) return null;
  const { code, params = {} } = findingOf(fault, field);
  return field.dataset?.[fault] ?? fillPlaces(FIELD_MESSAGES[locale][code], params);
}

function findingOf(fault: FieldFault, field: CheckedField): Finding {
  const isPassword = field.type === 'password';
  switch (fault) {
    case 'badInput':
      return {
        code:
          field.type === 'number'
            ? 'expected-number'
            : isDate(field)
              ? 'date-not-valid'
              : 'value-not-valid',
      };
    case 'valueMissing':
      return { code: 'field-required' };
    case 'typeMismatch':
      return field.type === 'url'
        ? { code: 'expected-form', params: { example: isolated('https://example.com') } }
        : { code: 'email-not-valid' };
    case 'patternMismatch':
      return { code: 'value-not-valid' };
    case 'tooLong':
      return {
        code: isPassword ? 'password-too-long' : 'text-too-long',
        params: { n: field.maxLength ?? 0 },
      };
    case 'tooShort':
      return {
        code: isPassword ? 'password-too-short' : 'text-too-short',
        params: { n: field.minLength ?? 0 },
      };
    case 'rangeUnderflow':
      return { code: 'number-too-small', params: { n: limitOf(field, field.min) } };
    case 'rangeOverflow':
      return { code: 'number-too-large', params: { n: limitOf(field, field.max) } };
    case 'stepMismatch': {
      const step = Number(field.step) || 1;
      return step === 1
        ? { code: 'expected-whole-number' }
        : { code: 'number-not-in-steps', params: { n: step } };
    }
  }
}

function isDate({ type }: CheckedField): boolean {
  return ['date', 'datetime-local', 'month', 'week', 'time'].includes(type);
}

/** The parts of a date keep their order in any sentence. */
function limitOf(field: CheckedField, limit = ''): string {
  return isDate(field) ? isolated(limit) : limit;
}
