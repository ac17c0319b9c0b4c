-- Identity: sessions of customers, password resets and rate limits.

create table session (
  -- SHA-256 of the 256-bit token; the token itself is never stored.
  token_hash    bytea primary key,
  customer_id   bigint not null references customer on delete cascade,
  created_at    timestamptz not null default now(),
  last_seen_at  timestamptz not null default now(),
  expires_at    timestamptz not null,
  revoked_at    timestamptz,
  -- Opened with this one-time password: the session may set a new password and nothing else.
  one_time_hash bytea,
  -- Readable names, so that the owner recognises the session; null: unknown.
  device        text,
  browser       text,
  system        text
);
create index session_customer on session (customer_id);

-- A job finds out whether there is such an account, so that the request takes the same time either way.
create table password_reset_request (
  id         bigint generated always as identity primary key,
  email      text not null,
  locale     char(2) not null check (locale in ('en', 'ru', 'ar')),
  created_at timestamptz not null default now()
);

-- Rate limits: requests counted by budget and key until the end of the window, shared by all processes. The key is a hash, never an address.
create table rate_limit_counter (
  budget     text not null,
  key_hash   bytea not null,
  window_end timestamptz not null,
  count      int not null,
  primary key (budget, key_hash)
);
