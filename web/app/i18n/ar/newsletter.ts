// Arabic words of the newsletter.
import type { newsletter as en } from '../en/newsletter.ts';

export const newsletter: Record<keyof typeof en, string> = {
  'newsletter.title': 'النشرة البريدية',
  'newsletter.invitation': 'قطع جديدة وفائض مخزون، مرة كل شهر. بريدك الإلكتروني:',
  'newsletter.about': 'قطع جديدة وفائض مخزون، مرة كل شهر. ويمكنك الإلغاء في أي وقت.',
  'newsletter.subscribe': 'اشترك',
  'newsletter.promise': 'نرسل إليك أولًا رسالة لتأكيد الاشتراك. وفي كل عدد رابط لإلغاء الاشتراك.',
  'newsletter.email': 'البريد الإلكتروني',
  'newsletter.sent': 'افتح بريدك من فضلك: أرسلنا رسالة فيها رابط تأكيد الاشتراك.',
  'newsletter.confirmTitle': 'أكّد اشتراكك',
  'newsletter.confirmText': 'خطوة أخيرة: اضغط الزر لتصل نشرتنا إلى {email}.',
  'newsletter.confirm': 'تأكيد الاشتراك',
  'newsletter.confirmed': 'شكرًا. ستصل نشرتنا من الآن إلى {email}.',
  'newsletter.unsubscribeTitle': 'إلغاء الاشتراك في النشرة',
  'newsletter.unsubscribeText': 'اضغط الزر ولن تُرسل أعداد أخرى إلى {email}.',
  'newsletter.unsubscribe': 'إلغاء الاشتراك',
  'newsletter.unsubscribed': 'تم. لن تُرسل أعداد أخرى إلى {email}.',
  'newsletter.linkOldTitle': 'هذا الرابط لم يعد صالحًا',
};
