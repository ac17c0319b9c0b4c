-- statement by statement: triggers that note when an order changed, each under a lock of its own. Payments, credits and lines change the order's row as well.
create or replace trigger change_noted_of_new after insert on sales_order referencing new table as now_rows for each statement execute function note_order_change();
create or replace trigger change_noted after update on sales_order referencing new table as now_rows for each statement execute function note_order_change();
create or replace trigger change_noted_of_new after insert on order_shipment referencing new table as now_rows for each statement execute function note_order_change();
create or replace trigger change_noted after update on order_shipment referencing new table as now_rows for each statement execute function note_order_change();
create or replace trigger change_noted_of_new after insert on invoice referencing new table as now_rows for each statement execute function note_order_change();
