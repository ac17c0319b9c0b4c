-- notifications: every mail that the shop writes, kept with its state. leads: who wants the newsletter.

create table outgoing_message (
  id          bigint generated always as identity primary key,
  -- The Message-ID without angle brackets: a mail that is sent twice after a crash is one mail to its reader.
  message_id  text not null constraint outgoing_message_id_unique unique,
  template    text not null,
  locale      char(2) not null check (locale in ('en', 'ru', 'ar')),
  recipient   text not null,
  subject     text not null check (subject !~ '[\r\n]'),
  body_text   text not null,
  body_html   text not null,
  headers     jsonb not null default '{}' check (jsonb_typeof(headers) = 'object'),
  -- kept: there was no mail server to give it to.
  state       text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  -- Tries that the server put off or refused; a server that did not answer at all is not counted.
  attempts    int not null default 0 check (attempts >= 0),
  last_fault  text,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create index outgoing_message_by_state on outgoing_message (state, id desc);

create table newsletter_subscriber (
  id              bigint generated always as identity primary key,
  -- Canonical: trimmed, NFC, lower case. One row an address, whatever happens to it.
  email           text not null constraint newsletter_email_unique unique,
  locale          char(2) not null check (locale in ('en', 'ru', 'ar')),
  state           text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  created_at      timestamptz not null default now(),
  confirmed_at    timestamptz,
  unsubscribed_at timestamptz,
  check (state <> 'confirmed' or confirmed_at is not null),
  check (state <> 'unsubscribed' or unsubscribed_at is not null)
);

create table newsletter_token (
  -- SHA-256 of the 256-bit token; the token itself stands in one mail only.
  token_hash    bytea primary key,
  subscriber_id bigint not null references newsletter_subscriber on delete cascade,
  purpose       text not null check (purpose in ('confirm', 'unsubscribe')),
  -- Null: for as long as the mail is kept.
  expires_at    timestamptz
);
create index newsletter_token_of_subscriber on newsletter_token (subscriber_id, purpose);
