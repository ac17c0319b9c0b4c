-- Pictures of an import from a ZIP archive beside its file: kept in pieces until they were taken, with what its directory names.
-- docs/decisions/0107
create table import_archive (
  id          int generated always as identity primary key,
  import_id   int  not null references import on delete cascade,
  file_name   text not null,
  file_size   int  not null default 0,
  -- Read and accepted; an upload that broke off is swept.
  is_accepted boolean not null default false,
  created_at  timestamptz not null default now()
);
create index import_archive_of_import on import_archive (import_id);

-- Each piece but the last has 1 MiB, so that any part of the archive is found by its place.
create table import_archive_chunk (
  archive_id int   not null references import_archive on delete cascade,
  position   int   not null,
  bytes      bytea not null,
  primary key (archive_id, position)
);
-- Packed already; and a part of a piece is read without the rest.
alter table import_archive_chunk alter column bytes set storage external;

create table import_archive_entry (
  archive_id int    not null references import_archive on delete cascade,
  -- As the archive names it, folders between slashes.
  path       text   not null,
  method     int    not null,
  packed     bigint not null,
  place      bigint not null,
  is_picture boolean not null,
  -- The first row of the file that shows it.
  row        int,
  primary key (archive_id, path)
);
