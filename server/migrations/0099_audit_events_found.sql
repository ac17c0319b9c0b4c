-- statement by statement
-- audit log: acts are few among millions of changed rows, and are looked for by themselves.
create index concurrently if not exists audit_log_events on audit_log (operation, id) where table_name = '';
