-- media: files by the name that the public sees. Bytes are in the database while files are small; a name never means two contents.

create table media_file (
  name         text primary key check (name ~ '^[a-z0-9][a-z0-9._-]{0,120}$'),
  kind         text not null check (kind in ('drawing', 'photo', 'document', 'video')),
  content_type text not null,
  bytes        bytea not null,
  -- Sizes made from a photo: name of the original, width in pixels.
  original     text references media_file on delete cascade,
  width        int,
  height       int,
  created_at   timestamptz not null default now()
);
create index media_file_original on media_file (original) where original is not null;
