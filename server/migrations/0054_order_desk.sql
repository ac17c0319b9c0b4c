-- orders: what the order desk adds to an order: what left and when, what was paid, notes, changes before it is confirmed, answers to returns.

-- Words as people type them, so that the beginning of any word finds a row by an index.
create function desk_words(variadic texts text[]) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(select distinct word from unnest(string_to_array(
    regexp_replace(lower(array_to_string(texts, ' ')), '[\u0001-\u002d\u002f\u003a-\u003f\u005b-\u0060\u007b-\u007e]+', ' ', 'g'), ' ')) word where word <> ''))
$$;
-- All of the words, each by its beginning; null without a word.
create function desk_query(words text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || lexeme || ''':*', ' & ')::tsquery from unnest(tsvector_to_array(desk_words(words))) lexeme
$$;

alter table purchase_order
  -- Grows with each change of its lines or freight: whoever saw an older one is told.
  add column version int not null default 0,
  -- The sum of its payments, kept by order_payment.
  add column paid_inr bigint not null default 0 check (abs(paid_inr) <= 9007199254740991),
  -- Of the invoice's value, as it was when the order was placed.
  add column commission_basis_points int not null default 500 check (commission_basis_points between 0 and 10000);
insert into setting (name, value) values ('commission-basis-points', '500') on conflict do nothing;

create index order_by_words on purchase_order using gin (desk_words(public_id, replace(public_id, '-', ''), company_name, purchase_order_number));
create index order_by_status on purchase_order (status, id desc);
create index order_by_day on purchase_order (placed_at);
create index order_by_total on purchase_order (total_inr, id);
create index order_by_due_day on purchase_order (payment_due, id);
create index order_unpaid on purchase_order (id desc) where paid_inr < total_inr and status <> 'Cancelled';
create index customer_by_words on customer using gin (desk_words(email, first_name, last_name, company_name, mobile, tax_id));
create index order_return_open on order_return (order_id) where state in ('requested', 'accepted');

-- What has left. Never more than was ordered: the line itself counts, and refuses.
alter table order_line add column shipped int not null default 0,
  add constraint order_line_shipped_at_most_ordered check (shipped between 0 and quantity);

create table order_shipment (
  id              bigint generated always as identity primary key,
  order_id        bigint not null references purchase_order,
  shipped_at      timestamptz not null default now(),
  carrier         text not null default '' check (length(carrier) <= 100),
  tracking_number text not null default '' check (length(tracking_number) <= 100),
  actor           text not null,
  -- Made by the form: what is sent twice is one.
  once            text not null constraint order_shipment_once unique check (length(once) between 8 and 60)
);
create index order_shipment_of_order on order_shipment (order_id, id);
create table order_shipment_line (
  shipment_id bigint not null references order_shipment,
  order_id    bigint not null,
  product_id  int not null,
  quantity    int not null check (quantity > 0),
  primary key (shipment_id, product_id),
  foreign key (order_id, product_id) references order_line (order_id, product_id)
);
create function count_shipped() returns trigger language plpgsql as $$
begin
  update order_line set shipped = shipped + new.quantity where order_id = new.order_id and product_id = new.product_id;
  return null;
end $$;
-- Orders that left before went as a whole.
with left_whole as (
  insert into order_shipment (order_id, shipped_at, carrier, tracking_number, actor, once)
  select o.id, s.at, o.carrier, o.tracking_number, s.actor, 'before-' || lpad(o.id::text, 8, '0')
  from purchase_order o join order_status_change s on s.order_id = o.id and s.status = 'Shipped' returning id, order_id
)
insert into order_shipment_line (shipment_id, order_id, product_id, quantity)
select w.id, l.order_id, l.product_id, l.quantity from left_whole w join order_line l on l.order_id = w.order_id;
update order_line l set shipped = l.quantity from order_shipment s where s.order_id = l.order_id;
create trigger shipped_counted after insert on order_shipment_line for each row execute function count_shipped();
create trigger shipment_line_is_final before update or delete on order_shipment_line for each row execute function refuse_change();

-- What was paid. A mistake is taken back by an opposite row; nothing is changed or removed.
create table order_payment (
  id          bigint generated always as identity primary key,
  order_id    bigint not null references purchase_order,
  received_on date not null,
  mode        text not null check (mode in ('telegraphic-transfer', 'letter-of-credit', 'escrow')),
  -- Of the bank: transaction, credit or escrow number.
  reference   text not null default '' check (length(reference) <= 100),
  amount_inr  bigint not null check (amount_inr <> 0 and abs(amount_inr) <= 9007199254740991),
  note        text not null default '' check (length(note) <= 500),
  reverses    bigint constraint order_payment_reversed_once unique,
  at          timestamptz not null default now(),
  actor       text not null,
  once        text not null constraint order_payment_once unique check (length(once) between 8 and 60),
  check ((reverses is null) = (amount_inr > 0)),
  constraint order_payment_same_order unique (id, order_id),
  foreign key (reverses, order_id) references order_payment (id, order_id)
);
create index order_payment_of_order on order_payment (order_id, id);
create function count_paid() returns trigger language plpgsql as $$
begin
  update purchase_order set paid_inr = paid_inr + new.amount_inr where id = new.order_id;
  return null;
end $$;
create trigger payment_counted after insert on order_payment for each row execute function count_paid();
create trigger payment_is_final before update or delete on order_payment for each row execute function refuse_change();

-- For the staff alone.
create table order_note (
  id       bigint generated always as identity primary key,
  order_id bigint not null references purchase_order on delete cascade,
  at       timestamptz not null default now(),
  actor    text not null,
  text     text not null check (length(text) between 1 and 2000)
);
create index order_note_of_order on order_note (order_id, id);

-- What the desk changed while the order was Pending: lines by part number with their pieces before and after, freight and total in paise.
create table order_edit (
  order_id bigint not null references purchase_order on delete cascade,
  version  int not null,
  at       timestamptz not null default now(),
  actor    text not null,
  changes  jsonb not null check (jsonb_typeof(changes) = 'object'),
  primary key (order_id, version)
);

alter table order_return
  add column answer      text not null default '' check (length(answer) <= 1000),
  add column answered_at timestamptz,
  add column closed_at   timestamptz,
  add column restocked   boolean not null default false,
  add check (not restocked or state = 'closed');

-- Pieces that came back from a buyer, beside the reasons that there are.
do $$
declare was record;
begin
  select conname, pg_get_constraintdef(oid) as def into was from pg_constraint
    where conrelid = 'stock_movement'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%cancellation%';
  execute format('alter table stock_movement drop constraint %I, add constraint %I %s',
    was.conname, was.conname, replace(was.def, '''cancellation''::text', '''cancellation''::text, ''return''::text'));
end $$;

-- notifications: what a mail is about, as the public number of an order; '' = nothing of the kind.
alter table outgoing_message add column about text not null default '';
update outgoing_message set about = coalesce(substring(subject from 'MW-[0-9A-Z]{4}-[0-9A-Z]{4}'), '') where template like 'order-%' or template in ('invoice', 'credit-note');
create index outgoing_message_about on outgoing_message (about, id) where about <> '';

call audit_table('order_shipment', 'order', 'order_id', '{id}');
call audit_table('order_shipment_line', 'order', 'order_id', '{shipment_id,product_id}');
call audit_table('order_payment', 'order', 'order_id', '{id}');
call audit_table('order_note', 'order', 'order_id', '{id}', '{text}');
call audit_table('order_tax', 'order', 'order_id', '{order_id,position}');
call audit_table('order_return_line', 'order', 'order_id', '{return_id,product_id}');
