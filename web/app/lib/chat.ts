// Chat link: a plain link to a messaging service with a prepared enquiry; the page itself loads nothing from it. [§1]
import type { Company, Locale } from '@millwright/contracts';

export function chatHref(company: Company, locale: Locale): string {
  return `https://wa.me/${company.chat.phone.number.replace(/\D/g, '')}?text=${encodeURIComponent(company.chat.text[locale])}`;
}
