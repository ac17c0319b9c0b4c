// Export of orders for an ERP: the records that a program reads, as JSON, or a table with a row for each line and one for freight. [decisions 0112]
import type { ErpFormat, ErpOrder } from '@millwright/contracts';
import { recordingExport } from '../../platform/audit-events.ts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { service as orders } from '../orders/index.ts';
import { type Cell, written } from './exports.admin.ts';

type Taxed = Pick<ErpOrder['lines'][number], 'hsn' | 'taxRate' | 'net' | 'taxes' | 'gross'>;

/** Columns of the order itself stand in each of its rows. */
const ORDER: Readonly<Record<string, (order: ErpOrder) => Cell>> = {
  order: ({ number }) => number,
  changed_at: ({ changedAt }) => changedAt,
  placed_at: ({ placedAt }) => placedAt,
  status: ({ status }) => status,
  po_number: ({ purchaseOrderNumber }) => purchaseOrderNumber,
  company: ({ company }) => company,
  contact: ({ contact }) => contact,
  tax_id: ({ taxId }) => taxId,
  customer_id: ({ customer }) => customer?.id ?? null,
  customer_email: ({ customer }) => customer?.email ?? null,
  place_of_supply_country: ({ placeOfSupply }) => placeOfSupply.country,
  place_of_supply_state: ({ placeOfSupply }) => placeOfSupply.state,
  ...addressColumns('billing'),
  ...addressColumns('delivery'),
  collected: ({ collected }) => (collected ? 'yes' : 'no'),
  delivery_service: ({ deliveryService }) => deliveryService,
  expected_delivery: ({ expectedDelivery }) => expectedDelivery,
  payment_mode: ({ paymentMode }) => paymentMode,
  payment_due: ({ paymentDue }) => paymentDue,
  currency: ({ total }) => total.currency,
  order_net: ({ net }) => net.amount,
  order_total: ({ total }) => total.amount,
  order_paid: ({ paid }) => paid.amount,
  order_refunded: ({ refunded }) => refunded.amount,
  order_credited: ({ credited }) => credited.amount,
  payments: ({ payments }) =>
    payments
      .map(({ receivedOn, reference, amount }) => `${receivedOn} ${reference} ${amount.amount}`)
      .join('; '),
  shipments: ({ shipments }) =>
    shipments
      .map(({ shippedAt, carrier, trackingNumber }) =>
        [shippedAt.slice(0, 10), carrier, trackingNumber].filter(Boolean).join(' '),
      )
      .join('; '),
  invoices: ({ invoices }) => invoices.map(({ number }) => number).join('; '),
};

function addressColumns(which: 'billing' | 'delivery') {
  const fields = [
    ['address', 'address'],
    ['city', 'city'],
    ['postal_code', 'postalCode'],
    ['country', 'country'],
    ['phone', 'phone'],
  ] as const;
  return Object.fromEntries(
    fields.map(([name, field]) => [
      `${which}_${name}`,
      (order: ErpOrder): Cell => order[which][field],
    ]),
  );
}

const LINE_COLUMNS = [
  'line',
  'sku',
  'name',
  'hsn',
  'unit',
  'quantity',
  'shipped',
  'credited',
  'unit_price',
  'net',
  'tax_rate',
  'cgst',
  'sgst',
  'igst',
  'other_tax',
  'gross',
];
const OWN_COLUMNS = ['CGST', 'SGST', 'IGST'];

function taxCells({ net, taxRate, taxes, gross }: Taxed): Cell[] {
  const amountOf = (type: string): string =>
    taxes.find((tax) => tax.type === type)?.amount.amount ?? '0.00';
  const other = taxes.find((tax) => !OWN_COLUMNS.includes(tax.type));
  return [
    net.amount,
    taxRate,
    ...OWN_COLUMNS.map(amountOf),
    other?.amount.amount ?? '0.00',
    gross.amount,
  ];
}

function* rowsOf(order: ErpOrder): Generator<Cell[], void> {
  const own = Object.values(ORDER).map((cell) => cell(order));
  for (const line of order.lines)
    yield [
      ...own,
      line.position,
      line.sku,
      line.name,
      line.hsn,
      line.unit,
      line.quantity,
      line.shipped,
      line.credited,
      line.unitPrice.amount,
      ...taxCells(line),
    ];
  const { freight } = order;
  if (freight !== null && freight.net.amount !== '0.00')
    yield [
      ...own,
      'freight',
      null,
      null,
      freight.hsn,
      null,
      1,
      null,
      null,
      freight.net.amount,
      ...taxCells(freight),
    ];
}

/** A page of orders at a time; customers only for who may read them. @throws Problem not-found, right-missing */
export function exportErpOrders(
  ctx: Ctx,
  { changedSince, format }: { changedSince?: string | undefined; format: ErpFormat },
): AsyncGenerator<string | Buffer, void> {
  staffOf(ctx, 'orders:read');
  const about = { list: 'orders-erp', filter: { changedSince }, format };
  if (format === 'json') return asJson(recordingExport(ctx, about, withHead(ctx, changedSince)));
  const rows = (async function* (): AsyncGenerator<Cell[], void> {
    yield [...Object.keys(ORDER), ...LINE_COLUMNS];
    for await (const order of records(ctx, changedSince)) yield* rowsOf(order);
  })();
  return written(recordingExport(ctx, about, rows), format, 'program');
}

async function* records(
  ctx: Ctx,
  changedSince: string | undefined,
): AsyncGenerator<ErpOrder, void> {
  for (let after: string | undefined; ; ) {
    const { items, next }: Awaited<ReturnType<typeof orders.ordersForErp>> =
      await orders.ordersForErp(ctx, { after, changedSince });
    yield* items;
    if (next === null) return;
    after = next;
  }
}

/** The log counts what leaves behind a heading. */
async function* withHead(
  ctx: Ctx,
  changedSince: string | undefined,
): AsyncGenerator<ErpOrder | null, void> {
  yield null;
  yield* records(ctx, changedSince);
}

async function* asJson(items: AsyncIterable<ErpOrder | null>): AsyncGenerator<string, void> {
  let before = '{"items":[';
  for await (const item of items) {
    if (item === null) continue;
    yield `${before}\n${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === ',' ? '\n]}\n' : '{"items":[]}\n';
}
