-- customers: the name beside a review stands on pages that everybody may see; one that changes or is forgotten makes what is kept of them wrong. docs/decisions/0041
create function note_reviewer_name() returns trigger language plpgsql as $$
begin
  if exists (select from review where customer_id = new.id)
    and not exists (select from public_change where xid = pg_current_xact_id() and product_id is null) then
    insert into public_change (product_id) values (null);
  end if;
  return null;
end $$;
create trigger public_change after update of first_name, last_name on customer for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name)
  execute function note_reviewer_name();
