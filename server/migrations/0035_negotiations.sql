-- offers: negotiations. A thread of offers about one product or lot, by turns of buyer and seller; each offer lives 48 hours.

create table negotiation (
  id          bigint generated always as identity primary key,
  -- What people are told and quote on the telephone; nobody can count on it.
  reference   text   not null constraint negotiation_reference_unique unique check (reference ~ '^NG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- Null: a visitor, whom the desk calls back.
  customer_id bigint references customer on delete cascade,
  phone       text   not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  product_id  int    not null references product,
  -- The lot that is meant, where the product is a whole lot.
  lot_id      int,
  item_name   text   not null check (length(item_name) between 1 and 400),
  quantity    int    not null check (quantity between 1 and 1000000),
  currency    text   not null check (currency in ('INR', 'USD', 'SAR')),
  locale      text   not null check (locale in ('en', 'ru', 'ar')),
  -- Of its newest offer; countered: the seller's answer waits for the buyer's.
  state       text   not null check (state in ('open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn')),
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now()
);
create index negotiation_of_customer on negotiation (customer_id, id desc) where customer_id is not null;
create index negotiation_inbox on negotiation (state, changed_at, id);
create index negotiation_of_product on negotiation (product_id);
create index negotiation_of_phone on negotiation (phone, product_id) where customer_id is null;

create table offer (
  id             bigint generated always as identity primary key,
  negotiation_id bigint not null references negotiation on delete cascade,
  ordinal        int    not null check (ordinal between 1 and 100),
  by_side        text   not null check (by_side in ('buyer', 'seller')),
  -- Of one piece, before tax; what was asked for it at that moment stands beside it, and is never less.
  unit_inr   bigint not null check (unit_inr > 0),
  unit_usd   bigint not null check (unit_usd > 0),
  unit_sar   bigint not null check (unit_sar > 0),
  asking_inr bigint not null,
  state      text   not null default 'open' check (state in ('open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn')),
  -- visitor, customer, staff:7, system: who made it, and who ended it.
  made_by    text   not null check (made_by ~ '^(visitor|customer|system|staff:[0-9]+)$'),
  closed_by  text   check (closed_by ~ '^(visitor|customer|system|staff:[0-9]+)$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at  timestamptz,
  constraint offer_ordinal_once unique (negotiation_id, ordinal),
  constraint offer_not_above_asking check (unit_inr <= asking_inr),
  check ((state = 'open') = (closed_at is null) and (closed_at is null) = (closed_by is null))
);
create unique index offer_open_once on offer (negotiation_id) where state = 'open';
create unique index offer_accepted_once on offer (negotiation_id) where state = 'accepted';
create index offer_by_end on offer (expires_at) where state = 'open';

-- What the seller answers without being asked, in basis points of the asking price; by product, a whole lot is one.
create table offer_limit (
  product_id int primary key references product on delete cascade,
  -- From here on accepted, below here declined.
  accept_bp  int check (accept_bp between 1 and 10000),
  decline_bp int check (decline_bp between 1 and 10000),
  changed_by text not null check (changed_by ~ '^(system|staff:[0-9]+)$'),
  changed_at timestamptz not null,
  check (accept_bp is null or decline_bp is null or decline_bp <= accept_bp),
  check (accept_bp is not null or decline_bp is not null)
);
