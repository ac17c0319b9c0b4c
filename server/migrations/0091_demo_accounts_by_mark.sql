-- statement by statement
-- demo accounts: found at each start without a look at all customers.

create index concurrently if not exists customer_of_demo on customer (id) where is_demo;
