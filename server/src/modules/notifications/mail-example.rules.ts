// Made-up values for the preview of an email: recognisable as examples, neutral, in the mail's language. Pure.
import { type CurrencyCode, formatDay, formatMoney, type Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { Letter } from './notifications.rules.ts';
import type { TemplateName } from './notifications.templates.ts';

/** What fills a mail, beside its own words. */
export type MailExample = Pick<Letter, 'params' | 'items' | 'facts'> & {
  /** Number of the order or quote of the shop that it is about; '' = made up. */
  about: string;
};

const NUMBER = 'EX-0000-0000';
const SKU = 'EXAMPLE-1';
const UNITS = 10;
const UNIT_PRICE = 12_500;

export type ExampleShop = {
  /** https://shop.example */
  origin: string;
  currency: CurrencyCode;
  /** ISO date. */
  today: string;
};

export function madeUpExample(
  template: TemplateName,
  locale: Locale,
  { origin, currency, today }: ExampleShop,
): MailExample {
  const t = translator(locale);
  const person = t('mail.example.person');
  const day = formatDay(today, locale);
  const ofProduct = template.startsWith('offer-') || template === 'stock-alert';
  const name = ofProduct
    ? t('mail.example.part')
    : template.startsWith('certificate-')
      ? t('mail.example.document')
      : person;
  const text = t('mail.example.text');
  return {
    about: '',
    params: {
      ...{ name, who: person, news: text, reason: text, text },
      ...{ order: NUMBER, quote: NUMBER, reference: NUMBER },
      number: template === 'stock-alert' ? SKU : NUMBER,
      kind: t('leads.kind.request'),
      said: t('quotes.said.accepted'),
      email: 'buyer@example.com',
      address: 'https://erp.example/hooks',
      password: 'EXAM-PLE0',
      n: 7,
      ...{ asked: day, until: day },
      ...{ url: `${origin}/`, stop: `${origin}/` },
    },
    ...goods(template, locale, currency),
  };
}

/** One line of goods, with its sum where the mail has sums. */
function goods(
  template: TemplateName,
  locale: Locale,
  currency: CurrencyCode,
): Pick<MailExample, 'items' | 'facts'> {
  const t = translator(locale);
  const hasSums = /^(order-(placed|confirmed|changed|staff)|quote-sent)/.test(template);
  if (!hasSums && !/^(order-.*shipped|order-return|return-)/.test(template)) return {};
  const sum = formatMoney(UNITS * UNIT_PRICE, currency, locale);
  const isQuote = template.startsWith('quote-');
  return {
    items: [
      {
        name: t('mail.example.part'),
        detail: `${UNITS} × ${SKU}`,
        amount: hasSums ? sum : '',
      },
    ],
    facts: [
      ...(hasSums ? [[t('orders.total.total'), sum] as const] : []),
      [t(isQuote ? 'quotes.fact.quote' : 'orders.fact.orderId'), NUMBER],
    ],
  };
}
