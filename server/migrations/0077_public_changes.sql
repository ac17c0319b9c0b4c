-- kept answers: pages and calls that everybody may see are kept in memory; each node asks here, a few times a second, what has changed since. docs/decisions/0041

-- Not a queue: who reads remembers a snapshot and asks which transactions were not in it. Unlogged: after a crash everybody begins anew, and nothing is kept.
create unlogged table public_change (
  xid        xid8 not null default pg_current_xact_id(),
  -- Whose stock changed; null: anything else, so everything that is kept may be wrong.
  product_id int
);
create index public_change_by_xid on public_change (xid);

create function note_public_change() returns trigger language plpgsql as $$
begin
  if not exists (select from public_change where xid = pg_current_xact_id() and product_id is null) then
    insert into public_change (product_id) values (null);
  end if;
  return null;
end $$;

-- A sale changes what two or three pages say, not the shop. A lot can be bought as often as its scarcest part allows.
create function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into public_change (product_id)
  select product_id from changed_rows
  union select p.whole_id from product_part p join changed_rows c on c.product_id = p.part_id;
  return null;
end $$;

create trigger public_change_added after insert on stock referencing new table as changed_rows for each statement execute function note_stock_change();
create trigger public_change after update on stock referencing new table as changed_rows for each statement execute function note_stock_change();
create trigger public_change_removed after delete on stock referencing old table as changed_rows for each statement execute function note_stock_change();

do $$
declare
  name text;
begin
  foreach name in array array[
    'category', 'category_redirect', 'manufacturer', 'attribute', 'attribute_value', 'industry',
    'product', 'product_text', 'product_attribute', 'product_industry', 'product_media', 'product_link', 'product_gone', 'product_measures', 'media_file',
    'lot_category', 'lot', 'lot_item', 'currency_rate', 'tax_rate', 'setting', 'company',
    'content_teaser', 'content_feature', 'content_client', 'content_post', 'content_page', 'content_block', 'need', 'review', 'review_vote',
    'search_document', 'search_place', 'facet_count', 'search_name', 'search_term', 'search_synonym', 'search_version', 'search_frequent', 'part_key'
  ] loop
    execute format('create trigger public_change after insert or update or delete or truncate on %I for each statement execute function note_public_change()', name);
  end loop;
end $$;
