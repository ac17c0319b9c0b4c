-- statement by statement
-- leads: the inbox sorted by reminder is read from an index in either direction; those without one come last.
create index concurrently if not exists lead_by_reminder on lead (remind_at, id);
create index concurrently if not exists lead_by_latest_reminder on lead (remind_at desc nulls last, id desc);
drop index concurrently if exists lead_to_remind;
