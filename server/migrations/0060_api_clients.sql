-- API clients and their keys: a program that calls /api/v1 in the name of the shop, with chosen rights of the back office. docs/decisions/0110
create table api_client (
  id               int generated always as identity primary key,
  name             text not null check (name <> '' and length(name) <= 80),
  -- Whose rows it may see. Rights of the back office reach the shop's alone.
  owner_kind       text not null default 'shop' check (owner_kind in ('shop', 'company', 'seller')),
  owner_id         bigint,
  -- One of each area at most, as orders:write; the same list as staff_role (0048) has. What is not in it is the administrator's alone (rights.ts).
  scopes           text[] not null constraint api_client_scopes_grantable check (cardinality(scopes) > 0 and scopes <@ '{
    catalogue:read,catalogue:write,imports:read,imports:write,lots:read,lots:write,orders:read,orders:write,shipping:write,customers:read,customers:write,
    leads:read,leads:write,negotiations:read,negotiations:write,quotes:read,quotes:write,reviews:read,reviews:write,content:read,content:write,
    settings:read,mails:read,mails:write,mail-templates:read,mail-templates:write}'::text[]),
  -- Networks from which its keys count; empty: from anywhere.
  ip_allow         cidr[] not null default '{}',
  calls_per_minute int not null check (calls_per_minute between 1 and 100000),
  created_by       int references staff on delete set null,
  created_at       timestamptz not null default now(),
  -- Switched off: none of its keys counts.
  disabled_at      timestamptz,
  constraint api_client_owner_whole check ((owner_kind = 'shop') = (owner_id is null))
);
create unique index api_client_name_unique on api_client (owner_kind, coalesce(owner_id, 0), lower(name));
create index api_client_of_creator on api_client (created_by);
call audit_table('api_client', 'api-client', 'id', '{id}');

-- mw_live_<prefix>_<secret>: the prefix may be shown and logged, of the secret (256 random bits) only the SHA-256 is kept.
create table api_key (
  id            int generated always as identity primary key,
  client_id     int not null references api_client on delete cascade,
  prefix        text not null check (prefix ~ '^[a-z0-9]{8}$'),
  hash          bytea not null check (octet_length(hash) = 32),
  created_at    timestamptz not null default now(),
  -- null: until it is revoked.
  expires_at    timestamptz,
  -- UTC; written once a day.
  last_used_day date,
  revoked_at    timestamptz,
  constraint api_key_prefix_unique unique (prefix),
  constraint api_key_hash_unique unique (hash)
);
create index api_key_of_client on api_key (client_id, id);
call audit_table('api_key', 'api-client', 'client_id', '{id}', '{hash}');

-- How people are told who did something: rows name it staff:7 or client:3.
create view actor_name as
  select 'staff:' || id as who, name from staff union all select 'client:' || id, name from api_client;
