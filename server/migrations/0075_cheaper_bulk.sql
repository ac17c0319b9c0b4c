-- audit log, counts of the search, values: a batch of an import writes and asks for tens of thousands of rows of each.

-- What is the same for all rows is found out once a statement; the key is what is left without the other columns.
create or replace function write_audit_rows() returns trigger language plpgsql as $$
declare
  hidden text[] := tg_argv[3]::text[];
  no_key text[] := array(
    select attname::text from pg_attribute where attrelid = tg_relid and attnum > 0 and not attisdropped and attname::text <> all (tg_argv[2]::text[])
  );
  change text := current_setting('millwright.change');
  staff int := nullif(current_setting('millwright.staff', true), '')::int;
  author text := current_setting('millwright.who');
  is_gone boolean := tg_op = 'DELETE';
begin
  insert into audit_log (change_id, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after)
  select change, staff, author, tg_argv[0], coalesce(r.content ->> tg_argv[1], ''), tg_table_name, lower(tg_op), r.content - no_key,
    case when is_gone then r.content end, case when not is_gone then r.content end
  from (select to_jsonb(c) - hidden as content from changed_rows c) r;
  return null;
end $$;

-- A count that changes stays where it is: with n in the index and full pages each change was a new row and a new entry of the index, twice to three times the time.
alter table facet_count drop constraint facet_count_pkey, add primary key (scope, facet);
alter table facet_count set (fillfactor = 60);

-- Is there a value with this number? Asked for thousands at once.
create index attribute_value_number on attribute_value (attribute_id, number) where number is not null;

-- Names and documents have one lock, taken first by everybody: whoever adds a value while another indexes products waits for him, and not each for the other.
create or replace function search_names_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1836544873);
  update search_version set names = names + 1;
  return null;
end $$;
