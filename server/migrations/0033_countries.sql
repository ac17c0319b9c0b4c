-- Countries: addresses, taxes and the seller may be of any country; which ones are delivered to, and the languages of the pages, are settings.
-- The constraints that named three countries go without a lock for longer than their names take.
alter table customer_address drop constraint customer_address_country_check;
alter table customer_address add constraint customer_address_country_code check (country ~ '^[A-Z]{2}$') not valid;

alter table tax_rate drop constraint tax_rate_country_check;
alter table tax_rate add constraint tax_rate_country_code check (country ~ '^[A-Z]{2}$') not valid;
-- A buyer with a tax number of that country pays this tax there; the invoice bears none and says so.
alter table tax_rate add column reverse_charge boolean not null default false;

-- Country of the seller: its tax number is the GSTIN in India, vat_number elsewhere.
alter table company_invoicing add column country char(2) not null default 'IN' check (country ~ '^[A-Z]{2}$');
-- In India the registration for VAT in Saudi Arabia; elsewhere the seller's tax number. '' = none.
alter table company_invoicing drop constraint company_invoicing_vat_number_check;
alter table company_invoicing add constraint company_invoicing_vat_number_form check (vat_number ~ '^[0-9A-Z]{0,20}$') not valid;

insert into setting (name, value) values
  ('countries', '["IN", "SA", "US"]'),   -- delivered to; ISO 3166 codes
  ('default-country', '"SA"'),           -- of an empty address; one of them
  ('languages', '["en", "ru", "ar"]');   -- of the pages; the first is that of a visitor whose browser asks for none of them
