// Emails to staff about orders and returns, in English: what came in, from whom, and where to open it.
import {
  cityLine,
  formatMoney,
  INTL_LOCALE,
  type LocalizedText,
  type OrderDetail,
  taxName,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { Post } from '../notifications/index.ts';
import { askedFor, buyerText, freightText, proposalFacts, proposedItems } from './orders.mails.ts';

type StaffMail = Omit<Post, 'to'>;
type Buyer = { email: string; mobile: string };

/** @param pickup where goods are collected */
export function orderForStaff(
  order: OrderDetail,
  buyer: Buyer,
  origin: string,
  pickup: LocalizedText,
): StaffMail {
  const t = translator('en');
  const money = (minor: number): string => formatMoney(minor, order.baseCurrency, 'en');
  return {
    ...headOf('order-staff', order, buyer, origin),
    items: order.lines.map((line) => ({
      name: line.name,
      detail: `${line.quantity} × ${line.sku}`,
      amount: money(line.subtotal.base),
    })),
    facts: [
      [t('orders.total.subtotal'), money(order.subtotal.base)],
      [t('orders.total.freight'), order.freightCollected ? '' : freightText(order, 'en')],
      ...order.taxes.map((tax) => [taxName(tax, 'en'), money(tax.value.base)] as const),
      [t('orders.total.total'), money(order.total.base)],
      ...factsOf(order, buyer),
      [t('orders.fact.purchaseOrder'), order.purchaseOrderNumber],
      [t('orders.fact.paymentMode'), t(`orders.mode.${order.paymentMode}`)],
      [t('orders.fact.deliveryService'), order.deliveryService],
      order.freightCollected
        ? [t('orders.fact.buyerCollects'), pickup.en]
        : [t('orders.fact.deliverTo'), placeOf(order)],
      [t('orders.fact.note'), order.note],
    ],
  };
}

/** About the newest request of the order. */
export function returnForStaff(order: OrderDetail, buyer: Buyer, origin: string): StaffMail {
  const asked = order.returns.at(-1);
  return {
    ...headOf('return-staff', order, buyer, origin),
    items: askedFor(order, asked),
    facts: [...factsOf(order, buyer), [translator('en')('orders.fact.note'), asked?.note ?? '']],
  };
}

/** What the buyer answered to the newest proposal, or that nobody did in time. */
export function proposalForStaff(order: OrderDetail, buyer: Buyer, origin: string): StaffMail {
  const t = translator('en');
  const { proposal } = order;
  const head = headOf('order-proposal-staff', order, buyer, origin);
  const said = proposal === null ? '' : t(`orders.proposal.${proposal.state}`);
  return {
    ...head,
    params: { ...head.params, said },
    items: proposedItems(order, 'en'),
    facts: [
      [t('orders.fact.proposal'), said],
      [t('orders.fact.note'), proposal?.answer ?? ''],
      ...proposalFacts(order, 'en'),
      ...factsOf(order, buyer),
    ],
  };
}

/** What the buyer took off. */
export function reducedForStaff(order: OrderDetail, buyer: Buyer, origin: string): StaffMail {
  const t = translator('en');
  const change = order.changes.at(-1);
  const money = (minor: number): string => formatMoney(minor, order.baseCurrency, 'en');
  return {
    ...headOf('order-reduced-staff', order, buyer, origin),
    items: (change?.lines ?? []).map(({ name, sku, from, to }) => ({
      name,
      detail: `${from} → ${to} × ${sku}`,
      amount: '',
    })),
    facts: [
      [t('orders.fact.totalBefore'), money(change?.total.from ?? order.total.base)],
      [t('orders.fact.totalAfter'), money(order.total.base)],
      ...factsOf(order, buyer),
    ],
  };
}

function headOf(
  template: 'order-staff' | 'return-staff' | 'order-proposal-staff' | 'order-reduced-staff',
  { id, orderId, companyName, buyerName }: OrderDetail,
  { email }: Buyer,
  origin: string,
): StaffMail {
  return {
    template,
    locale: 'en',
    replyTo: email,
    params: {
      order: orderId,
      who: companyName || buyerName || email,
      url: `${origin}/admin#/orders/${id}/show`,
    },
  };
}

function factsOf(order: OrderDetail, { email, mobile }: Buyer): NonNullable<StaffMail['facts']> {
  const t = translator('en');
  return [
    [t('orders.fact.orderId'), order.orderId],
    [t('orders.fact.buyer'), buyerText(order, 'en')],
    [t('orders.fact.email'), email],
    [t('orders.fact.phone'), mobile],
  ];
}

function placeOf({ delivery }: OrderDetail): string {
  const country = new Intl.DisplayNames([INTL_LOCALE.en], { type: 'region' });
  return [delivery.address, cityLine(delivery), country.of(delivery.country)].join(', ');
}
