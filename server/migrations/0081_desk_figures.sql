-- statement by statement
-- dashboard: leads of a month are counted without reading them, and what is sold out is estimated for what it is.

create index concurrently if not exists lead_counted on lead (created_at) include (kind, state);

-- Sold out is rare; without this a third of all is expected, and all products are read for it.
create statistics if not exists stock_buyable on (on_hand - reserved) from stock;
analyze stock;
