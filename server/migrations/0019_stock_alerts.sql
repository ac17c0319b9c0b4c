-- Stock alerts: subscriptions to a product that is sold out, and restock events noted by a trigger on stock.

create table stock_alert (
  id         bigint generated always as identity primary key,
  product_id int  not null references product on delete cascade,
  -- Canonical: trimmed, NFC, lower case.
  email      text not null,
  phone      text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  locale     char(2) not null check (locale in ('en', 'ru', 'ar')),
  asked_at   timestamptz not null default now(),
  expires_at timestamptz not null,
  stopped_at timestamptz,
  -- Id of the last restock event that was notified: one email for each.
  told       bigint not null default 0,
  constraint stock_alert_once unique (product_id, email)
);
create index stock_alert_of_address on stock_alert (email);
create index stock_alert_by_age on stock_alert (expires_at);

create table stock_alert_link (
  -- SHA-256 of the 256-bit token; the token itself is in one email only.
  token_hash bytea primary key,
  alert_id   bigint not null references stock_alert on delete cascade
);
create index stock_alert_link_of_alert on stock_alert_link (alert_id);

-- Restock events: a product that can be bought again.
create table restock_event (
  id         bigint generated always as identity primary key,
  product_id int not null references product on delete cascade,
  at         timestamptz not null default now(),
  -- Null: not every subscriber was notified yet.
  done_at    timestamptz
);
-- At most one pending event a product: two restocks before the emails are one.
create unique index restock_event_waiting on restock_event (product_id) where done_at is null;
create index restock_event_by_age on restock_event (done_at) where done_at is not null;

-- In the transaction of the movement: a cancellation, a correction, an import, a released reservation.
-- A pending event is locked (do update), so that the job that notifies sees this movement first.
create function note_restock_event() returns trigger language plpgsql as $$
begin
  if exists (select from stock_alert where product_id = new.product_id and stopped_at is null) then
    insert into restock_event (product_id) values (new.product_id)
    on conflict (product_id) where done_at is null do update set at = restock_event.at;
  end if;
  return null;
end $$;
create trigger stock_came_back after update of on_hand, reserved on stock
  for each row when (old.on_hand - old.reserved <= 0 and new.on_hand - new.reserved > 0)
  execute function note_restock_event();
