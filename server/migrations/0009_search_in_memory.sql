-- search: what a process that keeps the documents in memory needs to know.

-- Counts changes of everything that decides what is found and in which order: documents, prices, ratings. Stock does not.
alter table search_version add column documents int not null default 0;

-- The lock is the indexer's (LOCK in search.indexer.ts), taken first by everybody, so that nobody waits for somebody who waits for him.
create function search_documents_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1836544873);
  update search_version set documents = documents + 1;
  return null;
end $$;
create trigger search_documents_changed after update of price_inr, discount_inr, price_usd, price_sar, rating_sum, rating_count, created_at on product
  for each statement execute function search_documents_changed();

-- Cards travel many at a time, between separators: no control characters in their texts. They were never printable anyway.
alter table product add constraint product_texts_are_plain check (concat(sku, mpn, slug, image) !~ '[\x01-\x1f\x7f]');
alter table product_text add constraint product_text_name_is_plain check (name !~ '[\x01-\x1f\x7f]');
