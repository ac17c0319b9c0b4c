// How does an order look to the staff?

import { type AdminOrder, ORDER_TRANSITIONS, type OrderEdit, shareOf } from '@millwright/contracts';
import { amountFrom, freightFrom } from '../../platform/amounts.ts';
import type { AdminExtras } from './orders.admin.queries.ts';
import { balanceOf, isOverdue, owedOf, paymentStateOf, refundDueOf } from './orders.admin.rules.ts';
import type { OrderRow } from './orders.queries.ts';
import { toProposals, toShipments } from './orders.views.ts';

/** @param today the shop's day, ISO */
export function toAdminOrder(
  row: OrderRow,
  extras: AdminExtras,
  {
    mails,
    withAccount,
    today,
    companyMissing,
    pickup,
  }: Pick<AdminOrder, 'mails' | 'companyMissing' | 'pickup'> & {
    withAccount: boolean;
    today: string;
  },
): AdminOrder {
  const { customer } = extras;
  const actors = new Map((row.shipments ?? []).map((left) => [left.id, left.actor]));
  const goods = new Map(row.lines.map(({ product_id, sku, name }) => [product_id, { sku, name }]));
  const reversed = new Set((extras.payments ?? []).map((payment) => payment.reverses));
  const balance = balanceOf(row);
  const hasLeft = row.lines.some((line) => line.shipped > 0);
  const at = (text: string): string => new Date(text).toISOString();
  return {
    id: row.id,
    orderId: row.public_id,
    version: row.version,
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    // What has left in part cannot be called back.
    nextStatuses: ORDER_TRANSITIONS.next(row.status, 'staff').filter(
      (to) => to !== 'Cancelled' || !hasLeft,
    ),
    locale: row.locale,
    displayCurrency: row.display_currency,
    customer: {
      id: customer.id,
      name: `${customer.first_name} ${customer.last_name}`.trim(),
      account: withAccount
        ? {
            email: customer.email,
            mobile: customer.mobile,
            verified: customer.verified,
            blocked: customer.disabled_at !== null,
          }
        : null,
    },
    companyName: row.company_name,
    buyerName: row.buyer_name,
    taxId: row.tax_id,
    billing: row.billing,
    delivery: row.delivery,
    lines: row.lines.map((line) => ({
      productId: line.product_id,
      sku: line.sku,
      codes: [line.sku, ...(extras.codes?.[line.product_id] ?? [])].filter((code) => code !== ''),
      name: line.name,
      slug: line.slug,
      image: line.image,
      manufacturer: line.manufacturer,
      hsn: line.hsn,
      taxBasisPoints: line.tax_basis_points,
      quantity: line.quantity,
      shipped: line.shipped,
      unitPrice: amountFrom(line, 'unit'),
      subtotal: amountFrom(line, 'subtotal'),
    })),
    subtotal: amountFrom(row, 'subtotal'),
    freight: freightFrom(row),
    freightCollected: row.freight_collected,
    deliveryService: row.delivery_service,
    pickup: row.freight_collected ? pickup : '',
    taxes: (row.taxes ?? []).map((tax) => ({
      code: tax.code,
      name: tax.name,
      basisPoints: tax.basis_points,
      value: amountFrom(tax, 'value'),
    })),
    total: amountFrom(row, 'total'),
    paid: row.paid_base,
    credited: amountFrom(row, 'credited'),
    refunded: row.refunded_base,
    refundDue: refundDueOf(balance),
    paymentState: paymentStateOf(balance),
    paymentMode: row.payment_mode,
    paymentDue: row.payment_due,
    overdue: isOverdue(balance, row.payment_due, today),
    expectedDelivery: row.expected_delivery,
    purchaseOrderNumber: row.buyer_po_number,
    note: row.note,
    commission: {
      basisPoints: row.commission_basis_points,
      amount: shareOf(owedOf(balance), row.commission_basis_points),
    },
    history: extras.history.map((step) => ({
      status: step.status,
      at: at(step.at),
      actor: step.actor,
    })),
    edits: (extras.edits ?? []).map((edit) => ({
      version: edit.version,
      at: at(edit.at),
      actor: edit.actor,
      ...(edit.changes as OrderEdit),
    })),
    proposals: toProposals(row),
    shipments: toShipments(row).map((left) => ({
      ...left,
      actor: actors.get(left.id) ?? '',
      location: extras.locations?.[left.id] ?? null,
    })),
    payments: (extras.payments ?? []).map((payment) => ({
      id: payment.id,
      receivedOn: payment.received_on,
      mode: payment.mode,
      reference: payment.reference,
      amount: payment.amount_base,
      note: payment.note,
      reverses: payment.reverses,
      reversed: reversed.has(payment.id),
      at: at(payment.at),
      actor: payment.actor,
    })),
    notes: (extras.notes ?? []).map((note) => ({
      id: note.id,
      at: at(note.at),
      actor: note.actor,
      text: note.text,
    })),
    returns: (row.returns ?? []).map((asked) => ({
      id: asked.id,
      requestedAt: at(asked.requested_at),
      state: asked.state,
      note: asked.note,
      answer: asked.answer,
      restocked: asked.restocked,
      credited: asked.credit?.total ?? null,
      lines: asked.lines.map(({ product_id, quantity, reason }) => ({
        productId: product_id,
        quantity,
        reason,
        ...(goods.get(product_id) ?? { sku: '', name: '' }),
      })),
    })),
    mails,
    companyMissing,
  };
}
