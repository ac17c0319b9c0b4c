-- shop's time zone: days of orders, documents, statistics and taxes are counted and shown by one clock. docs/decisions/0054

insert into setting (name, value) values ('time-zone', '"Asia/Kolkata"') on conflict (name) do nothing;

create function shop_zone() returns text language sql stable parallel safe as $$
  select coalesce((select value #>> '{}' from setting where name = 'time-zone'), 'Asia/Kolkata')
$$;
create function shop_day(moment timestamptz) returns date language sql stable parallel safe as $$
  select (moment at time zone shop_zone())::date
$$;

create or replace function sales_day_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(1836544874);
  if tg_op <> 'INSERT' then
    delete from sales_day where day = shop_day(old.placed_at);
  end if;
  if tg_op <> 'DELETE' then
    delete from sales_day where day = shop_day(new.placed_at);
  end if;
  return null;
end $$;

-- Sums of days that began and ended elsewhere are wrong from now on; they are added up again by the job.
create function sales_days_of_zone() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1836544874);
  delete from sales_day;
  return null;
end $$;
create trigger sales_days_of_zone after update of value on setting for each row
  when (new.name = 'time-zone' and new.value is distinct from old.value) execute function sales_days_of_zone();

-- Payment is due two working days after the invoice, so an order has no due day before its invoice is issued. What was noted earlier was counted from the order.
alter table purchase_order alter column payment_due drop not null;
update purchase_order o set payment_due = (
  select (i.content ->> 'dueOn')::date from invoice i where i.order_id = o.id and i.kind = 'invoice' limit 1);

-- Who ordered, as the buyer was called then: every document of the order names this person beside the company.
alter table purchase_order add column buyer_name text not null default '' check (length(buyer_name) <= 300);
update purchase_order o set buyer_name = left(btrim(c.first_name || ' ' || c.last_name), 300) from customer c where c.id = o.customer_id;
drop trigger if exists audit_added on purchase_order;
drop trigger if exists audit_removed on purchase_order;
drop trigger audit on purchase_order;
call audit_table('purchase_order', 'order', 'id', '{id}', '{company_name,buyer_name,tax_id,billing,delivery,note}');
