-- reviews: what customers say of products, and whom it helped. The figures on the product are counted anew with every change, under its lock.

create table review (
  id            bigint generated always as identity primary key,
  product_id    int    not null references product on delete cascade,
  customer_id   bigint not null references customer,
  rating        smallint not null constraint review_rating check (rating between 1 and 5),
  comment       text   not null constraint review_comment check (char_length(comment) between 1 and 2000),
  -- waiting: somebody of ours looks at it first. hidden: somebody did, and it may not be shown.
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

create table review_vote (
  review_id   bigint not null references review on delete cascade,
  customer_id bigint not null references customer,
  created_at  timestamptz not null default now(),
  constraint review_vote_once primary key (review_id, customer_id)
);
create index review_vote_of_customer on review_vote (customer_id);
