-- settings: what the shop keeps of a sale, and the days by which the back office looks at orders.

-- Part of each hundred that the shop keeps, in basis points: 500 = 5 %.
insert into setting (name, value) values ('commission-basis-points', '500') on conflict (name) do nothing;

-- Orders and revenue by day.
create index if not exists order_by_day on purchase_order (placed_at);

-- Results of the statements that must hold whatever happened: one row a run.
create table invariant_run (
  id      bigint generated always as identity primary key,
  at      timestamptz not null default now(),
  -- 'nightly' or staff:7
  who     text not null,
  took_ms int not null check (took_ms >= 0),
  checked int not null check (checked > 0),
  -- [{ name, rows }], the statements that do not hold; [] = all is well. No audit: nobody edits it.
  broken  jsonb not null check (jsonb_typeof(broken) = 'array')
);
create index invariant_run_newest on invariant_run (at desc);
