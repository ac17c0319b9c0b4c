-- The constraint of 0067 on the rows of before, without a lock that readers wait for.
alter table quote_event validate constraint quote_event_what_known;
