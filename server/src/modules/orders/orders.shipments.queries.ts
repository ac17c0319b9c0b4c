// Shipment rows, with their lines in one statement; each order line counts its shipped units and rejects more than were ordered.
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type NewShipment = {
  orderId: number;
  /** Null: each unit left from where the order took it. */
  locationId: number | null;
  at: Date;
  carrier: string;
  trackingNumber: string;
  actor: string;
  once: string;
  lines: readonly { productId: number; quantity: number }[];
};

/** @throws order_line_shipped_at_most_ordered */
export async function insertShipment(
  tx: Tx,
  { orderId, locationId, at, carrier, trackingNumber, actor, once, lines }: NewShipment,
): Promise<void> {
  await sql`
    with left_now as (
      insert into order_shipment (order_id, shipped_at, carrier, tracking_number, actor, once, location_id)
      values (${orderId}, ${at}, ${carrier}, ${trackingNumber}, ${actor}, ${once}, ${locationId}::int) returning id
    )
    insert into order_shipment_line (shipment_id, order_id, product_id, quantity)
    select left_now.id, ${orderId}, l.product_id, l.quantity
    from left_now, unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[]) as l (product_id, quantity)`.execute(
    tx,
  );
}

/** Carrier and number of the newest shipment, corrected. */
export async function correctShipment(
  tx: Tx,
  orderId: number,
  by: { carrier: string; trackingNumber: string },
): Promise<void> {
  await sql`
    update order_shipment set carrier = ${by.carrier}, tracking_number = ${by.trackingNumber}
    where id = (select max(id) from order_shipment where order_id = ${orderId})`.execute(tx);
}
