// Arabic words of the error pages.
import type { errors as en } from '../en/errors.ts';

export const errors: Record<keyof typeof en, string> = {
  'error.notFound': '404 الصفحة غير موجودة',
  'error.notFoundText': 'لا يوجد شيء على هذا العنوان. ربما نُقلت الصفحة أو في الرابط خطأ مطبعي.',
  'error.productDiscontinued': 'لم يعد معروضًا',
  'error.categoryNotFound': 'الفئة غير موجودة',
  'error.refused': 'لم تنجح العملية',
  'error.fault': 'حدث خطأ من جانبنا',
  'error.faultText': 'لم يُفقد شيء. يرجى المحاولة مرة أخرى، وإن تكرر الخطأ فأخبرنا بهذا الرقم:',
  'error.requestId': 'رقم الطلب',
  'error.retry': 'أعد المحاولة',
  'error.searchHere': 'ابحث برقم القطعة أو الاسم',
  'error.orPost': 'لم تجدها؟ أخبرنا بما تحتاجه وسنبحث عنه.',
};
