-- mails: what goes with them. Names of stored documents, [{ "source", "key" }]; their bytes are read when the mail is sent.
alter table outgoing_message add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array');
