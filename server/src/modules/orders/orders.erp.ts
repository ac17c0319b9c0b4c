// Orders for an ERP: whole records in the order of their changes, from a cursor on, so that none is missed. [decisions 0112]
import type { ErpOrder } from '@millwright/contracts';
import { amountFrom, freightFrom } from '../../platform/amounts.ts';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { primaryOf } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { changeHorizon, type ErpRow, listErpRows } from './orders.erp.queries.ts';
import { cursorOf, moneyIn, readCursor, taxedOut, taxOut } from './orders.erp.rules.ts';

export const MAX_ERP_ORDERS = 200;

export type ErpPage = {
  items: ErpOrder[];
  /** Where to go on, now or later; null: nothing has changed since, the cursor that was sent stays right. */
  next: string | null;
};

/**
 * Each order once, as it is now, in the order of its last change; one that changes again comes again.
 * @param after cursor of an earlier answer; absent: from the beginning, or from `changedSince`
 * @param changedSince a day of the shop, or an ISO moment
 * @throws Problem not-found, right-missing, cursor-not-valid, invalid-request
 */
export async function ordersForErp(
  ctx: Ctx,
  {
    after,
    changedSince,
    limit = MAX_ERP_ORDERS,
  }: { after?: string | undefined; changedSince?: string | undefined; limit?: number },
): Promise<ErpPage> {
  staffOf(ctx, 'orders:read');
  const position = after === undefined ? null : readCursor(after);
  if (position === undefined) throw new Problem('cursor-not-valid');
  if (after !== undefined && changedSince !== undefined)
    throw new Problem(
      'invalid-request',
      {},
      {
        fields: [
          {
            code: 'expected-either',
            pointer: '/changedSince',
            params: { values: 'after, changedSince' },
          },
        ],
      },
    );
  // A replica knows nothing of the transactions that are open.
  const db = primaryOf(ctx.db);
  const horizon = await changeHorizon(db);
  const rows = await listErpRows(db, {
    after: position,
    since: changedSince ?? null,
    horizon,
    limit: Math.min(Math.max(limit, 1), MAX_ERP_ORDERS),
  });
  const withAccount = mayRead(ctx, 'customers');
  const last = rows.at(-1);
  return {
    items: rows.map((row) => toRecord(row, withAccount)),
    next: last === undefined ? null : cursorOf(last.changed_at, last.id),
  };
}

function toRecord(row: ErpRow, withAccount: boolean): ErpOrder {
  const money = moneyIn(row.rates.base);
  const taxes = (row.taxes ?? []).map((tax) => ({
    code: tax.code,
    basisPoints: tax.basis_points,
    value: tax.value_base,
  }));
  const freight = freightFrom(row);
  const address = ({ phoneNumber, ...place }: ErpRow['billing']) => ({
    address: place.address,
    city: place.city,
    postalCode: place.postalCode,
    country: place.country,
    phone: phoneNumber,
  });
  return {
    id: row.id,
    number: row.public_id,
    changedAt: row.changed_at,
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    purchaseOrderNumber: row.buyer_po_number,
    paymentMode: row.payment_mode,
    paymentDue: row.payment_due,
    company: row.company_name,
    contact: row.buyer_name,
    taxId: row.tax_id,
    customer: withAccount ? row.customer : null,
    placeOfSupply: { country: row.delivery.country, state: row.place_of_supply },
    billing: address(row.billing),
    delivery: address(row.delivery),
    collected: row.freight_collected,
    deliveryService: row.delivery_service,
    expectedDelivery: row.expected_delivery,
    lines: row.lines.map((line) => ({
      position: line.position,
      sku: line.sku,
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      shipped: line.shipped,
      credited: line.credited ?? 0,
      unitPrice: money(line.unit_base),
      ...taxedOut(
        { hsn: line.hsn, net: line.subtotal_base, basisPoints: line.tax_basis_points },
        taxes,
        money,
      ),
    })),
    freight:
      freight === null
        ? null
        : taxedOut(
            {
              hsn: row.freight_hsn,
              net: freight.base,
              basisPoints: row.freight_tax_basis_points,
            },
            taxes,
            money,
          ),
    taxes: taxes.map((tax) => taxOut(tax, money)),
    net: money(amountFrom(row, 'subtotal').base + (freight?.base ?? 0)),
    total: money(amountFrom(row, 'total').base),
    paid: money(row.paid_base),
    refunded: money(row.refunded_base),
    credited: money(row.credited_base),
    payments: (row.payments ?? []).map((payment) => ({
      id: payment.id,
      receivedOn: payment.received_on,
      mode: payment.mode,
      reference: payment.reference,
      amount: money(payment.amount_base),
      reverses: payment.reverses,
    })),
    shipments: (row.shipments ?? []).map((left) => ({
      id: left.id,
      shippedAt: new Date(left.shipped_at).toISOString(),
      carrier: left.carrier,
      trackingNumber: left.tracking_number,
      lines: left.lines,
    })),
    invoices: row.invoices ?? [],
  };
}
