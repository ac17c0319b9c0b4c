// What are an order's totals called?
import type { LocalizedText } from '@millwright/contracts';

export const TOTAL_TITLES: Record<'subtotal' | 'total', LocalizedText> = {
  subtotal: { en: 'Sub Total', ru: 'Промежуточный итог', ar: 'المجموع الفرعي' },
  total: { en: 'Total', ru: 'Итого', ar: 'الإجمالي' },
};
