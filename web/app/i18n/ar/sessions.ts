// Arabic words of the list of sessions.
import type { sessions as en } from '../en/sessions.ts';

export const sessions: Record<keyof typeof en, string> = {
  'sessions.title': 'أماكن تسجيل دخولك',
  'sessions.menu': 'جلسات الدخول',
  'sessions.lead': 'كل الأجهزة والبرامج المسجّل دخولها إلى حسابك الآن. هل ترى جهازًا لا تعرفه؟ أنهِ جلسته ثم غيّر كلمة المرور:',
  'sessions.device': 'الجهاز',
  'sessions.started': 'تاريخ الدخول',
  'sessions.used': 'آخر استخدام',
  'sessions.action': 'إنهاء الجلسة',
  'sessions.now': 'الآن',
  'sessions.current': 'هذا الجهاز',
  'sessions.endOf': 'تسجيل الخروج: {name}، منذ {started}',
  'sessions.endOthers': 'تسجيل الخروج من كل الأجهزة الأخرى',
  'sessions.ended': 'سُجّل الخروج من ذلك الجهاز.',
  'sessions.othersEnded': 'سُجّل الخروج من كل الأجهزة الأخرى.',
  'sessions.unknown': 'جهاز غير معروف',
  'sessions.device.computer': 'حاسوب',
  'sessions.device.phone': 'هاتف',
  'sessions.device.tablet': 'جهاز لوحي',
  'sessions.device.program': 'برنامج (REST API)',
};
