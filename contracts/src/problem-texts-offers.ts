// What does each refusal around offers and agreed prices say, in English, Russian and Arabic?
import type { LocalizedText } from './locale.ts';

export const OFFER_PROBLEM_TEXTS = {
  'agreed-quantity-fixed': {
    en: 'The price of {name} was agreed for {n}, so its quantity stays as it is. Remove the line to buy another quantity at the list price.',
    ru: 'Цена товара «{name}» согласована для количества {n}, поэтому оно не меняется. Чтобы купить другое количество по обычной цене, удалите эту строку.',
    ar: 'اتُّفق على سعر {name} لكمية {n}، لذلك لا تتغيّر الكمية. احذف هذا السطر لشراء كمية أخرى بالسعر المعلن.',
  },
  'agreed-price-held': {
    en: 'An agreed price for {name} already waits in the cart. Order it or remove it first.',
    ru: 'Согласованная цена на товар «{name}» уже ждёт в корзине. Сначала оформите заказ или удалите эту строку.',
    ar: 'يوجد في السلة سعر متفق عليه لـ {name}. أكمل طلبه أو احذفه أولًا.',
  },
} satisfies Record<string, LocalizedText>;
