-- Notifications of staff: who was mentioned in a note, or was given something, and how each is told by mail. docs/decisions/0116
create table staff_notification (
  id           bigint generated always as identity primary key,
  staff_id     int not null references staff on delete cascade,
  kind         text not null check (kind in ('mention', 'assignment')),
  -- What it is about: its number in addresses of the back office, and as people say it. Nothing of its content.
  subject      text not null check (subject in ('order', 'lead', 'quote')),
  subject_id   text not null check (subject_id <> '' and length(subject_id) <= 20),
  subject_name text not null check (length(subject_name) <= 40),
  -- staff:7 or client:3
  actor        text not null check (actor ~ '^(system|staff:[0-9]+|client:[0-9]+)$'),
  created_at   timestamptz not null,
  read_at      timestamptz,
  -- When a mail said so; null: no mail, or the daily one is yet to come.
  mailed_at    timestamptz
);
create index staff_notification_of_staff on staff_notification (staff_id, id desc);
create index staff_notification_unread on staff_notification (staff_id, subject) where read_at is null;
create index staff_notification_by_age on staff_notification (created_at);

create table staff_notification_setting (
  staff_id int primary key references staff on delete cascade,
  mail     text not null check (mail in ('at-once', 'daily', 'off'))
);
