-- orders: what a customer asks to send back. The desk answers; goods and money move elsewhere.

create table order_return (
  id           bigint generated always as identity primary key,
  order_id     bigint not null references purchase_order,
  requested_at timestamptz not null default now(),
  -- requested -> accepted or refused; accepted -> closed, when the goods are back.
  state        text not null default 'requested' check (state in ('requested', 'accepted', 'refused', 'closed')),
  note         text not null default '' check (length(note) <= 1000)
);
create index order_return_of_order on order_return (order_id, id);

create table order_return_line (
  return_id  bigint not null references order_return on delete cascade,
  order_id   bigint not null,
  product_id int not null,
  quantity   int not null check (quantity > 0),
  reason     text not null check (reason in ('damaged', 'wrong-item', 'not-as-described', 'not-needed', 'other')),
  -- True while the request is requested or accepted.
  open       boolean not null default true,
  primary key (return_id, product_id),
  foreign key (order_id, product_id) references order_line (order_id, product_id)
);
-- Two requests for one line at once: the second waits for the first one's end.
create unique index order_return_line_open_once on order_return_line (order_id, product_id) where open;
