-- offers: quotes. What the desk offers one buyer, in versions; the newest that was sent is the one that can be accepted.

create table quote (
  id               bigint generated always as identity primary key,
  -- MQ-7K3F-92QD: can be read out, cannot be counted on.
  public_id        text not null constraint quote_public_id_unique unique,
  -- null until somebody with an account says that it is theirs, by the link in the mail to this address.
  customer_id      bigint references customer,
  -- The request that it answers.
  lead_id          bigint references lead,
  email            text not null check (email = lower(btrim(email))),
  name             text not null check (length(name) <= 120),
  company_name     text not null check (length(company_name) <= 200),
  locale           char(2) not null check (locale in ('en', 'ru', 'ar')),
  display_currency char(3) not null check (display_currency in ('INR', 'USD', 'SAR')),
  created_at       timestamptz not null
);
create index quote_of_customer on quote (customer_id, id desc) where customer_id is not null;

create index quote_of_lead on quote (lead_id) where lead_id is not null;

create table quote_version (
  id                    bigint generated always as identity primary key,
  quote_id              bigint not null references quote on delete cascade,
  version               int not null check (version > 0),
  state                 text not null check (state in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn')),
  -- The first moment at which it is no longer valid.
  valid_until           timestamptz not null,
  -- Off every price of one piece.
  discount_basis_points int not null check (discount_basis_points between 0 and 9000),
  -- null: quoted once the order is there. 0: free.
  freight_inr bigint, freight_usd bigint, freight_sar bigint,
  payment_terms         text not null check (length(payment_terms) <= 1000),
  delivery_terms        text not null check (length(delivery_terms) <= 1000),
  note                  text not null check (length(note) <= 2000),
  -- The exchange rates of the day it was sent, before that of the day it was last changed.
  rates                 jsonb not null,
  sent_at               timestamptz,
  -- Everything that its PDF says, in all languages.
  content               jsonb,
  token_hash            bytea constraint quote_token_unique unique,
  token_expires_at      timestamptz,
  order_id              bigint constraint quote_order_once unique references purchase_order,
  constraint quote_version_once unique (quote_id, version),
  check (num_nulls(freight_inr, freight_usd, freight_sar) in (0, 3)),
  check (freight_inr between 0 and 100000000000000 and freight_usd >= 0 and freight_sar >= 0),
  check ((state = 'accepted') = (order_id is not null)),
  check (state in ('draft', 'withdrawn') or sent_at is not null)
);
-- Of each at most one, whoever works on it at the same time.
create unique index quote_one_draft on quote_version (quote_id) where state = 'draft';
create unique index quote_one_sent on quote_version (quote_id) where state = 'sent';
create unique index quote_accepted_once on quote_version (quote_id) where state = 'accepted';
create index quote_that_expires on quote_version (valid_until) where state = 'sent';

create table quote_line (
  version_id  bigint not null references quote_version on delete cascade,
  position    int not null check (position > 0),
  -- null in a draft: what was asked for, in words, until the desk knows which product it is.
  product_id  int references product,
  description text not null check (length(description) <= 500),
  quantity    int not null check (quantity > 0),
  -- Of one piece before the discount, and after it.
  unit_inr bigint not null check (unit_inr between 1 and 1000000000000), unit_usd bigint not null, unit_sar bigint not null,
  net_inr  bigint not null check (net_inr between 1 and unit_inr), net_usd bigint not null, net_sar bigint not null,
  primary key (version_id, position),
  constraint quote_line_product_once unique (version_id, product_id)
);

create table quote_event (
  id       bigint generated always as identity primary key,
  quote_id bigint not null references quote on delete cascade,
  version  int not null,
  at       timestamptz not null,
  what     text not null check (what in ('created', 'sent', 'claimed', 'asked', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn')),
  -- 'customer', 'staff:<id>' or 'system'
  actor    text not null,
  note     text not null default ''
);
create index quote_event_of_quote on quote_event (quote_id, id);

-- The PDF in each language, as it was first made.
create table quote_file (
  version_id bigint not null references quote_version on delete cascade,
  locale     char(2) not null check (locale in ('en', 'ru', 'ar')),
  sha256     bytea not null check (sha256 = sha256(bytes)),
  bytes      bytea not null,
  primary key (version_id, locale)
);

-- What was sent is never written over: a change is a new version. Only how it ends is added.
create function refuse_quote_change() returns trigger language plpgsql as $$
declare
  -- The paper goes when its reader is forgotten.
  free text[] = array['state', 'order_id', 'token_hash', 'token_expires_at'] || case when new.content is null then array['content'] else array[]::text[] end;
begin
  if old.state <> 'draft' and
    to_jsonb(old) - free <> to_jsonb(new) - free
  then raise exception 'a quote that was sent is never changed' using errcode = 'restrict_violation';
  end if;
  if old.state not in ('draft', 'sent') and new.state <> old.state
  then raise exception 'this quote has ended' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger quote_version_is_final before update on quote_version for each row execute function refuse_quote_change();

create function refuse_quote_line_change() returns trigger language plpgsql as $$
begin
  -- A quote that is removed as a whole takes its lines along.
  if exists (select from quote_version v where v.id = coalesce(new.version_id, old.version_id) and v.state <> 'draft')
  then raise exception 'a quote that was sent is never changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger quote_line_is_final before insert or update or delete on quote_line for each row execute function refuse_quote_line_change();
