-- Notifications: email outbox and what the back office adds to the texts of email templates.

-- Every email, written in the transaction that causes it and sent by a job.
create table email_outbox (
  id          bigint generated always as identity primary key,
  -- Message-ID without angle brackets: an email that is sent twice after a crash is shown once by the reader's program.
  message_id  text not null constraint email_outbox_message_id_unique unique,
  template    text not null,
  locale      char(2) not null check (locale in ('en', 'ru', 'ar')),
  recipient   text not null,
  subject     text not null check (subject !~ '[\r\n]'),
  body_text   text not null,
  body_html   text not null,
  headers     jsonb not null default '{}' check (jsonb_typeof(headers) = 'object'),
  -- kept: no SMTP server is configured.
  state       text not null default 'waiting' check (state in ('waiting', 'sent', 'kept', 'failed')),
  -- Tries that the server deferred or rejected; a server that did not answer is not counted.
  attempts    int not null default 0 check (attempts >= 0),
  last_fault  text,
  created_at  timestamptz not null default now(),
  sent_at     timestamptz,
  -- Public id of what the email is about, such as an order; '' = none.
  about       text not null default '',
  -- Names of stored documents, [{ "source", "key" }]; their bytes are read when the email is sent.
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  check ((state = 'sent') = (sent_at is not null))
);
create index email_outbox_by_state on email_outbox (state, id desc);
create index email_outbox_about on email_outbox (about, id) where about <> '';
create index email_outbox_of_recipient on email_outbox (recipient collate "C", id desc);
create index email_outbox_of_template on email_outbox (template, id desc);

-- The texts of templates are code; a row changes the subject and adds a paragraph before or after.
create table email_template_text (
  template    text not null,
  locale      char(2) not null check (locale in ('en', 'ru', 'ar')),
  -- '' = the subject of the template.
  subject     text not null default '' check (length(subject) <= 200 and subject !~ '[\r\n]'),
  -- After the greeting, and before the closing; '' = nothing. The same as escaped HTML beside them.
  intro       text not null default '' check (length(intro) <= 2000),
  intro_html  text not null default '',
  footer      text not null default '' check (length(footer) <= 2000),
  footer_html text not null default '',
  primary key (template, locale)
);
call audit_table('email_template_text', 'mail-template', 'template', '{template,locale}', '{intro_html,footer_html}');

-- Replaces {name} placeholders by the values of the email.
create function fill_places(words text, places jsonb) returns text language plpgsql immutable as $$
declare place record;
begin
  for place in select key, value from jsonb_each_text(places) loop
    words := replace(words, '{' || place.key || '}', place.value);
  end loop;
  return words;
end $$;
