-- What a product costs the shop, in minor units of the base currency; null: not known. For staff alone. docs/decisions/0119
alter table product add column cost_base bigint;
alter table product add constraint product_cost_above_zero check (cost_base > 0) not valid;
