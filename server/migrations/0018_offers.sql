-- Offers: negotiations of a price between buyer and seller, and quotes of the seller for one buyer.

-- Negotiation: a thread of offers about one product or lot, by turns; each offer is valid for 48 hours.
create table negotiation (
  id          bigint generated always as identity primary key,
  -- Public id for emails and telephone, not guessable.
  reference   text   not null constraint negotiation_reference_unique unique check (reference ~ '^NG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- Null: a visitor, whom staff call back.
  customer_id bigint references customer on delete cascade,
  phone       text   not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  product_id  int    not null references product,
  -- The lot, where the product is a whole lot.
  lot_id      int,
  item_name   text   not null check (length(item_name) between 1 and 400),
  quantity    int    not null check (quantity between 1 and 1000000),
  currency    text   not null check (currency in ('INR', 'USD', 'SAR')),
  locale      text   not null check (locale in ('en', 'ru', 'ar')),
  -- That of its newest offer; countered: the seller's offer waits for the buyer.
  state       text   not null check (state in ('open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn')),
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now()
);
create index negotiation_of_customer on negotiation (customer_id, id desc) where customer_id is not null;
create index negotiation_inbox on negotiation (state, changed_at, id);
create index negotiation_of_product on negotiation (product_id);
create index negotiation_of_phone on negotiation (phone, product_id) where customer_id is null;
call audit_table('negotiation', 'negotiation', 'id', '{id}', '{phone}');

create table offer (
  id             bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiation on delete cascade,
  ordinal        int    not null check (ordinal between 1 and 100),
  by_side        text   not null check (by_side in ('buyer', 'seller')),
  -- Of one unit, before tax, in minor units; beside it the list price at that moment, which is never less.
  unit_inr   bigint not null check (unit_inr > 0),
  unit_usd   bigint not null check (unit_usd > 0),
  unit_sar   bigint not null check (unit_sar > 0),
  list_inr bigint not null,
  state      text   not null default 'open' check (state in ('open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn')),
  -- Actors: visitor, customer, system or staff:7.
  made_by    text   not null check (made_by ~ '^(visitor|customer|system|staff:[0-9]+)$'),
  closed_by  text   check (closed_by ~ '^(visitor|customer|system|staff:[0-9]+)$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at  timestamptz,
  constraint offer_ordinal_once unique (negotiation_id, ordinal),
  constraint offer_not_above_list check (unit_inr <= list_inr),
  check ((state = 'open') = (closed_at is null) and (closed_at is null) = (closed_by is null))
);
create unique index offer_open_once on offer (negotiation_id) where state = 'open';
create unique index offer_accepted_once on offer (negotiation_id) where state = 'accepted';
create index offer_by_end on offer (expires_at) where state = 'open';

-- Automatic answers of the seller, in basis points of the list price; a whole lot is one product.
create table offer_limit (
  product_id int primary key references product on delete cascade,
  -- Accepted from here on, declined below.
  accept_bp  int check (accept_bp between 1 and 10000),
  decline_bp int check (decline_bp between 1 and 10000),
  changed_by text not null check (changed_by ~ '^(system|staff:[0-9]+)$'),
  changed_at timestamptz not null,
  check (accept_bp is null or decline_bp is null or decline_bp <= accept_bp),
  check (accept_bp is not null or decline_bp is not null)
);
call audit_table('offer_limit', 'product', 'product_id', '{product_id}');

-- Quote: what staff offer one buyer, in versions; the newest that was sent can be accepted.
create table quote (
  id               bigint generated always as identity primary key,
  -- MQ-7K3F-92QD: readable aloud, not guessable.
  public_id        text not null constraint quote_public_id_unique unique,
  -- Null until a customer claims the quote by the link in the email to this address.
  customer_id      bigint references customer,
  -- The request that the quote answers.
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
call audit_table('quote', 'quote', 'id', '{id}', '{email,name,company_name}');

create table quote_version (
  id                    bigint generated always as identity primary key,
  quote_id              bigint not null references quote on delete cascade,
  version               int not null check (version > 0),
  state                 text not null check (state in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn')),
  -- The first moment at which it is no longer valid.
  valid_until           timestamptz not null,
  -- Off every unit price.
  discount_basis_points int not null check (discount_basis_points between 0 and 9000),
  -- Null: quoted once there is an order. 0: free.
  freight_inr bigint, freight_usd bigint, freight_sar bigint,
  payment_terms         text not null check (length(payment_terms) <= 1000),
  delivery_terms        text not null check (length(delivery_terms) <= 1000),
  note                  text not null check (length(note) <= 2000),
  -- Exchange rates of the day it was sent; of a draft, of its last change.
  rates                 jsonb not null,
  sent_at               timestamptz,
  -- Everything that its PDF says, in all languages; null once its reader was erased.
  content               jsonb,
  token_hash            bytea constraint quote_token_unique unique,
  token_expires_at      timestamptz,
  order_id              bigint constraint quote_order_once unique references sales_order,
  constraint quote_version_once unique (quote_id, version),
  check (num_nulls(freight_inr, freight_usd, freight_sar) in (0, 3)),
  check (freight_inr between 0 and 100000000000000 and freight_usd >= 0 and freight_sar >= 0),
  check ((state = 'accepted') = (order_id is not null)),
  check (state in ('draft', 'withdrawn') or sent_at is not null)
);
-- At most one of each, under concurrency too.
create unique index quote_one_draft on quote_version (quote_id) where state = 'draft';
create unique index quote_one_sent on quote_version (quote_id) where state = 'sent';
create unique index quote_accepted_once on quote_version (quote_id) where state = 'accepted';
create index quote_that_expires on quote_version (valid_until) where state = 'sent';
call audit_table('quote_version', 'quote', 'quote_id', '{id}', '{token_hash,content}');

create table quote_line (
  version_id  bigint not null references quote_version on delete cascade,
  position    int not null check (position > 0),
  -- Null in a draft: what was asked for, in words, until staff choose the product.
  product_id  int references product,
  description text not null check (length(description) <= 500),
  quantity    int not null check (quantity > 0),
  -- Of one unit before the discount, and after it.
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

-- The PDF in each language, as first rendered.
create table quote_file (
  version_id bigint not null references quote_version on delete cascade,
  locale     char(2) not null check (locale in ('en', 'ru', 'ar')),
  sha256     bytea not null check (sha256 = sha256(bytes)),
  bytes      bytea not null,
  primary key (version_id, locale)
);

-- A version that was sent is immutable: a change is a new version. Only its end is added.
create function refuse_quote_change() returns trigger language plpgsql as $$
declare
  -- content may become null: the document goes when its reader is erased.
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
  -- The delete of a whole quote deletes its lines: its version is gone by then.
  if exists (select from quote_version v where v.id = coalesce(new.version_id, old.version_id) and v.state <> 'draft')
  then raise exception 'a quote that was sent is never changed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger quote_line_is_final before insert or update or delete on quote_line for each row execute function refuse_quote_line_change();
