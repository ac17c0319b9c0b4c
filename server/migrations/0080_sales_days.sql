-- dashboard: what was sold on days that are over, so that the first page of the back office need not add up every order again.

-- A day in India that is here is right to the rupee: whatever changes one of its orders takes it out. A day that is missing is added up from its orders.
create table sales_day (
  day         date primary key,
  orders      int    not null check (orders >= 0),
  revenue_inr bigint not null, revenue_usd bigint not null, revenue_sar bigint not null,
  -- Of all orders, in whichever currency they were placed.
  total_inr   bigint not null
);
-- No reference to product: nothing that was ordered is ever deleted.
create table sales_day_part (
  day         date   not null references sales_day on delete cascade,
  product_id  int    not null,
  quantity    bigint not null,
  revenue_inr bigint not null,
  primary key (day, product_id)
);

-- What lies there unsold, as of some minutes ago.
create table slow_stock (
  only_one    boolean primary key default true check (only_one),
  at          timestamptz not null,
  count       int   not null,
  -- The most money first, a few dozen.
  product_ids int[] not null
);

-- Shared among all who change orders; whoever adds up days has it alone, so that no change is both too late for the sum and too early for this.
create function sales_day_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1836544874);
  if tg_op <> 'INSERT' then
    delete from sales_day where day = (old.placed_at at time zone 'Asia/Kolkata')::date;
  end if;
  if tg_op <> 'DELETE' then
    delete from sales_day where day = (new.placed_at at time zone 'Asia/Kolkata')::date;
  end if;
  return null;
end $$;

-- Days are added up when they are over for 25 hours, so that buying has nothing to do with any of this. Lines never change without the totals.
create trigger sales_day_added after insert on purchase_order for each row
  when (new.placed_at < now() - interval '24 hours') execute function sales_day_changed();
create trigger sales_day_cancelled after update of status on purchase_order for each row
  when (old.placed_at < now() - interval '24 hours' and (old.status = 'Cancelled') <> (new.status = 'Cancelled')) execute function sales_day_changed();
create trigger sales_day_changed after update of total_inr, total_usd, total_sar, display_currency, placed_at on purchase_order for each row
  when (least(old.placed_at, new.placed_at) < now() - interval '24 hours') execute function sales_day_changed();
create trigger sales_day_removed after delete on purchase_order for each row
  when (old.placed_at < now() - interval '24 hours') execute function sales_day_changed();
