-- The constraint of 0036 on the rows of before, without a lock that readers wait for.
alter table stock_movement validate constraint stock_movement_reason_known;
