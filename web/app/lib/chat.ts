// Chat link: a plain link to a messaging service, with the enquiry already written; the page itself asks nobody. [§1]
import type { Company, Locale } from '@millwright/contracts';

export function chatHref(company: Company, locale: Locale): string {
  return `https://wa.me/${company.chat.phone.number.replace(/\D/g, '')}?text=${encodeURIComponent(company.chat.text[locale])}`;
}
