-- Moment at which an order last changed in anything that an ERP reads of it: its own row, a shipment, an invoice or credit note. It is taken
-- from the clock at the write, so that no transaction that is still open can bring an earlier one than its own beginning. docs/decisions/0112
create table order_change_time (
  order_id   bigint primary key references sales_order on delete cascade,
  changed_at timestamptz not null
);
create index order_change_time_in_order on order_change_time (changed_at, order_id);

insert into order_change_time (order_id, changed_at)
select o.id, greatest(o.placed_at, (select max(at) from order_status_change where order_id = o.id), (select max(at) from order_payment where order_id = o.id),
  (select max(shipped_at) from order_shipment where order_id = o.id), (select max(issued_at) from invoice where order_id = o.id))
from sales_order o;

create function note_order_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'sales_order' then
    insert into order_change_time (order_id, changed_at) select id, clock_timestamp() from now_rows order by id
    on conflict (order_id) do update set changed_at = excluded.changed_at;
  else
    insert into order_change_time (order_id, changed_at) select o.order_id, clock_timestamp() from (select distinct order_id from now_rows) o order by o.order_id
    on conflict (order_id) do update set changed_at = excluded.changed_at;
  end if;
  return null;
end $$;
