-- Events of orders name their status as orders do. docs/decisions/0117

create or replace function note_order_events() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    insert into event (type, about, customer_id, data)
    select 'order.placed', public_id, customer_id, jsonb_build_object('id', id, 'number', public_id, 'status', status, 'version', version) from now_rows
    on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  else
    insert into event (type, about, customer_id, data)
    select 'order.changed', d.public_id, d.customer_id, jsonb_build_object('id', d.id, 'number', d.public_id, 'status', d.status, 'version', d.version)
    from (select * from now_rows except select * from old_rows) d
    where (select count(*) from event e where e.about = d.public_id and e.type = 'order.placed' and e.xid = pg_current_xact_id() and e.xid > '1'::xid8) = 0
    on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  end if;
  return null;
end $$;

create or replace function note_order_part_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct order_id from now_rows);
  else
    ids := array(select distinct order_id from (select * from now_rows except select * from old_rows) d);
  end if;
  insert into event (type, about, customer_id, data)
  select 'order.changed', o.public_id, o.customer_id, jsonb_build_object('id', o.id, 'number', o.public_id, 'status', o.status, 'version', o.version)
  from unnest(ids) i (id), lateral (select * from sales_order s where s.id = i.id offset 0) o
  on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  return null;
end $$;
