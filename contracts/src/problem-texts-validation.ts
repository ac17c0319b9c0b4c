// Validation errors: one sentence for each kind of mistake in a request, at the field that it is about. [decisions §3]
import type { LocalizedText } from './locale.ts';

export const VALIDATION_PROBLEM_TEXTS = {
  'request-not-readable': {
    en: 'The request could not be read.',
    ru: 'Не удалось прочитать запрос.',
    ar: 'تعذّرت قراءة الطلب.',
  },
  'json-not-valid': { en: 'This is not valid JSON.', ru: 'Это не JSON.', ar: 'هذا ليس JSON صالحًا.' },
  'unknown-field': {
    en: 'There is no such field. Please leave it out.',
    ru: 'Такого поля нет. Уберите его.',
    ar: 'لا يوجد حقل بهذا الاسم. يرجى حذفه.',
  },
  'expected-text': { en: 'Please give a text.', ru: 'Укажите текст.', ar: 'يرجى إدخال نص.' },
  'expected-list': { en: 'Please give a list.', ru: 'Укажите список.', ar: 'يرجى إدخال قائمة.' },
  'expected-object': { en: 'Please give an object with its fields.', ru: 'Укажите объект с полями.', ar: 'يرجى إدخال كائن بحقوله.' },
  'expected-one-of': {
    en: 'Please give one of: {values}.',
    ru: 'Укажите одно из значений: {values}.',
    ar: 'يرجى إدخال إحدى القيم: {values}.',
  },
  'expected-either': {
    en: 'Please give exactly one of: {values}.',
    ru: 'Укажите ровно одно из полей: {values}.',
    ar: 'يرجى إدخال واحد فقط من الحقول: {values}.',
  },
  'list-too-long': {
    en: 'This list may hold at most {n} entries.',
    ru: 'В списке может быть не более {n} строк.',
    ar: 'تتسع هذه القائمة إلى {n} عنصر كحد أقصى.',
  },
  'list-too-short': {
    en: 'This list needs at least {n} entries.',
    ru: 'В списке должно быть не менее {n} строк.',
    ar: 'يجب ألا تقل عناصر هذه القائمة عن {n}.',
  },
  'value-repeated': { en: 'This is given more than once.', ru: 'Это указано более одного раза.', ar: 'ورد هذا أكثر من مرة.' },
  'character-not-allowed': {
    en: 'This text holds a character that is not allowed.',
    ru: 'В тексте есть недопустимый символ.',
    ar: 'يحتوي هذا النص على رمز غير مسموح به.',
  },
} satisfies Record<string, LocalizedText>;
