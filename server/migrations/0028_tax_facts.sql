-- orders keep what their tax was decided by, and the company what stands on its invoices.

-- GSTIN or VAT number of the buyer when the order was placed, and the GST state code of the place of supply (null outside India).
alter table purchase_order
  add column tax_id          text not null default '',
  add column place_of_supply char(2) check (place_of_supply ~ '^[0-9]{2}$');
-- The whole rate of a line; inside the seller's state its halves are CGST and SGST.
alter table order_line add column tax_basis_points int check (tax_basis_points between 0 and 10000);

-- Orders that were placed before: by the rates and the account of their day.
update purchase_order o set tax_id = c.tax_id,
  place_of_supply = case when o.delivery->>'country' = 'IN' and c.tax_id ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3}$' then left(c.tax_id, 2) end
from customer c where c.id = o.customer_id;
update order_line l set tax_basis_points = coalesce((
  select r.basis_points from tax_rate r
  where r.country = o.delivery->>'country' and l.hsn like r.hsn_prefix || '%' and r.valid_from <= (o.placed_at at time zone 'UTC')::date
  order by length(r.hsn_prefix) desc, r.valid_from desc limit 1), 0)
from purchase_order o where o.id = l.order_id;
alter table order_line alter column tax_basis_points set not null;

-- What the law and the buyer's bank must know of the seller. One row; the back office edits it. Issued invoices keep their own copy.
create table company_invoicing (
  singleton       boolean primary key default true check (singleton),
  legal_name      jsonb not null check (legal_name ?& array['en', 'ru', 'ar']),
  address         jsonb not null check (address ?& array['en', 'ru', 'ar']),
  -- Its first two digits are the seller's state, the setting company-state.
  gstin           text not null check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3}$'),
  -- Registration for VAT in Saudi Arabia; '' = none.
  vat_number      text not null check (vat_number ~ '^(3[0-9]{13}3)?$'),
  -- Under which letter of undertaking (LUT) goods leave India without IGST.
  export_wording  jsonb not null check (export_wording ?& array['en', 'ru', 'ar']),
  bank            jsonb not null check (bank ?& array['holder', 'bank', 'account', 'ifsc', 'swift']),
  terms           jsonb not null check (terms ?& array['en', 'ru', 'ar']),
  -- The law allows 16 characters: MW/26-27/000123.
  invoice_series  text not null check (invoice_series ~ '^[A-Z0-9]{1,3}$'),
  credit_series   text not null check (credit_series ~ '^[A-Z0-9]{1,3}$'),
  check (invoice_series <> credit_series)
);

insert into company_invoicing (legal_name, address, gstin, vat_number, export_wording, bank, terms, invoice_series, credit_series) values (
  '{"en": "Millwright Industrial Marketplace Private Limited",
    "ru": "Millwright Industrial Marketplace Private Limited",
    "ar": "شركة ميلرايت للسوق الصناعي الخاصة المحدودة"}',
  '{"en": "48 Ambattur Estate Road, Chennai 600058, Tamil Nadu, India",
    "ru": "Индия, Тамилнад, 600058 Ченнаи, Амбаттур Эстейт Роуд, 48",
    "ar": "48 شارع أمباتور إستيت، تشيناي 600058، تاميل نادو، الهند"}',
  '33AAGCM4821K1ZH',
  '310482176500003',
  '{"en": "Supply meant for export under letter of undertaking without payment of IGST. LUT ARN AD330426001234X.",
    "ru": "Поставка на экспорт по обязательству LUT без уплаты IGST. Номер LUT ARN AD330426001234X.",
    "ar": "توريد مخصص للتصدير بموجب خطاب تعهّد (LUT) دون سداد ضريبة IGST. رقم LUT ARN ‏AD330426001234X."}',
  '{"holder": "Millwright Industrial Marketplace Private Limited", "bank": "Coromandel Trade Bank, Ambattur Branch, Chennai",
    "account": "004205001847", "ifsc": "CTBK0000421", "swift": "CTBKINBBMAA"}',
  '{"en": "Payment is due within two working days of the invoice date. Returns must start within 7 days of receipt. Disputes are subject to the courts of Chennai.",
    "ru": "Оплата в течение двух рабочих дней со дня выставления счёта. Возврат начинается в течение 7 дней после получения. Споры рассматривают суды города Ченнаи.",
    "ar": "يستحق السداد خلال يومي عمل من تاريخ الفاتورة. يجب أن يبدأ طلب الإرجاع خلال 7 أيام من الاستلام. تختص محاكم تشيناي بالنظر في أي نزاع."}',
  'MW', 'MWC'
);
