-- Every row satisfies it: the column is new.
alter table product validate constraint product_cost_above_zero;
