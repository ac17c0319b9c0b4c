// Consignments that are ready for a carrier: the rest of paid orders, and shipments without a tracking number; one statement.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Consignment } from './carriers.rules.ts';
import { TO_SHIP } from './orders.admin.queries.ts';

export type ConsignmentRow = Omit<Consignment, 'reference' | 'currency' | 'email'> & {
  email: string;
  base: string;
};

/** Shipments that left without a number are looked at for so long. */
const DAYS = 30;

/**
 * The oldest orders first.
 * @param chosen null: all
 * @param locale of the contents, while the catalogue still calls a product what was ordered
 */
export async function listConsignmentRows(
  db: Db,
  now: Date,
  {
    limit,
    chosen,
    locale,
  }: {
    limit: number;
    chosen: { orders: number[]; shipments: number[] } | null;
    locale: Locale;
  },
): Promise<ConsignmentRow[]> {
  const { rows } = await sql<ConsignmentRow>`
    with ready as (
      select o.id as order_id, null::bigint as shipment_id, l.product_id, l.quantity - l.shipped as quantity, l.position
      from sales_order o join order_line l on l.order_id = o.id
      where ${TO_SHIP} and l.shipped < l.quantity
        and (${chosen === null}::boolean or o.id = any(${chosen?.orders ?? []}::bigint[]))
      union all
      select s.order_id, s.id, sl.product_id, sl.quantity, l.position
      from order_shipment s join order_shipment_line sl on sl.shipment_id = s.id
      join order_line l on l.order_id = sl.order_id and l.product_id = sl.product_id
      where s.tracking_number = '' and s.shipped_at > ${now}::timestamptz - make_interval(days => ${DAYS}::int)
        and (${chosen === null}::boolean or s.id = any(${chosen?.shipments ?? []}::bigint[]))
    )
    select o.id as "orderId", o.public_id as "publicId", r.shipment_id as "shipmentId", o.company_name as company, o.buyer_name as person,
      c.email, o.delivery, sum(r.quantity)::int as pieces,
      case when bool_and(w.grams > 0) then sum(w.grams::bigint * r.quantity) end as grams,
      left(string_agg(r.quantity || ' x ' || coalesce(named.name, l.name), '; ' order by r.position), 300) as contents,
      sum(l.unit_base * r.quantity)::bigint as value, o.rates ->> 'base' as base, o.buyer_po_number as "buyerPoNumber",
      o.delivery_service as "deliveryService", o.expected_delivery as "expectedDelivery"
    from ready r join sales_order o on o.id = r.order_id join customer c on c.id = o.customer_id
    join order_line l on l.order_id = r.order_id and l.product_id = r.product_id join product p on p.id = r.product_id
    cross join lateral (select case when p.kind <> 'lot' then p.weight_grams else
      (select case when min(part.weight_grams) = 0 then 0 else sum(part.weight_grams * i.quantity) end
        from product_part i join product part on part.id = i.part_id where i.whole_id = p.id) end as grams) w
    left join product_text named on named.product_id = l.product_id and named.locale = ${locale}
      and exists (select from product_text ordered where ordered.product_id = l.product_id and ordered.name = l.name)
    where not o.freight_collected
    group by o.id, r.shipment_id, c.email order by o.id, r.shipment_id nulls last limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    grams: row.grams === null ? null : Number(row.grams),
    value: Number(row.value),
  }));
}

/** Carrier and number of one shipment. */
export async function trackShipment(
  tx: Tx,
  id: number,
  by: { carrier: string; trackingNumber: string },
): Promise<void> {
  await tx
    .updateTable('order_shipment')
    .set({ carrier: by.carrier, tracking_number: by.trackingNumber })
    .where('id', '=', id)
    .execute();
}
