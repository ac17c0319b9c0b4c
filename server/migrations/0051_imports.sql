-- imports: files that change many rows of the catalogue at once. None of these tables writes the audit log: they are the import's own log, and what an import changes is noted by the tables it changes.

create table import (
  id            int generated always as identity primary key,
  kind          text not null check (kind in ('products', 'prices', 'stock', 'categories', 'translations')),
  -- google, shopify: another shop's way to write products.
  dialect       text not null default 'plain' check (dialect in ('plain', 'google', 'shopify')),
  file_name     text not null,
  file_size     bigint not null default 0,
  format        text not null default 'csv' check (format in ('csv', 'xlsx')),
  state         text not null check (state in ('uploading', 'uploaded', 'checking', 'checked', 'applying', 'applied', 'cancelled', 'failed', 'undoing', 'undone')),
  header        text[] not null default '{}',
  -- The first rows as they are, to be looked at beside the mapping.
  sample        jsonb not null default '[]',
  -- {columns: {field: column}, constants: {field: text}, decimalComma}
  mapping       jsonb not null default '{"columns":{},"constants":{},"decimalComma":false}',
  on_faults     text not null default 'skip' check (on_faults in ('skip', 'refuse')),
  -- How far the work is: the last row that is done, in the transaction that did it.
  checked_to    int not null default 0,
  applied_to    int not null default 0,
  -- Of a thousand; null where nobody knows.
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
  -- When work last moved; one that stands still for minutes lost its worker.
  touched_at    timestamptz not null default now(),
  -- A code of what ended the work, for the reader.
  failure       text,
  uploaded_by   int not null references staff,
  applied_by    int references staff,
  undone_by     int references staff,
  created_at    timestamptz not null default now(),
  checked_at    timestamptz,
  applied_at    timestamptz,
  undone_at     timestamptz
);

-- The file as it came, in pieces, so that nobody ever holds it whole.
create table import_piece (
  import_id int   not null references import on delete cascade,
  position  int   not null,
  bytes     bytea not null,
  primary key (import_id, position)
);

-- What each row wants, read and checked; references are found again when it is applied.
create table import_row (
  import_id  int not null references import on delete cascade,
  row        int not null,
  state      text not null check (state in ('new', 'changed', 'same', 'faulty', 'applied', 'undone', 'stayed')),
  record     jsonb,
  -- The product or category that the row became or changed.
  subject_id int,
  primary key (import_id, row)
);

create table import_fault (
  id        bigint generated always as identity primary key,
  import_id int  not null references import on delete cascade,
  row       int  not null,
  -- As the file's header says it; '' for the row as a whole.
  "column"  text not null,
  code      text not null,
  value     text not null,
  params    jsonb not null default '{}'
);
create index import_fault_of_import on import_fault (import_id, row, id);

-- What somebody once said of files with this header.
create table import_mapping (
  kind        text not null,
  -- SHA-256 of the header.
  fingerprint text not null,
  mapping     jsonb not null,
  used_at     timestamptz not null default now(),
  primary key (kind, fingerprint)
);
