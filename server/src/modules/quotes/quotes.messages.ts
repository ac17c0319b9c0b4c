// Texts of quotes and their emails.
import type { LocalizedText, QuoteState } from '@millwright/contracts';
import { SHEET_WORDS } from '../../platform/pdf/index.ts';

export const STATE_WORDS: Record<QuoteState, LocalizedText> = {
  draft: { en: 'being prepared', ru: 'готовится', ar: 'قيد الإعداد' },
  sent: { en: 'open', ru: 'действует', ar: 'سارٍ' },
  accepted: { en: 'accepted', ru: 'принято', ar: 'مقبول' },
  declined: { en: 'declined', ru: 'отклонено', ar: 'مرفوض' },
  expired: { en: 'expired', ru: 'срок истёк', ar: 'منتهي الصلاحية' },
  superseded: { en: 'replaced by a newer version', ru: 'заменено новой версией', ar: 'حلّت محله نسخة أحدث' },
  withdrawn: { en: 'withdrawn', ru: 'отозвано', ar: 'مسحوب' },
};

export const FACTS = {
  subtotal: { en: 'SubTotal', ru: 'Промежуточный итог', ar: 'المجموع الفرعي' },
  freight: { en: 'Freight', ru: 'Доставка', ar: 'الشحن' },
  total: { en: 'Total Amount', ru: 'Общая сумма', ar: 'المبلغ الإجمالي' },
  inOwn: { en: 'In your currency, for information', ru: 'В вашей валюте, для сведения', ar: 'بعملتك، للعلم فقط' },
  validUntil: { en: 'Valid until', ru: 'Действует до', ar: 'صالح حتى' },
  quote: { en: 'Quote', ru: 'Предложение', ar: 'عرض السعر' },
  order: { en: 'Order', ru: 'Заказ', ar: 'الطلب' },
  email: { en: 'Email', ru: 'Эл. почта', ar: 'البريد الإلكتروني' },
  note: { en: 'Note', ru: 'Примечание', ar: 'ملاحظة' },
} satisfies Record<string, LocalizedText>;

export const SAID = {
  accepted: { en: 'accepted', ru: 'принято', ar: 'تم القبول' },
  declined: { en: 'declined', ru: 'отклонено', ar: 'تم الرفض' },
  asked: { en: 'asked for a change', ru: 'просят изменить', ar: 'طُلب تعديل' },
} satisfies Record<string, LocalizedText>;

export const PAPER = {
  ...SHEET_WORDS,
  title: { en: 'Quotation', ru: 'Коммерческое предложение', ar: 'عرض سعر' },
  version: { en: 'Version {n}', ru: 'Версия {n}', ar: 'النسخة {n}' },
  number: { en: 'Quote number', ru: 'Номер предложения', ar: 'رقم العرض' },
  date: { en: 'Date', ru: 'Дата', ar: 'التاريخ' },
  validUntil: { en: 'Valid until', ru: 'Действует до', ar: 'صالح حتى' },
  currency: { en: 'Currency', ru: 'Валюта', ar: 'العملة' },
  quotedTo: { en: 'Quoted to', ru: 'Кому', ar: 'مقدَّم إلى' },
  deliverTo: { en: 'Tax reckoned for delivery to', ru: 'Налог рассчитан для доставки в', ar: 'احتُسبت الضريبة للتسليم إلى' },
  goods: { en: 'Goods', ru: 'Товар', ar: 'الصنف' },
  before: { en: 'Before discount', ru: 'До скидки', ar: 'قبل الخصم' },
  discount: { en: 'Discount {percent}', ru: 'Скидка {percent}', ar: 'خصم {percent}' },
  subtotal: { en: 'SubTotal', ru: 'Промежуточный итог', ar: 'المجموع الفرعي' },
  freight: { en: 'Freight', ru: 'Доставка', ar: 'الشحن' },
  total: { en: 'Total Amount', ru: 'Общая сумма', ar: 'المبلغ الإجمالي' },
  totalBeforeTax: { en: 'Total before tax', ru: 'Итого без налога', ar: 'الإجمالي قبل الضريبة' },
  forInformation: { en: 'For information, in {currency}', ru: 'Для сведения, в валюте {currency}', ar: 'للعلم، بعملة {currency}' },
  specimen: {
    en: 'Specimen of a demo shop: this is not an offer.',
    ru: 'Образец демонстрационного магазина: не является предложением.',
    ar: 'نموذج من متجر تجريبي: لا يُعد عرضًا.',
  },
  charged: {
    en: 'All amounts are in Indian rupees (INR), the currency charged. The discount is part of the unit prices.',
    ru: 'Все суммы указаны в индийских рупиях (INR), в них и производится оплата. Скидка учтена в ценах.',
    ar: 'جميع المبالغ بالروبية الهندية (INR)، وهي عملة التحصيل. الخصم محتسب في أسعار الوحدات.',
  },
  noTaxYet: {
    en: 'Tax is added by the delivery address given when the quote is accepted.',
    ru: 'Налог добавляется по адресу доставки, указанному при принятии предложения.',
    ar: 'تُضاف الضريبة حسب عنوان التسليم المحدد عند قبول العرض.',
  },
  freightLater: {
    en: 'Freight is not part of these amounts; the order desk quotes it before it confirms the order.',
    ru: 'Доставка в эти суммы не входит; её стоимость отдел заказов сообщит до подтверждения заказа.',
    ar: 'لا تشمل هذه المبالغ الشحن؛ يحدد مكتب الطلبات تكلفته قبل تأكيد الطلب.',
  },
  stock: {
    en: 'Goods are not set aside: they are taken from stock when the quote is accepted.',
    ru: 'Товар не резервируется: он списывается со склада, когда предложение принято.',
    ar: 'لا تُحجز البضاعة: تُسحب من المخزون عند قبول العرض.',
  },
  paymentTerms: { en: 'Payment', ru: 'Оплата', ar: 'الدفع' },
  deliveryTerms: { en: 'Delivery', ru: 'Поставка', ar: 'التسليم' },
  note: { en: 'Note', ru: 'Примечание', ar: 'ملاحظة' },
  howTo: { en: 'How to accept', ru: 'Как принять', ar: 'كيفية القبول' },
  howToText: {
    en: 'Open the quote in your account, or by the link in our mail, until {day}. Your order is placed as soon as you accept.',
    ru: 'Откройте предложение в учётной записи или по ссылке из нашего письма до {day}. Заказ оформляется сразу после принятия.',
    ar: 'افتح العرض من حسابك أو من الرابط في رسالتنا حتى {day}. يُنشأ طلبك فور القبول.',
  },
} satisfies Record<string, LocalizedText>;
