-- statement by statement
-- catalog: the back office finds part numbers by their letters and digits, drafts and lots included; part_key of search knows published products only.

create or replace function part_number_key(number text) returns text language sql immutable strict parallel safe
  return regexp_replace(lower(number), '[^[:alnum:]]+', '', 'g');

create index concurrently if not exists product_sku_key on product ((part_number_key(sku) collate "C"));
create index concurrently if not exists product_mpn_key on product ((part_number_key(mpn) collate "C"));

-- Products, drafts and lots among them, whose SKU or MPN begins like this; none for a text without a letter or digit.
create or replace function products_numbered(typed text) returns setof int language sql stable parallel safe as $$
  select id from product
  where part_number_key(typed) <> ''
    and part_number_key(sku) collate "C" >= part_number_key(typed) and part_number_key(sku) collate "C" < part_number_key(typed) || chr(1114111)
  union
  select id from product
  where part_number_key(typed) <> ''
    and part_number_key(mpn) collate "C" >= part_number_key(typed) and part_number_key(mpn) collate "C" < part_number_key(typed) || chr(1114111)
$$;
