-- lots: what a line of a cart says of a whole lot. Beside product_part the one thing that catalog reads of a lot. See docs/decisions/0024.
create view product_lot as
  select l.product_id, l.location, l.condition, count(*)::int as parts
  from lot l join lot_item i on i.lot_id = l.id group by l.id;
