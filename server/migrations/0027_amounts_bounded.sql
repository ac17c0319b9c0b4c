-- pricing: no amount outgrows what a number holds exactly. One piece costs at most ten billion rupees; a line is bounded by the program.

alter table product add constraint product_price_bounded
  check (price_inr <= 1000000000000 and coalesce(price_usd, 0) <= 1000000000000 and coalesce(price_sar, 0) <= 1000000000000);
alter table purchase_order add constraint order_total_exact
  check (total_inr <= 9007199254740991 and total_usd <= 9007199254740991 and total_sar <= 9007199254740991);
