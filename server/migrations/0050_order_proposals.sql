-- Order proposals: changes of a pending order that cost more wait for the buyer's consent, and are no part of the order before. docs/decisions/0105
create table order_proposal (
  id            bigint generated always as identity primary key,
  order_id      bigint not null references sales_order on delete cascade,
  -- Version of the order that it would change.
  version       int not null,
  proposed_at   timestamptz not null default now(),
  -- 'staff:<id>'
  actor         text not null,
  -- Last day of the shop on which the buyer may answer.
  answer_by     date not null,
  state         text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'lapsed')),
  -- Lines, taxes and sums as they are applied with consent, and what the buyer compares.
  contents      jsonb not null check (jsonb_typeof(contents) = 'object'),
  -- The change as the history of the order keeps it: order_edit.changes.
  changes       jsonb not null check (jsonb_typeof(changes) = 'object'),
  closed_at     timestamptz,
  -- 'customer', 'staff:<id>' or 'system'
  closed_by     text,
  -- Words of the buyer, or the note of staff about consent that was given elsewhere.
  answer        text not null default '' check (length(answer) <= 500),
  constraint order_proposal_closed_whole check ((state = 'open') = (closed_at is null) and num_nulls(closed_at, closed_by) in (0, 2))
);
create unique index order_proposal_open_once on order_proposal (order_id) where state = 'open';
create index order_proposal_of_order on order_proposal (order_id, id);
create index order_proposal_overdue on order_proposal (answer_by, id) where state = 'open';
call audit_table('order_proposal', 'order', 'order_id', '{id}', '{contents,changes,answer}');
