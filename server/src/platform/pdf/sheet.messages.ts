// Labels of documents: columns, numbers of the parties, units as tax law abbreviates them, the foot.
import type { LocalizedText } from '@millwright/contracts';

export const SHEET_WORDS = {
  position: { en: '#', ru: '№', ar: 'م' },
  hsn: { en: 'HSN', ru: 'Код HSN', ar: 'رمز HSN' },
  quantity: { en: 'Qty', ru: 'Кол-во', ar: 'الكمية' },
  unitPrice: { en: 'Unit price', ru: 'Цена', ar: 'سعر الوحدة' },
  amount: { en: 'Amount', ru: 'Сумма', ar: 'المبلغ' },
  gstin: { en: 'GSTIN', ru: 'GSTIN', ar: 'الرقم الضريبي GSTIN' },
  vatNumber: { en: 'VAT number', ru: 'Номер плательщика НДС', ar: 'الرقم الضريبي' },
  for: { en: 'For {name}', ru: 'За {name}', ar: 'عن {name}' },
  signatory: { en: 'Authorised signatory', ru: 'Уполномоченное лицо', ar: 'المفوَّض بالتوقيع' },
  continued: { en: 'continued', ru: 'продолжение', ar: 'تابع' },
  page: { en: 'Page {n} of {of}', ru: 'Страница {n} из {of}', ar: 'الصفحة {n} من {of}' },
  piece: { en: 'NOS', ru: 'шт.', ar: 'قطعة' },
  pair: { en: 'PRS', ru: 'пар', ar: 'زوج' },
  set: { en: 'SET', ru: 'компл.', ar: 'طقم' },
  pack: { en: 'PAC', ru: 'уп.', ar: 'عبوة' },
  metre: { en: 'MTR', ru: 'м', ar: 'م' },
  kilogram: { en: 'KGS', ru: 'кг', ar: 'كغ' },
  litre: { en: 'LTR', ru: 'л', ar: 'ل' },
} satisfies Record<string, LocalizedText>;
