-- Company: contact data, offices and invoicing data of the seller, one row each. What was not entered is empty, and pages and invoices say
-- nothing in its place. docs/decisions/0055

create table company (
  singleton  boolean primary key default true check (singleton),
  -- Customer service, E.164.
  phone      text not null check (phone ~ '^(\+[1-9][0-9]{6,14})?$'),
  email      text not null check (email ~ '^([^@[:space:]]+@[^@[:space:]]+)?$'),
  -- The account that answers chats, E.164, and the first message that a visitor finds prefilled.
  chat_phone text  not null check (chat_phone ~ '^(\+[1-9][0-9]{6,14})?$'),
  chat_text  jsonb not null check (chat_text ? 'en'),
  -- [{ name, url }], in display order; https only.
  social     jsonb not null default '[]' check (jsonb_typeof(social) = 'array' and not jsonb_path_exists(social, '$[*].url ? (!(@ starts with "https://"))')),
  -- [{ kind: head | branch, name: {en, ru, ar}, address: {en, ru, ar}, phone }]
  offices    jsonb not null default '[]' check (jsonb_typeof(offices) = 'array'),
  -- Recipient of what visitors write through forms; '' = email.
  staff_email text not null default '' check (staff_email = '' or staff_email ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
call audit_table('company', 'settings', 'singleton', '{singleton}');
create trigger cache_invalidation after insert or update or delete or truncate on company for each statement execute function note_cache_invalidation();

-- What invoices, law and the buyer's bank require of the seller. Issued invoices keep their own copy.
create table company_invoicing (
  singleton       boolean primary key default true check (singleton),
  legal_name      jsonb not null check (legal_name ?& array['en', 'ru', 'ar']),
  address         jsonb not null check (address ?& array['en', 'ru', 'ar']),
  -- Its first two digits are the seller's state, the setting company-state.
  gstin           text not null check (gstin ~ '^([0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3})?$'),
  -- Registration for VAT in Saudi Arabia; '' = none.
  vat_number      text not null check (vat_number ~ '^(3[0-9]{13}3)?$'),
  -- The letter of undertaking (LUT) under which goods leave India without IGST.
  export_wording  jsonb not null check (export_wording ?& array['en', 'ru', 'ar']),
  bank            jsonb not null check (bank ?& array['holder', 'bank', 'account', 'ifsc', 'swift']),
  terms           jsonb not null check (terms ?& array['en', 'ru', 'ar']),
  -- Prefix of the numbers of invoices and of credit notes; the law allows 16 characters for a number: INV/26-27/000123.
  invoice_series  text not null check (invoice_series ~ '^[A-Z0-9]{1,3}$'),
  credit_series   text not null check (credit_series ~ '^[A-Z0-9]{1,3}$'),
  check (invoice_series <> credit_series)
);
call audit_table('company_invoicing', 'settings', 'singleton', '{singleton}');

insert into company (phone, email, chat_phone, chat_text) values ('', '', '',
  '{"en": "Hello, I have an enquiry about a part from your shop.",
    "ru": "Здравствуйте, у меня вопрос о товаре из вашего магазина.",
    "ar": "مرحبًا، لدي استفسار عن قطعة من متجركم."}'
);

insert into company_invoicing (legal_name, address, gstin, vat_number, export_wording, bank, terms, invoice_series, credit_series) values (
  '{"en": "", "ru": "", "ar": ""}',
  '{"en": "", "ru": "", "ar": ""}',
  '',
  '',
  '{"en": "", "ru": "", "ar": ""}',
  '{"holder": "", "bank": "", "account": "", "ifsc": "", "swift": ""}',
  '{"en": "Payment is due within two working days of the invoice date. Returns must start within 7 days of receipt. Disputes are subject to the courts of Chennai.",
    "ru": "Оплата в течение двух рабочих дней со дня выставления счёта. Возврат начинается в течение 7 дней после получения. Споры рассматривают суды города Ченнаи.",
    "ar": "يستحق السداد خلال يومي عمل من تاريخ الفاتورة. يجب أن يبدأ طلب الإرجاع خلال 7 أيام من الاستلام. تختص محاكم تشيناي بالنظر في أي نزاع."}',
  'INV', 'CRN'
);
