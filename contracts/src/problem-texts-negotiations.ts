// Rejection texts about offers and negotiated prices, in English, Russian and Arabic.
import type { LocalizedText } from './locale.ts';

export const NEGOTIATION_PROBLEM_TEXTS = {
  'agreed-quantity-fixed': {
    en: 'The price of {name} was agreed for {n}, so its quantity stays as it is. Remove the line to buy another quantity at the list price.',
    ru: 'Цена товара «{name}» согласована для количества {n}, поэтому оно не меняется. Чтобы купить другое количество по обычной цене, удалите эту строку.',
    ar: 'اتُّفق على سعر {name} لكمية {n}، لذلك لا تتغيّر الكمية. احذف هذا السطر لشراء كمية أخرى بالسعر المعلن.',
  },
  'agreed-price-held': {
    en: 'An agreed price for {name} already waits in the cart. Order it or remove it first.',
    ru: 'Согласованная цена на товар «{name}» уже ждёт в корзине. Сначала оформите заказ или удалите эту строку.',
    ar: 'يوجد في السلة سعر متفق عليه للصنف {name}. أكمل طلبه أو احذفه أولًا.',
  },
  'offer-not-found': { en: 'This negotiation was not found.', ru: 'Такой торг не найден.', ar: 'لم يتم العثور على هذا التفاوض.' },
  'offer-not-open': {
    en: 'This offer has been answered already, or it is the other side’s turn. Look at the negotiation again.',
    ru: 'На это предложение уже ответили, или сейчас ход другой стороны. Откройте торг ещё раз.',
    ar: 'أُجيب عن هذا العرض من قبل، أو أن الدور الآن للطرف الآخر. افتح صفحة التفاوض من جديد.',
  },
  'offer-expired': {
    en: 'This offer has ended: it was open for 48 hours.',
    ru: 'Срок этого предложения истёк: оно действовало 48 часов.',
    ar: 'انتهت مدة هذا العرض: كان ساريًا لمدة 48 ساعة.',
  },
  'offer-too-many': {
    en: 'You have made {n} offers on this item, more are not possible. Please call us, or order it at the list price.',
    ru: 'Вы уже сделали предложений на этот товар: {n}, больше нельзя. Позвоните нам или закажите по обычной цене.',
    ar: 'قدّمت {n} عروض على هذا الصنف ولا يمكن تقديم المزيد. يرجى الاتصال بنا أو الطلب بالسعر المعلن.',
  },
  'offer-above-asking': {
    en: 'The offer is above the asking price of {amount}.',
    ru: 'Предложение выше запрашиваемой цены {amount}.',
    ar: 'العرض أعلى من السعر المطلوب {amount}.',
  },
  'offer-accept-instead': {
    en: 'The seller asks no more than {amount}. Accept this price, or offer less.',
    ru: 'Продавец просит не больше {amount}. Примите эту цену или предложите меньше.',
    ar: 'لا يطلب البائع أكثر من {amount}. اقبل هذا السعر أو اعرض أقل منه.',
  },
  'offer-counter-too-low': {
    en: 'The buyer offers {amount} already. Accept that, or ask for more.',
    ru: 'Покупатель уже предлагает {amount}. Примите это или запросите больше.',
    ar: 'يعرض المشتري {amount} بالفعل. اقبل ذلك أو اطلب أكثر.',
  },
  'offer-limits-not-valid': {
    en: 'The limits are shares of the asking price between 0.01 % and 100 %, and what is declined lies below what is accepted.',
    ru: 'Пороги — это доли запрашиваемой цены от 0,01 % до 100 %, и порог отказа не выше порога согласия.',
    ar: 'الحدود نسب من السعر المطلوب بين 0.01% و100%، وحد الرفض لا يتجاوز حد القبول.',
  },
  'price-not-numeric': {
    en: 'The price must be a number above zero with at most two decimals.',
    ru: 'Цена должна быть числом больше нуля, не более двух знаков после запятой.',
    ar: 'يجب أن يكون السعر رقمًا أكبر من صفر بمنزلتين عشريتين على الأكثر.',
  },
} satisfies Record<string, LocalizedText>;
