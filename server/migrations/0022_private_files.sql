-- media: files that people send us. Never public: who may have one is decided by the module that keeps its name. customers: certificates.

create table private_file (
  -- 128 random bits and the ending that its content has.
  name         text primary key check (name ~ '^[a-z0-9_-]{22,40}\.(pdf|png|jpg|webp)$'),
  content_type text not null check (content_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  bytes        bytea not null check (octet_length(bytes) between 1 and 33554432),
  created_at   timestamptz not null default now()
);

create table customer_certificate (
  customer_id bigint not null references customer on delete cascade,
  type        text not null check (type in ('vatdocument', 'crdocument')),
  file_name   text not null constraint customer_certificate_file_once unique references private_file,
  sent_at     timestamptz not null default now(),
  primary key (customer_id, type)
);

-- What registering gives: the right to add certificates for 15 minutes, without a session.
create table upload_ticket (
  -- SHA-256 of the 256-bit ticket.
  token_hash  bytea primary key,
  customer_id bigint not null references customer on delete cascade,
  expires_at  timestamptz not null
);
create index upload_ticket_customer on upload_ticket (customer_id);
