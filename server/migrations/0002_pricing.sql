-- Pricing: currency rates, tax rates and the settings of the shop. Rates are dated rows, never constants.

create table currency_rate (
  currency     char(3)     not null check (currency in ('USD', 'SAR')),
  valid_from   timestamptz not null,
  -- Minor units of the currency for one paisa, in billionths: 12,000,000 = 0.012 cents a paisa. Integers keep conversion exact.
  per_inr_e9   bigint      not null constraint currency_rate_positive check (per_inr_e9 > 0),
  primary key (currency, valid_from)
);
call audit_table('currency_rate', 'rates', 'currency', '{currency,valid_from}');
create trigger cache_invalidation after insert or update or delete or truncate on currency_rate for each statement execute function note_cache_invalidation();

create table tax_rate (
  id           int generated always as identity primary key,
  country      char(2)  not null check (country in ('IN', 'SA', 'US')),
  -- Longest prefix of a product's HSN code wins; '' is the country's usual rate.
  hsn_prefix   text     not null default '' check (hsn_prefix ~ '^[0-9]{0,8}$'),
  code         text     not null check (code in ('gst', 'vat')),
  -- Of the price before tax; even for GST, which is halved into CGST and SGST inside the state.
  basis_points int      not null check (basis_points between 0 and 10000 and (code <> 'gst' or basis_points % 2 = 0)),
  valid_from   date     not null,
  unique (country, hsn_prefix, valid_from)
);
call audit_table('tax_rate', 'rates', 'id', '{id}');
create trigger cache_invalidation after insert or update or delete or truncate on tax_rate for each statement execute function note_cache_invalidation();

-- Settings by name; each value is validated by the program.
create table setting (
  name  text  primary key,
  value jsonb not null
);
call audit_table('setting', 'settings', 'name', '{name}');
create trigger cache_invalidation after insert or update or delete or truncate on setting for each statement execute function note_cache_invalidation();

insert into currency_rate (currency, valid_from, per_inr_e9) values
  ('USD', '2024-01-01T00:00:00Z', 11900000),
  ('SAR', '2024-01-01T00:00:00Z', 44600000);

insert into tax_rate (country, hsn_prefix, code, basis_points, valid_from) values
  ('IN', '', 'gst', 1800, '2017-07-01'),
  ('SA', '', 'vat', 1500, '2020-07-01');

insert into setting (name, value) values
  ('minimum-order-paise', '0'),
  ('company-state', '"33"'),             -- GST state code of Tamil Nadu
  ('expected-delivery-days', '5'),
  ('only-verified-buyers', 'false'),
  ('staff-second-factor', '"required"'),
  ('commission-basis-points', '500'),    -- of the invoice value: 500 = 5 %
  ('demo-accounts-searched', 'false'),
  ('hide-existence', 'false'),           -- true: registration and password reset do not reveal whether an account exists
  ('time-zone', '"Asia/Kolkata"'),
  ('terms-version', '"2026-12"');

-- The shop's time zone: days of orders, documents, statistics and taxes are counted in it. docs/decisions/0054
create function shop_zone() returns text language sql stable parallel safe as $$
  select coalesce((select value #>> '{}' from setting where name = 'time-zone'), 'Asia/Kolkata')
$$;
create function shop_day(moment timestamptz) returns date language sql stable parallel safe as $$
  select (moment at time zone shop_zone())::date
$$;
