-- The constraints of 0033 on the rows of before, without a lock that readers wait for.
alter table customer_address validate constraint customer_address_country_code;
alter table tax_rate validate constraint tax_rate_country_code;
alter table company_invoicing validate constraint company_invoicing_vat_number_form;
