-- GTIN of products: the number of the barcode on the article (EAN, UPC), by which a scanner finds it. Null: it has none, or nobody has entered it.
-- As plainGtin of the contracts writes it: the shortest of 8, 12, 13 or 14 digits. Several products may share one: a lot and its article, or two sellers.
alter table product add column gtin text;
alter table product add constraint product_gtin_is_digits check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$') not valid;
