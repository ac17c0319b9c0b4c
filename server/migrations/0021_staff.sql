-- Staff: accounts of the back office, their sessions, second factors and recovery codes.

create table staff (
  id                   int generated always as identity primary key,
  -- Canonical: trimmed, NFC, lower case.
  email                text not null constraint staff_email_unique unique,
  name                 text not null,
  role                 text not null check (role in ('administrator', 'catalogue-manager', 'order-manager', 'content-editor')),
  locale               char(2) not null default 'en' check (locale in ('en', 'ru', 'ar')),
  -- argon2id in PHC form.
  password_hash        text not null,
  -- Set by another person: to be changed at the next log-in.
  must_change_password boolean not null default true,
  -- Base32; valid once it is confirmed.
  totp_secret          text,
  totp_confirmed_at    timestamptz,
  -- Period of the last accepted code: no code is accepted twice.
  totp_last_period     bigint not null default 0,
  disabled_at          timestamptz,
  created_at           timestamptz not null default now(),
  -- A demo account has a public password; a start with the demo off closes it. docs/decisions/0048
  is_demo              boolean not null default false,
  demo_closed_at       timestamptz
);
call audit_table('staff', 'staff', 'id', '{id}', '{password_hash,totp_secret,totp_last_period}');

create table staff_session (
  -- SHA-256 of the 256-bit token; the token itself is never stored.
  token_hash   bytea primary key,
  staff_id     int not null references staff on delete cascade,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  -- Null: the password was right, the second factor is missing.
  second_factor_at timestamptz
);
create index staff_session_of_staff on staff_session (staff_id);

create table staff_recovery_code (
  staff_id  int not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);
