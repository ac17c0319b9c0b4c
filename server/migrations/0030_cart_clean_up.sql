-- cart: what is left of merged visitors' carts is swept up with the others, so the index by age holds both.

drop index cart_guests_by_age;
create index cart_guests_by_age on cart (touched_at) where customer_id is null and status in ('open', 'merged');
