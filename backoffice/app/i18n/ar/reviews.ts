// Arabic words of moderation and of stock alerts.
import type { reviews as english } from '../en/reviews.ts';
import type { Words } from '../words.ts';

export const reviews: Words<typeof english> = {
  'reviews.many': 'التقييمات',
  'reviews.product': 'المنتج',
  'reviews.rating': 'التقييم',
  'reviews.comment': 'النص',
  'reviews.author': 'الكاتب',
  'reviews.posted': 'تاريخ الكتابة',
  'reviews.state': 'الحالة',
  'reviews.state.waiting': 'بانتظار المراجعة',
  'reviews.state.published': 'ظاهر',
  'reviews.state.hidden': 'مخفي',
  'reviews.all': 'الكل',
  'reviews.none': 'لا توجد تقييمات هنا.',
  'reviews.reason': 'السبب',
  'reviews.reasonHelp': 'يقرؤه الكاتب في حسابه.',
  'reviews.approve': 'إظهار',
  'reviews.hide': 'إخفاء',
  'reviews.approved': 'يظهر الآن في المتجر.',
  'reviews.hidden': 'تم الإخفاء.',
  'reviews.cancel': 'إلغاء',
  'alerts.many': 'تنبيهات التوفر',
  'alerts.none': 'لا أحد ينتظر قطعة.',
  'alerts.partNumber': 'رقم القطعة',
  'alerts.product': 'المنتج',
  'alerts.waiting': 'عدد المنتظرين',
  'alerts.since': 'منذ',
  'alerts.last': 'آخر طلب',
  'alerts.who': 'من ينتظر',
};
