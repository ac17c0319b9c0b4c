-- orders: placed by the desk on behalf of a customer, on the telephone or by letter. The first step of the order's history says by whom.

alter table purchase_order
  -- Made by the form: what is sent twice is one order. null: the customer placed it.
  add column desk_once text constraint order_desk_once unique check (length(desk_once) between 8 and 60);
