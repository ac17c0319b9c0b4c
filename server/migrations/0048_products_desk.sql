-- catalog: lists of the back office, and who corrected a stock and why.

-- Beginnings of part numbers, in whichever spelling of letters.
create index product_sku_beginning on product (lower(sku) collate "C");
create index product_mpn_beginning on product (lower(mpn) collate "C");
create index product_price on product (price_inr, id);
create index product_manufacturer on product (manufacturer_id, id);
-- Words of names, by their beginnings.
create index product_text_words on product_text using gin (to_tsvector('simple', name));
-- What a value or an attribute is still used by.
create index product_attribute_value on product_attribute (attribute_id, ordinal);

alter table stock_movement add column note text check (length(note) between 1 and 200);
alter table stock_movement add column who text;
