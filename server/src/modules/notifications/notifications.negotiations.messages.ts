// Email templates of negotiations: `{reference}` is its number, `{name}` the item; the prices follow below the text.
import type { LocalizedText } from '@millwright/contracts';
import type { TemplateWords } from './notifications.messages.ts';

const SHOW: LocalizedText = { en: 'Show the negotiation', ru: 'Открыть торг', ar: 'عرض التفاوض' };

export const OFFER_TEMPLATES = {
  'offer-received': {
    subject: { en: 'Your offer {reference}: {name}', ru: 'Ваше предложение цены {reference}: {name}', ar: 'عرضك {reference}: {name}' },
    paragraphs: [
      {
        en: 'We have received your offer and pass it to the seller. You get an answer within 48 hours; after that the offer ends by itself.',
        ru: 'Мы получили ваше предложение цены и передаём его продавцу. Ответ придёт в течение 48 часов; после этого предложение закроется само.',
        ar: 'استلمنا عرضك ونقلناه إلى البائع. يصلك الرد خلال 48 ساعة، وبعدها ينتهي العرض تلقائيًا.',
      },
    ],
    button: SHOW,
  },
  'offer-countered': {
    subject: {
      en: 'The seller names a price: {reference}',
      ru: 'Продавец назвал свою цену: {reference}',
      ar: 'البائع يقترح سعرًا: {reference}',
    },
    paragraphs: [
      {
        en: 'The seller does not accept your last offer but names a price of his own. You may accept it, offer another price, or withdraw.',
        ru: 'Продавец не принял ваше последнее предложение, но назвал свою цену. Её можно принять, предложить другую или отказаться.',
        ar: 'لم يقبل البائع عرضك الأخير لكنه اقترح سعرًا آخر. يمكنك قبوله أو اقتراح سعر آخر أو الانسحاب.',
      },
    ],
    button: SHOW,
  },
  'offer-accepted': {
    subject: { en: 'Agreed: {name} ({reference})', ru: 'Договорились: {name} ({reference})', ar: 'تم الاتفاق: {name} ({reference})' },
    paragraphs: [
      {
        en: 'You have agreed on a price. The goods are set aside for you and wait in your cart at this price for 24 hours.',
        ru: 'Цена согласована. Товар отложен для вас и ждёт в корзине по этой цене 24 часа.',
        ar: 'اتُّفق على السعر. البضاعة محجوزة لك وتنتظر في سلتك بهذا السعر لمدة 24 ساعة.',
      },
    ],
    button: { en: 'Go to the cart', ru: 'Перейти в корзину', ar: 'الانتقال إلى السلة' },
  },
  'offer-declined': {
    subject: { en: 'Your offer was declined: {reference}', ru: 'Предложение цены отклонено: {reference}', ar: 'رُفض عرضك: {reference}' },
    paragraphs: [
      {
        en: 'The seller has declined your offer. You may make another one, as long as offers on this item are left to you.',
        ru: 'Продавец отклонил ваше предложение. Вы можете сделать новое, пока на этот товар остаются попытки.',
        ar: 'رفض البائع عرضك. يمكنك تقديم عرض جديد ما دام لديك عروض متبقية على هذا الصنف.',
      },
    ],
    button: SHOW,
  },
  'offer-expired': {
    subject: { en: 'The offer has ended: {reference}', ru: 'Срок предложения истёк: {reference}', ar: 'انتهت مدة العرض: {reference}' },
    paragraphs: [
      {
        en: 'Nobody answered the last offer within 48 hours, so it has ended. Nothing is set aside and nothing is owed.',
        ru: 'На последнее предложение не ответили в течение 48 часов, и оно закрылось. Ничего не отложено и ничего платить не нужно.',
        ar: 'لم يُجب أحد عن العرض الأخير خلال 48 ساعة فانتهى. لا شيء محجوز ولا شيء مستحق.',
      },
    ],
    button: SHOW,
  },
  'offer-withdrawn': {
    subject: { en: 'You have withdrawn: {reference}', ru: 'Вы отказались от торга: {reference}', ar: 'انسحبت من التفاوض: {reference}' },
    paragraphs: [
      {
        en: 'You have ended this negotiation. Nothing is set aside and nothing is owed.',
        ru: 'Вы завершили этот торг. Ничего не отложено и ничего платить не нужно.',
        ar: 'أنهيت هذا التفاوض. لا شيء محجوز ولا شيء مستحق.',
      },
    ],
    button: SHOW,
  },
  'offer-desk': {
    subject: { en: 'Negotiation {reference}: {name}', ru: 'Торг {reference}: {name}', ar: 'التفاوض {reference}: {name}' },
    paragraphs: [{ en: '{news}', ru: '{news}', ar: '{news}' }],
  },
} satisfies Record<string, TemplateWords>;
