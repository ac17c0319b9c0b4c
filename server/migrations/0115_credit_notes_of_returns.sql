-- orders and invoices: a return that is closed takes its pieces back by a credit note of its own, and what was paid too much is paid out. docs/decisions/0063

alter table purchase_order
  -- What credit notes of returns took back of the total. Freight stays.
  add column credited_inr bigint not null default 0,
  add column credited_usd bigint not null default 0,
  add column credited_sar bigint not null default 0,
  -- Paid out, part of paid_inr with the opposite sign; kept by order_payment.
  add column refunded_inr bigint not null default 0,
  add constraint order_credited_at_most_total check (
    credited_inr between 0 and total_inr and credited_usd between 0 and total_usd and credited_sar between 0 and total_sar) not valid;

-- Pieces that were credited: the line itself counts, and refuses more than has left.
-- Null is 0: a version before this one goes on selling beside it and writes whole rows without the column.
alter table order_line add column credited int default 0,
  add constraint order_line_credited_at_most_shipped check (coalesce(credited, 0) between 0 and shipped) not valid;

-- What the credit note of a closed return says, by line and tax; null: nothing was credited.
alter table order_return add column credit jsonb check (credit is null or state = 'closed');

-- A row below zero that reverses nothing is a refund.
do $$
declare was text;
begin
  select conname into was from pg_constraint
    where conrelid = 'order_payment'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%reverses IS NULL%';
  execute format('alter table order_payment drop constraint %I', was);
end $$;
create or replace function count_paid() returns trigger language plpgsql as $$
begin
  update purchase_order set paid_inr = paid_inr + new.amount_inr,
    -- A refund, or the row that takes a refund back.
    refunded_inr = refunded_inr - case when (new.reverses is null) = (new.amount_inr < 0) then new.amount_inr else 0 end
    where id = new.order_id;
  return null;
end $$;

-- Sales are what was not taken back.
drop trigger sales_day_changed on purchase_order;
create trigger sales_day_changed after update of total_inr, total_usd, total_sar, credited_inr, credited_usd, credited_sar, display_currency, placed_at
  on purchase_order for each row
  when (least(old.placed_at, new.placed_at) < now() - interval '24 hours') execute function sales_day_changed();

alter table invoice add column return_id bigint references order_return,
  add constraint invoice_return_is_credited check (return_id is null or kind = 'credit-note') not valid;
