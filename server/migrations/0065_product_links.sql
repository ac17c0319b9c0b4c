-- catalog: products that the desk chose as related to, or as substitutes of, another. Kept once, shown at both.

create table product_link (
  product_id int  not null references product on delete cascade,
  kind       text not null check (kind in ('related', 'substitute')),
  other_id   int  not null references product on delete cascade,
  position   int  not null,
  primary key (product_id, kind, other_id),
  constraint product_link_to_another check (product_id <> other_id)
);
create index product_link_back on product_link (other_id, kind);
call audit_table('product_link', 'product', 'product_id', '{product_id,kind,other_id}');

-- Products of an industry, for its screen.
create index product_industry_of on product_industry (industry_id, product_id);
