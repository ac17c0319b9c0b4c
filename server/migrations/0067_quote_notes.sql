-- Notes of staff in the history of a quote.
alter table quote_event drop constraint quote_event_what_check;
alter table quote_event add constraint quote_event_what_known check (what in ('created', 'sent', 'claimed', 'asked', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn', 'note')) not valid;
