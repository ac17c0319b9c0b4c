-- catalog: addresses that were. A category that was renamed is led to by its old address; a part that left for good says so.

create table category_redirect (
  -- The lineage under which the category was once found.
  lineage     text primary key,
  category_id int not null references category on delete cascade,
  since       timestamptz not null default now()
);
create index category_redirect_of_category on category_redirect (category_id);

create table product_gone (
  product_id int primary key,
  since      timestamptz not null default now()
);

-- Whoever changes a lineage, in whatever way, leaves the old address behind; an address that is taken again leads nowhere else.
create function note_category_address() returns trigger language plpgsql as $$
begin
  delete from category_redirect where lineage = new.lineage;
  if tg_op = 'UPDATE' then
    insert into category_redirect (lineage, category_id) values (old.lineage, new.id)
    on conflict (lineage) do update set category_id = excluded.category_id, since = now();
  end if;
  return null;
end $$;

create trigger category_moved after update of lineage on category
  for each row when (old.lineage is distinct from new.lineage) execute function note_category_address();
create trigger category_made after insert on category
  for each row execute function note_category_address();

-- A draft that was never published is unknown, not gone.
create function note_product_gone() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.published then
    delete from product_gone where product_id = new.id;
  else
    insert into product_gone (product_id) values (old.id) on conflict (product_id) do nothing;
  end if;
  return null;
end $$;

create trigger product_published after update of published on product
  for each row when (old.published is distinct from new.published and old.kind = 'item') execute function note_product_gone();
create trigger product_deleted after delete on product
  for each row when (old.published) execute function note_product_gone();
