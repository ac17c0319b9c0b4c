-- media: tables that people send us, and files that wait for their form to be sent again. docs/decisions/0065

alter table private_file drop constraint private_file_name_check;
alter table private_file add constraint private_file_name_check
  check (name ~ '^[a-z0-9_-]{22,40}\.(pdf|png|jpg|webp|xlsx|csv)$') not valid;
alter table private_file drop constraint private_file_content_type_check;
alter table private_file add constraint private_file_content_type_check
  check (content_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv')) not valid;

-- SHA-256 of the form's field, its owner and the 256-bit token that the form holds; it stays after the file was sent, so that a second press is recognised.
alter table private_file add column pending_hash bytea;
-- Until then no other row names the file; null once it was sent.
alter table private_file add column pending_until timestamptz;
-- What the sender called it.
alter table private_file add column pending_label text;
alter table private_file add constraint private_file_pending
  check (pending_hash is null and pending_until is null and pending_label is null
    or octet_length(pending_hash) = 32 and length(pending_label) <= 120) not valid;
