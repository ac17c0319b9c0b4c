-- Customers: accounts with addresses, tax certificates, credentials and notes of staff.

create table customer (
  id             bigint generated always as identity primary key,
  -- Canonical: trimmed, NFC, lower case.
  email          text not null constraint customer_email_unique unique,
  first_name     text not null,
  last_name      text not null default '',
  -- E.164; '' only after the account was closed.
  mobile         text not null constraint customer_mobile_check check (mobile ~ '^\+[1-9][0-9]{6,14}$' or (mobile = '' and closed_at is not null)),
  -- GSTIN or VAT number; '' alone does not say that there is none.
  tax_id         text not null default '',
  company_name   text not null default '',
  locale         char(2) not null default 'en' check (locale in ('en', 'ru', 'ar')),
  verified       boolean not null default false,
  disabled_at    timestamptz,
  created_at     timestamptz not null default now(),
  closed_at      timestamptz,
  -- A demo account has a public password; a start with the demo off closes it, apart from disabled_at. docs/decisions/0048
  is_demo        boolean not null default false,
  demo_closed_at timestamptz,
  has_no_tax_id  boolean not null default false,
  constraint customer_closed_is_disabled check (closed_at is null or disabled_at is not null)
);
create index customer_by_words on customer using gin (staff_words(email, first_name, last_name, company_name, mobile, tax_id));
create index customer_by_company on customer (lower(company_name), id);
create index customer_by_mobile on customer (mobile);
create index customer_by_day on customer (created_at);
create index customer_of_demo on customer (id) where is_demo;
call audit_table('customer', 'customer', 'id', '{id}', '{email,first_name,last_name,mobile,tax_id,company_name}');

create table customer_address (
  customer_id  bigint not null references customer on delete cascade,
  type         text not null check (type in ('billing', 'delivery')),
  address      text not null,
  city         text not null,
  country      char(2) not null check (country in ('IN', 'SA', 'US')),
  postal_code  text not null,
  phone_number text not null,
  primary key (customer_id, type)
);
call audit_table('customer_address', 'customer', 'customer_id', '{customer_id,type}', '{address,city,postal_code,phone_number}');

create table customer_certificate (
  customer_id bigint not null references customer on delete cascade,
  type        text not null check (type in ('vatdocument', 'crdocument')),
  file_name   text not null constraint customer_certificate_file_once unique references private_file,
  sent_at     timestamptz not null default now(),
  -- sent: waits for review by staff.
  state       text not null default 'sent' check (state in ('sent', 'accepted', 'refused')),
  reason      text not null default '' check (length(reason) <= 500),
  reviewed_at timestamptz,
  primary key (customer_id, type),
  constraint customer_certificate_looked_at check ((state = 'sent') = (reviewed_at is null)),
  constraint customer_certificate_refused_says_why check ((state = 'refused') = (reason <> ''))
);
create index customer_certificate_to_review on customer_certificate (customer_id) where state = 'sent';
call audit_table('customer_certificate', 'customer', 'customer_id', '{customer_id,type}', '{file_name,reason}');

-- Given by registration: the right to add certificates for 15 minutes, without a session.
create table upload_ticket (
  -- SHA-256 of the 256-bit token.
  token_hash  bytea primary key,
  customer_id bigint not null references customer on delete cascade,
  expires_at  timestamptz not null
);
create index upload_ticket_customer on upload_ticket (customer_id);

-- Visible to staff only; deleted with the customer.
create table customer_note (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  at          timestamptz not null default now(),
  actor       text not null,
  text        text not null check (length(text) between 1 and 2000)
);
create index customer_note_of_customer on customer_note (customer_id, id);
call audit_table('customer_note', 'customer', 'customer_id', '{id}', '{text}');

create table credential (
  customer_id         bigint primary key references customer on delete cascade,
  -- argon2id in PHC form.
  password_hash       text not null,
  changed_at          timestamptz not null default now(),
  -- One-time password of a reset: SHA-256 of 140 random bits, which cannot be guessed, so the hash need not be slow.
  one_time_hash       bytea,
  one_time_expires_at timestamptz,
  constraint credential_one_time_whole check ((one_time_hash is null) = (one_time_expires_at is null))
);

-- A new email address that waits for confirmation from its mailbox. Tokens are stored as SHA-256.
create table email_change (
  customer_id       bigint primary key references customer on delete cascade,
  email             text not null,
  token_hash        bytea not null constraint email_change_token_unique unique,
  expires_at        timestamptz not null,
  -- Of the link in the notice to the old mailbox, which cancels the change.
  cancel_token_hash bytea constraint email_change_cancel_token_unique unique
);
