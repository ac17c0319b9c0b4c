// Names of an order's parts and states, in answers, rejections and mails.
import type { LocalizedText, OrderStatus, PaymentMode, PaymentState } from '@millwright/contracts';

export const TOTAL_TITLES: Record<'subtotal' | 'freight' | 'total', LocalizedText> = {
  subtotal: { en: 'SubTotal', ru: 'Промежуточный итог', ar: 'المجموع الفرعي' },
  freight: { en: 'Freight', ru: 'Доставка', ar: 'الشحن' },
  total: { en: 'Total Amount', ru: 'Общая сумма', ar: 'المبلغ الإجمالي' },
};

export const STATUS_WORDS: Record<OrderStatus, LocalizedText> = {
  Pending: { en: 'Pending', ru: 'Ожидает обработки', ar: 'قيد الانتظار' },
  Confirmed: { en: 'Confirmed', ru: 'Подтверждён', ar: 'مؤكَّد' },
  Shipped: { en: 'Shipped', ru: 'Отгружен', ar: 'تم الشحن' },
  Completed: { en: 'Completed', ru: 'Выполнен', ar: 'مكتمل' },
  Cancelled: { en: 'Cancelled', ru: 'Отменён', ar: 'ملغى' },
};

export const MODE_WORDS: Record<PaymentMode, LocalizedText> = {
  'telegraphic-transfer': { en: 'Telegraphic Transfer', ru: 'Банковский перевод', ar: 'حوالة مصرفية' },
  'letter-of-credit': { en: 'Letter of Credit', ru: 'Аккредитив', ar: 'اعتماد مستندي' },
  escrow: { en: 'Escrow', ru: 'Эскроу', ar: 'حساب ضمان' },
};

export const PAYMENT_WORDS: Record<PaymentState, LocalizedText> = {
  unpaid: { en: 'Unpaid', ru: 'Не оплачен', ar: 'غير مدفوع' },
  partly: { en: 'Partly paid', ru: 'Оплачен частично', ar: 'مدفوع جزئيًا' },
  paid: { en: 'Paid', ru: 'Оплачен', ar: 'مدفوع' },
  'refund-due': { en: 'Refund due', ru: 'Ожидается возврат средств', ar: 'مبلغ مستحق الرد' },
  'partly-refunded': { en: 'Partly refunded', ru: 'Возвращён частично', ar: 'رُد المبلغ جزئيًا' },
  refunded: { en: 'Refunded', ru: 'Средства возвращены', ar: 'رُد المبلغ' },
  'nothing-due': { en: 'Nothing due', ru: 'Оплата не требуется', ar: 'لا شيء مستحق' },
};

/** Beginnings of notes that the program writes. */
export const NOTE_WORDS = {
  shippedUnpaid: { en: 'Shipped before payment', ru: 'Отгружено до оплаты', ar: 'شُحن قبل السداد' },
} satisfies Record<string, LocalizedText>;

export const FREIGHT_WORDS = {
  free: { en: 'free', ru: 'бесплатно', ar: 'مجاني' },
  collected: { en: 'you collect the goods', ru: 'самовывоз', ar: 'تستلمون البضاعة بأنفسكم' },
} satisfies Record<string, LocalizedText>;

export const FACT_NAMES = {
  reason: { en: 'Reason', ru: 'Причина', ar: 'السبب' },
  orderId: { en: 'Order ID', ru: 'Номер заказа', ar: 'رقم الطلب' },
  purchaseOrder: { en: 'Purchase order number', ru: 'Номер вашей заявки', ar: 'رقم أمر الشراء' },
  paymentMode: { en: 'Payment mode', ru: 'Способ оплаты', ar: 'طريقة الدفع' },
  buyer: { en: 'Buyer', ru: 'Покупатель', ar: 'المشتري' },
  paymentDue: { en: 'Payment due', ru: 'Оплатить до', ar: 'موعد استحقاق الدفع' },
  dueAfterInvoice: {
    en: 'within two working days of the invoice',
    ru: 'в течение двух рабочих дней после счёта',
    ar: 'خلال يومي عمل من الفاتورة',
  },
  expected: { en: 'Expected delivery', ru: 'Ожидаемая поставка', ar: 'التسليم المتوقع' },
  carrier: { en: 'Carrier', ru: 'Перевозчик', ar: 'شركة الشحن' },
  tracking: { en: 'Tracking number', ru: 'Номер отслеживания', ar: 'رقم التتبع' },
  answer: { en: 'Our answer', ru: 'Наш ответ', ar: 'إجابتنا' },
  information: {
    en: 'Total in {currency}, for information',
    ru: 'Итого в {currency}, для сведения',
    ar: 'الإجمالي بعملة {currency}، للعلم فقط',
  },
} satisfies Record<string, LocalizedText>;
