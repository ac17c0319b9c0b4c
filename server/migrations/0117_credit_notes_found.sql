-- statement by statement
-- orders and invoices: what is open, what is due back, and one credit note for each return, each by an index. docs/decisions/0063

create index concurrently if not exists order_balance_open on purchase_order (id desc)
  where paid_inr < total_inr - credited_inr and status <> 'Cancelled';
create index concurrently if not exists order_refund_due on purchase_order (id desc)
  where paid_inr > case when status = 'Cancelled' then 0 else total_inr - credited_inr end;
drop index concurrently if exists order_unpaid;
create unique index concurrently if not exists invoice_once_or_by_return on invoice (order_id, kind) where return_id is null;
create unique index concurrently if not exists credit_note_once_per_return on invoice (return_id) where return_id is not null;
