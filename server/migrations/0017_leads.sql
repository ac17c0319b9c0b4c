-- Leads: requests, seller applications, messages, lot enquiries and answers to buying requests from the forms of the shop; sellers; newsletter.

-- Buying requests: the cards of /our-needs. Edited in the back office; the first come with the schema.
create table need (
  id            bigint generated always as identity primary key,
  position      int not null default 0,
  published     boolean not null default true,
  -- A sentence for the card, the item, and its data; each {en, ru, ar}.
  display_text  jsonb not null check (display_text ?& array['en', 'ru', 'ar']),
  item_name     jsonb not null check (item_name ?& array['en', 'ru', 'ar']),
  material      jsonb not null check (material ?& array['en', 'ru', 'ar']),
  material_spec jsonb not null check (material_spec ?& array['en', 'ru', 'ar']),
  size          jsonb not null check (size ?& array['en', 'ru', 'ar']),
  composition   jsonb not null check (composition ?& array['en', 'ru', 'ar']),
  created_at    timestamptz not null default now()
);
create index need_in_order on need (position, id) where published;
call audit_table('need', 'need', 'id', '{id}');
create trigger cache_invalidation after insert or update or delete or truncate on need for each statement execute function note_cache_invalidation();

create table lead (
  id          bigint generated always as identity primary key,
  -- Public id for emails and telephone, not guessable.
  reference   text not null constraint lead_reference_unique unique check (reference ~ '^RQ-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  kind        text not null check (kind in ('request', 'seller', 'contact', 'enquiry', 'response')),
  state       text not null default 'new' check (state in ('new', 'in-progress', 'answered', 'won', 'lost', 'spam')),
  locale      text not null check (locale in ('en', 'ru', 'ar')),
  -- The customer who was logged in.
  customer_id bigint references customer on delete set null,
  -- The staff member in charge.
  owner_id    bigint,
  name        text not null check (length(name) <= 120),
  company     text not null default '' check (length(company) <= 200),
  email       text not null check (length(email) <= 254),
  -- E.164, or '' where the form does not ask for it.
  phone       text not null default '' check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  subject     text not null default '' check (length(subject) <= 300),
  message     text not null check (length(message) <= 5000),
  lot_id      int,
  need_id     bigint constraint lead_answers_need references need on delete set null,
  -- Idempotency key: the same form sent twice within the hour is one lead.
  idempotency_key    bytea not null constraint lead_sent_once unique,
  file_name   text constraint lead_file_once unique references private_file,
  -- The sender's own file name, for display.
  file_label  text not null default '' check (length(file_label) <= 120),
  -- Erased on request of the person: name, address and texts are empty.
  forgotten_at timestamptz,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now(),
  -- When and of what staff want to be reminded; one at a time.
  remind_at   timestamptz,
  reminder    text not null default '' check (length(reminder) <= 300),
  check ((lot_id is null or kind = 'enquiry') and (need_id is null or kind = 'response')),
  check (forgotten_at is not null or (name <> '' and email <> '' and message <> '' and (kind not in ('request', 'seller') or (company <> '' and phone <> '')))),
  check (forgotten_at is null or (name = '' and company = '' and email = '' and phone = '' and message = '' and file_name is null)),
  check ((remind_at is null) = (reminder = ''))
);
create index lead_inbox on lead (state, created_at desc, id desc);
create index lead_of_customer on lead (customer_id, id) where customer_id is not null;
create index lead_of_owner on lead (owner_id, id) where owner_id is not null;
create index lead_of_need on lead (need_id) where need_id is not null;
create index lead_newest on lead (created_at desc, id desc);
-- Leads of a month are counted from the index alone.
create index lead_counted on lead (created_at) include (kind, state);
-- The inbox by reminder, in both directions; leads without one come last.
create index lead_by_reminder on lead (remind_at, id);
create index lead_by_latest_reminder on lead (remind_at desc nulls last, id desc);
create index lead_by_words on lead using gin (staff_words(reference, replace(reference, '-', ''), name, company, email, subject));
-- Personal texts stay with the lead and are erased with it, so the audit log leaves them out.
call audit_table('lead', 'lead', 'id', '{id}', '{name,company,email,phone,subject,message,idempotency_key,file_name,file_label,reminder}');

-- History of a lead, append-only by trigger.
create table lead_event (
  id      bigint generated always as identity primary key,
  lead_id bigint not null references lead on delete cascade,
  at      timestamptz not null default now(),
  -- visitor, customer, staff:7, system
  actor   text not null check (actor ~ '^(visitor|customer|system|staff:[0-9]+)$'),
  -- reply: an answer by email. reminder: set (its time) or done (''). seller: the record made from an application.
  kind    text not null check (kind in ('received', 'state', 'owner', 'note', 'reply', 'reminder', 'seller')),
  -- The new state or owner.
  value   text not null default '' check (length(value) <= 40),
  note    text not null default '' check (length(note) <= 5000)
);
create index lead_event_of_lead on lead_event (lead_id, id);
create function lead_event_stays() returns trigger language plpgsql as $$
begin
  -- The only update: the text of a note is emptied when the person is erased.
  if tg_op = 'UPDATE' and new.note = '' and (new.id, new.lead_id, new.at, new.actor, new.kind, new.value) = (old.id, old.lead_id, old.at, old.actor, old.kind, old.value) then
    return new;
  end if;
  -- The only delete: with its lead, by the trigger of the foreign key.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception 'the history of a lead is only added to' using errcode = 'restrict_violation';
end $$;
create trigger lead_event_stays before update or delete on lead_event for each row execute function lead_event_stays();

-- Sellers, without a login of their own yet.
create table seller (
  id          int generated always as identity primary key,
  -- The application; the record outlives it.
  lead_id     bigint constraint seller_once unique references lead on delete set null,
  company     text not null check (length(company) between 1 and 200),
  contact     text not null check (length(contact) <= 120),
  email       text not null check (length(email) <= 254),
  phone       text not null check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Of the invoice value.
  commission_basis_points int not null check (commission_basis_points between 0 and 5000),
  terms       text not null default '' check (length(terms) <= 4000),
  active      boolean not null default true,
  created_at  timestamptz not null default now(),
  changed_at  timestamptz not null default now()
);
create index seller_by_company on seller (lower(company), id);
call audit_table('seller', 'seller', 'id', '{id}', '{contact,email,phone}');

-- Newsletter with double opt-in.
create table newsletter_subscriber (
  id              bigint generated always as identity primary key,
  -- Canonical: trimmed, NFC, lower case. One row an address, for good.
  email           text not null constraint newsletter_email_unique unique,
  locale          char(2) not null check (locale in ('en', 'ru', 'ar')),
  state           text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  created_at      timestamptz not null default now(),
  confirmed_at    timestamptz,
  unsubscribed_at timestamptz,
  check (state <> 'confirmed' or confirmed_at is not null),
  check (state <> 'unsubscribed' or unsubscribed_at is not null)
);
call audit_table('newsletter_subscriber', 'newsletter', 'id', '{id}', '{email}');

create table newsletter_token (
  -- SHA-256 of the 256-bit token; the token itself is in one email only.
  token_hash    bytea primary key,
  subscriber_id bigint not null references newsletter_subscriber on delete cascade,
  purpose       text not null check (purpose in ('confirm', 'unsubscribe')),
  -- Null: never.
  expires_at    timestamptz
);
create index newsletter_token_of_subscriber on newsletter_token (subscriber_id, purpose);

insert into need (position, display_text, item_name, material, material_spec, size, composition) values
(1,
 '{"en": "A steel works in Salem looks for seamless pipe for a steam line, about 4 tonnes, surplus stock with mill certificates welcome.",
   "ru": "Металлургический завод в Сейлеме ищет бесшовные трубы для паропровода, около 4 тонн; подойдут складские остатки с сертификатами завода.",
   "ar": "يبحث مصنع صلب في سالم عن أنابيب غير ملحومة لخط بخار، نحو 4 أطنان، ونرحب بفائض المخزون مع شهادات المصنع."}',
 '{"en": "Seamless pipe", "ru": "Труба бесшовная", "ar": "أنبوب غير ملحوم"}',
 '{"en": "Alloy steel", "ru": "Легированная сталь", "ar": "فولاذ سبائكي"}',
 '{"en": "ASTM A335 P11", "ru": "ASTM A335 P11", "ar": "ASTM A335 P11"}',
 '{"en": "6 in, schedule 80, random lengths of 5 to 7 m", "ru": "6 дюймов, sch. 80, отрезки 5–7 м", "ar": "6 بوصات، جدول 80، أطوال من 5 إلى 7 م"}',
 '{"en": "1.25 % Cr, 0.5 % Mo", "ru": "1,25 % Cr, 0,5 % Mo", "ar": "1.25 % Cr، 0.5 % Mo"}'),
(2,
 '{"en": "Round bar for pump shafts, 600 kg, peeled and straightened, with ultrasonic test report.",
   "ru": "Круглый прокат для валов насосов, 600 кг, обточенный и правленный, с протоколом УЗК.",
   "ar": "قضبان مستديرة لأعمدة المضخات، 600 كغ، مقشّرة ومستقيمة، مع تقرير فحص بالموجات فوق الصوتية."}',
 '{"en": "Round bar", "ru": "Круг", "ar": "قضيب مستدير"}',
 '{"en": "Duplex stainless steel", "ru": "Дуплексная нержавеющая сталь", "ar": "فولاذ دوبلكس مقاوم للصدأ"}',
 '{"en": "UNS S31803 / 1.4462", "ru": "UNS S31803 / 1.4462", "ar": "UNS S31803 / 1.4462"}',
 '{"en": "Diameter 65 mm, lengths of 3 m", "ru": "Диаметр 65 мм, длина 3 м", "ar": "قطر 65 مم، أطوال 3 م"}',
 '{"en": "22 % Cr, 5 % Ni, 3 % Mo", "ru": "22 % Cr, 5 % Ni, 3 % Mo", "ar": "22 % Cr، 5 % Ni، 3 % Mo"}'),
(3,
 '{"en": "A sugar mill looks for 24 spherical roller bearings for its cane rollers; unused surplus in original packing only.",
   "ru": "Сахарный завод ищет 24 сферических роликоподшипника для вальцов; только неиспользованные, в заводской упаковке.",
   "ar": "يبحث مصنع سكر عن 24 محملًا أسطوانيًا كرويًا لأسطوانات العصر؛ فائض غير مستعمل في تغليفه الأصلي فقط."}',
 '{"en": "Spherical roller bearing 23240 CC/W33", "ru": "Сферический роликоподшипник 23240 CC/W33", "ar": "محمل أسطواني كروي 23240 CC/W33"}',
 '{"en": "Bearing steel", "ru": "Подшипниковая сталь", "ar": "فولاذ محامل"}',
 '{"en": "100Cr6, clearance C3", "ru": "100Cr6, зазор C3", "ar": "100Cr6، خلوص C3"}',
 '{"en": "200 × 360 × 128 mm", "ru": "200 × 360 × 128 мм", "ar": "200 × 360 × 128 مم"}',
 '{"en": "Steel cage, with lubrication groove", "ru": "Стальной сепаратор, канавка для смазки", "ar": "قفص فولاذي مع أخدود تشحيم"}'),
(4,
 '{"en": "Gate valves for a desalination plant near Jubail, 12 pieces, delivery within eight weeks.",
   "ru": "Задвижки для опреснительной установки под Джубайлем, 12 штук, поставка в течение восьми недель.",
   "ar": "صمامات بوابية لمحطة تحلية قرب الجبيل، 12 قطعة، التسليم خلال ثمانية أسابيع."}',
 '{"en": "Gate valve", "ru": "Задвижка клиновая", "ar": "صمام بوابي"}',
 '{"en": "Nickel-aluminium bronze", "ru": "Никель-алюминиевая бронза", "ar": "برونز النيكل والألمنيوم"}',
 '{"en": "ASTM B148 C95800", "ru": "ASTM B148 C95800", "ar": "ASTM B148 C95800"}',
 '{"en": "DN 150, class 150, flanged ASME B16.5", "ru": "DN 150, класс 150, фланцы ASME B16.5", "ar": "DN 150، فئة 150، بشفاه ASME B16.5"}',
 '{"en": "9 % Al, 4.5 % Ni, 4 % Fe, rest Cu", "ru": "9 % Al, 4,5 % Ni, 4 % Fe, остальное Cu", "ar": "9 % Al، 4.5 % Ni، 4 % Fe، والباقي Cu"}'),
(5,
 '{"en": "Hot-dip galvanised bolts with nuts for transmission towers, 20,000 sets, in lots of 5,000.",
   "ru": "Болты с гайками горячего цинкования для опор ЛЭП, 20 000 комплектов, партиями по 5 000.",
   "ar": "مسامير مع صواميل مجلفنة بالغمس الساخن لأبراج نقل الكهرباء، 20,000 طقم، على دفعات من 5,000."}',
 '{"en": "Hexagon bolt with nut", "ru": "Болт шестигранный с гайкой", "ar": "مسمار سداسي مع صامولة"}',
 '{"en": "Carbon steel, galvanised", "ru": "Углеродистая сталь, оцинкованная", "ar": "فولاذ كربوني مجلفن"}',
 '{"en": "ISO 4014, class 8.8, coating ISO 10684", "ru": "ISO 4014, класс 8.8, покрытие ISO 10684", "ar": "ISO 4014، فئة 8.8، طلاء ISO 10684"}',
 '{"en": "M16 × 60", "ru": "M16 × 60", "ar": "M16 × 60"}',
 '{"en": "Zinc layer of at least 50 µm", "ru": "Слой цинка не менее 50 мкм", "ar": "طبقة زنك لا تقل عن 50 ميكرومتر"}'),
(6,
 '{"en": "Tool manufacturer in Pune buys off-cuts of hot-work steel, 50 kg and more, marked and with analysis.",
   "ru": "Инструментальное производство в Пуне купит обрезки штамповой стали от 50 кг, с маркировкой и анализом.",
   "ar": "صانع قوالب في بونه يشتري قصاصات من فولاذ العمل الساخن، من 50 كغ فأكثر، معلّمة ومع تحليل."}',
 '{"en": "Hot-work tool steel off-cuts", "ru": "Обрезки штамповой стали", "ar": "قصاصات فولاذ العدد للعمل الساخن"}',
 '{"en": "Tool steel", "ru": "Инструментальная сталь", "ar": "فولاذ عدد"}',
 '{"en": "H13 / 1.2344, annealed", "ru": "H13 / 1.2344, отожжённая", "ar": "H13 / 1.2344، ملدّن"}',
 '{"en": "Blocks from 100 × 100 × 60 mm", "ru": "Бруски от 100 × 100 × 60 мм", "ar": "كتل من 100 × 100 × 60 مم"}',
 '{"en": "5 % Cr, 1.3 % Mo, 1 % V", "ru": "5 % Cr, 1,3 % Mo, 1 % V", "ar": "5 % Cr، 1.3 % Mo، 1 % V"}'),
(7,
 '{"en": "Refinery spare parts: flameproof motors for fans, two pieces, reconditioned ones with certificate are accepted.",
   "ru": "Запчасти для НПЗ: взрывозащищённые двигатели вентиляторов, две штуки; возможны восстановленные с сертификатом.",
   "ar": "قطع غيار لمصفاة: محركات مقاومة للانفجار لمراوح، قطعتان، ونقبل المجدّدة مع شهادة."}',
 '{"en": "Flameproof motor 37 kW", "ru": "Взрывозащищённый двигатель 37 кВт", "ar": "محرك مقاوم للانفجار 37 كيلوواط"}',
 '{"en": "Grey cast iron housing", "ru": "Корпус из серого чугуна", "ar": "هيكل من حديد الزهر الرمادي"}',
 '{"en": "Ex db IIC T4, IE3", "ru": "Ex db IIC T4, IE3", "ar": "Ex db IIC T4، IE3"}',
 '{"en": "Frame 225S, 4 poles, B3", "ru": "Габарит 225S, 4 полюса, B3", "ar": "إطار 225S، 4 أقطاب، B3"}',
 '{"en": "Copper winding, class F insulation", "ru": "Медная обмотка, изоляция класса F", "ar": "ملفات نحاسية، عزل فئة F"}');
