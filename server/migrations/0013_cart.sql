-- Cart: carts with their lines, negotiated prices and the stock reserved for them.

-- Negotiated prices: each is a line in the cart of one customer.
create table negotiated_price (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  product_id  int    not null references product,
  quantity    int    not null constraint negotiated_price_quantity check (quantity between 1 and 1000000),
  -- Of one unit, before tax, in minor units; frozen in all three currencies.
  unit_inr    bigint not null check (unit_inr > 0),
  unit_usd    bigint not null check (unit_usd > 0),
  unit_sar    bigint not null check (unit_sar > 0),
  valid_until timestamptz not null,
  source      text not null check (source in ('offer', 'quote')),
  -- Public id of the negotiation or of the quote.
  reference   text not null check (length(reference) between 1 and 40),
  -- held: its stock is reserved; used: ordered; released: expired, or its line was removed.
  state       text not null default 'held' check (state in ('held', 'used', 'released')),
  created_at  timestamptz not null default now(),
  ended_at    timestamptz,
  check ((state = 'held') = (ended_at is null))
);
create unique index negotiated_price_held_once on negotiated_price (customer_id, product_id) where state = 'held';
create index negotiated_price_by_end on negotiated_price (valid_until) where state = 'held';
create index negotiated_price_of_product on negotiated_price (product_id);

-- Stock reservations of a negotiated price, row by row so that the same units are released; for a whole lot these are its parts.
create table stock_reservation (
  negotiated_price_id bigint not null references negotiated_price on delete cascade,
  product_id      int    not null references product,
  quantity        int    not null check (quantity > 0),
  primary key (negotiated_price_id, product_id)
);
create index stock_reservation_of_product on stock_reservation (product_id);

create table cart (
  id          bigint generated always as identity primary key,
  -- 128 random bits: whoever has it may use the cart, until the cart belongs to a customer.
  code        text not null constraint cart_code_unique unique,
  customer_id bigint references customer on delete cascade,
  status      text not null default 'open' check (status in ('open', 'ordered', 'merged')),
  -- Price snapshot: what the customer was last shown, so that the order can tell what changed since. [decisions §8 Prices seen]
  seen        jsonb,
  notices     jsonb not null default '[]',
  created_at  timestamptz not null default now(),
  touched_at  timestamptz not null default now()
);
create unique index cart_one_open_per_customer on cart (customer_id) where status = 'open';
-- Cleanup of guest carts, and of what is left of merged ones, by age.
create index cart_guests_by_age on cart (touched_at) where customer_id is null and status in ('open', 'merged');

create table cart_line (
  id              bigint generated always as identity primary key,
  cart_id         bigint not null references cart on delete cascade,
  product_id      int not null references product,
  quantity        int not null constraint cart_line_quantity check (quantity between 1 and 1000000),
  added_at        timestamptz not null default now(),
  negotiated_price_id bigint references negotiated_price on delete set null,
  constraint cart_line_product_once unique (cart_id, product_id)
);
create unique index cart_line_negotiated_once on cart_line (negotiated_price_id) where negotiated_price_id is not null;
