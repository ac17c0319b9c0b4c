-- audit log: every change that somebody of the staff makes, row by row, before and after. Written by the tables themselves, in the transaction of the change, so no use case can forget it.

create table audit_log (
  id         bigint generated always as identity primary key,
  -- All rows of one request or one batch of an import.
  change_id  text not null,
  at         timestamptz not null default now(),
  staff_id   int,
  -- staff:7
  who        text not null,
  -- What was worked on, as people say it: product 12, order 7. A text of a product belongs to the product.
  subject    text not null,
  subject_id text not null,
  table_name text not null,
  operation  text not null check (operation in ('insert', 'update', 'delete')),
  row_key    jsonb not null,
  -- Of an update only the columns that changed.
  before     jsonb,
  after      jsonb,
  undone_by  text
);
create index audit_log_of_subject on audit_log (subject, subject_id, id);
create index audit_log_of_change on audit_log (change_id);
create index audit_log_of_staff on audit_log (staff_id, id);

-- Arguments: subject, column with the subject's number, columns of the key, columns that are nobody's business.
create function write_audit() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - tg_argv[3]::text[] end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - tg_argv[3]::text[] end;
  either jsonb := coalesce(is_now, was);
  key jsonb := (select jsonb_object_agg(k, either -> k) from unnest(tg_argv[2]::text[]) k);
  number text := either ->> tg_argv[1];
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(w.key, w.value), jsonb_object_agg(w.key, is_now -> w.key) into was, is_now
    from jsonb_each(was) w where w.value is distinct from is_now -> w.key;
    if was is null then return null; end if;
  end if;
  insert into audit_log (change_id, staff_id, who, subject, subject_id, table_name, operation, row_key, before, after)
  values (current_setting('millwright.change'), nullif(current_setting('millwright.staff', true), '')::int, current_setting('millwright.who'),
    tg_argv[0], coalesce(number, ''), tg_table_name, lower(tg_op), key, was, is_now);
  return null;
end $$;

-- Without somebody of the staff behind the transaction it costs one comparison a row.
create procedure audit_table(name text, subject text, subject_column text, key text[], hidden text[] default '{}') language plpgsql as $$
begin
  execute format('create trigger audit after insert or update or delete on %I for each row when (coalesce(current_setting(''millwright.change'', true), '''') <> '''')
    execute function write_audit(%L, %L, %L, %L)', name, subject, subject_column, key::text, hidden::text);
end $$;

call audit_table('product', 'product', 'id', '{id}');
call audit_table('product_text', 'product', 'product_id', '{product_id,locale}');
call audit_table('product_attribute', 'product', 'product_id', '{product_id,attribute_id,ordinal}');
call audit_table('product_industry', 'product', 'product_id', '{product_id,industry_id}');
call audit_table('product_media', 'product', 'product_id', '{product_id,kind,position}');
call audit_table('stock', 'product', 'product_id', '{product_id}');
call audit_table('category', 'category', 'id', '{id}');
call audit_table('manufacturer', 'manufacturer', 'id', '{id}');
call audit_table('attribute', 'attribute', 'id', '{id}');
call audit_table('attribute_value', 'attribute', 'attribute_id', '{attribute_id,ordinal}');
call audit_table('industry', 'industry', 'id', '{id}');
call audit_table('lot_category', 'lot-category', 'id', '{id}');
call audit_table('lot', 'lot', 'id', '{id}');
call audit_table('lot_item', 'lot', 'lot_id', '{lot_id,product_id}');
call audit_table('customer', 'customer', 'id', '{id}');
call audit_table('customer_address', 'customer', 'customer_id', '{customer_id,type}');
call audit_table('purchase_order', 'order', 'id', '{id}');
call audit_table('order_line', 'order', 'order_id', '{order_id,position}');
call audit_table('order_return', 'order', 'order_id', '{id}');
-- What people wrote stays with the lead and is forgotten with it.
call audit_table('lead', 'lead', 'id', '{id}', '{name,company,email,phone,subject,message,sent_key,file_name,file_label}');
call audit_table('negotiation', 'negotiation', 'id', '{id}', '{phone}');
call audit_table('offer_limit', 'product', 'product_id', '{product_id}');
call audit_table('quote', 'quote', 'id', '{id}', '{email,name,company_name}');
call audit_table('quote_version', 'quote', 'quote_id', '{id}', '{token_hash,content}');
call audit_table('review', 'review', 'id', '{id}', '{comment}');
call audit_table('need', 'need', 'id', '{id}');
call audit_table('company', 'settings', 'singleton', '{singleton}');
call audit_table('company_invoicing', 'settings', 'singleton', '{singleton}');
call audit_table('setting', 'settings', 'name', '{name}');
call audit_table('currency_rate', 'rates', 'currency', '{currency,valid_from}');
call audit_table('tax_rate', 'rates', 'id', '{id}');
call audit_table('search_synonym', 'synonym', 'id', '{id}');
call audit_table('newsletter_subscriber', 'newsletter', 'id', '{id}', '{email}');
call audit_table('content_teaser', 'teaser', 'id', '{id}');
call audit_table('content_feature', 'feature', 'id', '{id}');
call audit_table('content_client', 'client', 'id', '{id}');
call audit_table('content_post', 'post', 'id', '{id}');
call audit_table('content_page', 'page', 'slug', '{slug}');
call audit_table('content_block', 'page', 'id', '{id}');
