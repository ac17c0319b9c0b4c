-- orders: freight that was agreed before the order was placed, and orders that no cart became: those of an accepted quote.

alter table purchase_order
  alter column cart_id drop not null,
  -- null: the order desk quotes it before it confirms. 0: agreed to be free.
  add column freight_inr bigint, add column freight_usd bigint, add column freight_sar bigint,
  -- Freight is taxed as the goods it comes with: their tariff code and whole rate.
  add column freight_hsn text not null default '',
  add column freight_tax_basis_points int not null default 0 check (freight_tax_basis_points between 0 and 10000),
  add constraint order_freight_whole check (num_nulls(freight_inr, freight_usd, freight_sar) in (0, 3)),
  add constraint order_freight_not_below_zero check (freight_inr >= 0 and freight_usd >= 0 and freight_sar >= 0);
