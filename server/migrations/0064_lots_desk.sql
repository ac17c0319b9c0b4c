-- lots: what the desk decides of a lot. As a whole, or only in the single items that lie in it; offered, withdrawn again.

alter table lot
  -- False: nobody buys all of it at once; what lies in it is offered singly, and the product of the whole stays withdrawn.
  add column sold_whole boolean not null default true,
  -- Shown in the shop although the whole is not sold. A lot that is sold whole is shown while its product is published.
  add column listed boolean not null default false,
  add column ended_at timestamptz,
  add constraint lot_listed_in_parts check (not (listed and sold_whole));

update lot l set ended_at = now() from product p where p.id = l.product_id and not p.published;

-- Whether a lot was ordered: from then on orders and returns count by what lies in it.
create index order_line_product on order_line (product_id);
-- How many answers a card of /our-needs got.
create index lead_of_need on lead (need_id) where need_id is not null;
