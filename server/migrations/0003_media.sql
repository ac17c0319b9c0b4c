-- Media: files by name, public ones (media_file) and uploads that only authorised readers get (private_file).
-- The bytes of a file are in its row, or in an S3-compatible object store under its object_key. docs/decisions/0044

-- Every object that was ever put, or begun to be put, and is not being removed: written before the store is called, so that no object is
-- orphaned there.
create table stored_object (
  -- Random: not guessable, and no two files share one.
  key    text primary key check (key ~ '^files/[0-9a-f]{32}$'),
  size   int not null check (size >= 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  put_at timestamptz not null default now()
);

-- Objects to delete from the store. No row can name such a key any more: object_key references stored_object.
create table stored_object_removal (
  key      text primary key,
  asked_at timestamptz not null default now()
);
create index stored_object_removal_asked on stored_object_removal (asked_at);

create function release_stored_object() returns trigger language plpgsql as $$
begin
  delete from stored_object where key = old.object_key;
  insert into stored_object_removal (key) values (old.object_key) on conflict do nothing;
  return null;
end $$;

create function file_size(bytes bytea, object_key text) returns int language sql stable
  return coalesce(octet_length(bytes), (select o.size from stored_object o where o.key = object_key));

create table media_file (
  -- Never reused for other content, so that responses can be cached for good.
  name         text primary key check (name ~ '^[a-z0-9][a-z0-9._-]{0,120}$'),
  kind         text not null check (kind in ('drawing', 'photo', 'document', 'video')),
  content_type text not null,
  bytes        bytea,
  -- Of a size made from a photo: name of the original, width and height in pixels.
  original     text references media_file on delete cascade,
  width        int,
  height       int,
  created_at   timestamptz not null default now(),
  object_key   text constraint media_file_object references stored_object,
  constraint media_file_in_one_place check ((bytes is null) <> (object_key is null))
);
create index media_file_original on media_file (original) where original is not null;
create unique index media_file_object_key on media_file (object_key) where object_key is not null;
create trigger release_stored_object after delete on media_file for each row when (old.object_key is not null) execute function release_stored_object();
-- Not on bytes and object_key: a file that moves to the store is the same file.
create trigger cache_invalidation
  after insert or update of name, kind, content_type, original, width, height or delete or truncate on media_file
  for each statement execute function note_cache_invalidation();

create table private_file (
  -- 128 random bits and the extension of its content type.
  name          text primary key check (name ~ '^[a-z0-9_-]{22,40}\.(pdf|png|jpg|webp|xlsx|csv)$'),
  content_type  text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv')),
  bytes         bytea check (octet_length(bytes) between 1 and 33554432),
  created_at    timestamptz not null default now(),
  object_key    text constraint private_file_object references stored_object,
  -- Pending upload: SHA-256 of the form's field, its owner and the form's 256-bit token; kept after the form was sent, so that a repeat
  -- is recognised. docs/decisions/0065
  pending_hash  bytea,
  -- Until then no other row names the file; null once the form was sent.
  pending_until timestamptz,
  -- The file name of the sender.
  pending_label text,
  constraint private_file_in_one_place check ((bytes is null) <> (object_key is null)),
  constraint private_file_pending check (pending_hash is null and pending_until is null and pending_label is null
    or octet_length(pending_hash) = 32 and length(pending_label) <= 120)
);
create unique index private_file_object_key on private_file (object_key) where object_key is not null;
create unique index private_file_pending_hash on private_file (pending_hash) where pending_hash is not null;
create index private_file_pending_until on private_file (pending_until) where pending_until is not null;
create trigger release_stored_object after delete on private_file for each row when (old.object_key is not null) execute function release_stored_object();
