-- Shipment locations: from where a shipment left, and what a stocktake counts; and no change of stock leaves fewer units than locations hold. docs/decisions/0102

-- Null: each unit left from where the order took it; in a shop with one location that is the only one.
alter table order_shipment add column location_id int;
alter table order_shipment add constraint order_shipment_location_exists foreign key (location_id) references stock_location not valid;

-- Null: all locations together.
alter table stocktake add column location_id int;
alter table stocktake add constraint stocktake_location_exists foreign key (location_id) references stock_location not valid;

create constraint trigger stock_at_within_on_hand after update on stock deferrable initially deferred
  for each row when (new.on_hand < old.on_hand) execute function check_stock_at();
