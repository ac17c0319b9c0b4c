// Cart message texts. [decisions §4, §7]
import type { LocalizedText } from '@millwright/contracts';
import type { News } from './cart.rules.ts';

export const NEWS_TEXTS: Record<News['what'], LocalizedText> = {
  'price-changed': {
    en: 'The price of {name} is now {after}; it was {before} on your last visit.',
    ru: 'Цена товара «{name}» теперь {after}; в ваш прошлый визит была {before}.',
    ar: 'أصبح سعر {name} الآن {after}؛ كان {before} في زيارتك الأخيرة.',
  },
  'agreed-price-ended': {
    en: 'The agreed price of {name} has ended. It costs {after} now; agreed was {before}.',
    ru: 'Срок согласованной цены на товар «{name}» истёк. Теперь цена {after}; была согласована {before}.',
    ar: 'انتهت مدة السعر المتفق عليه لـ {name}. سعره الآن {after}، وكان المتفق عليه {before}.',
  },
  'stock-short': {
    en: 'Only {n} of {name} are available now.',
    ru: 'Товара «{name}» сейчас в наличии только {n}.',
    ar: 'المتوفر الآن من {name} هو {n} فقط.',
  },
  'sold-out': {
    en: '{name} has gone out of stock.',
    ru: 'Товар «{name}» закончился.',
    ar: 'نفدت كمية {name}.',
  },
  'stock-back': {
    en: '{name} is available again in the quantity you want.',
    ru: 'Товар «{name}» снова есть в нужном вам количестве.',
    ar: 'أصبح {name} متوفرًا من جديد بالكمية التي تريدها.',
  },
  'limits-changed': {
    en: 'The order limits of {name} have changed: {limits}.',
    ru: 'Ограничения заказа товара «{name}» изменились: {limits}.',
    ar: 'تغيّرت حدود الطلب الخاصة بـ {name}: {limits}.',
  },
  'product-withdrawn': {
    en: '{name} is no longer sold.',
    ru: 'Товар «{name}» больше не продаётся.',
    ar: 'لم يعد {name} معروضًا للبيع.',
  },
};

export const LIMIT_TEXTS = {
  minimum: { en: 'minimum {n}', ru: 'минимум {n}', ar: 'الحد الأدنى {n}' },
  maximum: { en: 'maximum {n}', ru: 'максимум {n}', ar: 'الحد الأقصى {n}' },
  step: { en: 'in multiples of {n}', ru: 'кратно {n}', ar: 'بمضاعفات {n}' },
} satisfies Record<string, LocalizedText>;

export const MERGE_TEXTS = {
  merged: {
    en: '{name} was in both carts: {own} and {guest}, now {n}.',
    ru: 'Товар «{name}» был в обеих корзинах: {own} и {guest}, теперь {n}.',
    ar: 'كان {name} في السلتين: {own} و{guest}؛ أصبحت الكمية الآن {n}.',
  },
  'merged-somehow': {
    en: '{name} was in both carts; there are now {n}.',
    ru: 'Товар «{name}» был в обеих корзинах; теперь его {n}.',
    ar: 'كان {name} في السلتين؛ أصبحت الكمية الآن {n}.',
  },
  'merge-capped': {
    en: '{name} was in both carts; the quantity was limited to {n}.',
    ru: 'Товар «{name}» был в обеих корзинах; количество ограничено до {n}.',
    ar: 'كان {name} في السلتين؛ حُدّدت الكمية بـ {n}.',
  },
  'merge-capped-maximum': {
    en: '{name}: both carts together held {own} + {guest}; the quantity is {n}, because no more may be ordered at once.',
    ru: '«{name}»: в двух корзинах было {own} + {guest}; оставлено {n}, больше за один раз заказать нельзя.',
    ar: '{name}: كان في السلتين معًا {own} + {guest}؛ أصبحت الكمية {n} لأنه لا يمكن طلب أكثر من ذلك دفعة واحدة.',
  },
  'merge-capped-stock': {
    en: '{name}: both carts together held {own} + {guest}; the quantity is {n}, because no more are in stock.',
    ru: '«{name}»: в двух корзинах было {own} + {guest}; оставлено {n}, больше нет в наличии.',
    ar: '{name}: كان في السلتين معًا {own} + {guest}؛ أصبحت الكمية {n} لعدم توفر المزيد في المخزون.',
  },
  'merge-capped-step': {
    en: '{name}: both carts together held {own} + {guest}; the quantity is {n}, because it is sold in whole packs.',
    ru: '«{name}»: в двух корзинах было {own} + {guest}; оставлено {n}, товар продаётся целыми упаковками.',
    ar: '{name}: كان في السلتين معًا {own} + {guest}؛ أصبحت الكمية {n} لأنه يُباع بعبوات كاملة.',
  },
  'merge-capped-agreed': {
    en: '{name}: your price is agreed for {own}, so the {guest} from the other cart were left out.',
    ru: '«{name}»: ваша цена согласована для количества {own}, поэтому {guest} из другой корзины не добавлено.',
    ar: '{name}: سعرك متفق عليه لكمية {own}، لذلك لم تُضف كمية {guest} من السلة الأخرى.',
  },
  'merge-raised': {
    en: '{name}: the quantity was raised to {n}, the smallest that can be ordered now.',
    ru: '«{name}»: количество увеличено до {n} — это минимальный заказ сейчас.',
    ar: '{name}: رُفعت الكمية إلى {n}، وهي أقل كمية يمكن طلبها الآن.',
  },
  'merge-left-out': {
    en: '{name} could not be carried over into your cart.',
    ru: 'Товар «{name}» не удалось перенести в вашу корзину.',
    ar: 'تعذّر نقل {name} إلى سلتك.',
  },
  'merge-left-out-full': {
    en: '{name} ({guest}) was left out: your cart already holds as many different products as it can.',
    ru: 'Товар «{name}» ({guest}) не перенесён: в вашей корзине уже предельное число разных товаров.',
    ar: 'لم يُنقل {name} ({guest}): سلتك تحتوي بالفعل على أقصى عدد من المنتجات المختلفة.',
  },
} satisfies Record<string, LocalizedText>;
