-- Reviews: ratings and comments of customers on products, with votes. Rating sums on the product are recounted with every change, under the
-- product's lock.

create table review (
  id            bigint generated always as identity primary key,
  product_id    int    not null references product on delete cascade,
  customer_id   bigint not null references customer,
  rating        smallint not null constraint review_rating check (rating between 1 and 5),
  comment       text   not null constraint review_comment check (char_length(comment) between 1 and 2000),
  -- waiting: before moderation. hidden: rejected by a moderator.
  state         text   not null check (state in ('published', 'waiting', 'hidden')),
  helpful_count int    not null default 0 check (helpful_count >= 0),
  created_at    timestamptz not null default now(),
  -- Null until its author changes it.
  changed_at    timestamptz,
  moderated_by  text,
  moderated_at  timestamptz,
  reason        text check (char_length(reason) between 1 and 500),
  constraint review_once unique (product_id, customer_id),
  constraint review_hidden_says_why check (state <> 'hidden' or reason is not null),
  check ((moderated_by is null) = (moderated_at is null))
);
create index review_shown on review (product_id, id desc) where state = 'published';
create index review_to_moderate on review (state, id) where state <> 'published';
create index review_of_customer on review (customer_id);
call audit_table('review', 'review', 'id', '{id}', '{comment}');
create trigger cache_invalidation after insert or update or delete or truncate on review for each statement execute function note_cache_invalidation();

create table review_vote (
  review_id   bigint not null references review on delete cascade,
  customer_id bigint not null references customer,
  created_at  timestamptz not null default now(),
  constraint review_vote_once primary key (review_id, customer_id)
);
create index review_vote_of_customer on review_vote (customer_id);
create trigger cache_invalidation after insert or update or delete or truncate on review_vote for each statement execute function note_cache_invalidation();

-- The author's name is on public pages, so that a new or erased name makes cached responses stale.
create function note_reviewer_name() returns trigger language plpgsql as $$
begin
  if exists (select from review where customer_id = new.id)
    and not exists (select from cache_invalidation where xid = pg_current_xact_id() and product_id is null) then
    insert into cache_invalidation (product_id) values (null);
  end if;
  return null;
end $$;
create trigger cache_invalidation after update of first_name, last_name on customer for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function note_reviewer_name();
