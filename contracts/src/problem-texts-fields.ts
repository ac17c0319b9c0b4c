// Field errors: the sentences that the server and a browser's own check of a form share. Part of problem-texts.ts, apart because browsers load them.
import type { LocalizedText } from './locale.ts';

export const FIELD_PROBLEM_TEXTS = {
  'field-required': { en: 'This field is required.', ru: 'Это поле обязательно.', ar: 'هذا الحقل مطلوب.' },
  'email-not-valid': {
    en: 'Please enter a valid email address.',
    ru: 'Введите правильный адрес электронной почты.',
    ar: 'يرجى إدخال بريد إلكتروني صحيح.',
  },
  'password-too-short': {
    en: 'The password needs at least {n} characters.',
    ru: 'Пароль должен содержать не менее {n} символов.',
    ar: 'يجب أن تتكون كلمة المرور من {n} أحرف على الأقل.',
  },
  'password-too-long': {
    en: 'The password may have at most {n} characters.',
    ru: 'Пароль может содержать не более {n} символов.',
    ar: 'يجب ألا تزيد كلمة المرور على {n} حرفًا.',
  },
  'text-too-long': {
    en: 'Please keep this to at most {n} characters.',
    ru: 'Не более {n} символов, пожалуйста.',
    ar: 'يرجى ألا يزيد النص على {n} حرف.',
  },
  'text-too-short': {
    en: 'Please give at least {n} characters.',
    ru: 'Не менее {n} символов, пожалуйста.',
    ar: 'يرجى ألا يقل النص عن {n} حرف.',
  },
  'expected-number': { en: 'Please give a number.', ru: 'Укажите число.', ar: 'يرجى إدخال رقم.' },
  'expected-whole-number': { en: 'Please give a whole number.', ru: 'Укажите целое число.', ar: 'يرجى إدخال عدد صحيح.' },
  'expected-form': { en: 'Please write it like {example}.', ru: 'Запишите это как {example}.', ar: 'يرجى كتابته مثل {example}.' },
  'number-too-large': { en: 'This may be at most {n}.', ru: 'Не больше {n}.', ar: 'يجب ألا يزيد هذا على {n}.' },
  'number-too-small': { en: 'This must be at least {n}.', ru: 'Не меньше {n}.', ar: 'يجب ألا يقل هذا عن {n}.' },
  'number-not-in-steps': {
    en: 'Please give a multiple of {n}.',
    ru: 'Укажите число, кратное {n}.',
    ar: 'يرجى إدخال عدد من مضاعفات {n}.',
  },
  'date-not-valid': {
    en: 'Please give a date like 2026-05-31.',
    ru: 'Укажите дату в виде 2026-05-31.',
    ar: 'يرجى إدخال تاريخ مثل 2026-05-31.',
  },
  'value-not-valid': { en: 'This value is not valid.', ru: 'Недопустимое значение.', ar: 'هذه القيمة غير صالحة.' },
} satisfies Record<string, LocalizedText>;
