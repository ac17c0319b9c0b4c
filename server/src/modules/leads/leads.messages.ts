// Texts of leads in three languages: names of their kinds and parts, and the answers of forms. [§8]
import type { LeadKind, LocalizedText } from '@millwright/contracts';

export const KIND_WORDS: Record<LeadKind, LocalizedText> = {
  request: { en: 'Requirement', ru: 'Заявка', ar: 'طلب توريد' },
  seller: { en: 'Seller application', ru: 'Заявка продавца', ar: 'طلب انضمام بائع' },
  contact: { en: 'Message', ru: 'Сообщение', ar: 'رسالة' },
  enquiry: { en: 'Lot enquiry', ru: 'Запрос по лоту', ar: 'استفسار عن لوت' },
  response: { en: 'Response to a need', ru: 'Предложение по потребности', ar: 'رد على احتياج' },
};

export const FACT_NAMES = {
  reference: { en: 'Reference', ru: 'Номер', ar: 'الرقم المرجعي' },
  name: { en: 'Name', ru: 'Имя', ar: 'الاسم' },
  company: { en: 'Company', ru: 'Компания', ar: 'الشركة' },
  email: { en: 'Email', ru: 'Электронная почта', ar: 'البريد الإلكتروني' },
  phone: { en: 'Phone', ru: 'Телефон', ar: 'الهاتف' },
  subject: { en: 'Subject', ru: 'Тема', ar: 'الموضوع' },
  message: { en: 'Text', ru: 'Текст', ar: 'النص' },
  file: { en: 'File', ru: 'Файл', ar: 'الملف' },
} as const satisfies Record<string, LocalizedText>;

/** Success message of a form; the English of section 8 word for word. */
export const SENT: Record<LeadKind, LocalizedText> = {
  request: { en: 'Request sent successfully', ru: 'Заявка успешно отправлена', ar: 'تم إرسال الطلب بنجاح' },
  seller: { en: 'Request sent successfully', ru: 'Заявка успешно отправлена', ar: 'تم إرسال الطلب بنجاح' },
  contact: { en: 'Sent message successfully.', ru: 'Сообщение успешно отправлено.', ar: 'تم إرسال الرسالة بنجاح.' },
  enquiry: { en: 'Submitted successfully.', ru: 'Успешно отправлено.', ar: 'تم الإرسال بنجاح.' },
  response: { en: 'Submitted successfully.', ru: 'Успешно отправлено.', ar: 'تم الإرسال بنجاح.' },
};

/** States as problems name them. */
export const STATE_WORDS = {
  new: { en: 'new', ru: 'новая', ar: 'جديد' },
  'in-progress': { en: 'in progress', ru: 'в работе', ar: 'قيد المعالجة' },
  answered: { en: 'answered', ru: 'дан ответ', ar: 'تم الرد' },
  won: { en: 'won', ru: 'состоялась', ar: 'تمت الصفقة' },
  lost: { en: 'lost', ru: 'не состоялась', ar: 'لم تتم' },
  spam: { en: 'spam', ru: 'спам', ar: 'بريد مزعج' },
} as const satisfies Record<string, LocalizedText>;
