-- Invoices: tax invoices and credit notes with gapless numbers by series and financial year, and their PDFs. What was issued is never changed or removed.

-- Locked in the transaction that writes the invoice, so that a rollback returns the number.
create table invoice_counter (
  series         text   not null,
  -- 26-27: 1 April to 31 March.
  financial_year text   not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last           int    not null check (last > 0),
  primary key (series, financial_year)
);

create table invoice (
  id             bigint generated always as identity primary key,
  order_id       bigint not null references sales_order,
  kind           text   not null check (kind in ('invoice', 'credit-note')),
  series         text   not null,
  financial_year text   not null,
  ordinal        int    not null check (ordinal > 0),
  -- INV/26-27/000123: at most 16 characters, by law.
  number         text   not null constraint invoice_number_once unique check (length(number) <= 16),
  -- The invoice that a credit note takes back.
  refers_to      bigint references invoice,
  issued_at      timestamptz not null,
  -- Everything that the document says, in all languages: its PDFs can be rendered from it again, with the same text.
  content        jsonb  not null,
  -- The return that a credit note is for; null: the whole order. docs/decisions/0063
  return_id      bigint references order_return,
  constraint invoice_ordinal_once unique (series, financial_year, ordinal),
  check ((kind = 'credit-note') = (refers_to is not null)),
  constraint invoice_return_is_credited check (return_id is null or kind = 'credit-note')
);
create index invoice_refers_to on invoice (refers_to) where refers_to is not null;
-- One invoice and one credit note of the whole an order, and one credit note a return.
create unique index invoice_once_or_by_return on invoice (order_id, kind) where return_id is null;
create unique index credit_note_once_per_return on invoice (return_id) where return_id is not null;
create trigger invoice_is_final before update or delete on invoice for each row execute function refuse_change();
create trigger invoice_stays before truncate on invoice execute function refuse_change();

-- The PDF in each language, as first rendered. Apart from media_file, whose names are public.
create table invoice_file (
  invoice_id bigint not null references invoice,
  locale     char(2) not null check (locale in ('en', 'ru', 'ar')),
  sha256     bytea not null check (sha256 = sha256(bytes)),
  bytes      bytea not null,
  made_at    timestamptz not null default now(),
  primary key (invoice_id, locale)
);
create trigger invoice_file_is_final before update or delete on invoice_file for each row execute function refuse_change();
create trigger invoice_file_stays before truncate on invoice_file execute function refuse_change();
