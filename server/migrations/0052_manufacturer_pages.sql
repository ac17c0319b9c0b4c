-- Manufacturer pages: what the shop tells about a manufacturer, and how many products it has in each category. docs/decisions/0106
alter table manufacturer
  -- Texts for buyers in three languages; '' = none.
  add column description jsonb not null default '{"en":"","ru":"","ar":""}',
  -- A file name of the media module; '' = none.
  add column logo text not null default '',
  -- What the logo shows, for readers who do not see it.
  add column logo_alt jsonb not null default '{"en":"","ru":"","ar":""}',
  add column website text not null default '' constraint manufacturer_website_is_address check (website = '' or website ~ '^https?://');

-- Published products of each manufacturer, and of each in and below a category, as search counts them. Groups as in facet-id.rules.ts: 1 categories, 2 manufacturers.
create view manufacturer_products as
  select m.id as manufacturer_id, f.n as products from manufacturer m join facet_count f on f.scope = ((2 << 16) | m.id) and f.facet = 0 and f.n > 0;
create view manufacturer_category_products as
  select m.id as manufacturer_id, f.facet - (1 << 16) as category_id, f.n as products
  from manufacturer m join facet_count f on f.scope = ((2 << 16) | m.id) and f.facet > (1 << 16) and f.facet < (2 << 16) and f.n > 0;
