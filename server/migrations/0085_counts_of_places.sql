-- search: how many products are in and below each category, and in each industry? Its index keeps these counts; the catalogue's tree shows them.
-- Groups as in facet-id.rules.ts: 1 categories, 3 industries; facet 0 counts the products of a scope.
create view category_products as
  select c.id as category_id, f.n as products from category c join facet_count f on f.scope = ((1 << 16) | c.id) and f.facet = 0;
create view industry_products as
  select i.id as industry_id, f.n as products from industry i join facet_count f on f.scope = ((3 << 16) | i.id) and f.facet = 0;
