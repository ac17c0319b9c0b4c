// Order views from rows.

import {
  type Locale,
  ORDER_TRANSITIONS,
  type OrderDetail,
  type OrderProposal,
  type OrderShipment,
  type OrderSummary,
  ZERO,
} from '@millwright/contracts';
import { amountFrom, freightFrom } from '../../platform/amounts.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { getTimeZone } from '../pricing/index.ts';
import { balanceOf, paymentStateOf, refundDueOf } from './orders.admin.rules.ts';
import type { NewOrder, OrderRow } from './orders.queries.ts';
import { returnableLines, returnWindow } from './returns.rules.ts';

export function toSummary(row: OrderRow): OrderSummary {
  return {
    id: row.id,
    orderId: row.public_id,
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    total: amountFrom(row, 'total'),
    displayCurrency: row.display_currency,
    baseCurrency: row.rates.base,
    lines: row.lines.map((line) => ({
      productId: line.product_id,
      sku: line.sku,
      name: line.name,
      slug: line.slug,
      image: line.image,
      manufacturer: line.manufacturer,
      quantity: line.quantity,
      unitPrice: amountFrom(line, 'unit'),
      subtotal: amountFrom(line, 'subtotal'),
    })),
  };
}

/** With the shop's own clock. @param locale of the reader */
export async function detailOf(
  ctx: Ctx,
  db: Db | Tx,
  row: OrderRow,
  locale: Locale = ctx.locale,
): Promise<OrderDetail> {
  const now = ctx.clock.now();
  return toDetail(inLanguage(row, locale), now, await getTimeZone(db, now));
}

/** Names of products in the reader's language, while the catalogue still calls them what was ordered. [decisions 0086, 0121] */
export function inLanguage(row: OrderRow, locale: Locale): OrderRow {
  return {
    ...row,
    lines: row.lines.map((line) => ({ ...line, name: line.names?.[locale] ?? line.name })),
  };
}

export function toDetail(row: OrderRow, now: Date, timeZone: string): OrderDetail {
  const returns = row.returns ?? [];
  const window = returnWindow(row.status, row.history, now, timeZone);
  const asked = returns.flatMap(({ state, lines }) =>
    lines.map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
      open: line.open,
      refused: state === 'refused',
    })),
  );
  const bought = row.lines.map((line) => ({ productId: line.product_id, quantity: line.quantity }));
  const names = new Map(row.lines.map((line) => [line.product_id, line.name]));
  return {
    ...toSummary(row),
    companyName: row.company_name,
    buyerName: row.buyer_name,
    billing: row.billing,
    delivery: row.delivery,
    subtotal: amountFrom(row, 'subtotal'),
    freight: freightFrom(row),
    freightCollected: row.freight_collected,
    deliveryService: row.delivery_service,
    taxes: (row.taxes ?? []).map((tax) => ({
      code: tax.code,
      name: tax.name,
      basisPoints: tax.basis_points,
      value: amountFrom(tax, 'value'),
    })),
    paymentMode: row.payment_mode,
    purchaseOrderNumber: row.buyer_po_number,
    note: row.note,
    expectedDelivery: row.expected_delivery,
    paymentDue: row.payment_due,
    termsVersion: row.terms_version,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    history: row.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    changes: (row.edits ?? []).map(({ at, changes: { consent: _, ...changes } }) => ({
      ...changes,
      reason: changes.reason ?? '',
      at: new Date(at).toISOString(),
    })),
    shipments: toShipments(row),
    paid: row.paid_base,
    credited: amountFrom(row, 'credited'),
    refunded: row.refunded_base,
    refundDue: refundDueOf(balanceOf(row)),
    paymentState: paymentStateOf(balanceOf(row)),
    proposal: toProposals(row).at(-1) ?? null,
    canCancel: ORDER_TRANSITIONS.canTransition(row.status, 'Cancelled', 'customer'),
    canReduce: canReduce(row),
    returns: returns.map(({ id, requested_at, state, note, answer, credit, lines }) => ({
      id,
      requestedAt: new Date(requested_at).toISOString(),
      state,
      note,
      answer,
      credited: credit?.total ?? null,
      lines: lines.map(({ product_id, quantity, reason }) => ({
        productId: product_id,
        name: names.get(product_id) ?? '',
        quantity,
        reason,
      })),
    })),
    returnable: window === null ? [] : returnableLines(bought, asked),
    returnUntil: window?.until?.toISOString() ?? null,
  };
}

/** A part of it may be cancelled: not the last piece, and not before a proposal is answered. */
function canReduce({ status, lines, proposals }: OrderRow): boolean {
  const isAsked = (proposals ?? []).some((each) => each.state === 'open');
  return (
    status === 'Pending' &&
    !isAsked &&
    (lines.length > 1 || lines.some((line) => line.quantity > 1))
  );
}

/** Names of goods that the order has already are in the language of its lines. */
export function toProposals({
  proposals,
  lines,
}: Pick<OrderRow, 'proposals' | 'lines'>): (OrderProposal & {
  actor: string;
  closedBy: string | null;
})[] {
  const names = new Map(lines.map(({ product_id, name }) => [product_id, name]));
  return (proposals ?? []).map(({ contents, changes, ...row }) => ({
    id: row.id,
    state: row.state,
    proposedAt: new Date(row.proposed_at).toISOString(),
    actor: row.actor,
    answerBy: row.answer_by,
    reason: changes.reason ?? '',
    lines: contents.compared.map((line) => ({
      ...line,
      name: names.get(line.productId) ?? line.name,
    })),
    freight: {
      from: contents.before.freight,
      to: contents.totals.freight?.base ?? null,
      collected: contents.collected,
    },
    taxes: {
      from: contents.before.taxes,
      to: contents.totals.taxes.reduce((sum, tax) => sum + tax.value.base, 0),
    },
    total: changes.total,
    answer: row.answer,
    closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
    closedBy: row.closed_by,
  }));
}

export function toShipments({
  shipments,
  lines,
}: Pick<OrderRow, 'shipments' | 'lines'>): OrderShipment[] {
  const goods = new Map(lines.map(({ product_id, sku, name }) => [product_id, { sku, name }]));
  return (shipments ?? []).map((left) => ({
    id: left.id,
    shippedAt: new Date(left.shipped_at).toISOString(),
    carrier: left.carrier,
    trackingNumber: left.tracking_number,
    lines: left.lines.map(({ product_id, quantity }) => ({
      productId: product_id,
      quantity,
      ...(goods.get(product_id) ?? { sku: '', name: '' }),
    })),
  }));
}

/** The order as reading it back would answer it, without reading it back. */
export function placedDetail(
  order: NewOrder,
  { id, placedAt }: { id: number; placedAt: Date },
): OrderDetail {
  const at = placedAt.toISOString();
  return {
    id,
    orderId: order.publicId,
    placedAt: at,
    status: 'Pending',
    displayCurrency: order.displayCurrency,
    baseCurrency: order.rates.base,
    ...order.totals,
    lines: order.lines.map((line) => ({
      productId: line.productId,
      sku: line.sku,
      name: line.name,
      slug: line.slug,
      image: line.image,
      manufacturer: line.manufacturer.name,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      subtotal: line.subtotal,
    })),
    companyName: order.companyName,
    buyerName: order.buyerName,
    billing: order.billing,
    delivery: order.delivery,
    paymentMode: order.paymentMode,
    purchaseOrderNumber: order.purchaseOrderNumber,
    note: order.note,
    expectedDelivery: order.expectedDelivery,
    paymentDue: null,
    termsVersion: order.termsVersion,
    carrier: '',
    trackingNumber: '',
    history: [{ status: 'Pending', at }],
    freightCollected: order.freightCollected,
    deliveryService: order.deliveryService,
    changes: [],
    shipments: [],
    paid: 0,
    credited: ZERO,
    refunded: 0,
    refundDue: 0,
    paymentState: 'unpaid',
    proposal: null,
    canCancel: true,
    canReduce: order.lines.length > 1 || order.lines.some((line) => line.quantity > 1),
    returns: [],
    returnable: [],
    returnUntil: null,
  };
}
