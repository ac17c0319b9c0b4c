// Rejection texts of request forms. Part of problem-texts.ts.
import type { LocalizedText } from './locale.ts';

export const LEAD_PROBLEM_TEXTS = {
  'lead-not-found': { en: 'This request was not found.', ru: 'Заявка не найдена.', ar: 'لم يتم العثور على هذا الطلب.' },
  'lead-state-not-allowed': {
    en: 'This request is {state} now and cannot become {to}.',
    ru: 'Заявка сейчас в состоянии «{state}»; перевести её в состояние «{to}» нельзя.',
    ar: 'حالة هذا الطلب الآن «{state}» ولا يمكن تغييرها إلى «{to}».',
  },
  'not-an-application': {
    en: 'This is no open application of a seller.',
    ru: 'Это не открытая заявка продавца.',
    ar: 'هذا ليس طلب انضمام بائع قيد النظر.',
  },
  'lot-not-found': {
    en: 'This lot is no longer on sale.',
    ru: 'Этот лот больше не продаётся.',
    ar: 'لم يعد هذا اللوت معروضًا للبيع.',
  },
  'need-not-found': {
    en: 'We no longer look for this item.',
    ru: 'Эта позиция нам больше не нужна.',
    ar: 'لم نعد نبحث عن هذا الصنف.',
  },
} satisfies Record<string, LocalizedText>;
