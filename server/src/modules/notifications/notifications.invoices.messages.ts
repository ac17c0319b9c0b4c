// Email templates of invoices and credit notes: `{number}` is its number, `{order}` the order's id.
import type { LocalizedText } from '@millwright/contracts';

type InvoiceWords = { subject: LocalizedText; paragraphs: LocalizedText[]; button: LocalizedText };

const FETCH: LocalizedText = { en: 'Open the order', ru: 'Открыть заказ', ar: 'فتح الطلب' };

export const INVOICE_TEMPLATES = {
  invoice: {
    subject: { en: 'Tax invoice {number}', ru: 'Налоговый счёт-фактура {number}', ar: 'فاتورة ضريبية {number}' },
    paragraphs: [
      {
        en: 'The tax invoice {number} for your order {order} is attached as a PDF. You find it in English, Russian and Arabic on the page of the order, too.',
        ru: 'Налоговый счёт-фактура {number} по вашему заказу {order} приложен в PDF. На странице заказа он есть также на русском, английском и арабском языках.',
        ar: 'الفاتورة الضريبية {number} الخاصة بطلبك {order} مرفقة بصيغة PDF. وتجدها أيضًا بالعربية والإنجليزية والروسية في صفحة الطلب.',
      },
      {
        en: 'Payment is due within two working days of the invoice. Please give its number as the reference.',
        ru: 'Оплатите счёт в течение двух рабочих дней со дня его выставления, указав его номер в назначении платежа.',
        ar: 'يستحق السداد خلال يومي عمل من تاريخ الفاتورة. يرجى ذكر رقمها مرجعًا للدفع.',
      },
    ],
    button: FETCH,
  },
  'credit-note': {
    subject: { en: 'Credit note {number}', ru: 'Кредит-нота {number}', ar: 'إشعار دائن {number}' },
    paragraphs: [
      {
        en: 'Your order {order} was cancelled after its invoice had been issued. The credit note {number} takes the whole invoice back; it is attached as a PDF, and on the page of the order.',
        ru: 'Ваш заказ {order} отменён после выставления счёта. Кредит-нота {number} полностью его отменяет; она приложена в PDF и есть на странице заказа.',
        ar: 'أُلغي طلبك {order} بعد إصدار فاتورته. يلغي الإشعار الدائن {number} الفاتورة بالكامل، وهو مرفق بصيغة PDF وتجده أيضًا في صفحة الطلب.',
      },
      {
        en: 'What you have paid already comes back by the way it was paid.',
        ru: 'Уже уплаченное вернётся тем же способом, каким было уплачено.',
        ar: 'يُعاد ما سددته بالطريقة نفسها التي دفعت بها.',
      },
    ],
    button: FETCH,
  },
  'credit-note-return': {
    subject: { en: 'Credit note {number}', ru: 'Кредит-нота {number}', ar: 'إشعار دائن {number}' },
    paragraphs: [
      {
        en: 'Goods of your order {order} have come back to us. The credit note {number} takes them, with their tax, off the invoice; it is attached as a PDF, and on the page of the order.',
        ru: 'Товары по вашему заказу {order} вернулись к нам. Кредит-нота {number} вычитает их стоимость вместе с налогом из счёта; она приложена в PDF и есть на странице заказа.',
        ar: 'وصلتنا البضائع المُرجعة من طلبك {order}. يخصمها الإشعار الدائن {number} مع ضريبتها من الفاتورة، وهو مرفق بصيغة PDF وتجده أيضًا في صفحة الطلب.',
      },
      {
        en: 'What you have paid beyond the new total comes back by the way it was paid.',
        ru: 'Уплаченное сверх новой суммы вернётся тем же способом, каким было уплачено.',
        ar: 'يُعاد ما سددته زيادةً على المبلغ الجديد بالطريقة نفسها التي دفعت بها.',
      },
    ],
    button: FETCH,
  },
} satisfies Record<string, InvoiceWords>;
