-- customers: the notice to the old mailbox holds a link of its own that cancels a change of address. null: asked for before this release.
alter table email_change add column cancel_token_hash bytea constraint email_change_cancel_token_unique unique;
