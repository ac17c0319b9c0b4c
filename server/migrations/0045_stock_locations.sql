-- Stock locations: places that hold units of stock, how many each holds, and transfers between them; tables of the module catalog. docs/decisions/0102

create table stock_location (
  id         int generated always as identity primary key,
  name       text not null constraint stock_location_name check (length(name) between 1 and 80),
  -- Of two locations the first gives when the default one lacks units of an order.
  position   int not null default 0,
  -- A closed location holds nothing and takes nothing in.
  active     boolean not null default true,
  is_default boolean not null default false,
  constraint stock_location_default_open check (active or not is_default)
);
create unique index stock_location_name_unique on stock_location (lower(name));
create unique index stock_location_default_once on stock_location (is_default) where is_default;
call audit_table('stock_location', 'stock-location', 'id', '{id}');
create trigger stock_location_default_stays before delete on stock_location for each row when (old.is_default) execute function refuse_change();
insert into stock_location (name, is_default) values ('Main warehouse', true);

-- What locations other than the default one hold; the default one holds the rest of stock.on_hand. Written by the trigger of stock_movement only.
create table stock_at (
  product_id  int not null references stock on delete cascade,
  location_id int not null references stock_location,
  quantity    int not null constraint stock_at_not_below_zero check (quantity >= 0),
  primary key (product_id, location_id)
);
create index stock_at_of_location on stock_at (location_id);

create view stock_by_location as
  select s.product_id, l.id as location_id, case when l.is_default
    then s.on_hand - coalesce((select sum(e.quantity) from stock_at e where e.product_id = s.product_id), 0)::int
    else coalesce(a.quantity, 0) end as quantity
  from stock s cross join stock_location l left join stock_at a on a.product_id = s.product_id and a.location_id = l.id;

create table stock_transfer (
  id      int generated always as identity primary key,
  from_id int not null references stock_location,
  to_id   int not null references stock_location,
  note    text not null default '' check (length(note) <= 200),
  at      timestamptz not null default now(),
  who     text not null,
  -- Idempotency key of the form.
  once    text not null constraint stock_transfer_once unique check (length(once) between 8 and 60),
  constraint stock_transfer_goes_elsewhere check (from_id <> to_id)
);
create table stock_transfer_line (
  transfer_id int not null references stock_transfer,
  product_id  int not null references product on delete cascade,
  quantity    int not null check (quantity > 0),
  primary key (transfer_id, product_id)
);
create index stock_transfer_line_of_product on stock_transfer_line (product_id);

-- Null: the default location. A movement without one that takes more than the default location holds brings the rest there from the others.
alter table stock_movement add column location_id int;
alter table stock_movement add constraint stock_movement_location_exists foreign key (location_id) references stock_location not valid;
-- Older rows have satisfied a narrower list of reasons.
alter table stock_movement drop constraint stock_movement_reason_known;
alter table stock_movement add constraint stock_movement_reason_known
  check (reason in ('opening', 'sale', 'cancellation', 'return', 'correction', 'import', 'receipt', 'stocktake', 'transfer')) not valid;

create function keep_stock_at() returns trigger language plpgsql as $$
declare
  lacking bigint;
  place   record;
  taken   int;
begin
  if new.location_id is not null then
    -- Sales of the product wait for it, and it for them; the location cannot be closed meanwhile.
    perform from stock where product_id = new.product_id for update;
    perform from stock_location where id = new.location_id and active and not is_default for share;
    if not found then
      raise exception 'stock location % takes no stock of its own', new.location_id using errcode = 'check_violation', constraint = 'stock_at_open_location';
    end if;
    update stock_at set quantity = quantity + new.delta where product_id = new.product_id and location_id = new.location_id;
    if not found then
      insert into stock_at (product_id, location_id, quantity) values (new.product_id, new.location_id, new.delta);
    end if;
    return null;
  end if;
  select coalesce(sum(a.quantity), 0) - (select s.on_hand from stock s where s.product_id = new.product_id)
    into lacking from stock_at a where a.product_id = new.product_id;
  if lacking > 0 then
    for place in
      select a.location_id, a.quantity from stock_at a join stock_location l on l.id = a.location_id
      where a.product_id = new.product_id and a.quantity > 0 order by l.position, l.id
    loop
      taken := least(place.quantity, lacking);
      insert into stock_movement (product_id, delta, reason, order_id, at, who, location_id) values
        (new.product_id, -taken, 'transfer', new.order_id, new.at, new.who, place.location_id),
        (new.product_id, taken, 'transfer', new.order_id, new.at, new.who, null);
      lacking := lacking - taken;
      exit when lacking <= 0;
    end loop;
  end if;
  return null;
end $$;
create trigger stock_at_kept after insert on stock_movement for each row
  when (new.location_id is not null or (new.delta < 0 and new.reason <> 'transfer')) execute function keep_stock_at();

-- At the end of a transaction the default location holds no less than nothing.
create function check_stock_at() returns trigger language plpgsql as $$
begin
  if exists (select from stock_by_location b join stock_location l on l.id = b.location_id and l.is_default
             where b.product_id = new.product_id and b.quantity < 0) then
    raise exception 'locations hold more units of product % than there are', new.product_id using errcode = 'check_violation', constraint = 'stock_at_within_on_hand';
  end if;
  return null;
end $$;
create constraint trigger stock_at_within_on_hand after insert or update on stock_at deferrable initially deferred
  for each row execute function check_stock_at();
