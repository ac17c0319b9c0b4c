// Arabic words of stock alerts: the form on a product without stock, and the page that stops an alert.
import type { stockAlerts as en } from '../en/stock-alerts.ts';

export const stockAlerts: Record<keyof typeof en, string> = {
  'stockAlert.title': 'أبلغني عند توفر القطعة',
  'stockAlert.titleOf': 'أبلغني عند التوفر: {name}',
  'stockAlert.text': 'نرسل رسالة واحدة كلما توفرت القطعة من جديد، لمدة 180 يومًا أو إلى أن توقف التنبيه.',
  'stockAlert.email': 'البريد الإلكتروني',
  'stockAlert.phone': 'رقم الهاتف',
  'stockAlert.phoneHint': 'مع رمز البلد، مثل ⁦+966 11 234 5678⁩.',
  'stockAlert.send': 'أبلغني',
  'stockAlert.done': 'سنراسلك عند توفر القطعة',
  'stockAlert.stopTitle': 'إيقاف التنبيه',
  'stockAlert.stopText': 'هل نتوقف عن مراسلة {email} بشأن {about}؟',
  'stockAlert.stop': 'أوقف التنبيه',
  'stockAlert.stopped': 'تم: لن نراسل {email} بعد الآن بشأن {about}.',
};
