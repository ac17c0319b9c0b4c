-- Idempotency keys: what a writing call of /api/v1 answered, written in the transaction of its effect, so that a repeat gets the answer and no second effect. docs/decisions/0110
create table idempotent_call (
  -- Who called: customer:7, client:3.
  owner        text not null,
  key          text not null check (key <> '' and length(key) <= 255),
  call         text not null,
  -- SHA-256 of the call with its parameters and body.
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status       smallint not null check (status between 200 and 299),
  -- JSON as it was sent; text, since jsonb would put the fields into another order.
  body         text not null,
  at           timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotent_call_age on idempotent_call (at);
