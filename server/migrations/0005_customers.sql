-- customers: who buys. identity: how they prove it.

create table customer (
  id           bigint generated always as identity primary key,
  -- Canonical: trimmed, NFC, lower case.
  email        text not null constraint customer_email_unique unique,
  first_name   text not null,
  last_name    text not null default '',
  mobile       text not null check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  tax_id       text not null default '',
  company_name text not null default '',
  locale       char(2) not null default 'en' check (locale in ('en', 'ru', 'ar')),
  verified     boolean not null default false,
  disabled_at  timestamptz,
  created_at   timestamptz not null default now()
);

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

create table credential (
  customer_id   bigint primary key references customer on delete cascade,
  -- argon2id in PHC form.
  password_hash text not null,
  changed_at    timestamptz not null default now()
);

create table session (
  -- SHA-256 of the 256-bit token; the token itself is never stored.
  token_hash   bytea primary key,
  customer_id  bigint not null references customer on delete cascade,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index session_customer on session (customer_id);

-- Attempts by budget: survives restarts and is shared by all nodes. The key is a hash, never an address.
create table attempt (
  budget     text not null,
  key_hash   bytea not null,
  window_end timestamptz not null,
  count      int not null,
  primary key (budget, key_hash)
);
