// Emails about orders: in the order's language, with its lines; amounts are in the charged currency.
import { DEFAULT_CURRENCY, formatDay, formatMoney, type Locale, type LocalizedText, type OrderDetail } from '@millwright/contracts';
import type { EmailMessageItem, Post } from '../notifications/index.ts';
import { FACT_NAMES, FREIGHT_WORDS, MODE_WORDS, TOTAL_TITLES } from './orders.messages.ts';

export type OrderMail =
  | 'placed'
  | 'confirmed'
  | 'shipped'
  | 'completed'
  | 'cancelled'
  | 'part-shipped'
  | 'changed'
  | 'return-requested'
  | 'return-accepted'
  | 'return-refused'
  | 'return-closed';

/** Whom it is written to: in the language of the order, which may differ from the one of the request. */
export type Reader = { email: string; locale: Locale; origin: string };

export function orderMail(kind: OrderMail, order: OrderDetail, { email, locale, origin }: Reader, returnId?: number): Post {
  const money = (minor: number): string => formatMoney(minor, DEFAULT_CURRENCY, locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const sums = [
    [TOTAL_TITLES.subtotal, money(order.subtotal.INR)],
    [TOTAL_TITLES.freight, freightText(order, locale)],
    ...order.taxes.map((tax) => [{ en: tax.name, ru: tax.name, ar: tax.name }, money(tax.value.INR)] as const),
    [TOTAL_TITLES.total, money(order.total.INR)],
    [informationIn(order.displayCurrency), order.displayCurrency === DEFAULT_CURRENCY ? '' : inDisplayCurrency(order, locale)],
  ] as const;
  const whole = kind === 'placed' || kind === 'confirmed' || kind === 'changed';
  const isReturn = kind.startsWith('return-');
  const asked = order.returns.find((each) => each.id === returnId) ?? order.returns.at(-1);
  const left = kind === 'shipped' || kind === 'part-shipped';
  return {
    // Freight that was agreed is part of the amounts, and the words must not say otherwise.
    template: kind === 'placed' && order.freight !== null ? 'order-placed-delivered' : `order-${kind}`,
    locale,
    to: email,
    params: { order: order.orderId, url: `${origin}${prefix}/account/order/${order.orderId}` },
    items: isReturn
      ? askedFor(order, asked)
      : left
        ? sentNow(order)
        : whole
          ? order.lines.map((line) => ({
              name: line.name,
              detail: `${line.quantity} × ${line.sku}`,
              amount: money(line.subtotal.INR),
            }))
          : [],
    facts: [
      ...(whole ? sums : []),
      [FACT_NAMES.orderId, order.orderId],
      ...(whole ? [[FACT_NAMES.buyer, [order.companyName, order.buyerName].filter(Boolean).join(', ')] as const] : []),
      [FACT_NAMES.purchaseOrder, order.purchaseOrderNumber],
      ...(whole
        ? ([
            [FACT_NAMES.paymentMode, MODE_WORDS[order.paymentMode][locale]],
            [FACT_NAMES.paymentDue, order.paymentDue === null ? FACT_NAMES.dueAfterInvoice[locale] : formatDay(order.paymentDue, locale)],
            [FACT_NAMES.expected, formatDay(order.expectedDelivery, locale)],
          ] as const)
        : []),
      ...(kind === 'changed' ? [[FACT_NAMES.reason, order.changes.at(-1)?.reason ?? ''] as const] : []),
      ...(isReturn ? [[FACT_NAMES.answer, asked?.answer ?? ''] as const] : []),
      ...(left
        ? ([
            [FACT_NAMES.carrier, order.carrier],
            [FACT_NAMES.tracking, order.trackingNumber],
          ] as const)
        : []),
    ],
  };
}

function freightText({ freight, freightCollected }: OrderDetail, locale: Locale): string {
  if (freight === null) return '';
  if (freight.INR > 0) return formatMoney(freight.INR, DEFAULT_CURRENCY, locale);
  return FREIGHT_WORDS[freightCollected ? 'collected' : 'free'][locale];
}

function inDisplayCurrency(order: OrderDetail, locale: Locale): string {
  return formatMoney(order.total[order.displayCurrency], order.displayCurrency, locale);
}

function informationIn(currency: string): LocalizedText {
  const { en, ru, ar } = FACT_NAMES.information;
  const fill = (text: string): string => text.replace('{currency}', currency);
  return { en: fill(en), ru: fill(ru), ar: fill(ar) };
}

/** The last shipment. */
function sentNow({ shipments }: OrderDetail): EmailMessageItem[] {
  return (shipments.at(-1)?.lines ?? []).map(({ name, sku, quantity }) => ({ name, detail: `${quantity} × ${sku}`, amount: '' }));
}

function askedFor(order: OrderDetail, asked: OrderDetail['returns'][number] | undefined): EmailMessageItem[] {
  const skus = new Map(order.lines.map((line) => [line.productId, line.sku]));
  return (asked?.lines ?? []).map((line) => ({
    name: line.name,
    detail: `${line.quantity} × ${skus.get(line.productId) ?? ''}`,
    amount: '',
  }));
}
