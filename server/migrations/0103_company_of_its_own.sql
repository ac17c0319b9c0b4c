-- company: a shop says and invoices only what was entered for it. The invented company belongs to the demo shop alone. docs/decisions/0055

alter table company drop constraint company_phone_check, drop constraint company_email_check, drop constraint company_chat_phone_check;
alter table company
  add constraint company_phone_check check (phone ~ '^(\+[1-9][0-9]{6,14})?$'),
  add constraint company_email_check check (email ~ '^([^@[:space:]]+@[^@[:space:]]+)?$'),
  add constraint company_chat_phone_check check (chat_phone ~ '^(\+[1-9][0-9]{6,14})?$');
alter table company_invoicing drop constraint company_invoicing_gstin_check;
alter table company_invoicing add constraint company_invoicing_gstin_check check (gstin ~ '^([0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3})?$');

-- What is still word for word the invented company was never entered; a demo shop keeps it.
do $$
begin
  if exists (select from setting where name = 'demo' and value = 'true') then return; end if;
  update company set
    phone = case when phone = '+914445671200' then '' else phone end,
    chat_phone = case when chat_phone = '+914445671200' then '' else chat_phone end,
    email = case when email = 'sales@millwright.example' then '' else email end,
    social = (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(social) s where s ->> 'url' not in (
      'https://www.linkedin.com/company/millwright-marketplace', 'https://www.youtube.com/@millwright-marketplace', 'https://www.facebook.com/millwright.marketplace')),
    offices = (select coalesce(jsonb_agg(o), '[]') from jsonb_array_elements(offices) o where o #>> '{address,en}' not in (
      '48 Ambattur Estate Road, Chennai 600058, Tamil Nadu, India', '21 Tuas Avenue 8, Singapore 639240'));
  update company_invoicing set
    legal_name = (select jsonb_object_agg(key, case when value in ('Millwright Industrial Marketplace Private Limited', 'شركة ميلرايت للسوق الصناعي الخاصة المحدودة') then '' else value end)
      from jsonb_each_text(legal_name)),
    address = (select jsonb_object_agg(key, case when value in ('48 Ambattur Estate Road, Chennai 600058, Tamil Nadu, India',
      'Индия, Тамилнад, 600058 Ченнаи, Амбаттур Эстейт Роуд, 48', '48 شارع أمباتور إستيت، تشيناي 600058، تاميل نادو، الهند') then '' else value end)
      from jsonb_each_text(address)),
    gstin = case when gstin = '33AAGCM4821K1ZH' then '' else gstin end,
    vat_number = case when vat_number = '310482176500003' then '' else vat_number end,
    export_wording = (select jsonb_object_agg(key, case when value like '%AD330426001234X%' then '' else value end) from jsonb_each_text(export_wording)),
    bank = (select jsonb_object_agg(key, case when value in ('Millwright Industrial Marketplace Private Limited', 'Coromandel Trade Bank, Ambattur Branch, Chennai',
      '004205001847', 'CTBK0000421', 'CTBKINBBMAA') then '' else value end) from jsonb_each_text(bank));
  -- A series that has numbers already goes on.
  if not exists (select from invoice) then
    update company_invoicing set invoice_series = 'INV', credit_series = 'CRN' where invoice_series = 'MW' and credit_series = 'MWC';
  end if;
end $$;
