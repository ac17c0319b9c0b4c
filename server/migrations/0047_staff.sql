-- staff: who works in the back office, and how they prove it. Nothing is shared with customers but the form of a password's hash.

create table staff (
  id                   int generated always as identity primary key,
  -- Canonical: trimmed, NFC, lower case.
  email                text not null constraint staff_email_unique unique,
  name                 text not null,
  role                 text not null check (role in ('administrator', 'catalogue-manager', 'order-desk', 'content-editor')),
  locale               char(2) not null default 'en' check (locale in ('en', 'ru', 'ar')),
  -- argon2id in PHC form.
  password_hash        text not null,
  -- Given by somebody else: to be changed before anything else.
  must_change_password boolean not null default true,
  -- Base32; counts once it is confirmed.
  totp_secret          text,
  totp_confirmed_at    timestamptz,
  -- The period of the last code that was taken: none is taken twice.
  totp_last_period     bigint not null default 0,
  disabled_at          timestamptz,
  created_at           timestamptz not null default now()
);
call audit_table('staff', 'staff', 'id', '{id}', '{password_hash,totp_secret,totp_last_period}');

create table staff_session (
  -- SHA-256 of the 256-bit token; the token itself is never stored.
  token_hash   bytea primary key,
  staff_id     int not null references staff on delete cascade,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  -- Null: the password was right, the second factor has not been given.
  second_factor_at timestamptz
);
create index staff_session_of_staff on staff_session (staff_id);

create table staff_recovery_code (
  staff_id  int not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

insert into setting (name, value) values ('staff-second-factor', '"required"');
