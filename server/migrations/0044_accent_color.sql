-- Accent colour of the pages and mails of the shop; '' = the program's own. docs/decisions/0101
alter table company add column accent text not null default ''
  constraint company_accent_color check (accent ~ '^(#[0-9a-f]{6})?$');

-- Cached pages show the address of the invoices where there are no offices.
create trigger cache_invalidation after insert or update or delete or truncate on company_invoicing for each statement execute function note_cache_invalidation();
