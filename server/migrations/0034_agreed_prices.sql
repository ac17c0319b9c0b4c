-- cart: prices that were agreed with one customer, each a line of that customer's cart, with the stock that is set aside for it.

create table agreed_price (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  product_id  int    not null references product,
  quantity    int    not null constraint agreed_price_quantity check (quantity between 1 and 1000000),
  -- Of one piece, before tax; the other two currencies are frozen with it.
  unit_inr    bigint not null check (unit_inr > 0),
  unit_usd    bigint not null check (unit_usd > 0),
  unit_sar    bigint not null check (unit_sar > 0),
  valid_until timestamptz not null,
  source      text not null check (source in ('offer', 'quote')),
  -- What it was agreed in: the number of the negotiation or of the quote.
  reference   text not null check (length(reference) between 1 and 40),
  -- held: its stock is set aside; used: it became an order; released: it ended, or its line was taken out.
  state       text not null default 'held' check (state in ('held', 'used', 'released')),
  created_at  timestamptz not null default now(),
  ended_at    timestamptz,
  check ((state = 'held') = (ended_at is null))
);
create unique index agreed_price_held_once on agreed_price (customer_id, product_id) where state = 'held';
create index agreed_price_by_end on agreed_price (valid_until) where state = 'held';
create index agreed_price_of_product on agreed_price (product_id);

-- The pieces themselves, so that they return as they were taken: for a whole lot these are its parts.
create table agreed_hold (
  agreed_price_id bigint not null references agreed_price on delete cascade,
  product_id      int    not null references product,
  quantity        int    not null check (quantity > 0),
  primary key (agreed_price_id, product_id)
);
create index agreed_hold_of_product on agreed_hold (product_id);

alter table cart_line add column agreed_price_id bigint references agreed_price on delete set null;
create unique index cart_line_agreed_once on cart_line (agreed_price_id) where agreed_price_id is not null;
