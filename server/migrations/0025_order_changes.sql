-- orders: what happens after an order was placed. Who carries it, each status once, stock back at most once.

alter table purchase_order
  add column carrier         text not null default '' check (length(carrier) <= 100),
  add column tracking_number text not null default '' check (length(tracking_number) <= 100);

-- No way leads back to a status, so an order has each at most once: two people who change it at once cannot both succeed.
create unique index order_status_once on order_status_change (order_id, status);
create unique index stock_returned_once on stock_movement (order_id, product_id) where reason = 'cancellation';

-- The history with its filters: newest first, by status.
create index order_of_customer_by_status on purchase_order (customer_id, status, id desc);
