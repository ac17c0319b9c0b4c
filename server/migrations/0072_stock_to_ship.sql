-- Units to ship: what open orders have taken out of stock and is still on the shelves. A count of the shelves finds them; stock.on_hand no longer has them. docs/decisions/0117

-- By the location at which the order took them.
create view stock_to_ship as
  select order_id, product_id, location_id, sum(n)::int as quantity from (
    select m.order_id, m.product_id, coalesce(m.location_id, d.id) as location_id, -m.delta as n
    from stock_movement m join sales_order o on o.id = m.order_id cross join stock_location d
    where o.status in ('Pending', 'Confirmed') and m.reason in ('sale', 'transfer') and d.is_default
    union all
    select s.order_id, coalesce(p.part_id, l.product_id), coalesce(s.location_id, d.id), -l.quantity * coalesce(p.quantity, 1)
    from order_shipment s join sales_order o on o.id = s.order_id join order_shipment_line l on l.shipment_id = s.id
    left join product_part p on p.whole_id = l.product_id cross join stock_location d
    where o.status in ('Pending', 'Confirmed') and d.is_default
  ) each group by 1, 2, 3;

-- Stocktakes of before counted without them.
alter table stocktake add column counts_ordered boolean not null default false;
