-- files: the bytes of a file may lie in an S3-compatible store instead of in its row. Which is told by the row; everything else stays here. docs/decisions/0044

-- Every object that we ever began to put and have not begun to remove: written before the store is asked, so none is ever forgotten there.
create table stored_object (
  -- Random: nobody can guess it, and no two files ever share one.
  key    text primary key check (key ~ '^files/[0-9a-f]{32}$'),
  size   int not null check (size >= 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  put_at timestamptz not null default now()
);

-- What the store shall forget. Nobody can name such a key any more: the rows that do refer to stored_object.
create table stored_object_removal (
  key      text primary key,
  asked_at timestamptz not null default now()
);
create index stored_object_removal_asked on stored_object_removal (asked_at);

alter table media_file alter column bytes drop not null;
alter table media_file add column object_key text;
alter table media_file add constraint media_file_object foreign key (object_key) references stored_object not valid;
alter table media_file add constraint media_file_in_one_place check ((bytes is null) <> (object_key is null)) not valid;

alter table private_file alter column bytes drop not null;
alter table private_file add column object_key text;
alter table private_file add constraint private_file_object foreign key (object_key) references stored_object not valid;
alter table private_file add constraint private_file_in_one_place check ((bytes is null) <> (object_key is null)) not valid;

-- Whoever deletes the row of a file deletes its bytes, in the same transaction; the store follows.
create function release_stored_object() returns trigger language plpgsql as $$
begin
  delete from stored_object where key = old.object_key;
  insert into stored_object_removal (key) values (old.object_key) on conflict do nothing;
  return null;
end $$;
create trigger release_stored_object after delete on media_file for each row when (old.object_key is not null) execute function release_stored_object();
create trigger release_stored_object after delete on private_file for each row when (old.object_key is not null) execute function release_stored_object();

create function file_size(bytes bytea, object_key text) returns int language sql stable
  return coalesce(octet_length(bytes), (select o.size from stored_object o where o.key = object_key));

-- A file that moves to the store is the same file: nothing that is kept for visitors becomes wrong.
drop trigger public_change on media_file;
create trigger public_change
  after insert or update of name, kind, content_type, original, width, height or delete or truncate on media_file
  for each statement execute function note_public_change();
