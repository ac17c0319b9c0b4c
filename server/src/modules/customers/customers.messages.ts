// Message texts of accounts and certificates. [§8]
import type { CertificateType, LocalizedText } from '@millwright/contracts';

export const UPDATE_DONE: LocalizedText = { en: 'Update done.', ru: 'Данные обновлены.', ar: 'تم التحديث.' };

export const CERTIFICATE_NAMES: Readonly<Record<CertificateType, LocalizedText>> = {
  vatdocument: { en: 'VAT or GST certificate', ru: 'Свидетельство плательщика НДС или GST', ar: 'شهادة ضريبة القيمة المضافة أو GST' },
  crdocument: { en: 'Commercial registration certificate', ru: 'Свидетельство о регистрации компании', ar: 'شهادة السجل التجاري' },
};
