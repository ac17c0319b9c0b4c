-- The shop's own face: its name in each language, its logo and the sign of its browser tab. Empty: the pages show the host's name.
alter table company add column name jsonb not null default '{"en":"","ru":"","ar":""}';
-- File names of the media module; '' = none.
alter table company add column logo text not null default '';
alter table company add column icon text not null default '';
