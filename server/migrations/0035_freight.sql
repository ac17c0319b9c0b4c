-- Freight: ways of delivery with a price by weight, for countries or parts of them.
create table freight_rate (
  id           int generated always as identity primary key,
  name         localized not null,
  -- ISO 3166 codes of destinations.
  countries    text[] not null constraint freight_rate_has_countries check (cardinality(countries) between 1 and 300),
  -- Beginnings of postal codes; empty: all of these countries. Of rates with one name the longest that fits counts.
  postal_codes text[] not null default '{}' check (cardinality(postal_codes) <= 200),
  -- After the order, at the latest.
  days         int    not null check (days between 0 and 365),
  -- [{"upToGrams": 5000, "price": 35000}], ascending; paise before tax. Heavier baskets are quoted by staff.
  steps        jsonb  not null check (jsonb_typeof(steps) = 'array'),
  -- Of the goods before tax, in paise: from here on it is free. Null: never.
  free_from    bigint check (free_from > 0),
  -- The buyer collects the goods: no weight, no price.
  is_pickup    boolean not null default false,
  active       boolean not null default true,
  constraint freight_rate_has_steps check (is_pickup = (jsonb_array_length(steps) = 0))
);
call audit_table('freight_rate', 'settings', 'id', '{id}');

-- Name of the way of delivery that the buyer chose, in the language of the order; '' = agreed with staff.
alter table sales_order add column delivery_service text not null default '' check (length(delivery_service) <= 120);
