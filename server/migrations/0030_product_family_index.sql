-- statement by statement: families of products: constraints are checked and the index of their members is built while the shop runs.
alter table product validate constraint product_hsn_code;
alter table product validate constraint product_family_exists;
drop index concurrently if exists product_family_members;
create index concurrently if not exists product_family_members on product (family_id, id) where family_id is not null;
