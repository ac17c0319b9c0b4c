// Review texts. [§3 Review]
import type { LocalizedText } from '@millwright/contracts';

/** Stands where the author's name was, once the account is closed. */
export const FORMER_CUSTOMER: LocalizedText = { en: 'Former customer', ru: 'Бывший клиент', ar: 'عميل سابق' };
