-- statement by statement
-- files: each object is named by one row at most, and found from its key; rows from before are looked at once, without stopping anybody.

create unique index concurrently if not exists media_file_object_key on media_file (object_key) where object_key is not null;
create unique index concurrently if not exists private_file_object_key on private_file (object_key) where object_key is not null;
alter table media_file validate constraint media_file_object;
alter table media_file validate constraint media_file_in_one_place;
alter table private_file validate constraint private_file_object;
alter table private_file validate constraint private_file_in_one_place;
