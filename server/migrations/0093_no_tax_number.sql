-- customers: whether somebody has said that there is no tax number ('' alone says nothing), and a setting that hides who has an account.
-- First texts that nobody has changed say what "verified" means here.

alter table customer add column has_no_tax_id boolean not null default false;

-- Whether registration and forgotten passwords tell who has an account. Off: they say the specification's sentences.
insert into setting (name, value) values ('hide-existence', 'false') on conflict (name) do nothing;

update content_block set body = jsonb_set(body::jsonb, '{en}', to_jsonb(
  replace(replace(replace(body ->> 'en', 'Known parties. Only verified buyers are allowed, and every sale', 'Known parties. Only verified buyers are allowed: we look at who is buying before an order is confirmed, and every sale'), 'Register with your name, company, telephone number and tax number;', 'Register with your name, email address and telephone number; add company and tax number when you buy for a business, so that they stand on the invoice;'), 'Only verified buyers are allowed.', 'Only verified buyers are allowed: our order desk looks at who is buying before it confirms an order, and may ask for a tax number or certificates first.')))
  where body ->> 'en' like '%Only verified buyers are allowed.%' or body ->> 'en' like '%Known parties. Only verified buyers are allowed, and every sale%';
update content_block set body = jsonb_set(body::jsonb, '{ru}', to_jsonb(
  replace(replace(replace(body ->> 'ru', 'Известные стороны. Допускаются только проверенные покупатели, и каждая', 'Известные стороны. Допускаются только проверенные покупатели: мы смотрим, кто покупает, прежде чем подтвердить заказ, и каждая'), 'Зарегистрируйтесь, указав имя, компанию, телефон и налоговый номер;', 'Зарегистрируйтесь, указав имя, адрес почты и телефон; покупаете для предприятия — добавьте компанию и налоговый номер, чтобы они стояли в счёте;'), 'Допускаются только проверенные покупатели.', 'Допускаются только проверенные покупатели: прежде чем подтвердить заказ, мы смотрим, кто покупает, и можем сначала запросить налоговый номер или свидетельства.')))
  where body ->> 'ru' like '%Допускаются только проверенные покупатели.%' or body ->> 'ru' like '%Известные стороны. Допускаются только проверенные покупатели, и каждая%';
update content_block set body = jsonb_set(body::jsonb, '{ar}', to_jsonb(
  replace(replace(replace(body ->> 'ar', 'أطراف معروفة. لا يُسمح إلا للمشترين الموثّقين، ولكل', 'أطراف معروفة. لا يُسمح إلا للمشترين الموثّقين: ننظر في هوية المشتري قبل تأكيد الطلب، ولكل'), 'سجّل باسمك وشركتك وهاتفك ورقمك الضريبي؛', 'سجّل باسمك وبريدك الإلكتروني وهاتفك؛ وإن كنت تشتري لشركة فأضف اسمها ورقمها الضريبي ليظهرا في الفاتورة؛'), 'لا يُسمح إلا للمشترين الموثّقين.', 'لا يُسمح إلا للمشترين الموثّقين: ينظر قسم الطلبات في هوية المشتري قبل تأكيد الطلب، وقد يطلب أولًا رقمًا ضريبيًا أو شهادات.')))
  where body ->> 'ar' like '%لا يُسمح إلا للمشترين الموثّقين.%' or body ->> 'ar' like '%أطراف معروفة. لا يُسمح إلا للمشترين الموثّقين، ولكل%';
