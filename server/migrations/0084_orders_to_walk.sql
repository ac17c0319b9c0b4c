-- statement by statement
-- search: a place with a great part of all products is sorted by walking all products in that order until the page is full.
create index concurrently if not exists product_newest on product (created_at desc, popularity, id);
create index concurrently if not exists product_charged on product (coalesce(discount_inr, price_inr), popularity, id);
create index concurrently if not exists search_name_en on search_name (en, id);
create index concurrently if not exists search_name_ru on search_name (ru, id);
create index concurrently if not exists search_name_ar on search_name (ar, id);
