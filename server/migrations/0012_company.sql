-- company: what the shop says of itself on every page. One row; the back office edits it.

create table company (
  singleton  boolean primary key default true check (singleton),
  -- Customer service, E.164.
  phone      text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email      text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- The account that answers chats, E.164, and the enquiry that a visitor finds written there already.
  chat_phone text  not null check (chat_phone ~ '^\+[1-9][0-9]{6,14}$'),
  chat_text  jsonb not null check (chat_text ? 'en'),
  -- [{ name, url }], in the order shown; https only.
  social     jsonb not null default '[]' check (jsonb_typeof(social) = 'array' and not jsonb_path_exists(social, '$[*].url ? (!(@ starts with "https://"))')),
  -- [{ kind: head | branch, name: {en, ru, ar}, address: {en, ru, ar}, phone }]
  offices    jsonb not null default '[]' check (jsonb_typeof(offices) = 'array')
);

insert into company (phone, email, chat_phone, chat_text, social, offices) values (
  '+914445671200',
  'sales@millwright.example',
  '+914445671200',
  '{"en": "Hello, I have an enquiry about a part from your shop.",
    "ru": "Здравствуйте, у меня вопрос о товаре из вашего магазина.",
    "ar": "مرحبًا، لدي استفسار عن قطعة من متجركم."}',
  '[{"name": "LinkedIn", "url": "https://www.linkedin.com/company/millwright-marketplace"},
    {"name": "YouTube", "url": "https://www.youtube.com/@millwright-marketplace"},
    {"name": "Facebook", "url": "https://www.facebook.com/millwright.marketplace"}]',
  '[{"kind": "head", "phone": "+914445671200",
     "name": {"en": "Head office, India", "ru": "Головной офис, Индия", "ar": "المكتب الرئيسي، الهند"},
     "address": {"en": "48 Ambattur Estate Road, Chennai 600058, Tamil Nadu, India",
                 "ru": "Индия, Тамилнад, 600058 Ченнаи, Амбаттур Эстейт Роуд, 48",
                 "ar": "48 شارع أمباتور إستيت، تشيناي 600058، تاميل نادو، الهند"}},
    {"kind": "branch", "phone": "+6561234500",
     "name": {"en": "Branch office, Singapore", "ru": "Филиал, Сингапур", "ar": "الفرع، سنغافورة"},
     "address": {"en": "21 Tuas Avenue 8, Singapore 639240",
                 "ru": "Сингапур, 639240, Туас Авеню 8, 21",
                 "ar": "21 توس أفينيو 8، سنغافورة 639240"}}]'
);
