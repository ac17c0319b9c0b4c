-- Roles of the shop's own: a name and chosen rights. A member of staff has a built-in role or one of these.
create table staff_role (
  id         int generated always as identity primary key,
  name       text not null check (name <> '' and length(name) <= 80),
  -- One of each area at most, as orders:write. What is not in this list is the administrator's alone (rights.ts). docs/decisions/0103
  rights     text[] not null constraint staff_role_rights_grantable check (rights <@ '{
    catalogue:read,catalogue:write,imports:read,imports:write,lots:read,lots:write,orders:read,orders:write,shipping:write,customers:read,customers:write,
    leads:read,leads:write,negotiations:read,negotiations:write,quotes:read,quotes:write,reviews:read,reviews:write,content:read,content:write,
    settings:read,mails:read,mails:write,mail-templates:read,mail-templates:write}'::text[]),
  created_at timestamptz not null default now()
);
create unique index staff_role_name_unique on staff_role (lower(name));
call audit_table('staff_role', 'staff-role', 'id', '{id}');

alter table staff add column own_role_id int;
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_known check (role in ('administrator', 'catalogue-manager', 'order-manager', 'content-editor', 'own')) not valid;
alter table staff add constraint staff_own_role foreign key (own_role_id) references staff_role not valid;
alter table staff add constraint staff_has_one_role check ((role = 'own') = (own_role_id is not null)) not valid;
