-- Price changes: one percentage for all products of a filter, now or from a moment on, with what each product cost before, so that it can be taken back.
create table price_change (
  id           int generated always as identity primary key,
  -- As the list of products filters: {q, categoryId, manufacturerId, industryId, published, stock}.
  filter       jsonb not null,
  -- Of the price: 400 = 4 % dearer.
  basis_points int  not null check (basis_points between -9000 and 50000 and basis_points <> 0),
  rounding     text not null check (rounding in ('none', 'whole', 'five', 'ten', 'ninety-nine')),
  state        text not null check (state in ('scheduled', 'applying', 'applied', 'cancelled', 'undoing', 'undone')),
  applies_at   timestamptz not null,
  -- The last product that was looked at; batches go by id.
  cursor       int  not null default 0,
  matched      int  not null default 0,
  changed      int  not null default 0,
  undone       int  not null default 0,
  -- Changed by somebody since; they keep that price.
  stayed       int  not null default 0,
  created_by   int  not null references staff,
  undone_by    int  references staff,
  created_at   timestamptz not null default now(),
  ended_at     timestamptz
);
create index price_change_due on price_change (applies_at) where state in ('scheduled', 'applying', 'undoing');
call audit_table('price_change', 'price-change', 'id', '{id}');

create table price_change_product (
  price_change_id int not null references price_change on delete cascade,
  product_id      int not null references product on delete cascade,
  -- {price_inr, discount_inr, price_usd, price_sar}, minor units.
  before          jsonb not null,
  after           jsonb not null,
  primary key (price_change_id, product_id)
);
create index price_change_product_of on price_change_product (product_id, price_change_id);
