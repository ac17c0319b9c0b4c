// In which words is a customer told what happened to the cart? [decisions §4, §7]
import type { CartNotice, LocalizedText } from '@millwright/contracts';

export const NOTICE_TEXTS: Record<CartNotice['code'], LocalizedText> = {
  'price-changed': {
    en: 'The price of {name} has changed since your last visit.',
    ru: 'Цена товара «{name}» изменилась с вашего последнего визита.',
    ar: 'تغيّر سعر {name} منذ زيارتك الأخيرة.',
  },
  'stock-changed': {
    en: 'The available quantity of {name} has changed.',
    ru: 'Доступное количество товара «{name}» изменилось.',
    ar: 'تغيّرت الكمية المتوفرة من {name}.',
  },
  'limits-changed': {
    en: 'The order limits of {name} have changed.',
    ru: 'Ограничения количества для товара «{name}» изменились.',
    ar: 'تغيّرت حدود الطلب الخاصة بـ {name}.',
  },
  'product-withdrawn': {
    en: '{name} is no longer sold.',
    ru: 'Товар «{name}» больше не продаётся.',
    ar: 'لم يعد {name} معروضًا للبيع.',
  },
  merged: {
    en: '{name} was in both carts; there are now {n}.',
    ru: 'Товар «{name}» был в обеих корзинах; теперь его {n}.',
    ar: 'كان {name} في السلتين؛ أصبحت الكمية الآن {n}.',
  },
  'merge-capped': {
    en: '{name} was in both carts; the quantity was limited to {n}.',
    ru: 'Товар «{name}» был в обеих корзинах; количество ограничено до {n}.',
    ar: 'كان {name} في السلتين؛ حُدّدت الكمية بـ {n}.',
  },
  'merge-left-out': {
    en: '{name} could not be carried over into your cart.',
    ru: 'Товар «{name}» не удалось перенести в вашу корзину.',
    ar: 'تعذّر نقل {name} إلى سلتك.',
  },
};
