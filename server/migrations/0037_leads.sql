-- leads: what people write to us through the forms: requests, applications of sellers, messages, enquiries on lots, answers to needs.

create table lead (
  id          bigint generated always as identity primary key,
  -- What people are told and quote in a mail; nobody can count on it.
  reference   text not null constraint lead_reference_unique unique check (reference ~ '^RQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  kind        text not null check (kind in ('request', 'seller', 'contact', 'enquiry', 'response')),
  state       text not null default 'new' check (state in ('new', 'in-progress', 'answered', 'won', 'lost', 'spam')),
  locale      text not null check (locale in ('en', 'ru', 'ar')),
  -- Who was logged in when it was sent.
  customer_id bigint references customer on delete set null,
  -- Who of the staff looks after it.
  owner_id    bigint,
  name        text not null check (length(name) <= 120),
  company     text not null default '' check (length(company) <= 200),
  email       text not null check (length(email) <= 254),
  -- E.164, or '' where the form does not ask for it.
  phone       text not null default '' check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  subject     text not null default '' check (length(subject) <= 300),
  message     text not null check (length(message) <= 5000),
  lot_id      int,
  need_id     bigint,
  -- The same thing sent twice within the hour is one lead.
  sent_key    bytea not null constraint lead_sent_once unique,
  file_name   text constraint lead_file_once unique references private_file,
  -- What the sender called it, for a reader's eyes.
  file_label  text not null default '' check (length(file_label) <= 120),
  -- The person behind it asked to be forgotten: name, address and words are gone.
  forgotten_at timestamptz,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now(),
  check ((lot_id is null or kind = 'enquiry') and (need_id is null or kind = 'response')),
  check (forgotten_at is not null or (name <> '' and email <> '' and message <> '' and (kind not in ('request', 'seller') or (company <> '' and phone <> '')))),
  check (forgotten_at is null or (name = '' and company = '' and email = '' and phone = '' and message = '' and file_name is null))
);
create index lead_inbox on lead (state, created_at desc, id desc);
create index lead_of_customer on lead (customer_id, id) where customer_id is not null;
create index lead_of_owner on lead (owner_id, id) where owner_id is not null;

-- What happened to a lead, in order. Rows are only added: a trigger sees to it, whoever writes.
create table lead_event (
  id      bigint generated always as identity primary key,
  lead_id bigint not null references lead on delete cascade,
  at      timestamptz not null default now(),
  -- visitor, customer, staff:7, system
  actor   text not null check (actor ~ '^(visitor|customer|system|staff:[0-9]+)$'),
  kind    text not null check (kind in ('received', 'state', 'owner', 'note')),
  -- The state or the owner that it has from then on.
  value   text not null default '' check (length(value) <= 40),
  note    text not null default '' check (length(note) <= 2000)
);
create index lead_event_of_lead on lead_event (lead_id, id);

create function lead_event_stays() returns trigger language plpgsql as $$
begin
  -- The one change: the words of a note go when the person goes.
  if tg_op = 'UPDATE' and new.note = '' and (new.id, new.lead_id, new.at, new.actor, new.kind, new.value) = (old.id, old.lead_id, old.at, old.actor, old.kind, old.value) then
    return new;
  end if;
  -- With its lead, by the foreign key's own trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'the history of a lead is only added to' using errcode = 'restrict_violation';
end $$;
create trigger lead_event_stays before update or delete on lead_event for each row execute function lead_event_stays();
