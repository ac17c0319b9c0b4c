-- cart: what somebody means to buy. A cart belongs to whoever holds its 128-bit code, or, once tied to a customer, to that customer alone.

create table cart (
  id          bigint generated always as identity primary key,
  code        text not null constraint cart_code_unique unique,
  customer_id bigint references customer on delete cascade,
  status      text not null default 'open' check (status in ('open', 'ordered', 'merged')),
  -- What the customer was last shown, so that the commit can tell what changed since. [decisions §8 Prices seen]
  seen        jsonb,
  notices     jsonb not null default '[]',
  created_at  timestamptz not null default now(),
  touched_at  timestamptz not null default now()
);
create unique index cart_one_open_per_customer on cart (customer_id) where status = 'open';
create index cart_guests_by_age on cart (touched_at) where customer_id is null and status = 'open';

create table cart_line (
  id         bigint generated always as identity primary key,
  cart_id    bigint not null references cart on delete cascade,
  product_id int not null references product,
  quantity   int not null constraint cart_line_quantity check (quantity between 1 and 1000000),
  added_at   timestamptz not null default now(),
  constraint cart_line_product_once unique (cart_id, product_id)
);
