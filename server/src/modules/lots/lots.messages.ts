// Lot condition names.
import type { LocalizedText, LotCondition } from '@millwright/contracts';

export const CONDITION_WORDS: Record<LotCondition, LocalizedText> = {
  new: { en: 'New, unused', ru: 'Новое, не использовалось', ar: 'جديد غير مستعمل' },
  used: { en: 'Used', ru: 'Бывшее в употреблении', ar: 'مستعمل' },
  refurbished: { en: 'Refurbished', ru: 'Восстановленное', ar: 'مجدَّد' },
  'for-parts': { en: 'For spare parts', ru: 'На запчасти', ar: 'لقطع الغيار' },
};
