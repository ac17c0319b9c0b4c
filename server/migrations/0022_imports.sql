-- Imports: files that change many rows of the catalogue, with their rows, errors and column mappings.
-- Not audited: these tables are the import's own log, and the tables that it changes are audited themselves.

create table import (
  id            int generated always as identity primary key,
  kind          text not null check (kind in ('products', 'prices', 'stock', 'categories', 'translations')),
  -- google, shopify: product files in the format of another shop.
  dialect       text not null default 'plain' check (dialect in ('plain', 'google', 'shopify')),
  file_name     text not null,
  file_size     bigint not null default 0,
  format        text not null default 'csv' check (format in ('csv', 'xlsx')),
  state         text not null check (state in ('uploading', 'uploaded', 'checking', 'checked', 'applying', 'applied', 'cancelled', 'failed', 'undoing', 'undone')),
  header        text[] not null default '{}',
  -- The first rows as they are, shown beside the mapping.
  sample        jsonb not null default '[]',
  -- {columns: {field: column}, constants: {field: text}, decimalComma}
  mapping       jsonb not null default '{"columns":{},"constants":{},"decimalComma":false}',
  on_faults     text not null default 'skip' check (on_faults in ('skip', 'refuse')),
  -- The last row that was checked, written in the transaction of its batch.
  checked_to    int not null default 0,
  -- No longer used: several workers apply rows at once, each by import_row.state.
  applied_to    int not null default 0,
  -- Of a thousand; null: unknown.
  progress      int check (progress between 0 and 1000),
  rows_total    int not null default 0,
  rows_new      int not null default 0,
  rows_changed  int not null default 0,
  rows_same     int not null default 0,
  rows_faulty   int not null default 0,
  rows_applied  int not null default 0,
  rows_undone   int not null default 0,
  rows_stayed   int not null default 0,
  cancel_asked  boolean not null default false,
  -- Last progress; an import without any for minutes has lost its worker.
  touched_at    timestamptz not null default now(),
  -- Code of what ended the import.
  failure       text,
  uploaded_by   int not null references staff,
  applied_by    int references staff,
  undone_by     int references staff,
  created_at    timestamptz not null default now(),
  checked_at    timestamptz,
  applied_at    timestamptz,
  undone_at     timestamptz
);

-- The file as it was uploaded, in chunks, so that no process holds all of it.
create table import_chunk (
  import_id int   not null references import on delete cascade,
  position  int   not null,
  bytes     bytea not null,
  primary key (import_id, position)
);

-- What each row wants, parsed and checked; references are resolved again when it is applied.
create table import_row (
  import_id  int not null references import on delete cascade,
  row        int not null,
  state      text not null check (state in ('new', 'changed', 'same', 'faulty', 'applied', 'undone', 'stayed')),
  record     jsonb,
  -- The product or category that the row created or changed.
  subject_id int,
  primary key (import_id, row)
);
create index import_row_to_apply on import_row (import_id, row) where state in ('new', 'changed');

create table import_error (
  id        bigint generated always as identity primary key,
  import_id int  not null references import on delete cascade,
  row       int  not null,
  -- As in the file's header; '' for the whole row.
  "column"  text not null,
  code      text not null,
  value     text not null,
  params    jsonb not null default '{}'
);
create index import_error_of_import on import_error (import_id, row, id);

-- The last mapping used for files with this header.
create table import_mapping (
  kind        text not null,
  -- SHA-256 of the header.
  fingerprint text not null,
  mapping     jsonb not null,
  used_at     timestamptz not null default now(),
  primary key (kind, fingerprint)
);
