-- Orders: sales orders with lines, taxes, states, shipments, payments and returns. What was ordered is a frozen copy: later changes of
-- prices, rates, taxes or names do not reach it.
-- Amounts are in minor units: paise, cents, halalas.

create table sales_order (
  id                       bigint generated always as identity primary key,
  -- MW-7K3F-92QD: readable aloud, not guessable.
  public_id                text not null constraint order_public_id_unique unique,
  -- Null: the order was made from an accepted quote.
  cart_id                  bigint constraint order_once_per_cart unique references cart,
  customer_id              bigint not null references customer,
  status                   text not null default 'Pending' check (status in ('Pending', 'Confirmed', 'Shipped', 'Completed', 'Cancelled')),
  placed_at                timestamptz not null default now(),
  locale                   char(2) not null,
  display_currency         char(3) not null check (display_currency in ('INR', 'USD', 'SAR')),
  company_name             text not null,
  billing                  jsonb not null,
  delivery                 jsonb not null,
  -- Exchange rates of the moment.
  rates                    jsonb not null,
  subtotal_inr bigint not null, subtotal_usd bigint not null, subtotal_sar bigint not null,
  total_inr    bigint not null, total_usd    bigint not null, total_sar    bigint not null,
  payment_mode             text not null check (payment_mode in ('telegraphic-transfer', 'letter-of-credit', 'escrow')),
  -- The buyer's own purchase order number.
  buyer_po_number    text not null default '',
  note                     text not null default '',
  terms_version            text not null,
  expected_delivery        date not null,
  -- Two working days after the invoice; null until it is issued.
  payment_due              date,
  carrier                  text not null default '' check (length(carrier) <= 100),
  tracking_number          text not null default '' check (length(tracking_number) <= 100),
  -- GSTIN or VAT number of the buyer when the order was placed, and the GST state code of the place of supply (null outside India).
  tax_id                   text not null default '',
  place_of_supply          char(2) check (place_of_supply ~ '^[0-9]{2}$'),
  -- Null: quoted by staff before they confirm the order. 0: free. docs/decisions/0064
  freight_inr bigint, freight_usd bigint, freight_sar bigint,
  -- Freight is taxed as the goods that it comes with: their HSN code and whole rate.
  freight_hsn              text not null default '',
  freight_tax_basis_points int not null default 0 check (freight_tax_basis_points between 0 and 10000),
  -- Optimistic lock: grows with each change of lines or freight.
  version                  int not null default 0,
  -- Sum of order_payment, kept by its trigger.
  paid_inr                 bigint not null default 0 check (abs(paid_inr) <= 9007199254740991),
  -- Of the invoice value, as it was when the order was placed.
  commission_basis_points  int not null default 500 check (commission_basis_points between 0 and 10000),
  -- Idempotency key of an order placed by staff on behalf of the customer; null: placed by the customer.
  idempotency_key                text constraint order_idempotency_once unique check (length(idempotency_key) between 8 and 60),
  -- Name of the customer at that time; every document names this person beside the company.
  buyer_name               text not null default '' check (length(buyer_name) <= 300),
  -- Taken back by credit notes of returns, of the total; freight stays. docs/decisions/0063
  credited_inr             bigint not null default 0,
  credited_usd             bigint not null default 0,
  credited_sar             bigint not null default 0,
  -- Part of paid_inr that was paid out, with the opposite sign; kept by the trigger of order_payment.
  refunded_inr             bigint not null default 0,
  -- The buyer collects the goods.
  freight_collected        boolean not null default false,
  check (subtotal_inr > 0 and total_inr >= subtotal_inr),
  -- The largest number that JavaScript holds exactly.
  constraint order_total_exact check (total_inr <= 9007199254740991 and total_usd <= 9007199254740991 and total_sar <= 9007199254740991),
  constraint order_freight_whole check (num_nulls(freight_inr, freight_usd, freight_sar) in (0, 3)),
  constraint order_freight_not_below_zero check (freight_inr >= 0 and freight_usd >= 0 and freight_sar >= 0),
  constraint order_credited_at_most_total check (
    credited_inr between 0 and total_inr and credited_usd between 0 and total_usd and credited_sar between 0 and total_sar),
  constraint order_freight_collected_is_free check (not freight_collected or coalesce(freight_inr, 0) = 0)
);
-- Order history of a customer: newest first, by status.
create index order_of_customer on sales_order (customer_id, id desc);
create index order_of_customer_by_status on sales_order (customer_id, status, id desc);
-- Lists of the back office.
create index order_by_words on sales_order using gin (staff_words(public_id, replace(public_id, '-', ''), company_name, buyer_po_number));
create index order_by_status on sales_order (status, id desc);
create index order_by_day on sales_order (placed_at);
create index order_by_total on sales_order (total_inr, id);
create index order_by_due_day on sales_order (payment_due, id);
-- Balance open, and refund due.
create index order_balance_open on sales_order (id desc)
  where paid_inr < total_inr - credited_inr and status <> 'Cancelled';
create index order_refund_due on sales_order (id desc)
  where paid_inr > case when status = 'Cancelled' then 0 else total_inr - credited_inr end;
call audit_table('sales_order', 'order', 'id', '{id}', '{company_name,buyer_name,tax_id,billing,delivery,note}');

-- lint: constraint-not-valid because both tables are new and empty
alter table stock_movement add constraint stock_movement_order_fk foreign key (order_id) references sales_order;

create table order_line (
  order_id     bigint not null references sales_order on delete cascade,
  position     int not null,
  product_id   int not null references product,
  sku          text not null,
  name         text not null,
  slug         text not null,
  image        text not null,
  manufacturer text not null,
  hsn          text not null,
  quantity     int not null check (quantity > 0),
  unit_inr     bigint not null, unit_usd     bigint not null, unit_sar     bigint not null,
  subtotal_inr bigint not null, subtotal_usd bigint not null, subtotal_sar bigint not null,
  -- The whole rate; inside the seller's state its halves are CGST and SGST.
  tax_basis_points int not null check (tax_basis_points between 0 and 10000),
  -- Units that were shipped, kept by the trigger of order_shipment_line; the constraint rejects more than was ordered.
  shipped      int not null default 0,
  -- Units that were credited; null is 0.
  credited     int default 0,
  primary key (order_id, position),
  constraint order_line_product_once unique (order_id, product_id),
  check (subtotal_inr = unit_inr * quantity and subtotal_usd = unit_usd * quantity and subtotal_sar = unit_sar * quantity),
  constraint order_line_shipped_at_most_ordered check (shipped between 0 and quantity),
  constraint order_line_credited_at_most_shipped check (coalesce(credited, 0) between 0 and shipped)
);
-- Whether a lot was ordered: from then on its orders and returns count by its parts.
create index order_line_product on order_line (product_id);
call audit_table('order_line', 'order', 'order_id', '{order_id,position}');

create table order_tax (
  order_id     bigint not null references sales_order on delete cascade,
  position     int not null,
  code         text not null,
  name         text not null,
  basis_points int not null,
  value_inr bigint not null, value_usd bigint not null, value_sar bigint not null,
  primary key (order_id, position)
);
call audit_table('order_tax', 'order', 'order_id', '{order_id,position}');

create table order_status_change (
  order_id bigint not null references sales_order on delete cascade,
  at       timestamptz not null default now(),
  status   text not null,
  -- 'customer', 'staff:<id>' or 'system'
  actor    text not null,
  primary key (order_id, at, status)
);
-- No transition leads back to a status, so an order has each at most once: of two concurrent changes one fails.
create unique index order_status_once on order_status_change (order_id, status);

-- Shipments, in whole or in part.
create table order_shipment (
  id              bigint generated always as identity primary key,
  order_id        bigint not null references sales_order,
  shipped_at      timestamptz not null default now(),
  carrier         text not null default '' check (length(carrier) <= 100),
  tracking_number text not null default '' check (length(tracking_number) <= 100),
  actor           text not null,
  -- Idempotency key of the form.
  once            text not null constraint order_shipment_once unique check (length(once) between 8 and 60)
);
create index order_shipment_of_order on order_shipment (order_id, id);
call audit_table('order_shipment', 'order', 'order_id', '{id}');

create table order_shipment_line (
  shipment_id bigint not null references order_shipment,
  order_id    bigint not null,
  product_id  int not null,
  quantity    int not null check (quantity > 0),
  primary key (shipment_id, product_id),
  foreign key (order_id, product_id) references order_line (order_id, product_id)
);
call audit_table('order_shipment_line', 'order', 'order_id', '{shipment_id,product_id}');
create function count_shipped() returns trigger language plpgsql as $$
begin
  update order_line set shipped = shipped + new.quantity where order_id = new.order_id and product_id = new.product_id;
  return null;
end $$;
create trigger shipped_counted after insert on order_shipment_line for each row execute function count_shipped();
create trigger shipment_line_is_final before update or delete on order_shipment_line for each row execute function refuse_change();

-- Payments and refunds. A mistake is reversed by an opposite row; no row is changed or removed. A negative row that reverses none is a refund.
create table order_payment (
  id          bigint generated always as identity primary key,
  order_id    bigint not null references sales_order,
  received_on date not null,
  mode        text not null check (mode in ('telegraphic-transfer', 'letter-of-credit', 'escrow')),
  -- The bank's transaction, credit or escrow number.
  reference   text not null default '' check (length(reference) <= 100),
  amount_inr  bigint not null check (amount_inr <> 0 and abs(amount_inr) <= 9007199254740991),
  note        text not null default '' check (length(note) <= 500),
  reverses    bigint constraint order_payment_reversed_once unique,
  at          timestamptz not null default now(),
  actor       text not null,
  -- Idempotency key of the form.
  once        text not null constraint order_payment_once unique check (length(once) between 8 and 60),
  constraint order_payment_same_order unique (id, order_id),
  foreign key (reverses, order_id) references order_payment (id, order_id)
);
create index order_payment_of_order on order_payment (order_id, id);
call audit_table('order_payment', 'order', 'order_id', '{id}');
create function count_paid() returns trigger language plpgsql as $$
begin
  update sales_order set paid_inr = paid_inr + new.amount_inr,
    -- A refund, or the row that takes a refund back.
    refunded_inr = refunded_inr - case when (new.reverses is null) = (new.amount_inr < 0) then new.amount_inr else 0 end
    where id = new.order_id;
  return null;
end $$;
create trigger payment_counted after insert on order_payment for each row execute function count_paid();
create trigger payment_is_final before update or delete on order_payment for each row execute function refuse_change();

-- Visible to staff only.
create table order_note (
  id       bigint generated always as identity primary key,
  order_id bigint not null references sales_order on delete cascade,
  at       timestamptz not null default now(),
  actor    text not null,
  text     text not null check (length(text) between 1 and 2000)
);
create index order_note_of_order on order_note (order_id, id);
call audit_table('order_note', 'order', 'order_id', '{id}', '{text}');

-- Changes of a Pending order by staff: lines by SKU with quantities before and after, freight and total in paise.
create table order_edit (
  order_id bigint not null references sales_order on delete cascade,
  version  int not null,
  at       timestamptz not null default now(),
  actor    text not null,
  changes  jsonb not null check (jsonb_typeof(changes) = 'object'),
  primary key (order_id, version)
);

-- Return requests (RMA).
create table order_return (
  id           bigint generated always as identity primary key,
  order_id     bigint not null references sales_order,
  requested_at timestamptz not null default now(),
  -- requested -> accepted or refused; accepted -> closed, when the goods are back.
  state        text not null default 'requested' check (state in ('requested', 'accepted', 'refused', 'closed')),
  note         text not null default '' check (length(note) <= 1000),
  answer       text not null default '' check (length(answer) <= 1000),
  answered_at  timestamptz,
  closed_at    timestamptz,
  restocked    boolean not null default false,
  -- What the credit note of a closed return says, by line and tax; null: nothing was credited.
  credit       jsonb,
  check (not restocked or state = 'closed'),
  check (credit is null or state = 'closed')
);
create index order_return_of_order on order_return (order_id, id);
create index order_return_open on order_return (order_id) where state in ('requested', 'accepted');
call audit_table('order_return', 'order', 'order_id', '{id}');

create table order_return_line (
  return_id  bigint not null references order_return on delete cascade,
  order_id   bigint not null,
  product_id int not null,
  quantity   int not null check (quantity > 0),
  reason     text not null check (reason in ('damaged', 'wrong-item', 'not-as-described', 'not-needed', 'other')),
  -- True while the request is requested or accepted.
  open       boolean not null default true,
  primary key (return_id, product_id),
  foreign key (order_id, product_id) references order_line (order_id, product_id)
);
-- Of two concurrent requests for one line the second waits for the end of the first.
create unique index order_return_line_open_once on order_return_line (order_id, product_id) where open;
call audit_table('order_return_line', 'order', 'order_id', '{return_id,product_id}');
