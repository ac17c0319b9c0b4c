// Carriers: consignments that are ready go out as a file, and the carrier's answer sends orders and gives shipments their tracking numbers. [decisions 0112]
import { createHash } from 'node:crypto';
import {
  type CarrierAnswer,
  type CarrierConsignment,
  type CarrierRowState,
  fileInText,
  problemText,
} from '@millwright/contracts';
import { recordingExport } from '../../platform/audit-events.ts';
import { mayRead, staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { SentForm } from '../../platform/http/multipart.ts';
import { readTableFile } from '../../platform/http/table-file.ts';
import { Problem } from '../../platform/problem.ts';
import { publicIdCode } from '../../platform/public-id.ts';
import { BYTE_ORDER_MARK, writtenRow } from '../../platform/spreadsheet/index.ts';
import { listConsignmentRows, trackShipment } from './carriers.queries.ts';
import {
  type AnswerRow,
  type CarrierExchange,
  type Consignment,
  csvExchange,
  readReference,
  referenceOf,
  sortAnswers,
} from './carriers.rules.ts';
import { leftToShip } from './orders.admin.rules.ts';
import { shipOrder } from './orders.admin.shipments.ts';
import { checkCarrier, notifyBuyer } from './orders.notify.ts';
import { lockOrder, type OrderRow, type ShipmentRow, saveCarrier } from './orders.queries.ts';
import { getOrderRow, getRowById } from './orders.service.ts';

/** Consignments of a screen or a file. */
const MAX_CONSIGNMENTS = 1_000;

type Chosen = { orders?: number[] | undefined; shipments?: number[] | undefined };

/** @throws Problem not-found, right-missing */
export async function listConsignments(
  ctx: Ctx,
): Promise<{ rows: CarrierConsignment[]; total: number }> {
  const rows = (await readConsignments(ctx, null)).map(
    (each): CarrierConsignment => ({
      reference: each.reference,
      id: each.orderId,
      orderId: each.publicId,
      shipmentId: each.shipmentId,
      recipient: each.company || each.person,
      city: each.delivery.city,
      country: each.delivery.country,
      pieces: each.pieces,
      grams: each.grams,
      deliveryService: each.deliveryService,
      expectedDelivery: each.expectedDelivery,
    }),
  );
  return { rows, total: rows.length };
}

/** For the carrier, its contents in the language of the request, safe against formulas; noted in the log. @throws Problem not-found, right-missing */
export async function exportConsignments(
  ctx: Ctx,
  chosen: Chosen,
  exchange: CarrierExchange = csvExchange,
): Promise<AsyncGenerator<string, void>> {
  const { orders, shipments } = chosen;
  const isAll = orders === undefined && shipments === undefined;
  const some = isAll ? null : { orders: orders ?? [], shipments: shipments ?? [] };
  const rows = exchange.rowsOf(await readConsignments(ctx, some));
  const filter = Object.fromEntries(Object.entries(chosen).filter(([, ids]) => ids !== undefined));
  return written(recordingExport(ctx, { list: 'consignments', filter, format: 'csv' }, each(rows)));
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row, void> {
  yield* rows;
}

async function* written(
  rows: AsyncIterable<(string | number | null)[]>,
): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield writtenRow(row, 'program');
}

async function readConsignments(
  ctx: Ctx,
  chosen: { orders: number[]; shipments: number[] } | null,
): Promise<Consignment[]> {
  staffOf(ctx, 'shipping:write');
  staffOf(ctx, 'orders:read');
  const rows = await listConsignmentRows(ctx.db, ctx.clock.now(), {
    limit: MAX_CONSIGNMENTS,
    chosen,
    locale: ctx.locale,
  });
  const withAccount = mayRead(ctx, 'customers');
  return rows.map(({ base, ...row }) => ({
    ...row,
    reference: referenceOf(row.publicId, row.shipmentId),
    currency: base,
    email: withAccount ? row.email : '',
  }));
}

/**
 * Each row is a transaction of its own: what can be done is done, the others are named with the reason, and the same file again changes nothing.
 * @throws Problem not-found, right-missing, invalid-request, file-too-large, file-not-readable, carrier-file-columns, carrier-file-rows, carrier-file-empty
 */
export async function readCarrierAnswer(
  ctx: Ctx,
  { files }: SentForm,
  exchange: CarrierExchange = csvExchange,
): Promise<CarrierAnswer> {
  staffOf(ctx, 'shipping:write');
  staffOf(ctx, 'orders:read');
  const file = files.get('file');
  if (file === undefined) throw new Problem('file-empty', { file: fileInText('') });
  const { rows, waiting } = sortAnswers(exchange.answersOf(await readTableFile(file)));
  if (rows.length === 0) throw new Problem('carrier-file-empty');
  const answer: CarrierAnswer = { rows: [], waiting };
  for (const { answer: row, fault } of rows) {
    const done =
      fault === null
        ? await takeRow(ctx, row)
        : {
            state: 'faulty' as const,
            id: null,
            reason: problemText(fault.code, ctx.locale, fault.params),
          };
    answer.rows.push({ ...row, ...done });
  }
  return answer;
}

type Done = { state: CarrierRowState; id: number | null; reason: string };

async function takeRow(ctx: Ctx, row: AnswerRow): Promise<Done> {
  let id: number | null = null;
  try {
    const by = checkCarrier(row) as { carrier: string; trackingNumber: string };
    const { order, shipmentId } = readReference(row.reference);
    // A bare number would be the id of some order.
    if (publicIdCode(order) === null) throw new Problem('carrier-reference-unknown');
    const found = await getOrderRow(ctx.db, 'anybody', order);
    id = found.id;
    const state =
      shipmentId === null ? await sendRest(ctx, found, by) : await track(ctx, id, shipmentId, by);
    return { state, id, reason: '' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const isUnknown = error.code === 'order-not-found';
    const [field] = error.fields;
    const reason = isUnknown
      ? problemText('carrier-reference-unknown', ctx.locale, {})
      : field === undefined
        ? error.text(ctx.locale)
        : problemText(field.code, ctx.locale, field.params ?? {});
    return { state: 'faulty', id, reason };
  }
}

type By = { carrier: string; trackingNumber: string };
const isSame = (shipment: ShipmentRow, by: By): boolean =>
  shipment.carrier === by.carrier && shipment.tracking_number === by.trackingNumber;

/** Everything that is left of an order leaves with this number, as if staff had entered it. */
async function sendRest(ctx: Ctx, row: OrderRow, by: By): Promise<CarrierRowState> {
  const shipments = row.shipments ?? [];
  if (shipments.some((each) => isSame(each, by))) return 'unchanged';
  const lines = leftToShip(
    row.lines.map(({ product_id, quantity, shipped }) => ({
      productId: product_id,
      quantity,
      shipped,
    })),
  );
  if (lines.length === 0 && shipments.length > 0) {
    // It left as a whole while the file was with the carrier: the number belongs to the shipment that has none.
    const [without, ...more] = shipments.filter((each) => each.tracking_number === '');
    if (without === undefined || more.length > 0) throw new Problem('carrier-nothing-left');
    return await track(ctx, row.id, without.id, by);
  }
  await shipOrder(ctx, row.id, { once: keyOf(row.id, by), ...by, lines });
  return 'shipped';
}

/** A shipment that left without a number gets it, and its buyer hears of it. */
async function track(ctx: Ctx, id: number, shipmentId: number, by: By): Promise<CarrierRowState> {
  return await inTransaction(ctx.db, async (tx) => {
    await lockOrder(tx, id);
    const row = await getRowById(tx, id);
    const shipment = row.shipments?.find((each) => each.id === shipmentId);
    if (shipment === undefined) throw new Problem('carrier-reference-unknown');
    if (isSame(shipment, by)) return 'unchanged';
    if (shipment.tracking_number !== '')
      throw new Problem('carrier-other-number', { number: shipment.tracking_number });
    await trackShipment(tx, shipmentId, by);
    // The order shows the carrier of its newest shipment.
    if (row.shipments?.at(-1)?.id === shipmentId) await saveCarrier(tx, id, by);
    const isWhole = row.lines.every((line) => line.shipped === line.quantity);
    await notifyBuyer(ctx, tx, isWhole ? 'shipped' : 'part-shipped', await getRowById(tx, id));
    return 'tracked';
  });
}

/** The same row again, from another process too, is the same shipment. */
function keyOf(id: number, by: By): string {
  const hash = createHash('sha256').update(`${id}\n${by.carrier}\n${by.trackingNumber}`);
  return `carrier-${hash.digest('hex').slice(0, 40)}`;
}
