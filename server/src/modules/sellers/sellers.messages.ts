// Names of the facts in mails of sellers, in three languages.
import type { LocalizedText } from '@millwright/contracts';

export const FACT_NAMES = {
  commission: { en: 'Commission', ru: 'Комиссия', ar: 'العمولة' },
  terms: { en: 'Terms', ru: 'Условия', ar: 'الشروط' },
} as const satisfies Record<string, LocalizedText>;
