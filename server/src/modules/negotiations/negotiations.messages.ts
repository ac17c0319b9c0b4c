// Email facts of negotiations.
import { INTL_LOCALE, type Locale, type LocalizedText } from '@millwright/contracts';

export const FACT_NAMES = {
  buyerOffer: { en: 'Buyer’s offer, each', ru: 'Цена покупателя за единицу', ar: 'عرض المشتري للوحدة' },
  sellerOffer: { en: 'Our price, each', ru: 'Наша цена за единицу', ar: 'سعرنا للوحدة' },
  answerUntil: { en: 'Open until', ru: 'Действует до', ar: 'سارٍ حتى' },
  heldUntil: { en: 'Held in your cart until', ru: 'В корзине удерживается до', ar: 'محجوز في سلتك حتى' },
  reference: { en: 'Negotiation', ru: 'Торг', ar: 'رقم التفاوض' },
  phone: { en: 'Phone', ru: 'Телефон', ar: 'الهاتف' },
  email: { en: 'Email', ru: 'Эл. почта', ar: 'البريد الإلكتروني' },
} satisfies Record<string, LocalizedText>;

/** Staff read English. */
export const NEWS_FOR_THE_DESK = {
  offered: 'A buyer has made an offer that waits for our answer.',
  called: 'A visitor has made an offer. There is no account: please answer by telephone.',
  agreed: 'The buyer has accepted our price. The goods are set aside and wait in the cart.',
  withdrawn: 'The buyer has withdrawn. Nothing is left to do.',
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment with its zone, as the pages write it: by the shop's clock. */
export function formatMoment(moment: Date, locale: Locale, timeZone: string): string {
  let format = formats.get(`${locale} ${timeZone}`);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-ca-gregory-nu-latn' : INTL_LOCALE[locale], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    formats.set(`${locale} ${timeZone}`, format);
  }
  return format.format(moment);
}

/** Word for word the specification's, as after an enquiry. [§8] */
export const SUBMITTED: LocalizedText = { en: 'Submitted successfully.', ru: 'Отправлено.', ar: 'تم الإرسال بنجاح.' };
