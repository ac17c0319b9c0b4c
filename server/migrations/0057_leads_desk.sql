-- leads: what the desk adds in the back office: a day to come back to a lead, answers by mail in its history, and the sellers that applications became.

alter table lead
  -- When somebody wants to be reminded, and of what; one at a time.
  add column remind_at timestamptz,
  add column reminder  text not null default '' check (length(reminder) <= 300),
  add check ((remind_at is null) = (reminder = ''));
create index lead_newest on lead (created_at desc, id desc);
create index lead_to_remind on lead (remind_at, id) where remind_at is not null;

-- reply: what was answered by mail. reminder: set (the moment) or done (''). seller: the record that it became.
alter table lead_event drop constraint lead_event_kind_check, drop constraint lead_event_note_check,
  add constraint lead_event_kind_check check (kind in ('received', 'state', 'owner', 'note', 'reply', 'reminder', 'seller')),
  add constraint lead_event_note_check check (length(note) <= 5000);

-- A reminder may repeat what somebody wrote, so the audit log keeps it out as it does the rest.
drop trigger audit on lead;
call audit_table('lead', 'lead', 'id', '{id}', '{name,company,email,phone,subject,message,sent_key,file_name,file_label,reminder}');

-- Who sells here. No login of their own yet.
create table seller (
  id          int generated always as identity primary key,
  -- The application; a record outlives it.
  lead_id     bigint constraint seller_once unique references lead on delete set null,
  company     text not null check (length(company) between 1 and 200),
  contact     text not null check (length(contact) <= 120),
  email       text not null check (length(email) <= 254),
  phone       text not null check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Of the invoice value.
  commission_basis_points int not null check (commission_basis_points between 0 and 5000),
  terms       text not null default '' check (length(terms) <= 4000),
  active      boolean not null default true,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now()
);
create index seller_by_company on seller (lower(company), id);
call audit_table('seller', 'seller', 'id', '{id}', '{contact,email,phone}');
