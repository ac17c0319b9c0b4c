-- statement by statement: GTINs of products: the constraint is checked and the index of the back office's search is built while the shop runs.
alter table product validate constraint product_gtin_is_digits;
drop index concurrently if exists product_gtin;
create index concurrently if not exists product_gtin on product (gtin) where gtin is not null;
