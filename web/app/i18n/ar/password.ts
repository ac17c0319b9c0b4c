// Arabic words around passwords.
import type { password as en } from '../en/password.ts';

export const password: Record<keyof typeof en, string> = {
  'password.forgot': 'هل نسيت كلمة المرور؟',
  'password.forgotTitle': 'نسيت كلمة المرور',
  'password.forgotText': 'أدخل البريد الإلكتروني لحسابك، ونرسل إليك كلمة مرور جديدة لدخول واحد.',
  'password.forgotButton': 'إرسال كلمة مرور جديدة',
  'password.back': 'العودة إلى تسجيل الدخول',
  'password.sentTitle': 'راجع بريدك',
  'password.sent': 'ستُنشأ كلمة مرور جديدة وتُرسل بالبريد الإلكتروني.',
  'password.sentText':
    'تعمل مرة واحدة ولمدة 60 دقيقة. وتبقى كلمتك القديمة صالحة حتى تعيّن كلمة جديدة. لم يصل شيء؟ راجع مجلد الرسائل غير المرغوب فيها.',
  'password.goToLogin': 'الانتقال إلى تسجيل الدخول',
  'password.title': 'تغيير كلمة المرور',
  'password.menu': 'كلمة المرور',
  'password.setTitle': 'عيّن كلمة مرور جديدة',
  'password.setText': 'سجّلت الدخول بكلمة المرور المرسلة إليك. لن تعمل مرة ثانية، فعيّن الآن كلمة خاصة بك.',
  'password.current': 'كلمة المرور الحالية',
  'password.mailed': 'كلمة المرور المرسلة بالبريد',
  'password.new': 'كلمة المرور الجديدة',
  'password.repeat': 'تكرار كلمة المرور الجديدة',
  'password.others': 'سيُسجَّل الخروج من كل الأجهزة الأخرى التي تستخدم هذا الحساب.',
  'password.button': 'تغيير كلمة المرور',
  'password.setButton': 'تعيين كلمة المرور',
  'password.changed': 'تم تغيير كلمة المرور بنجاح.',
};
