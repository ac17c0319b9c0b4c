-- customers: what the desk keeps of a customer: its answer to each certificate, notes; and what the audit log may know of people.

alter table customer_certificate
  -- sent: somebody of ours looks at it first.
  add column state       text not null default 'sent' check (state in ('sent', 'accepted', 'refused')),
  add column reason      text not null default '' check (length(reason) <= 500),
  add column reviewed_at timestamptz,
  add constraint customer_certificate_looked_at check ((state = 'sent') = (reviewed_at is null)),
  add constraint customer_certificate_refused_says_why check ((state = 'refused') = (reason <> ''));
create index customer_certificate_to_review on customer_certificate (customer_id) where state = 'sent';
call audit_table('customer_certificate', 'customer', 'customer_id', '{customer_id,type}', '{file_name,reason}');

-- Only the staff sees them; they go with the person.
create table customer_note (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  at          timestamptz not null default now(),
  actor       text not null,
  text        text not null check (length(text) between 1 and 2000)
);
create index customer_note_of_customer on customer_note (customer_id, id);
call audit_table('customer_note', 'customer', 'customer_id', '{id}', '{text}');

-- The list of the desk, in its orders; a telephone number is found as a whole, however it was typed.
create index customer_by_company on customer (lower(company_name), id);
create index customer_by_mobile on customer (mobile);
create index customer_by_day on customer (created_at);

-- Who a customer is stays with the customer, and what an order copied stays with the order: the log outlives both. Nothing of it is kept in the log from now on, and nothing of before.
-- Where rows that come and go are noted by statement already, a table has three of these triggers.
drop trigger if exists audit_added on customer;
drop trigger if exists audit_removed on customer;
drop trigger if exists audit_added on customer_address;
drop trigger if exists audit_removed on customer_address;
drop trigger if exists audit_added on purchase_order;
drop trigger if exists audit_removed on purchase_order;
drop trigger audit on customer;
call audit_table('customer', 'customer', 'id', '{id}', '{email,first_name,last_name,mobile,tax_id,company_name}');
drop trigger audit on customer_address;
call audit_table('customer_address', 'customer', 'customer_id', '{customer_id,type}', '{address,city,postal_code,phone_number}');
drop trigger audit on purchase_order;
call audit_table('purchase_order', 'order', 'id', '{id}', '{company_name,tax_id,billing,delivery,note}');
update audit_log set
  before = before - '{email,first_name,last_name,mobile,tax_id,company_name,address,city,postal_code,phone_number,billing,delivery,note}'::text[],
  after = after - '{email,first_name,last_name,mobile,tax_id,company_name,address,city,postal_code,phone_number,billing,delivery,note}'::text[]
where table_name in ('customer', 'customer_address', 'purchase_order');
