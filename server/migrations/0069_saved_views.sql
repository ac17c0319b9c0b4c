-- Saved views of the back office's lists: filters and order under a name, of one member of staff, shared with all who may see the list or with one role. docs/decisions/0116
create table saved_view (
  id         int generated always as identity primary key,
  list       text not null check (list in ('orders', 'quotes', 'leads', 'negotiations', 'lots', 'products')),
  owner_id   int not null references staff on delete cascade,
  name       text not null check (name <> '' and length(name) <= 60),
  -- Filters by name, as the address of the list holds them.
  filter     jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 4000),
  sort       text not null check (length(sort) <= 40),
  direction  text not null check (direction in ('ASC', 'DESC')),
  -- '': the owner's alone. all: everybody who may see the list. Else the wire name of a role.
  shared     text not null default '' check (shared ~ '^(|all|administrator|catalogue-manager|order-manager|content-editor|own-[1-9][0-9]{0,8})$'),
  created_at timestamptz not null default now()
);
create index saved_view_of_list on saved_view (list, shared);
create index saved_view_of_owner on saved_view (owner_id, list);

-- The view that a list opens with, by member of staff.
create table saved_view_default (
  staff_id int not null references staff on delete cascade,
  list     text not null,
  view_id  int not null references saved_view on delete cascade,
  primary key (staff_id, list)
);
create index saved_view_default_of_view on saved_view_default (view_id);
