-- Sellers outside India: neutral first terms for a company that is not entered yet, and invoice numbers by calendar year.
update company_invoicing set terms =
  '{"en": "Payment is due within two working days of the invoice date. Returns must start within 7 days of receipt.",
    "ru": "Оплата в течение двух рабочих дней со дня выставления счёта. Возврат начинается в течение 7 дней после получения.",
    "ar": "يستحق السداد خلال يومي عمل من تاريخ الفاتورة. يجب أن يبدأ طلب الإرجاع خلال 7 أيام من الاستلام."}'
  where gstin = '' and vat_number = '';

-- 26-27: 1 April to 31 March, of a seller in India; 2026: the calendar year, elsewhere.
alter table invoice_counter drop constraint invoice_counter_financial_year_check;
alter table invoice_counter add constraint invoice_counter_year_form
  check (financial_year ~ '^([0-9]{2}-[0-9]{2}|[0-9]{4})$') not valid;
