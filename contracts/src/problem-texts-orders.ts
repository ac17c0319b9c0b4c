// Rejection texts about placed orders, their tracking and returns, in English, Russian and Arabic.
import type { LocalizedText } from './locale.ts';

export const ORDER_PROBLEM_TEXTS = {
  'cart-line-not-found': {
    en: 'This line is not in the cart.',
    ru: 'Такой строки в корзине нет.',
    ar: 'هذا السطر غير موجود في السلة.',
  },
  'document-not-found': { en: 'This document was not found.', ru: 'Такой документ не найден.', ar: 'لم يتم العثور على هذا المستند.' },
  'certificate-not-found': {
    en: 'No such certificate was sent.',
    ru: 'Такое свидетельство не отправлено.',
    ar: 'لم تُرسل هذه الشهادة.',
  },
  'invoice-not-issued': {
    en: 'This document has not been issued yet.',
    ru: 'Этот документ ещё не выставлен.',
    ar: 'لم يصدر هذا المستند بعد.',
  },
  'order-status-not-allowed': {
    en: 'This order is {status} now and cannot become {to}.',
    ru: 'Этот заказ сейчас в статусе «{status}»; перевести его в статус «{to}» нельзя.',
    ar: 'حالة هذا الطلب الآن «{status}» ولا يمكن تغييرها إلى «{to}».',
  },
  'order-not-cancellable': {
    en: 'This order is {status} already and can no longer be cancelled here. Please contact us.',
    ru: 'Этот заказ уже в статусе «{status}», и отменить его здесь больше нельзя. Свяжитесь с нами.',
    ar: 'أصبحت حالة هذا الطلب «{status}» ولم يعد إلغاؤه هنا ممكنًا. يرجى الاتصال بنا.',
  },
  // The same for a wrong pair and an unknown order.
  'order-not-tracked': {
    en: 'No order was found for this order ID and email address.',
    ru: 'По этому номеру заказа и адресу электронной почты ничего не найдено.',
    ar: 'لم نعثر على طلب بهذا الرقم وعنوان البريد الإلكتروني.',
  },
  'return-not-possible': {
    en: 'A return of this order is not possible now. It can be asked for from shipping until 7 days after completion.',
    ru: 'Сейчас возврат по этому заказу невозможен. Его можно запросить с момента отгрузки и в течение 7 дней после выполнения.',
    ar: 'لا يمكن إرجاع هذا الطلب الآن. يمكن طلب الإرجاع منذ الشحن وحتى 7 أيام بعد اكتمال الطلب.',
  },
  'return-empty': {
    en: 'Please say how many of which item you want to return.',
    ru: 'Укажите, какой товар и в каком количестве вы хотите вернуть.',
    ar: 'يرجى تحديد الصنف والكمية المراد إرجاعها.',
  },
  'return-too-many': {
    en: 'At most {n} of {name} can be returned now.',
    ru: 'Сейчас можно вернуть не более {n} шт.: {name}.',
    ar: 'يمكن إرجاع {n} كحد أقصى من {name} الآن.',
  },
  'order-not-placed': { en: 'Unable to place the order.', ru: 'Не удалось оформить заказ.', ar: 'تعذّر إتمام الطلب.' },
} satisfies Record<string, LocalizedText>;
