-- The constraints of 0048 on the rows of before, without a lock that readers wait for.
alter table staff validate constraint staff_role_known;
alter table staff validate constraint staff_own_role;
alter table staff validate constraint staff_has_one_role;
