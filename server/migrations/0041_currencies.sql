-- Currencies: a base currency and any further ones of the shop's choice, instead of rupees, dollars and riyals. docs/decisions/0098
-- <name>_base is what is charged; <name>_in has the same amount by code, in the minor units of each: {"INR": 10000, "USD": 119}.
-- lint: renaming-column because a shop of before is stopped for this release: every amount of it moves to other columns at once
-- lint: ban-drop-column because a shop of before is stopped for this release: every amount of it moves to other columns at once
-- lint: ban-drop-table because a shop of before is stopped for this release: every amount of it moves to other columns at once
-- lint: adding-not-nullable-field because a shop of before is stopped for this release: every amount of it moves to other columns at once
-- lint: constraint-not-valid because a shop of before is stopped for this release: every amount of it moves to other columns at once
-- lint: update-in-batches because a shop of before is stopped for this release: every amount of it moves to other columns at once

create function amounts_between(amounts jsonb, lowest bigint, highest bigint) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(amounts) = 'object' and coalesce(bool_and(
    case when jsonb_typeof(value) = 'number' then value::numeric = trunc(value::numeric) and value::numeric between lowest and highest else false end), true)
  from jsonb_each(amounts)
$$;
create function amounts_times(amounts jsonb, factor bigint) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, value::bigint * factor), '{}') from jsonb_each(amounts)
$$;
create function amounts_plus(a jsonb, b jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, n), '{}')
  from (select key, sum(value::bigint)::bigint as n from (select * from jsonb_each(a) union all select * from jsonb_each(b)) both_amounts group by key) sums
$$;
create aggregate amounts_sum(jsonb) (sfunc = amounts_plus, stype = jsonb, initcond = '{}', parallel = safe);

-- Rates and settings.
alter table currency_rate drop constraint currency_rate_currency_check;
alter table currency_rate rename per_inr_e9 to per_base_e9;
update setting set name = 'minimum-order' where name = 'minimum-order-paise';
create function base_currency() returns text language sql stable as $$
  select coalesce((select value #>> '{}' from setting where name = 'base-currency'), 'INR')
$$;

-- Catalogue.
alter table product rename price_inr to price_base;
alter table product rename discount_inr to discount_base;
-- Prices of its own in other currencies; the others are converted.
alter table product add column own_prices jsonb not null default '{}'
  constraint product_own_prices check (amounts_between(own_prices, 1, 1000000000000));
alter table product disable trigger user;
update product set own_prices = jsonb_strip_nulls(jsonb_build_object('USD', price_usd, 'SAR', price_sar))
  where price_usd is not null or price_sar is not null;
alter table product enable trigger user;
alter table product drop constraint product_price_bounded;
drop trigger search_documents_changed on product;
alter table product drop column price_usd, drop column price_sar;
alter table product add constraint product_price_bounded check (price_base <= 1000000000000);
create trigger search_documents_changed after update of price_base, discount_base, own_prices, rating_sum, rating_count, created_at on product
  for each statement execute function search_documents_changed();

update price_change_product set
  before = jsonb_build_object('price_base', before -> 'price_inr', 'discount_base', before -> 'discount_inr',
    'own_prices', jsonb_strip_nulls(jsonb_build_object('USD', before -> 'price_usd', 'SAR', before -> 'price_sar'))),
  after = jsonb_build_object('price_base', after -> 'price_inr', 'discount_base', after -> 'discount_inr',
    'own_prices', jsonb_strip_nulls(jsonb_build_object('USD', after -> 'price_usd', 'SAR', after -> 'price_sar')));

-- Carts: what a buyer was last shown is forgotten once.
alter table negotiated_price rename unit_inr to unit_base;
alter table negotiated_price add column unit_in jsonb;
update negotiated_price set unit_in = jsonb_build_object('INR', unit_base, 'USD', unit_usd, 'SAR', unit_sar);
alter table negotiated_price alter column unit_in set not null, drop column unit_usd, drop column unit_sar,
  add constraint negotiated_price_unit_in check (amounts_between(unit_in, 1, 9007199254740991));
update cart set seen = null where seen is not null;

-- Orders.
alter table sales_order disable trigger user;
alter table order_line disable trigger user;
alter table order_tax disable trigger user;
alter table order_payment rename amount_inr to amount_base;
drop trigger daily_sales_changed on sales_order;
alter table sales_order rename subtotal_inr to subtotal_base;
alter table sales_order rename total_inr to total_base;
alter table sales_order rename freight_inr to freight_base;
alter table sales_order rename credited_inr to credited_base;
alter table sales_order rename paid_inr to paid_base;
alter table sales_order rename refunded_inr to refunded_base;
alter table sales_order add column subtotal_in jsonb, add column total_in jsonb, add column freight_in jsonb,
  add column credited_in jsonb not null default '{}';
update sales_order set
  rates = jsonb_build_object('base', 'INR', 'perBaseE9', rates),
  subtotal_in = jsonb_build_object('INR', subtotal_base, 'USD', subtotal_usd, 'SAR', subtotal_sar),
  total_in = jsonb_build_object('INR', total_base, 'USD', total_usd, 'SAR', total_sar),
  freight_in = case when freight_base is not null then jsonb_build_object('INR', freight_base, 'USD', freight_usd, 'SAR', freight_sar) end,
  credited_in = case when credited_base = 0 then '{}' else jsonb_build_object('INR', credited_base, 'USD', credited_usd, 'SAR', credited_sar) end;
alter table sales_order
  drop column subtotal_usd, drop column subtotal_sar, drop column total_usd, drop column total_sar, drop column freight_usd, drop column freight_sar,
  drop column credited_usd, drop column credited_sar,
  alter column subtotal_in set not null, alter column total_in set not null,
  drop constraint sales_order_display_currency_check,
  add constraint order_subtotal_exact check (amounts_between(subtotal_in, 0, 9007199254740991)),
  -- The largest number that JavaScript holds exactly.
  add constraint order_total_exact check (total_base <= 9007199254740991 and amounts_between(total_in, 0, 9007199254740991)),
  add constraint order_freight_whole check ((freight_base is null) = (freight_in is null)),
  add constraint order_freight_not_below_zero check (freight_base >= 0 and amounts_between(freight_in, 0, 9007199254740991)),
  add constraint order_credited_at_most_total check (credited_base between 0 and total_base and amounts_between(credited_in, 0, 9007199254740991)),
  add constraint order_shown_in_a_currency_of_its_own check (total_in ? display_currency and total_in ? (rates ->> 'base'));
-- The base currency may be another one a moment later, until there is an order; none is charged in one that was given up meanwhile.
create function order_in_base_currency() returns trigger language plpgsql as $$
begin
  if new.rates ->> 'base' <> base_currency() then
    raise exception 'the base currency was changed' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger order_in_base_currency before insert on sales_order for each row execute function order_in_base_currency();
create trigger daily_sales_changed after update of total_in, credited_in, total_base, credited_base, display_currency, placed_at
  on sales_order for each row
  when (least(old.placed_at, new.placed_at) < now() - interval '24 hours') execute function daily_sales_changed();
alter table sales_order enable trigger user;
create or replace function count_paid() returns trigger language plpgsql as $$
begin
  update sales_order set paid_base = paid_base + new.amount_base,
    -- A refund, or the row that takes a refund back.
    refunded_base = refunded_base - case when (new.reverses is null) = (new.amount_base < 0) then new.amount_base else 0 end
    where id = new.order_id;
  return null;
end $$;

alter table order_line rename unit_inr to unit_base;
alter table order_line rename subtotal_inr to subtotal_base;
alter table order_line add column unit_in jsonb, add column subtotal_in jsonb;
update order_line set unit_in = jsonb_build_object('INR', unit_base, 'USD', unit_usd, 'SAR', unit_sar),
  subtotal_in = jsonb_build_object('INR', subtotal_base, 'USD', subtotal_usd, 'SAR', subtotal_sar);
alter table order_line drop column unit_usd, drop column unit_sar, drop column subtotal_usd, drop column subtotal_sar,
  alter column unit_in set not null, alter column subtotal_in set not null,
  add constraint order_line_subtotal check (subtotal_base = unit_base * quantity and subtotal_in = amounts_times(unit_in, quantity));
alter table order_line enable trigger user;
alter table order_tax rename value_inr to value_base;
alter table order_tax add column value_in jsonb;
update order_tax set value_in = jsonb_build_object('INR', value_base, 'USD', value_usd, 'SAR', value_sar);
alter table order_tax drop column value_usd, drop column value_sar, alter column value_in set not null;
alter table order_tax enable trigger user;

-- Negotiations and quotes.
alter table negotiation drop constraint negotiation_currency_check;
alter table offer rename unit_inr to unit_base;
alter table offer rename list_inr to list_base;
alter table offer add column unit_in jsonb;
update offer set unit_in = jsonb_build_object('INR', unit_base, 'USD', unit_usd, 'SAR', unit_sar);
alter table offer alter column unit_in set not null, drop column unit_usd, drop column unit_sar,
  add constraint offer_unit_in check (amounts_between(unit_in, 1, 9007199254740991));
alter table quote drop constraint quote_display_currency_check;
alter table quote_version disable trigger user;
alter table quote_version rename freight_inr to freight_base;
alter table quote_version add column freight_in jsonb;
update quote_version set rates = jsonb_build_object('base', 'INR', 'perBaseE9', rates),
  freight_in = case when freight_base is not null then jsonb_build_object('INR', freight_base, 'USD', freight_usd, 'SAR', freight_sar) end;
alter table quote_version drop column freight_usd, drop column freight_sar,
  add constraint quote_freight_whole check ((freight_base is null) = (freight_in is null)),
  add constraint quote_freight_bounded check (freight_base between 0 and 100000000000000 and amounts_between(freight_in, 0, 9007199254740991));
alter table quote_version enable trigger user;
alter table quote_line disable trigger user;
alter table quote_line rename unit_inr to unit_base;
alter table quote_line rename net_inr to net_base;
alter table quote_line add column unit_in jsonb, add column net_in jsonb;
update quote_line set unit_in = jsonb_build_object('INR', unit_base, 'USD', unit_usd, 'SAR', unit_sar),
  net_in = jsonb_build_object('INR', net_base, 'USD', net_usd, 'SAR', net_sar);
alter table quote_line alter column unit_in set not null, alter column net_in set not null,
  drop column unit_usd, drop column unit_sar, drop column net_usd, drop column net_sar;
alter table quote_line enable trigger user;

-- Nor quoted or offered, as orders above.
create trigger quote_in_base_currency before insert on quote_version for each row execute function order_in_base_currency();
create function offer_in_base_currency() returns trigger language plpgsql as $$
begin
  if not new.unit_in ? base_currency() then
    raise exception 'the base currency was changed' using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger offer_in_base_currency before insert on offer for each row execute function offer_in_base_currency();

-- Documents that were frozen with all their amounts: jsonb writes the keys of an amount in this order.
create function amounts_with_base(frozen jsonb) returns jsonb language sql immutable as $$
  select regexp_replace(frozen::text, '\{"INR": (-?[0-9]+), "SAR": (-?[0-9]+), "USD": (-?[0-9]+)\}',
    '{"INR": \1, "SAR": \2, "USD": \3, "base": \1}', 'g')::jsonb
$$;
alter table invoice disable trigger user;
alter table order_return disable trigger user;
alter table quote_version disable trigger user;
update invoice set content = amounts_with_base(content);
update order_return set credit = amounts_with_base(credit) where credit is not null;
update quote_version set content = amounts_with_base(content) where content is not null;
alter table invoice enable trigger user;
alter table order_return enable trigger user;
alter table quote_version enable trigger user;
drop function amounts_with_base(jsonb);

-- Dashboard: sums of days are made again.
drop table daily_sales_part;
drop table daily_sales;
create table daily_sales (
  day        date primary key,
  orders     int    not null check (orders >= 0),
  -- Of the orders placed in each currency, by code.
  revenue    jsonb  not null check (jsonb_typeof(revenue) = 'object'),
  -- Of all orders, whatever currency they were placed in, in the base currency.
  total_base bigint not null
);
create table daily_sales_part (
  day          date   not null references daily_sales on delete cascade,
  product_id   int    not null,
  quantity     bigint not null,
  revenue_base bigint not null,
  primary key (day, product_id)
);

-- Imports: fields of prices are named without the base currency.
create function import_fields_renamed(fields jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(coalesce(n.now, key), value), '{}') from jsonb_each(fields)
  left join (values ('price_inr', 'price'), ('discount_inr', 'discount_price'), ('price_usd', 'price:USD'), ('price_sar', 'price:SAR')) n (before, now)
    on n.before = key
$$;
create function import_mapping_renamed(mapping jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case when key in ('columns', 'constants', 'changes') then import_fields_renamed(value) else value end), '{}')
  from jsonb_each(mapping)
$$;
update import set mapping = import_mapping_renamed(mapping) where kind in ('products', 'prices') and mapping is not null;
update import_mapping set mapping = import_mapping_renamed(mapping) where kind in ('products', 'prices');
update import_row set record = import_fields_renamed(record) where record ?| array['price_inr', 'discount_inr', 'price_usd', 'price_sar'];
drop function import_mapping_renamed(jsonb), import_fields_renamed(jsonb);
