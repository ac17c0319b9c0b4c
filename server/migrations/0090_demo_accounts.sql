-- demo accounts: which accounts have public passwords, and when they were closed because the demo is off.
-- Those of earlier versions are marked by the next start, before it serves anybody (server/src/demo-accounts.ts).

alter table customer
  add column is_demo boolean not null default false,
  -- Closed by a start with the demo off, apart from a block by the desk.
  add column demo_closed_at timestamptz;
alter table staff
  add column is_demo boolean not null default false,
  add column demo_closed_at timestamptz;
insert into setting (name, value) values ('demo-accounts-searched', 'false') on conflict (name) do nothing;

-- The demo had made the second factor optional for everybody. Demo accounts alone are exempt from it now.
update setting set value = '"required"'
where name = 'staff-second-factor' and exists (select from setting d where d.name = 'demo' and d.value = 'true');
