-- audit log: acts that change no row of an audited table (logging on, refusals, exports, sessions that were ended), and nothing in it is rewritten or removed.

-- Names of acts are the program's; rows that are there were checked by the stricter rule.
alter table audit_log drop constraint audit_log_operation_check,
  add constraint audit_log_operation_check check (operation ~ '^[a-z][a-z-]{1,39}$') not valid;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
end $$;

-- Bulk undo marks millions of rows: these two look at no row of such a statement unless the mark is there already.
create trigger append_only before update of id, change_id, at, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after
  on audit_log for each statement execute function refuse_audit_change();
create trigger undone_once before update of undone_by on audit_log
  for each row when (old.undone_by is not null or new.undone_by is null) execute function refuse_audit_change();
create trigger never_emptied before truncate on audit_log for each statement execute function refuse_audit_change();

-- Rows of logging on hold addresses of the network: 400 days are enough. Everything else stays.
create trigger kept before delete on audit_log
  for each row when (not (old.subject = 'sign-in' and old.at < now() - interval '400 days')) execute function refuse_audit_change();

create function note_audit_purge() returns trigger language plpgsql as $$
begin
  insert into audit_log (change_id, who, subject, subject_id, table_name, operation, row_key, after)
  select 'purge', coalesce(nullif(current_setting('millwright.who', true), ''), 'system'), 'sign-in', '', '', 'purged', '{}',
    jsonb_build_object('rows', count(*), 'until', max(at)) from gone having count(*) > 0;
  return null;
end $$;
create trigger purge_noted after delete on audit_log referencing old table as gone for each statement execute function note_audit_purge();
