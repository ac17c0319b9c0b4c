-- The foreign keys of 0045 and 0046 on the rows of before, without a lock that readers wait for.
alter table stock_movement validate constraint stock_movement_location_exists;
alter table order_shipment validate constraint order_shipment_location_exists;
alter table stocktake validate constraint stocktake_location_exists;
