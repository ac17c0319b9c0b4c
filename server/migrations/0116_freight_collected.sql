-- orders: freight is agreed before an order is confirmed: a sum, nothing, or the buyer collects the goods. docs/decisions/0064
alter table purchase_order add column freight_collected boolean not null default false,
  add constraint order_freight_collected_is_free check (not freight_collected or coalesce(freight_inr, 0) = 0) not valid;
