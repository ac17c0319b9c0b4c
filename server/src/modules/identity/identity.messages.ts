// Message texts of password calls. [§8]
import type { LocalizedText } from '@millwright/contracts';

export const RESET_SENT: LocalizedText = {
  en: 'A new password will be generated and mailed.',
  ru: 'Новый пароль будет создан и отправлен по почте.',
  ar: 'ستُنشأ كلمة مرور جديدة وتُرسل بالبريد الإلكتروني.',
};
export const PASSWORD_CHANGED: LocalizedText = {
  en: 'Password changed successfully.',
  ru: 'Пароль успешно изменён.',
  ar: 'تم تغيير كلمة المرور بنجاح.',
};
