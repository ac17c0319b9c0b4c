-- Expected receipts: goods on their way to the shop, which buyers see with their day; taken into stock when they arrive.
create table expected_receipt (
  id          int generated always as identity primary key,
  product_id  int  not null references product on delete cascade,
  -- Still on their way; a part that arrived is taken off.
  quantity    int  not null constraint expected_receipt_quantity check (quantity between 0 and 1000000000),
  expected_on date not null,
  -- Purchase order or delivery note.
  reference   text not null default '' check (length(reference) <= 60),
  created_at  timestamptz not null default now(),
  -- Null: on its way.
  closed_at   timestamptz,
  constraint expected_receipt_open_has_units check (closed_at is not null or quantity > 0)
);
create index expected_receipt_of_product on expected_receipt (product_id, expected_on) where closed_at is null;
create index expected_receipt_by_day on expected_receipt (expected_on, id) where closed_at is null;
call audit_table('expected_receipt', 'product', 'product_id', '{id}');
create trigger cache_invalidation_added after insert on expected_receipt referencing new table as changed_rows for each statement execute function note_stock_change();
create trigger cache_invalidation after update on expected_receipt referencing new table as changed_rows for each statement execute function note_stock_change();
create trigger cache_invalidation_removed after delete on expected_receipt referencing old table as changed_rows for each statement execute function note_stock_change();

alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_known
  check (reason in ('opening', 'sale', 'cancellation', 'return', 'correction', 'import', 'receipt')) not valid;
