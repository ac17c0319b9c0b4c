-- The constraint of 0039 on the rows of before, without a lock that readers wait for.
alter table invoice_counter validate constraint invoice_counter_year_form;
