-- What is available is compared first: what is on its way only lifts it, and is looked up for the products that are low.
create or replace view product_to_reorder as
  select n.*, greatest(coalesce(n.quantity, 0), n.point + 1 - n.available - n.incoming) as suggested
  from (
    select r.product_id, r.point, r.quantity, coalesce(s.on_hand - s.reserved, 0) as available, coalesce(s.reserved, 0) as reserved,
      coalesce(e.units, 0) as incoming, e.day as incoming_on
    from reorder_point r left join stock s on s.product_id = r.product_id
    left join (
      select product_id, sum(quantity) as units, min(expected_on) as day from expected_receipt where closed_at is null group by product_id
    ) e on e.product_id = r.product_id
    where coalesce(s.on_hand - s.reserved, 0) <= r.point
  ) n
  where n.available + n.incoming <= n.point;
