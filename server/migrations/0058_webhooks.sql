-- Webhooks: endpoints to which events are sent, and each delivery with its tries, as Standard Webhooks has them; tables of the module webhooks.
-- docs/decisions/0109
create table webhook_endpoint (
  id            int generated always as identity primary key,
  -- Whose it is: the shop's; companies and sellers may have their own later, by the same columns.
  owner_kind    text not null default 'shop' check (owner_kind in ('shop', 'company', 'seller')),
  owner_id      int,
  url           text not null check (url ~ '^https://' and length(url) <= 2000),
  description   text not null default '' check (length(description) <= 200),
  -- Types of events as the contracts list them; others are passed over.
  types         text[] not null check (cardinality(types) between 1 and 100),
  -- The newest first, whsec_...; both sign, so that the receiver can change over. They must be read to sign, so they are no hashes.
  secrets       text[] not null check (cardinality(secrets) between 1 and 2),
  rotated_at    timestamptz not null default now(),
  -- The last event of the change feed that was looked at; the place where it was made unless said: what happened before is not sent.
  cursor_xid    xid8   not null default pg_snapshot_xmin(pg_current_snapshot()),
  cursor_id     bigint not null default 0,
  -- failing: the last try failed; after five days it is switched off.
  state         text not null default 'on' check (state in ('on', 'failing', 'off')),
  failing_since timestamptz,
  off_reason    text check (off_reason in ('staff', 'gone', 'failing')),
  created_by    int not null references staff,
  created_at    timestamptz not null default now(),
  constraint webhook_endpoint_owner check ((owner_kind = 'shop') = (owner_id is null)),
  constraint webhook_endpoint_failing check ((state = 'failing') = (failing_since is not null)),
  constraint webhook_endpoint_off check ((state = 'off') = (off_reason is not null))
);
-- Where the sender is and how it fares is no change by staff.
call audit_table('webhook_endpoint', 'webhook', 'id', '{id}', '{secrets,cursor_xid,cursor_id,failing_since}');

create table webhook_delivery (
  id          bigint generated always as identity primary key,
  endpoint_id int not null references webhook_endpoint on delete cascade,
  -- The webhook-id: evt_ and the event's number, the same at every try and every endpoint; test_... of a test event.
  message_id  text not null check (length(message_id) <= 60),
  -- Null: a test event, which is tried once.
  event_id    bigint,
  -- A copy, since the change feed forgets earlier than a delivery may end.
  type        text not null,
  at          timestamptz not null,
  data        jsonb not null,
  state       text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
  attempts    int not null default 0 check (attempts >= 0),
  -- Due from then on. While it is under way: when another process takes it over.
  next_at     timestamptz not null,
  -- Of the last try. Without a status nothing answered, and the failure says why.
  last_at     timestamptz,
  last_status int,
  last_failure text check (last_failure in ('not-https', 'address-private', 'name-unknown', 'certificate', 'unreachable', 'timed-out')),
  last_ms     int,
  last_answer text check (octet_length(last_answer) <= 512),
  -- Why it is dead.
  reason      text check (reason in ('given-up', 'gone')),
  created_at  timestamptz not null default now(),
  constraint webhook_delivery_once unique (endpoint_id, message_id),
  constraint webhook_delivery_dead check ((state = 'dead') = (reason is not null))
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_at) where state = 'waiting';
create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, id);
create index webhook_delivery_ended on webhook_delivery (last_at) where state <> 'waiting';
-- How an endpoint fares.
create index webhook_delivery_health on webhook_delivery (endpoint_id, state, last_at) where state <> 'waiting';

-- After a restore: positions in the change feed are transaction numbers of the cluster that the backup came from. Called before the feed begins its
-- new epoch; what was looked at already is passed over by webhook_delivery_once.
create function rebase_webhook_cursors() returns void language sql as $$
  update webhook_endpoint w set cursor_xid = '1', cursor_id = coalesce(
    (select min(e.id) - 1 from event e where (e.xid, e.id) > (w.cursor_xid, w.cursor_id)), (select max(e.id) from event e), 0);
$$;
