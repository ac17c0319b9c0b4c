-- Stock: units on hand and reserved, and stock movements of products; tables of the module catalog.

-- Units in stock. Apart from product, so that a sale rewrites a short row. Available quantity = on_hand - reserved. A whole lot has no row:
-- it is as available as its parts.
create table stock (
  product_id int primary key references product on delete cascade,
  on_hand    int not null constraint stock_not_below_zero check (on_hand >= 0),
  reserved   int not null default 0 constraint stock_reserved_within_on_hand check (reserved between 0 and on_hand)
) with (fillfactor = 70);
-- Sold out is rare; without this the planner expects a third of all products and reads them all.
create statistics stock_available on (on_hand - reserved) from stock;
call audit_table('stock', 'product', 'product_id', '{product_id}');

-- A sale makes two or three pages stale, not the shop: its own product and the lots that hold it.
create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into cache_invalidation (product_id)
  select product_id from changed_rows
  union select p.whole_id from product_part p join changed_rows c on c.product_id = p.part_id;
  return null;
end $$;
create trigger cache_invalidation_added after insert on stock referencing new table as changed_rows for each statement execute function note_stock_change();
create trigger cache_invalidation after update on stock referencing new table as changed_rows for each statement execute function note_stock_change();
create trigger cache_invalidation_removed after delete on stock referencing old table as changed_rows for each statement execute function note_stock_change();

create table stock_movement (
  id         bigint generated always as identity primary key,
  product_id int  not null references product on delete cascade,
  delta      int  not null check (delta <> 0),
  reason     text not null check (reason in ('opening', 'sale', 'cancellation', 'return', 'correction', 'import')),
  order_id   bigint,
  at         timestamptz not null default now(),
  -- Why, and the actor, of a correction by staff.
  note       text check (length(note) between 1 and 200),
  who        text
);
create index stock_movement_product on stock_movement (product_id);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;
-- Stock is returned at most once by a cancellation.
create unique index stock_returned_once on stock_movement (order_id, product_id) where reason = 'cancellation';
