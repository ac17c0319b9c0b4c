// Data integrity checks: each statement returns the rows that violate it; there must be none. [promises invariants]
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/db/index.ts';

export const INVARIANTS: Record<string, string> = {
  'stock is the sum of its movements': `
    select s.product_id from stock s left join (select product_id, sum(delta) as moved from stock_movement group by product_id) m using (product_id)
    where s.on_hand <> coalesce(m.moved, 0)`,
  'what a location holds is the sum of its movements, and all locations together what is on hand': `
    select a.product_id from stock_at a full join (
      select product_id, location_id, sum(delta) as n from stock_movement where location_id is not null group by 1, 2) m using (product_id, location_id)
    where coalesce(a.quantity, 0) <> coalesce(m.n, 0)
    union all select product_id from stock_by_location where quantity < 0
    union all select product_id from stock_by_location b join stock s using (product_id) group by product_id, s.on_hand having sum(b.quantity) <> s.on_hand`,
  'what was sold is what was ordered': `
    select product_id from (
      select product_id, sum(-delta) as n from stock_movement where reason = 'sale' group by product_id
      union all select coalesce(p.part_id, l.product_id), -sum(l.quantity * coalesce(p.quantity, 1))
        from order_line l left join product_part p on p.whole_id = l.product_id group by 1) both_sides
    group by product_id having sum(n) <> 0`,
  'what is to be shipped from the locations is what is left of the open orders': `
    select product_id from (
      select product_id, sum(quantity) as n from stock_to_ship group by 1
      union all select coalesce(p.part_id, l.product_id), -sum((l.quantity - l.shipped) * coalesce(p.quantity, 1))
        from order_line l join sales_order o on o.id = l.order_id and o.status in ('Pending', 'Confirmed')
        left join product_part p on p.whole_id = l.product_id group by 1) both_sides
    group by product_id having sum(n) <> 0`,
  'a spent cart has its order and an order its spent cart': `
    select c.id from cart c left join sales_order o on o.cart_id = c.id where (c.status = 'ordered') <> (o.id is not null)`,
  'a total is the sum of its lines, freight and taxes in every currency': `
    select o.id from sales_order o
    left join lateral (select sum(subtotal_base) n, amounts_sum(subtotal_in) a from order_line l where l.order_id = o.id) l on true
    left join lateral (select coalesce(sum(value_base), 0) n, amounts_sum(value_in) a from order_tax t where t.order_id = o.id) t on true
    where (o.subtotal_base, o.subtotal_in) is distinct from (l.n, l.a)
      or (o.total_base, o.total_in) is distinct from
        (l.n + t.n + coalesce(o.freight_base, 0), amounts_plus(amounts_plus(l.a, t.a), coalesce(o.freight_in, '{}')))
      or (o.total_in ->> (o.rates ->> 'base'))::bigint <> o.total_base`,
  'the stock of a cancelled order came back, of no other': `
    select o.id from sales_order o
    left join lateral (select coalesce(sum(delta), 0) n from stock_movement m where m.order_id = o.id and m.reason = 'cancellation') back on true
    left join lateral (select -sum(delta) n from stock_movement m where m.order_id = o.id and m.reason = 'sale') bought on true
    where back.n <> case when o.status = 'Cancelled' then bought.n else 0 end`,
  'what left of a line is what its shipments say, and no more than was ordered': `
    select l.order_id from order_line l
    left join (select order_id, product_id, sum(quantity) as n from order_shipment_line group by 1, 2) s using (order_id, product_id)
    where l.shipped <> coalesce(s.n, 0) or l.shipped > l.quantity`,
  'a change waits for consent only while its order is pending': `
    select p.order_id from order_proposal p join sales_order o on o.id = p.order_id where p.state = 'open' and (o.status <> 'Pending' or o.version <> p.version)`,
  'an order is shipped when everything has left, and none before it is confirmed': `
    select o.id from sales_order o join order_line l on l.order_id = o.id group by o.id
    having (o.status in ('Shipped', 'Completed')) <> bool_and(l.shipped = l.quantity) or (o.status in ('Pending', 'Cancelled') and sum(l.shipped) > 0)`,
  'what an order says was paid is the sum of its payments': `
    select o.id from sales_order o left join (select order_id, sum(amount_base) as n from order_payment group by 1) p on p.order_id = o.id
    where o.paid_base <> coalesce(p.n, 0)`,
  'a payment that was taken back was taken back as a whole': `
    select r.id from order_payment r join order_payment p on p.id = r.reverses where r.amount_base <> -p.amount_base or r.order_id <> p.order_id`,
  'what was paid back of an order is the sum of its refunds that stand': `
    select o.id from sales_order o left join (
      select p.order_id, -sum(p.amount_base) as n from order_payment p left join order_payment was on was.id = p.reverses
      where coalesce(was.amount_base, p.amount_base) < 0 group by 1) p on p.order_id = o.id
    where o.refunded_base <> coalesce(p.n, 0)`,
  'what was credited of an order is what its closed returns say, in each currency and piece by piece': `
    select o.id from sales_order o
    left join lateral (select coalesce(sum((credit->'total'->>'base')::bigint), 0) n, amounts_sum((credit->'total') - 'base') a
      from order_return r where r.order_id = o.id and r.credit is not null) r on true
    where (o.credited_base, o.credited_in) is distinct from (r.n, r.a)
    union all
    select l.order_id from order_line l left join (
      select r.order_id, (c->>'productId')::int as product_id, sum((c->>'quantity')::int) as n
      from order_return r cross join lateral jsonb_array_elements(r.credit->'lines') c group by 1, 2) c using (order_id, product_id)
    where coalesce(l.credited, 0) <> coalesce(c.n, 0)`,
  'credit notes of an invoice together are no more than it': `
    select i.id from invoice i join invoice c on c.refers_to = i.id group by i.id
    having sum((c.content->'total'->>'base')::bigint) > (i.content->'total'->>'base')::bigint`,
  'lines of a return are open while it is': `
    select r.id from order_return r join order_return_line l on l.return_id = r.id where l.open <> (r.state in ('requested', 'accepted'))`,
  'a whole lot has no stock but its parts’': `select product_id from stock join product p on p.id = product_id where p.kind = 'lot'`,
  'the history of an order ends with its status': `
    select o.id from sales_order o
    where o.status <> (select s.status from order_status_change s where s.order_id = o.id order by s.at desc limit 1)`,
  'an order has a first status': `
    select o.id from sales_order o where not exists (select from order_status_change s where s.order_id = o.id and s.status = 'Pending')`,
  'numbers of invoices have no gap, and the counter is the last of them': `
    select c.series from invoice_counter c left join (select series, financial_year, count(*) n, max(ordinal) last from invoice group by 1, 2) i
      using (series, financial_year) where (c.last, c.last) is distinct from (i.n, i.last)`,
  'a session of a disabled customer is revoked': `
    select s.customer_id from session s join customer c on c.id = s.customer_id where c.disabled_at is not null and s.revoked_at is null and s.expires_at > now()`,
  'what is set aside is what was agreed': `
    select s.product_id from stock s left join (
      select h.product_id, sum(h.quantity) n from stock_reservation h join negotiated_price a on a.id = h.negotiated_price_id where a.state = 'held' group by 1) held
      using (product_id) where s.reserved <> coalesce(held.n, 0)`,
  'an agreed price that is held has its line in an open cart of its customer, with its quantity': `
    select a.id from negotiated_price a where a.state = 'held' and not exists (
      select from cart_line l join cart c on c.id = l.cart_id
      where l.negotiated_price_id = a.id and l.product_id = a.product_id and l.quantity = a.quantity and c.status = 'open' and c.customer_id = a.customer_id)`,
  'the rating of a product is that of its published reviews': `
    select p.id from product p
    left join (select product_id, sum(rating) as sum, count(*) as count from review where state = 'published' group by 1) r on r.product_id = p.id
    where (p.rating_sum, p.rating_count) is distinct from (coalesce(r.sum, 0), coalesce(r.count, 0))`,
  'a review helped as many as said so, its author not among them': `
    select r.id from review r left join (select review_id, count(*) as count from review_vote group by 1) v on v.review_id = r.id
    where r.helpful_count <> coalesce(v.count, 0)
      or exists (select from review_vote own where own.review_id = r.id and own.customer_id = r.customer_id)`,
  'a negotiation is where its newest offer is, and at most one offer was accepted': `
    select n.id from negotiation n join offer o on o.negotiation_id = n.id
    group by n.id having n.state <> case (array_agg(o.state order by o.ordinal desc))[1]
        when 'open' then case (array_agg(o.by_side order by o.ordinal desc))[1] when 'buyer' then 'open' else 'countered' end
        else (array_agg(o.state order by o.ordinal desc))[1] end
      or count(*) filter (where o.state = 'accepted') > 1`,
  'what a cart holds by an offer was accepted, at no more than that': `
    select a.id from negotiated_price a where a.source = 'offer' and not exists (
      select from negotiation n join offer o on o.negotiation_id = n.id and o.state = 'accepted'
      where n.reference = a.reference and n.state = 'accepted' and n.quantity = a.quantity and a.unit_base <= o.unit_base)`,
  'nobody makes more than five offers on an item': `
    select n.customer_id from offer o join negotiation n on n.id = o.negotiation_id
    where o.by_side = 'buyer' group by n.customer_id, case when n.customer_id is null then n.phone end, n.product_id having count(*) > 5`,
  'a day that was added up is what its orders say': `
    select d.day from daily_sales d
    left join lateral (select count(*) n, coalesce(sum(total_base - credited_base), 0) total, coalesce(sum(subtotal_base - returned.goods), 0) parts from sales_order o
      cross join lateral (select coalesce(sum(coalesce(l.credited, 0) * l.unit_base), 0) as goods from order_line l where l.order_id = o.id) returned
      where o.placed_at >= d.day::timestamp at time zone shop_zone() and o.placed_at < (d.day + 1)::timestamp at time zone shop_zone()
        and o.status <> 'Cancelled') o on true
    left join lateral (select coalesce(sum(revenue_base), 0) parts from daily_sales_part p where p.day = d.day) p on true
    where (d.orders, d.total_base, p.parts) is distinct from (o.n, o.total, o.parts)`,
  'an email address is canonical': `select id from customer where email <> lower(btrim(email))`,
};

export type Broken = { name: string; rows: number };

/** Minutes: over years of orders a statement reads them all. */
const STATEMENT_MS = 120_000;

/** The checks that fail, and how many rows violate each. Run one after the other, so that the shop hardly notices. */
export async function failedIntegrityChecks(db: Db): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const [name, statement] of Object.entries(INVARIANTS)) {
    const rows = await inTransaction(
      db,
      async (tx) =>
        (
          await sql<{
            n: number;
          }>`select count(*)::int as n from (${sql.raw(statement)}) broken`.execute(tx)
        ).rows[0]?.n ?? 0,
      { statementTimeoutMs: STATEMENT_MS },
    );
    if (rows > 0) broken.push({ name, rows });
  }
  return broken;
}
