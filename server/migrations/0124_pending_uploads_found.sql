-- statement by statement
-- media: a pending upload is found by its token and by its age; rows from before are looked at once, without stopping anybody. docs/decisions/0065

create unique index concurrently if not exists private_file_pending_hash on private_file (pending_hash) where pending_hash is not null;
create index concurrently if not exists private_file_pending_until on private_file (pending_until) where pending_until is not null;
alter table private_file validate constraint private_file_name_check;
alter table private_file validate constraint private_file_content_type_check;
alter table private_file validate constraint private_file_pending;
