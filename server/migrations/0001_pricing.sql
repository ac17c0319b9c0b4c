-- pricing: what currencies are worth and what the state takes. Rates are dated rows, never constants.

create table currency_rate (
  currency     char(3)     not null check (currency in ('USD', 'SAR')),
  valid_from   timestamptz not null,
  -- Minor units of the currency for one paisa, in billionths: 12,000,000 = 0.012 cents a paisa. Integers keep conversion exact.
  per_inr_e9   bigint      not null constraint currency_rate_positive check (per_inr_e9 > 0),
  primary key (currency, valid_from)
);

create table tax_rate (
  id           int generated always as identity primary key,
  country      char(2)  not null check (country in ('IN', 'SA', 'US')),
  -- Longest prefix of a product's HSN code wins; '' is the country's usual rate.
  hsn_prefix   text     not null default '' check (hsn_prefix ~ '^[0-9]{0,8}$'),
  code         text     not null check (code in ('gst', 'vat')),
  -- GST is halved inside the state, so it is even.
  basis_points int      not null check (basis_points between 0 and 10000 and (code <> 'gst' or basis_points % 2 = 0)),
  valid_from   date     not null,
  unique (country, hsn_prefix, valid_from)
);

create table setting (
  name  text  primary key,
  value jsonb not null
);

insert into currency_rate (currency, valid_from, per_inr_e9) values
  ('USD', '2024-01-01T00:00:00Z', 11900000),
  ('SAR', '2024-01-01T00:00:00Z', 44600000);

insert into tax_rate (country, hsn_prefix, code, basis_points, valid_from) values
  ('IN', '', 'gst', 1800, '2017-07-01'),
  ('SA', '', 'vat', 1500, '2020-07-01');

insert into setting (name, value) values
  ('minimum-order-paise', '0'),
  ('company-state', '"33"'),          -- GST state code of Tamil Nadu
  ('expected-delivery-days', '5'),
  ('only-verified-buyers', 'false'),
  ('terms-version', '"2026-11"');
