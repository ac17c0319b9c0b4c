-- orders and invoices: the rules of 0115 and 0116 hold for every row; an order may have several credit notes from now on. docs/decisions/0063

alter table purchase_order validate constraint order_credited_at_most_total;
alter table purchase_order validate constraint order_freight_collected_is_free;
alter table order_line validate constraint order_line_credited_at_most_shipped;
alter table invoice validate constraint invoice_return_is_credited;
-- In its place stand the two indexes of 0117.
alter table invoice drop constraint invoice_once_per_order;
