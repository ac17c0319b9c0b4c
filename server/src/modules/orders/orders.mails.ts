// Emails about orders: in the order's own language, with what it holds; amounts are those that are charged.
import {
  DEFAULT_CURRENCY,
  formatDay,
  formatMoney,
  type Locale,
  type OrderDetail,
  taxName,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { EmailMessageItem, Post } from '../notifications/index.ts';

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

export function orderMail(
  kind: OrderMail,
  order: OrderDetail,
  { email, locale, origin }: Reader,
  returnId?: number,
): Post {
  const money = (minor: number): string => formatMoney(minor, DEFAULT_CURRENCY, locale);
  const t = translator(locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const sums = [
    [t('orders.total.subtotal'), money(order.subtotal.INR)],
    [t('orders.total.freight'), freightText(order, locale)],
    ...order.taxes.map((tax) => [taxName(tax, locale), money(tax.value.INR)] as const),
    [t('orders.total.total'), money(order.total.INR)],
    [
      t('orders.fact.information', { currency: order.displayCurrency }),
      order.displayCurrency === DEFAULT_CURRENCY ? '' : inDisplayCurrency(order, locale),
    ],
  ] as const;
  const whole = kind === 'placed' || kind === 'confirmed' || kind === 'changed';
  const isReturn = kind.startsWith('return-');
  const asked = order.returns.find((each) => each.id === returnId) ?? order.returns.at(-1);
  const left = kind === 'shipped' || kind === 'part-shipped';
  return {
    // Freight that was agreed is part of the amounts, and the words must not say otherwise.
    template:
      kind === 'placed' && order.freight !== null ? 'order-placed-delivered' : `order-${kind}`,
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
      [t('orders.fact.orderId'), order.orderId],
      ...(whole
        ? [
            [
              t('orders.fact.buyer'),
              [order.companyName, order.buyerName].filter(Boolean).join(', '),
            ] as const,
          ]
        : []),
      [t('orders.fact.purchaseOrder'), order.purchaseOrderNumber],
      ...(whole
        ? ([
            [t('orders.fact.paymentMode'), t(`orders.mode.${order.paymentMode}`)],
            [
              t('orders.fact.paymentDue'),
              order.paymentDue === null
                ? t('orders.fact.dueAfterInvoice')
                : formatDay(order.paymentDue, locale),
            ],
            [t('orders.fact.expected'), formatDay(order.expectedDelivery, locale)],
          ] as const)
        : []),
      ...(kind === 'changed'
        ? [[t('orders.fact.reason'), order.changes.at(-1)?.reason ?? ''] as const]
        : []),
      ...(isReturn ? [[t('orders.fact.answer'), asked?.answer ?? ''] as const] : []),
      ...(left
        ? ([
            [t('orders.fact.carrier'), order.carrier],
            [t('orders.fact.tracking'), order.trackingNumber],
          ] as const)
        : []),
    ],
  };
}

function freightText({ freight, freightCollected }: OrderDetail, locale: Locale): string {
  if (freight === null) return '';
  if (freight.INR > 0) return formatMoney(freight.INR, DEFAULT_CURRENCY, locale);
  return translator(locale)(freightCollected ? 'orders.freight.collected' : 'orders.freight.free');
}

function inDisplayCurrency(order: OrderDetail, locale: Locale): string {
  return formatMoney(order.total[order.displayCurrency], order.displayCurrency, locale);
}

/** What left last. */
function sentNow({ shipments }: OrderDetail): EmailMessageItem[] {
  return (shipments.at(-1)?.lines ?? []).map(({ name, sku, quantity }) => ({
    name,
    detail: `${quantity} × ${sku}`,
    amount: '',
  }));
}

function askedFor(
  order: OrderDetail,
  asked: OrderDetail['returns'][number] | undefined,
): EmailMessageItem[] {
  const skus = new Map(order.lines.map((line) => [line.productId, line.sku]));
  return (asked?.lines ?? []).map((line) => ({
    name: line.name,
    detail: `${line.quantity} × ${skus.get(line.productId) ?? ''}`,
    amount: '',
  }));
}
