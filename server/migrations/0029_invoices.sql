-- invoices: numbers without gaps by series and financial year, what each says, and the files made from it. Nothing here is ever changed.

-- Locked by whoever takes the next number, in the transaction that writes the invoice: what is given up gives its number back.
create table invoice_counter (
  series         text   not null,
  -- 26-27: 1 April to 31 March.
  financial_year text   not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last           int    not null check (last > 0),
  primary key (series, financial_year)
);

create table invoice (
  id             bigint generated always as identity primary key,
  order_id       bigint not null references purchase_order,
  kind           text   not null check (kind in ('invoice', 'credit-note')),
  series         text   not null,
  financial_year text   not null,
  ordinal        int    not null check (ordinal > 0),
  -- MW/26-27/000123: at most 16 characters, by law.
  number         text   not null constraint invoice_number_once unique check (length(number) <= 16),
  -- The invoice that a credit note takes back.
  refers_to      bigint references invoice,
  issued_at      timestamptz not null,
  -- Everything that it says, in all languages: files could be made from it again, and would say the same.
  content        jsonb  not null,
  constraint invoice_once_per_order unique (order_id, kind),
  constraint invoice_ordinal_once unique (series, financial_year, ordinal),
  check ((kind = 'credit-note') = (refers_to is not null))
);
create index invoice_refers_to on invoice (refers_to) where refers_to is not null;

-- The PDF in each language, as it was first made. Apart from media_file, whose names are public.
create table invoice_file (
  invoice_id bigint not null references invoice,
  locale     char(2) not null check (locale in ('en', 'ru', 'ar')),
  sha256     bytea not null check (sha256 = sha256(bytes)),
  bytes      bytea not null,
  made_at    timestamptz not null default now(),
  primary key (invoice_id, locale)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was issued is never changed or removed: %', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger invoice_is_final before update or delete on invoice for each row execute function refuse_change();
create trigger invoice_file_is_final before update or delete on invoice_file for each row execute function refuse_change();
create trigger invoice_stays before truncate on invoice execute function refuse_change();
create trigger invoice_file_stays before truncate on invoice_file execute function refuse_change();
