-- lots: a whole lot can be bought. It has no pieces of its own: what it is made of leaves with it, so its availability is its parts'.

-- What lots promise to whoever counts pieces: catalog reads this and nothing else of a lot. See docs/decisions/0024.
create view product_part as
  select l.product_id as whole_id, i.product_id as part_id, i.quantity
  from lot l join lot_item i on i.lot_id = l.id;

create index lot_item_product on lot_item (product_id);

-- A lot is priced as every product is: the sum of its parts is the list price, what is asked for it the discounted one.
update product p set price_inr = parts.total, discount_inr = case when p.price_inr < parts.total then p.price_inr end
  from (select i.whole_id, sum(part.price_inr * i.quantity) as total
        from product_part i join product part on part.id = i.part_id group by 1) parts
  where p.id = parts.whole_id and p.discount_inr is null;
alter table lot drop column discount_bp, alter column product_id set not null,
  -- Places have names in three languages, as everything else of a lot.
  alter column location type jsonb using jsonb_build_object('en', location), add check (location ? 'en');

delete from stock_movement m using product p where p.id = m.product_id and p.kind = 'lot';
delete from stock s using product p where p.id = s.product_id and p.kind = 'lot';

-- A lot that was for sale and is no more is gone like any product.
drop trigger product_published on product;
create trigger product_published after update of published on product
  for each row when (old.published is distinct from new.published) execute function note_product_gone();
update product set published = true where kind = 'lot';
