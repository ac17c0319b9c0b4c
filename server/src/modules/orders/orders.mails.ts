// Emails about orders: in the order's own language, with what it holds; amounts are those that are charged.
import {
  amountIn,
  formatDay,
  formatMoney,
  type Locale,
  type LocalizedText,
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
  | 'proposal'
  | 'proposal-accepted'
  | 'proposal-over'
  | 'reduced'
  | 'return-requested'
  | 'return-accepted'
  | 'return-refused'
  | 'return-closed';

/** Whom it is written to: in the language of the order, which may differ from the one of the request. `pickup`: where goods are collected. */
export type Reader = { email: string; locale: Locale; origin: string; pickup: LocalizedText };

/** Kinds that show the order as it stands. */
const WHOLE: readonly OrderMail[] = [
  'placed',
  'confirmed',
  'changed',
  'proposal-accepted',
  'reduced',
];
/** Kinds that say otherwise to a buyer who collects the goods. */
const OF_COLLECTED = {
  placed: 'order-placed-collected',
  shipped: 'order-shipped-collected',
  'part-shipped': 'order-part-shipped-collected',
} as const;

export function orderMail(
  kind: OrderMail,
  order: OrderDetail,
  { email, locale, origin, pickup }: Reader,
  returnId?: number,
): Post {
  const money = (minor: number): string => formatMoney(minor, order.baseCurrency, locale);
  const t = translator(locale);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const sums = [
    [t('orders.total.subtotal'), money(order.subtotal.base)],
    [t('orders.total.freight'), freightText(order, locale)],
    ...order.taxes.map((tax) => [taxName(tax, locale), money(tax.value.base)] as const),
    [t('orders.total.total'), money(order.total.base)],
    [
      t('orders.fact.information', { currency: order.displayCurrency }),
      order.displayCurrency === order.baseCurrency ? '' : inDisplayCurrency(order, locale),
    ],
  ] as const;
  const whole = WHOLE.includes(kind);
  const isReturn = kind.startsWith('return-');
  const asked = order.returns.find((each) => each.id === returnId) ?? order.returns.at(-1);
  const left = kind === 'shipped' || kind === 'part-shipped';
  return {
    template: templateOf(kind, order),
    locale,
    to: email,
    params: { order: order.orderId, url: `${origin}${prefix}/account/order/${order.orderId}` },
    items: isReturn
      ? askedFor(order, asked)
      : kind === 'proposal'
        ? proposedItems(order, locale)
        : left
          ? sentNow(order)
          : whole
            ? order.lines.map((line) => ({
                name: line.name,
                detail: `${line.quantity} × ${line.sku}`,
                amount: money(line.subtotal.base),
              }))
            : [],
    facts: [
      ...(whole ? sums : []),
      [t('orders.fact.orderId'), order.orderId],
      ...(whole ? [[t('orders.fact.buyer'), buyerText(order, locale)] as const] : []),
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
            [
              t(order.freightCollected ? 'orders.fact.ready' : 'orders.fact.expected'),
              formatDay(order.expectedDelivery, locale),
            ],
            [t('orders.fact.collectAt'), order.freightCollected ? pickup[locale] : ''],
          ] as const)
        : []),
      ...(kind === 'changed'
        ? [[t('orders.fact.reason'), order.changes.at(-1)?.reason ?? ''] as const]
        : []),
      ...(kind === 'proposal' ? proposalFacts(order, locale) : []),
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

/** Company and person, each in its own direction. */
export function buyerText(
  { companyName, buyerName }: Pick<OrderDetail, 'companyName' | 'buyerName'>,
  locale: Locale,
): string {
  const names = [companyName, buyerName].filter((name) => name !== '');
  return names.join(locale === 'ar' ? '، ' : ', ');
}

/** Each line that a proposal changes, with its pieces before and after and what it costs then. */
export function proposedItems(order: OrderDetail, locale: Locale): EmailMessageItem[] {
  return (order.proposal?.lines ?? [])
    .filter(
      ({ quantity, unitPrice }) => quantity.from !== quantity.to || unitPrice.from !== unitPrice.to,
    )
    .map(({ name, sku, quantity, subtotal }) => ({
      name,
      detail: `${quantity.from} → ${quantity.to} × ${sku}`,
      amount: formatMoney(subtotal.to, order.baseCurrency, locale),
    }));
}

export function proposalFacts(
  { proposal, baseCurrency }: OrderDetail,
  locale: Locale,
): (readonly [string, string])[] {
  if (proposal === null) return [];
  const t = translator(locale);
  const money = (minor: number): string => formatMoney(minor, baseCurrency, locale);
  const { freight, taxes, total } = proposal;
  return [
    [t('orders.total.freight'), freight.to === null ? '' : money(freight.to)],
    [t('orders.fact.taxes'), money(taxes.to)],
    [t('orders.fact.totalBefore'), money(total.from)],
    [t('orders.fact.totalAfter'), money(total.to)],
    [t('orders.fact.reason'), proposal.reason],
    [
      t('orders.fact.answerBy'),
      proposal.state === 'open' ? formatDay(proposal.answerBy, locale) : '',
    ],
  ];
}

function templateOf(kind: OrderMail, order: OrderDetail): Post['template'] {
  if (order.freightCollected && Object.hasOwn(OF_COLLECTED, kind))
    return OF_COLLECTED[kind as keyof typeof OF_COLLECTED];
  // Freight that was agreed is part of the amounts, and the words must not say otherwise.
  return kind === 'placed' && order.freight !== null ? 'order-placed-delivered' : `order-${kind}`;
}

export function freightText(
  { freight, freightCollected, baseCurrency }: OrderDetail,
  locale: Locale,
): string {
  if (freight === null) return '';
  if (freight.base > 0) return formatMoney(freight.base, baseCurrency, locale);
  return translator(locale)(freightCollected ? 'orders.freight.collected' : 'orders.freight.free');
}

function inDisplayCurrency(order: OrderDetail, locale: Locale): string {
  return formatMoney(amountIn(order.total, order.displayCurrency), order.displayCurrency, locale);
}

/** What left last. */
function sentNow({ shipments }: OrderDetail): EmailMessageItem[] {
  return (shipments.at(-1)?.lines ?? []).map(({ name, sku, quantity }) => ({
    name,
    detail: `${quantity} × ${sku}`,
    amount: '',
  }));
}

export function askedFor(
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
