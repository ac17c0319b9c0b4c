-- Learned orders of search: which products people opened and ordered from a search, and what is learned of it. docs/decisions/0091
-- Nothing here references product or customer: rows are counts of visitors, who are known by hashes only.

-- Salts of visitors' hashes: one for each day, deleted when the day is over, so that nobody can be known again; one for signed-in customers.
create table search_visitor_salt (
  -- 'customers', or a day (UTC).
  purpose text  primary key check (purpose = 'customers' or purpose ~ '^\d{4}-\d\d-\d\d$'),
  salt    bytea not null check (length(salt) = 32)
);

-- A visitor who opened a product from a search, or put it into the cart; the same visitor counts once, however often. Deleted after 90 days.
create table search_click (
  -- Normalised text of the search, see lexicon/zero-result-searches.rules.ts.
  query      text        not null check (query <> '' and length(query) <= 80),
  product_id int         not null,
  -- Salted hash of address and browser, new each day; of a signed-in customer, of the number of the account.
  visitor    bytea       not null check (length(visitor) = 16),
  -- Salted hash of the address alone, new each day: an address counts as two visitors at most.
  source     bytea       not null check (length(source) = 16),
  -- Where the product stood at the first click, 1 = first.
  position   int         not null check (position between 1 and 10100),
  clicked_at timestamptz not null,
  -- When this visitor ordered the product.
  ordered_at timestamptz,
  primary key (query, product_id, visitor)
);
create index search_click_visitor on search_click (visitor, product_id);
create index search_click_age on search_click (clicked_at);

-- Two searches of a visitor within a minute, of which only the second led to a product. Deleted after 90 days.
create table search_reformulation (
  first_text  text        not null check (first_text <> '' and length(first_text) <= 80),
  second_text text        not null check (second_text <> '' and length(second_text) <= 80 and second_text <> first_text),
  locale      text        not null check (locale in ('en', 'ru', 'ar')),
  visitor     bytea       not null check (length(visitor) = 16),
  source      bytea       not null check (length(source) = 16),
  seen_at     timestamptz not null,
  primary key (first_text, second_text, locale, visitor)
);
create index search_reformulation_visitor on search_reformulation (visitor);
create index search_reformulation_age on search_reformulation (seen_at);

-- Learned order of a search: derived from search_click by a job.
create table search_learned (
  query      text   not null,
  product_id int    not null,
  -- 1 = first.
  place      int    not null check (place between 1 and 20),
  -- Sum over visitors, decayed; see LEARNING in learn/learning.rules.ts.
  weight     float8 not null check (weight > 0),
  visitors   int    not null check (visitors > 0),
  orders     int    not null check (orders between 0 and visitors),
  primary key (query, product_id)
);

-- Searches that led enough visitors to a product, offered to those who type the beginning of one: derived, only words and part numbers of the catalogue.
create table search_past_query (
  text     text primary key,
  visitors int  not null check (visitors > 0)
);

insert into setting (name, value) values ('search-learning', 'true');

-- Each process holds the learned orders beside its words and reads them again when the version of words differs. The lock is the indexer's.
create function search_learning_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1836544873);
  update search_version set words = words + 1;
  return null;
end $$;
create trigger search_learning_changed after insert or update on setting for each row when (new.name = 'search-learning')
  execute function search_learning_changed();
