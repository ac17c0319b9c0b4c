-- statement by statement: families of products: constraints are checked and the index of their members is built while the shop runs.
alter table product validate constraint product_hsn_code;
alter table product validate constraint product_family_exists;
alter table import validate constraint import_dialect_known;
alter table import validate constraint import_format_known;
drop index concurrently if exists product_family_members;
create index concurrently if not exists product_family_members on product (family_id, id) where family_id is not null;
