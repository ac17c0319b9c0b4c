-- orders: what was bought, frozen. Nothing here changes when prices, rates, taxes or names do.

create table purchase_order (
  id                    bigint generated always as identity primary key,
  -- MW-7K3F-92QD: can be read out, cannot be counted on.
  public_id             text not null constraint order_public_id_unique unique,
  cart_id               bigint not null constraint order_once_per_cart unique references cart,
  customer_id           bigint not null references customer,
  status                text not null default 'Pending' check (status in ('Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled')),
  placed_at             timestamptz not null default now(),
  locale                char(2) not null,
  display_currency      char(3) not null check (display_currency in ('INR', 'USD', 'SAR')),
  company_name          text not null,
  billing               jsonb not null,
  delivery              jsonb not null,
  rates                 jsonb not null,
  subtotal_inr bigint not null, subtotal_usd bigint not null, subtotal_sar bigint not null,
  total_inr    bigint not null, total_usd    bigint not null, total_sar    bigint not null,
  payment_mode          text not null check (payment_mode in ('telegraphic-transfer', 'letter-of-credit', 'escrow')),
  purchase_order_number text not null default '',
  note                  text not null default '',
  terms_version         text not null,
  expected_delivery     date not null,
  payment_due           date not null,
  check (subtotal_inr > 0 and total_inr >= subtotal_inr)
);
create index order_of_customer on purchase_order (customer_id, id desc);

create table order_line (
  order_id     bigint not null references purchase_order on delete cascade,
  position     int not null,
  product_id   int not null references product,
  sku          text not null,
  name         text not null,
  slug         text not null,
  image        text not null,
  manufacturer text not null,
  hsn          text not null,
  quantity     int not null check (quantity > 0),
  unit_inr     bigint not null, unit_usd     bigint not null, unit_sar     bigint not null,
  subtotal_inr bigint not null, subtotal_usd bigint not null, subtotal_sar bigint not null,
  primary key (order_id, position),
  constraint order_line_product_once unique (order_id, product_id),
  check (subtotal_inr = unit_inr * quantity and subtotal_usd = unit_usd * quantity and subtotal_sar = unit_sar * quantity)
);

create table order_tax (
  order_id     bigint not null references purchase_order on delete cascade,
  position     int not null,
  code         text not null,
  name         text not null,
  basis_points int not null,
  value_inr bigint not null, value_usd bigint not null, value_sar bigint not null,
  primary key (order_id, position)
);

create table order_status_change (
  order_id bigint not null references purchase_order on delete cascade,
  at       timestamptz not null default now(),
  status   text not null,
  -- 'customer', 'staff:<id>' or 'system'
  actor    text not null,
  primary key (order_id, at, status)
);

alter table stock_movement add constraint stock_movement_order_fk foreign key (order_id) references purchase_order;
