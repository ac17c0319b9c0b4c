-- catalog: which products have the same dimensions and ratings? One hash a product of all its numbers, so that substitutes of other makers are one index look-up.

create table product_measures (
  product_id int  primary key references product on delete cascade,
  -- Of (attribute, value) pairs in the order of their attributes; equal hashes mean equal numbers.
  digest     uuid not null
);
create index product_measures_digest on product_measures (digest);

create function measures_of(ids int[]) returns table (product_id int, digest uuid) language sql stable as $$
  select pa.product_id, md5(string_agg(pa.attribute_id || '=' || pa.ordinal, ',' order by pa.attribute_id))::uuid
  from product_attribute pa join attribute_value v on v.attribute_id = pa.attribute_id and v.ordinal = pa.ordinal
  where pa.product_id = any (ids) and v.number is not null
  group by pa.product_id
$$;

-- Whoever writes attributes need not think of it; once a statement, so that COPY of a whole catalogue stays fast.
create function note_measures() returns trigger language plpgsql as $$
declare
  ids int[] := array(select distinct changed.product_id from changed);
begin
  delete from product_measures m where m.product_id = any (ids);
  insert into product_measures select m.product_id, m.digest from measures_of(ids) m;
  return null;
end $$;

create trigger product_measures_inserted after insert on product_attribute
  referencing new table as changed for each statement execute function note_measures();
create trigger product_measures_updated after update on product_attribute
  referencing new table as changed for each statement execute function note_measures();
create trigger product_measures_deleted after delete on product_attribute
  referencing old table as changed for each statement execute function note_measures();

insert into product_measures
select m.product_id, m.digest from measures_of(array(select distinct pa.product_id from product_attribute pa)) m;
