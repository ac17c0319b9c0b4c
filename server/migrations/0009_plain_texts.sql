-- Texts that travel many at a time, between separators: no control characters in them. They were never printable anyway.
alter table product add constraint product_texts_are_plain check (concat(sku, mpn, slug, image) !~ '[\x01-\x1f\x7f]');
alter table product_text add constraint product_text_name_is_plain check (name !~ '[\x01-\x1f\x7f]');
