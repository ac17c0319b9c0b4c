-- company: where the desk reads what people write through the forms. '' = the company's own mail address.

alter table company add column desk_email text not null default '' check (desk_email = '' or desk_email ~ '^[^@[:space:]]+@[^@[:space:]]+$');
