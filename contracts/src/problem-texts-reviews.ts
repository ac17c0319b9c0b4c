// Rejection texts about reviews and stock alerts, in English, Russian and Arabic. The English of section 8 is the specification's.
import type { LocalizedText } from './locale.ts';

const NOT_POSTED: LocalizedText = {
  en: 'Unable to post a review',
  ru: 'Не удалось опубликовать отзыв',
  ar: 'تعذّر نشر التقييم',
};

export const REVIEW_PROBLEM_TEXTS = {
  // The same for a product that is not there and for somebody else's name.
  'review-not-posted': NOT_POSTED,
  'review-not-valid': NOT_POSTED,
  'review-not-found': {
    en: 'This review is no longer there.',
    ru: 'Этого отзыва больше нет.',
    ar: 'لم يعد هذا التقييم موجودًا.',
  },
  'review-own-vote': {
    en: 'This is your own review; others say whether it helped them.',
    ru: 'Это ваш собственный отзыв: полезен ли он, решают другие.',
    ar: 'هذا تقييمك أنت، ويعود للآخرين أن يقولوا إن كان مفيدًا.',
  },
  'rating-not-valid': {
    en: 'Please choose a rating from 1 to 5.',
    ru: 'Поставьте оценку от 1 до 5.',
    ar: 'يرجى اختيار تقييم من 1 إلى 5.',
  },
  'comment-too-long': {
    en: 'Please write no more than {n} characters.',
    ru: 'Напишите не более {n} знаков.',
    ar: 'يرجى ألا يتجاوز النص {n} حرف.',
  },
  'product-in-stock': {
    en: 'This part is in stock again. You can order it now.',
    ru: 'Эта деталь снова в наличии. Её можно заказать прямо сейчас.',
    ar: 'هذه القطعة متوفرة من جديد، ويمكنك طلبها الآن.',
  },
  'stock-alert-link-invalid': {
    en: 'This link was not copied as a whole, or the alert it belongs to is long over. You will get no more mails about it.',
    ru: 'Ссылка скопирована не полностью, или уведомление, к которому она относится, давно завершено. Писем о нём больше не будет.',
    ar: 'لم يُنسخ هذا الرابط كاملًا، أو انتهى التنبيه الذي يخصه منذ مدة. لن تصلك رسائل أخرى بشأنه.',
  },
};
