-- Change feed (outbox): one event for each thing that a transaction changed, written by triggers in that transaction; table of the module events.
-- docs/decisions/0108

create table event (
  id          bigint generated always as identity primary key,
  -- The transaction that wrote it. Ids are given before the commit, so that only (xid, id) behind the oldest running transaction is an order
  -- in which nothing appears later. 1: from before a restore.
  xid         xid8 not null default pg_current_xact_id(),
  at          timestamptz not null default now(),
  -- product.changed, order.placed ... as the contracts list them.
  type        text collate "C" not null,
  -- The thing: id of a product, customer, return or invoice, public id of an order, a quote, a negotiation or a lead.
  about       text collate "C" not null,
  -- Whose order, quote or account it is; null: nobody's.
  customer_id bigint,
  -- Ids, numbers, states and versions; never personal data. The rest is read of the thing itself.
  data        jsonb not null
);
create index event_in_order on event (xid, id);
-- A thing has one event of each type in a transaction.
create unique index event_once on event (about, type, xid) where xid > '1'::xid8;

-- The stream itself: one row. A cursor of another epoch, or from before what was removed, is too old.
create table event_stream (
  singleton   boolean primary key default true check (singleton),
  epoch       int not null default floor(random() * 2147483647)::int,
  -- The last event that the cleanup removed.
  removed_xid xid8 not null default '0',
  removed_id  bigint not null default 0
);
insert into event_stream default values;

-- Transaction numbers of another cluster mean nothing here: every cursor is void, and the events that came along stand before all that follow.
create function begin_event_epoch() returns void language sql as $$
  update event set xid = '1' where xid <> '1';
  update event_stream set epoch = (epoch + 1 + floor(random() * 2000000000)::bigint) % 2147483647, removed_xid = '0', removed_id = 0;
$$;

-- The functions below compare by EXCEPT and look other tables up by subselects, never by joins: the plan of a trigger is kept with the row count
-- of its first statement, and would be a nested loop over a hundred thousand rows, or a scan of all products for one.
-- Nor is a table scanned that was empty when the plan was made, as in the first load of a shop.

create function note_product_events() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    insert into event (type, about, data)
    select 'product.changed', id::text, jsonb_build_object('id', id, 'sku', sku, 'published', published) from now_rows
    on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
    insert into event (type, about, data)
    select 'price.changed', id::text, jsonb_build_object('id', id, 'sku', sku) from now_rows
    on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  elsif tg_op = 'UPDATE' then
    -- Not of ratings and sort ranks, which the shop counts itself.
    insert into event (type, about, data)
    select 'product.changed', d.id::text, jsonb_build_object('id', d.id, 'sku', d.sku, 'published', d.published)
    from (
      select id, kind, sku, mpn, gtin, slug, category_id, manufacturer_id, family_id, hsn, unspsc, unit, origin_country, minimum, maximum, step,
        weight_grams, image, published from now_rows
      except select id, kind, sku, mpn, gtin, slug, category_id, manufacturer_id, family_id, hsn, unspsc, unit, origin_country, minimum, maximum, step,
        weight_grams, image, published from old_rows
    ) d
    on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
    insert into event (type, about, data)
    select 'price.changed', d.id::text, jsonb_build_object('id', d.id, 'sku', (select p.sku from product p where p.id = d.id))
    from (
      select id, price_base, discount_base, own_prices from now_rows
      except select id, price_base, discount_base, own_prices from old_rows
    ) d
    on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  else
    insert into event (type, about, data)
    select 'product.removed', id::text, jsonb_build_object('id', id, 'sku', sku) from old_rows
    on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  end if;
  return null;
end $$;

-- Rows that belong to a product: the type of the event is the trigger's argument. What goes with its product has no event of its own.
create function note_product_part_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids int[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct product_id from now_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct product_id from old_rows);
  else
    ids := array(select distinct product_id from (select * from now_rows except select * from old_rows) d);
  end if;
  insert into event (type, about, data)
  select tg_argv[0], f.id::text, f.data from (
    select i.id, (select jsonb_build_object('id', p.id, 'sku', p.sku) || case tg_argv[0] when 'product.changed' then jsonb_build_object('published', p.published) else '{}' end
      from product p where p.id = i.id) as data
    from unnest(ids) i (id)
    offset 0
  ) f where f.data is not null
  on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  return null;
end $$;

-- Units on hand; what carts and negotiations reserve comes and goes.
create function note_stock_events() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into event (type, about, data)
  select 'stock.changed', d.product_id::text, jsonb_build_object('id', d.product_id, 'sku', (select p.sku from product p where p.id = d.product_id))
  from (select product_id, on_hand from now_rows except select product_id, on_hand from old_rows) d
  on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  return null;
end $$;

create function note_order_events() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    insert into event (type, about, customer_id, data)
    select 'order.placed', public_id, customer_id, jsonb_build_object('id', id, 'number', public_id, 'state', status, 'version', version) from now_rows
    on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  else
    insert into event (type, about, customer_id, data)
    select 'order.changed', d.public_id, d.customer_id, jsonb_build_object('id', d.id, 'number', d.public_id, 'state', d.status, 'version', d.version)
    from (select * from now_rows except select * from old_rows) d
    where (select count(*) from event e where e.about = d.public_id and e.type = 'order.placed' and e.xid = pg_current_xact_id() and e.xid > '1'::xid8) = 0
    on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  end if;
  return null;
end $$;

-- Shipments, and what was shipped and credited of lines. Other changes of lines, taxes and payments change the order's own row too.
create function note_order_part_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct order_id from now_rows);
  else
    ids := array(select distinct order_id from (select * from now_rows except select * from old_rows) d);
  end if;
  insert into event (type, about, customer_id, data)
  select 'order.changed', o.public_id, o.customer_id, jsonb_build_object('id', o.id, 'number', o.public_id, 'state', o.status, 'version', o.version)
  from unnest(ids) i (id), lateral (select * from sales_order s where s.id = i.id offset 0) o
  on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  return null;
end $$;

create function note_return_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from now_rows);
  else
    ids := array(select id from (select * from now_rows except select * from old_rows) d);
  end if;
  insert into event (type, about, customer_id, data)
  select 'return.changed', r.id::text, o.customer_id, jsonb_build_object('id', r.id, 'order', o.public_id, 'state', r.state)
  from unnest(ids) i (id), lateral (select * from order_return x where x.id = i.id offset 0) r, lateral (select * from sales_order s where s.id = r.order_id offset 0) o
  on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  return null;
end $$;

create function note_invoice_events() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into event (type, about, customer_id, data)
  select 'invoice.issued', n.id::text, o.customer_id, jsonb_build_object('id', n.id, 'number', n.number, 'kind', n.kind, 'order', o.public_id)
  from now_rows n, lateral (select * from sales_order s where s.id = n.order_id offset 0) o
  on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  return null;
end $$;

-- An account that is closed is erased.
create function note_customer_events() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' then
    insert into event (type, about, customer_id, data)
    select 'customer.changed', id::text, id, jsonb_build_object('id', id, 'state', case when disabled_at is null then 'active' else 'blocked' end) from now_rows
    on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  elsif tg_op = 'UPDATE' then
    insert into event (type, about, customer_id, data)
    select case when d.closed_at is null then 'customer.changed' else 'customer.erased' end, d.id::text, d.id, jsonb_build_object('id', d.id, 'state',
      case when d.closed_at is not null then 'closed' when d.disabled_at is not null then 'blocked' else 'active' end)
    from (select * from now_rows except select * from old_rows) d
    on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  else
    insert into event (type, about, customer_id, data)
    select 'customer.erased', id::text, id, jsonb_build_object('id', id, 'state', 'closed') from old_rows
    on conflict (about, type, xid) where xid > '1'::xid8 do nothing;
  end if;
  return null;
end $$;

create function note_customer_part_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct customer_id from now_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct customer_id from old_rows);
  else
    ids := array(select distinct customer_id from (select * from now_rows except select * from old_rows) d);
  end if;
  insert into event (type, about, customer_id, data)
  select 'customer.changed', c.id::text, c.id, jsonb_build_object('id', c.id, 'state', case when c.disabled_at is null then 'active' else 'blocked' end)
  from unnest(ids) i (id), lateral (select * from customer x where x.id = i.id offset 0) c
  where c.closed_at is null
  on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  return null;
end $$;

create function note_quote_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from now_rows);
  else
    ids := array(select id from (select id, state, order_id from now_rows except select id, state, order_id from old_rows) d);
  end if;
  insert into event (type, about, customer_id, data)
  select distinct on (q.public_id) 'quote.changed', q.public_id, q.customer_id, jsonb_build_object('id', q.id, 'number', q.public_id, 'state', v.state, 'version', v.version)
  from unnest(ids) i (id), lateral (select * from quote_version x where x.id = i.id offset 0) v, lateral (select * from quote y where y.id = v.quote_id offset 0) q
  order by q.public_id, v.version desc
  on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  return null;
end $$;

-- Negotiations and leads: a public id and a state.
create function note_negotiation_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from now_rows);
  else
    ids := array(select id from (select * from now_rows except select * from old_rows) d);
  end if;
  insert into event (type, about, customer_id, data)
  select 'negotiation.changed', reference, customer_id, jsonb_build_object('id', id, 'number', reference, 'state', state) from now_rows where id = any(ids)
  on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  return null;
end $$;
create function note_lead_events() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select id from now_rows);
  else
    ids := array(select id from (select * from now_rows except select * from old_rows) d);
  end if;
  insert into event (type, about, customer_id, data)
  select 'lead.changed', reference, customer_id, jsonb_build_object('id', id, 'number', reference, 'kind', kind, 'state', state) from now_rows where id = any(ids)
  on conflict (about, type, xid) where xid > '1'::xid8 do update set data = excluded.data where event.data <> excluded.data;
  return null;
end $$;
