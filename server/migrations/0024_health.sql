-- Health: runs of the data integrity checks.

create table integrity_check_run (
  id      bigint generated always as identity primary key,
  at      timestamptz not null default now(),
  -- The actor: nightly or staff:7.
  who     text not null,
  took_ms int not null check (took_ms >= 0),
  checked int not null check (checked > 0),
  -- [{ name, rows }], the checks that failed; [] = none.
  broken  jsonb not null check (jsonb_typeof(broken) = 'array')
);
create index integrity_check_run_newest on integrity_check_run (at desc);
