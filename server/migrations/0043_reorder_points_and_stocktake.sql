-- Reorder points, and stocktakes with what was counted: the shelf against the books; tables of the module catalog.

-- Only products that are ordered again have a row.
create table reorder_point (
  product_id int primary key references product on delete cascade,
  -- Units available and expected, at or below which the product is ordered again.
  point      int not null constraint reorder_point_units check (point between 0 and 999999999),
  -- Units that are usually ordered; null: what leads above the point.
  quantity   int constraint reorder_point_quantity check (quantity between 1 and 1000000000)
);
call audit_table('reorder_point', 'product', 'product_id', '{product_id}');

-- One more than the point is the least that is suggested: at the point the product would be on the list again.
create view product_to_reorder as
  select n.*, greatest(coalesce(n.quantity, 0), n.point + 1 - n.available - n.incoming) as suggested
  from (
    select r.product_id, r.point, r.quantity, coalesce(s.on_hand - s.reserved, 0) as available, coalesce(s.reserved, 0) as reserved,
      coalesce(e.units, 0) as incoming, e.day as incoming_on
    from reorder_point r left join stock s on s.product_id = r.product_id
    left join (
      select product_id, sum(quantity) as units, min(expected_on) as day from expected_receipt where closed_at is null group by product_id
    ) e on e.product_id = r.product_id
  ) n
  where n.available + n.incoming <= n.point;

create table stocktake (
  id              int generated always as identity primary key,
  name            text not null constraint stocktake_name check (length(name) between 1 and 100),
  -- Which products: all, those below a category, of a manufacturer, or of a list.
  scope           text not null constraint stocktake_scope check (scope in ('all', 'category', 'manufacturer', 'list')),
  category_id     int references category on delete set null,
  manufacturer_id int references manufacturer on delete set null,
  product_ids     int[] constraint stocktake_list check (product_ids is null or scope = 'list'),
  state           text not null default 'open' constraint stocktake_state check (state in ('open', 'closed', 'cancelled')),
  begun_at        timestamptz not null default now(),
  begun_by        text not null,
  ended_at        timestamptz,
  ended_by        text,
  -- Products whose stock the closing changed.
  posted          int not null default 0,
  constraint stocktake_end check ((state = 'open') = (ended_at is null))
);
call audit_table('stocktake', 'stocktake', 'id', '{id}');

-- Without a log of changes of its own: a scan a row would fill it. Who counted last stands here, and what the closing changes in that of stock.
create table stocktake_line (
  stocktake_id   int not null references stocktake on delete cascade,
  product_id     int not null references product on delete cascade,
  -- On hand when it was first counted, and the last movement of then.
  expected       int not null,
  after_movement bigint not null,
  counted        int not null constraint stocktake_line_units check (counted between 0 and 1000000000),
  counted_at     timestamptz not null default now(),
  counted_by     text not null,
  is_open        boolean not null default true,
  primary key (stocktake_id, product_id)
);
-- Two counts of one product at a time would post its difference twice.
create unique index stocktake_line_counted_once on stocktake_line (product_id) where is_open;
create index stocktake_line_of_product on stocktake_line (product_id);

-- Older rows have satisfied a narrower list of reasons.
alter table stock_movement drop constraint stock_movement_reason_known;
alter table stock_movement add constraint stock_movement_reason_known
  check (reason in ('opening', 'sale', 'cancellation', 'return', 'correction', 'import', 'receipt', 'stocktake')) not valid;
