-- statement by statement: orders and quotes are found by the code of their number, whatever letters stand before it; the indexes are built while the shop runs.
drop index concurrently if exists order_code_unique;
create unique index concurrently if not exists order_code_unique on sales_order (right(public_id, 9));
drop index concurrently if exists quote_code_unique;
create unique index concurrently if not exists quote_code_unique on quote (right(public_id, 9));
