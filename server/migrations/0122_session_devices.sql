-- identity: what a session was opened with, in names that a person reads, so that its owner knows it again. Null: opened before, or not said.
alter table session
  add column device text,
  add column browser text,
  add column system text;
