-- content: the words that choose which parts of its category stand below a post.
alter table content_post add column parts_text text check (length(parts_text) <= 200);
