-- Dashboard: daily sales of past days and slow-moving stock, precomputed for the first page of the back office.

-- A day that has a row is exact: a change of one of its orders deletes the row. A missing day is summed from its orders. Amounts in minor units.
create table daily_sales (
  day         date primary key,
  orders      int    not null check (orders >= 0),
  revenue_inr bigint not null, revenue_usd bigint not null, revenue_sar bigint not null,
  -- Of all orders, whatever currency they were placed in.
  total_inr   bigint not null
);

-- No reference to product: a product that was ordered is never deleted.
create table daily_sales_part (
  day         date   not null references daily_sales on delete cascade,
  product_id  int    not null,
  quantity    bigint not null,
  revenue_inr bigint not null,
  primary key (day, product_id)
);

create table slow_moving_stock (
  only_one    boolean primary key default true check (only_one),
  at          timestamptz not null,
  count       int   not null,
  -- The highest value first, a few dozen.
  product_ids int[] not null
);

-- The lock is shared among all that change orders; the job that sums days takes it exclusively, so that no change falls between its reading
-- and its writing.
create function daily_sales_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1836544874);
  if tg_op <> 'INSERT' then
    delete from daily_sales where day = shop_day(old.placed_at);
  end if;
  if tg_op <> 'DELETE' then
    delete from daily_sales where day = shop_day(new.placed_at);
  end if;
  return null;
end $$;

-- A day is summed 25 hours after its end, so that placing an order pays for none of this. Lines never change without the totals.
create trigger daily_sales_added after insert on sales_order for each row
  when (new.placed_at < now() - interval '24 hours') execute function daily_sales_changed();
create trigger daily_sales_cancelled after update of status on sales_order for each row
  when (old.placed_at < now() - interval '24 hours' and (old.status = 'Cancelled') <> (new.status = 'Cancelled')) execute function daily_sales_changed();
create trigger daily_sales_changed after update of total_inr, total_usd, total_sar, credited_inr, credited_usd, credited_sar, display_currency, placed_at
  on sales_order for each row
  when (least(old.placed_at, new.placed_at) < now() - interval '24 hours') execute function daily_sales_changed();
create trigger daily_sales_removed after delete on sales_order for each row
  when (old.placed_at < now() - interval '24 hours') execute function daily_sales_changed();

-- In another time zone days begin and end elsewhere: all sums are deleted, and the job makes them again.
create function daily_sales_of_zone() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1836544874);
  delete from daily_sales;
  return null;
end $$;
create trigger daily_sales_of_zone after update of value on setting for each row
  when (new.name = 'time-zone' and new.value is distinct from old.value) execute function daily_sales_of_zone();
