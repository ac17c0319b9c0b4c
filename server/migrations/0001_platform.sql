-- Platform: audit log, cache invalidation feed and text functions that the schema of every module builds on.

-- Audit log: one row for each row that staff insert, update or delete, with the values before and after, written by triggers in
-- the transaction of the change; and one row for each act that changes no row (log-in, export), with an empty table_name.
create table audit_log (
  id         bigint generated always as identity primary key,
  -- Groups the rows of one request or of one import batch.
  change_id  text not null,
  at         timestamptz not null default now(),
  staff_id   int,
  -- The actor, as staff:7.
  who        text not null,
  -- The aggregate, as product 12: a row of product_text belongs to its product.
  subject    text not null,
  subject_id text not null,
  table_name text not null,
  -- insert, update, delete, or the name of an act, such as export.
  operation  text not null,
  row_key    jsonb not null,
  -- Of an update only the columns that changed.
  before     jsonb,
  after      jsonb,
  undone_by  text,
  constraint audit_log_operation_check check (operation ~ '^[a-z][a-z-]{1,39}$')
);
create index audit_log_of_subject on audit_log (subject, subject_id, id);
create index audit_log_of_change on audit_log (change_id);
create index audit_log_of_staff on audit_log (staff_id, id);
-- Acts are few among millions of changed rows, and are listed alone.
create index audit_log_events on audit_log (operation, id) where table_name = '';

-- Arguments of both triggers: subject, column with the subject's id, columns of the key, columns that are left out (personal data, secrets).
create function write_audit() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - tg_argv[3]::text[] end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - tg_argv[3]::text[] end;
  either jsonb := coalesce(is_now, was);
  key jsonb := (select jsonb_object_agg(k, either -> k) from unnest(tg_argv[2]::text[]) k);
  number text := either ->> tg_argv[1];
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(w.key, w.value), jsonb_object_agg(w.key, is_now -> w.key) into was, is_now
    from jsonb_each(was) w where w.value is distinct from is_now -> w.key;
    if was is null then return null; end if;
  end if;
  insert into audit_log (change_id, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after)
  values (current_setting('millwright.change'), nullif(current_setting('millwright.staff', true), '')::int, current_setting('millwright.who'),
    tg_argv[0], coalesce(number, ''), tg_table_name, lower(tg_op), key, was, is_now);
  return null;
end $$;

-- Inserts and deletes are logged by one statement, because a large import writes millions of log rows; updates stay row by row,
-- since only a row trigger sees before and after together.
create function write_audit_rows() returns trigger language plpgsql as $$
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

-- Attaches the audit triggers to a table. A transaction without a staff member (millwright.change is not set) pays one comparison.
create procedure audit_table(name text, subject text, subject_column text, key text[], hidden text[] default '{}') language plpgsql as $$
declare
  by_staff text := 'when (coalesce(current_setting(''millwright.change'', true), '''') <> '''')';
  about text := format('(%L, %L, %L, %L)', subject, subject_column, key::text, hidden::text);
begin
  execute format('create trigger audit after update on %I for each row %s execute function write_audit%s', name, by_staff, about);
  execute format('create trigger audit_added after insert on %I referencing new table as changed_rows for each statement %s execute function write_audit_rows%s', name, by_staff, about);
  execute format('create trigger audit_removed after delete on %I referencing old table as changed_rows for each statement %s execute function write_audit_rows%s', name, by_staff, about);
end $$;

-- The log is append-only: no rewrite, no truncate, undone_by is set once. Rows of log-ins hold IP addresses and may be deleted after 400 days.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update of id, change_id, at, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after
  on audit_log for each statement execute function refuse_audit_change();
-- A bulk undo marks millions of rows, so the row trigger runs only where a mark is there already.
create trigger undone_once before update of undone_by on audit_log
  for each row when (old.undone_by is not null or new.undone_by is null) execute function refuse_audit_change();
create trigger never_emptied before truncate on audit_log for each statement execute function refuse_audit_change();
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

-- Cache invalidation feed: each process polls it a few times a second and evicts what changed from its response cache.
-- Not a queue: a reader remembers a snapshot and asks for transactions that were not in it. Unlogged: after a crash every cache starts empty.
-- docs/decisions/0041
create unlogged table cache_invalidation (
  xid        xid8 not null default pg_current_xact_id(),
  -- The product whose stock changed; null: any other change, so every cached response may be stale.
  product_id int
);
create index cache_invalidation_by_xid on cache_invalidation (xid);

-- One row a transaction is enough. Each table that public pages are made of has this as its trigger cache_invalidation.
create function note_cache_invalidation() returns trigger language plpgsql as $$
begin
  if not exists (select from cache_invalidation where xid = pg_current_xact_id() and product_id is null) then
    insert into cache_invalidation (product_id) values (null);
  end if;
  return null;
end $$;

-- Final documents: the trigger of tables whose rows are never updated or deleted after they were issued.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued is never changed or removed: %', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Word index of the back office: the distinct words of some texts in lower case, so that the beginning of any word finds a row.
create function staff_words(variadic texts text[]) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(select distinct word from unnest(string_to_array(
    regexp_replace(lower(array_to_string(texts, ' ')), '[\u0001-\u002d\u002f\u003a-\u003f\u005b-\u0060\u007b-\u007e]+', ' ', 'g'), ' ')) word where word <> ''))
$$;
-- All words of a search text, each as a prefix; null without a word.
create function staff_query(words text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || lexeme || ''':*', ' & ')::tsquery from unnest(tsvector_to_array(staff_words(words))) lexeme
$$;
