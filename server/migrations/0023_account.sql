-- customers: the one-time password of a reset, a new email address that waits for its mailbox, accounts that were closed.

alter table credential
  -- SHA-256 of a password of 140 random bits: it cannot be guessed, so it need not be slow.
  add column one_time_hash bytea,
  add column one_time_expires_at timestamptz,
  add constraint credential_one_time_whole check ((one_time_hash is null) = (one_time_expires_at is null));

-- A session that was opened with a one-time password: it may set a new password and nothing else.
alter table session add column one_time_hash bytea;

-- Asked for by anybody; a job finds out whether there is such an account, so that asking takes the same time for all.
create table password_reset_request (
  id         bigint generated always as identity primary key,
  email      text not null,
  locale     char(2) not null check (locale in ('en', 'ru', 'ar')),
  created_at timestamptz not null default now()
);

create table email_change (
  customer_id bigint primary key references customer on delete cascade,
  email       text not null,
  token_hash  bytea not null constraint email_change_token_unique unique,
  expires_at  timestamptz not null
);

alter table customer
  add column closed_at timestamptz,
  add constraint customer_closed_is_disabled check (closed_at is null or disabled_at is not null),
  drop constraint customer_mobile_check,
  add constraint customer_mobile_check check (mobile ~ '^\+[1-9][0-9]{6,14}$' or (mobile = '' and closed_at is not null));
