-- audit log: rows that one statement adds or removes are noted by one statement. An import of 100,000 products writes two million rows of the log: row by row that was half of its time.
-- Changed rows are still noted one by one, since only there before and after stand side by side.

create function write_audit_rows() returns trigger language plpgsql as $$
begin
  insert into audit_log (change_id, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after)
  select current_setting('millwright.change'), nullif(current_setting('millwright.staff', true), '')::int, current_setting('millwright.who'),
    tg_argv[0], coalesce(r.content ->> tg_argv[1], ''), tg_table_name, lower(tg_op),
    (select jsonb_object_agg(k, r.content -> k) from unnest(tg_argv[2]::text[]) k),
    case when tg_op = 'DELETE' then r.content end, case when tg_op = 'INSERT' then r.content end
  from (select to_jsonb(c) - tg_argv[3]::text[] as content from changed_rows c) r;
  return null;
end $$;

create or replace procedure audit_table(name text, subject text, subject_column text, key text[], hidden text[] default '{}') language plpgsql as $$
declare
  by_staff text := 'when (coalesce(current_setting(''millwright.change'', true), '''') <> '''')';
  about text := format('(%L, %L, %L, %L)', subject, subject_column, key::text, hidden::text);
begin
  execute format('create trigger audit after update on %I for each row %s execute function write_audit%s', name, by_staff, about);
  execute format('create trigger audit_added after insert on %I referencing new table as changed_rows for each statement %s execute function write_audit_rows%s', name, by_staff, about);
  execute format('create trigger audit_removed after delete on %I referencing old table as changed_rows for each statement %s execute function write_audit_rows%s', name, by_staff, about);
end $$;

do $$
declare
  found record;
  about text[];
begin
  for found in select tgrelid::regclass::text as name, tgargs from pg_trigger where tgname = 'audit' and not tgisinternal order by 1 loop
    -- Each argument ends with a zero byte.
    about := string_to_array(encode(found.tgargs, 'escape'), '\000');
    execute format('drop trigger audit on %I', found.name);
    call audit_table(found.name, about[1], about[2], about[3]::text[], about[4]::text[]);
  end loop;
end $$;

-- The index of the search takes what one change brings in one go (reindexProducts empties its list of pending entries at once): a batch of an import costs a fraction.
alter index search_document_contents set (fastupdate = on);
