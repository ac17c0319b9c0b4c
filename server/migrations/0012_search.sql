-- Search: inverted index, browse scopes, facet counts, part numbers and synonyms.
-- All but search_synonym and search_zero_result is derived and can be rebuilt at any time, so nothing here references product: code that changes or
-- deletes products calls reindexProducts in the same transaction.

create table search_document (
  -- The product.
  id         int   primary key,
  sort_rank int   not null,
  -- Facet values: group << 16 | value (facet-id.rules.ts).
  fv         int[] not null,
  -- fv as little-endian bytes: thousands of rows travel as one value and are counted in the program, ten times as fast as by unnest.
  encoded_row     bytea not null,
  -- Hashes of word stems in all languages, negative.
  name_terms int[] not null,
  terms      int[] not null
) with (toast_tuple_target = 8160);
-- Facets and words together, so that one bitmap answers "M8 and stainless and of this category". fastupdate: reindexProducts flushes the
-- pending list of a batch at once.
create index search_document_contents on search_document using gin ((fv || terms)) with (fastupdate = on);
-- The most popular first, for suggestions that many products match.
create index search_document_sort_rank on search_document (sort_rank, id);
create trigger cache_invalidation after insert or update or delete or truncate on search_document for each statement execute function note_cache_invalidation();

-- Frequent queries: words, or words with synonyms, that so many products match that they are browsed like a scope; chosen when the index is built.
create table search_frequent_query (
  term    int primary key,
  -- Of words with synonyms: sets of alternative terms, and the categories that the text names; null for a plain word.
  wording text
);
create trigger cache_invalidation after insert or update or delete or truncate on search_frequent_query for each statement execute function note_cache_invalidation();

-- Sort order of each browse scope: 0 = the shop, the facet of a category, manufacturer, industry or lot, or a frequent query.
create table search_scope_rank (
  scope      int not null,
  -- Rank bucket. Of words: 3 = in the name, 4 = elsewhere. Of other scopes: 4.
  rank_bucket       int not null,
  sort_rank int not null,
  id         int not null,
  primary key (scope, rank_bucket, sort_rank, id)
);
create index search_scope_rank_product on search_scope_rank (id);
create trigger cache_invalidation after insert or update or delete or truncate on search_scope_rank for each statement execute function note_cache_invalidation();

-- Products of a scope that have a facet value; facet 0 = all products of the scope.
-- n is not in the index and pages have room, so that an update of a count stays on its page (HOT).
create table facet_count (
  scope int not null,
  facet int not null,
  n     int not null constraint facet_count_not_below_zero check (n >= 0),
  primary key (scope, facet)
) with (fillfactor = 60);
create trigger cache_invalidation after insert or update or delete or truncate on facet_count for each statement execute function note_cache_invalidation();

-- Products in and below each category, and in each industry, for the catalogue's tree. Groups as in facet-id.rules.ts: 1 categories, 3 industries.
create view category_products as
  select c.id as category_id, f.n as products from category c join facet_count f on f.scope = ((1 << 16) | c.id) and f.facet = 0;
create view industry_products as
  select i.id as industry_id, f.n as products from industry i join facet_count f on f.scope = ((3 << 16) | i.id) and f.facet = 0;

-- Sort keys of names: normalised, numbers padded ("M8" before "M10").
create table search_name (
  id int  primary key,
  en text collate "C" not null,
  ru text collate "C" not null,
  ar text collate "C" not null
);
create index search_name_en on search_name (en, id);
create index search_name_ru on search_name (ru, id);
create index search_name_ar on search_name (ar, id);
create trigger cache_invalidation after insert or update or delete or truncate on search_name for each statement execute function note_cache_invalidation();

-- Part numbers without separators: SKU and MPN, each with and without the manufacturer.
create table part_key (
  key        text collate "C" not null,
  product_id int  not null,
  sort_rank int  not null,
  primary key (key, product_id) include (sort_rank)
);
create index part_key_product on part_key (product_id);
create trigger cache_invalidation after insert or update or delete or truncate on part_key for each statement execute function note_cache_invalidation();

-- Words as written, for spelling correction and completion; never with digits: part numbers are not corrected.
create table search_term (
  term      text collate "C" primary key,
  hash      int  not null,
  frequency int  not null
);
create trigger cache_invalidation after insert or update or delete or truncate on search_term for each statement execute function note_cache_invalidation();

-- Synonym groups, edited in the back office.
create table search_synonym (
  id      int generated by default as identity primary key,
  phrases text[] not null check (cardinality(phrases) >= 2),
  -- The first phrase also finds the others, not the reverse: an isolation valve may be a ball valve, a ball valve need not be one.
  one_way boolean not null default false
);
call audit_table('search_synonym', 'synonym', 'id', '{id}');
create trigger cache_invalidation after insert or update or delete or truncate on search_synonym for each statement execute function note_cache_invalidation();

-- Zero-result searches, for the back office. No personal data: no customer, address or session; texts that look like email addresses or
-- telephone numbers are not stored.
create table search_zero_result (
  -- Normalised (lower case, one space between words), at most 80 characters.
  text       text        not null check (text <> '' and length(text) <= 80),
  locale     text        not null check (locale in ('en', 'ru', 'ar')),
  count      int         not null check (count > 0),
  first_seen timestamptz not null,
  last_seen  timestamptz not null check (last_seen >= first_seen),
  primary key (text, locale)
);
create index search_zero_result_frequent on search_zero_result (count desc, last_seen desc);

-- Version counters of what each process holds in memory: names of facets and synonyms; words of search_term; documents, prices and ratings,
-- but not stock.
create table search_version (
  singleton boolean primary key default true check (singleton),
  names     int not null default 0,
  words     int not null default 0,
  documents int not null default 0,
  -- Version of the spelling rules that the index was built with (INDEX_RULES in index/indexer.ts); an older index is rebuilt at start.
  rules     int not null default 0
);
create trigger cache_invalidation after insert or update or delete or truncate on search_version for each statement execute function note_cache_invalidation();
insert into search_version default values;

-- The advisory lock is the indexer's (LOCK in index/indexer.ts); every writer takes it first, so that writers and indexer cannot deadlock.
create function search_names_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1836544873);
  update search_version set names = names + 1;
  return null;
end $$;
create trigger search_names_changed after insert or update or delete or truncate on category for each statement execute function search_names_changed();
create trigger search_names_changed after insert or update or delete or truncate on manufacturer for each statement execute function search_names_changed();
create trigger search_names_changed after insert or update or delete or truncate on industry for each statement execute function search_names_changed();
create trigger search_names_changed after insert or update or delete or truncate on attribute for each statement execute function search_names_changed();
create trigger search_names_changed after insert or update or delete or truncate on attribute_value for each statement execute function search_names_changed();
create trigger search_names_changed after insert or update or delete or truncate on search_synonym for each statement execute function search_names_changed();

create function search_documents_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1836544873);
  update search_version set documents = documents + 1;
  return null;
end $$;
create trigger search_documents_changed after update of price_inr, discount_inr, price_usd, price_sar, rating_sum, rating_count, created_at on product
  for each statement execute function search_documents_changed();

-- Synonyms of the trade. Bolt and screw are two things and stay apart.
insert into search_synonym (phrases) values
  ('{spanner,wrench,"гаечный ключ","مفتاح ربط"}'),
  ('{"allen key","hex key","hexagon key","allen wrench","hex wrench",имбус,"шестигранный ключ","مفتاح الن","مفتاح سداسي"}'),
  ('{"adjustable spanner","adjustable wrench","monkey wrench","разводной ключ"}'),
  ('{"grub screw","set screw","установочный винт"}'),
  ('{"socket cap screw","allen screw","allen bolt","cap head screw","socket head cap screw"}'),
  ('{circlip,"retaining ring","snap ring","seeger ring","стопорное кольцо","حلقه حبس","حلقه تثبيت"}'),
  ('{o-ring,oring,"o ring","toric joint","round cord ring","уплотнительное кольцо","кольцо круглого сечения","حلقه دائريه"}'),
  ('{gasket,"flat seal","sealing washer",прокладка,"حشيه"}'),
  ('{"oil seal","shaft seal","rotary shaft seal",манжета,сальник}'),
  ('{"ball bearing","ball brg","шарикоподшипник","шариковый подшипник","محمل كريات","رولمان بلي","رولمان بيلي"}'),
  ('{bearing,brg}'),
  ('{محمل,محامل,رولمان,بيليه}'),
  ('{"nylon insert lock nut",nyloc,nylock,"nyloc nut","nylock nut","nylon nut","elastic stop nut"}'),
  ('{"dome nut","cap nut","acorn nut"}'),
  ('{"spring washer","split washer","spring lock washer","spring lockwasher",гровер,"шайба пружинная"}'),
  ('{"plain washer","flat washer","шайба плоская"}'),
  ('{"countersunk screw","flat head screw","csk screw"}'),
  ('{"pan head","cheese head"}'),
  ('{stainless,inox,нержавейка,нержавеющий}'),
  ('{galvanised,galvanized,zinc-plated}'),
  ('{aluminium,aluminum}'),
  ('{"drill bit","twist drill",сверло,"ريشه ثقب"}'),
  ('{"screw tap","thread tap","machine tap",метчик}'),
  ('{"end mill","milling cutter",фреза}'),
  ('{"angle grinder",болгарка,"disc grinder",ушм}'),
  ('{"power drill","drill machine","electric drill",дрель}'),
  ('{"v-belt","v belt","vee belt","wedge belt","клиновой ремень","клиновый ремень","سير"}'),
  ('{pulley,sheave,шкив}'),
  ('{motor,"electric motor",электродвигатель,двигатель,мотор}'),
  ('{caliper,calliper,"vernier caliper",штангенциркуль}'),
  ('{pliers,"плоскогубцы",пассатижи}'),
  ('{"ear muff","ear defender","hearing protector",наушники}'),
  ('{spectacles,"safety glasses","protective glasses","safety spectacles","защитные очки"}'),
  ('{glove,"work glove",перчатка,قفاز,قفازات}'),
  ('{helmet,"hard hat",каска}'),
  ('{boot,"safety shoe","safety footwear"}'),
  ('{respirator,"dust mask",респиратор}'),
  ('{"circuit breaker",mcb,автомат,"автоматический выключатель"}'),
  ('{"cable lug","cable terminal",наконечник}'),
  ('{"cable gland",сальник,"кабельный ввод"}'),
  ('{elbow,bend,отвод}'),
  ('{"check valve","non-return valve","non return valve","обратный клапан"}'),
  ('{برغي,براغي,مسمار}'),
  ('{صاموله,صواميل}'),
  ('{صمام,صمامات,بلف,محبس}'),
  ('{مفتاح,مفاتيح}'),
  ('{grease,смазка,شحم}'),
  -- compounds by their usual names
  ('{fkm,viton,fpm,витон,фторкаучук,фкм,فايتون}'),
  ('{nbr,nitrile,buna,"buna-n",нитрил,бнк,نتريل}'),
  ('{vmq,silicone,силикон,سيليكون}'),
  ('{ptfe,teflon,тефлон,фторопласт,تفلون}'),
  ('{lubricant,lube}'),
  -- fasteners
  ('{"thin hex nut","jam nut","half nut"}'),
  ('{"coupling nut","connecting nut","long nut","гайка соединительная"}'),
  ('{"pan head screw","panhead screw"}'),
  ('{hexalobular,torx,"star drive"}'),
  ('{"cross recess",phillips}'),
  ('{имбус,имбусовый,"внутренний шестигранник"}'),
  ('{"fender washer","penny washer","repair washer","flat washer large"}'),
  -- tools
  ('{"water pump pliers","channel lock pliers","slip joint pliers","tongue and groove pliers","переставные клещи"}'),
  ('{"long nose pliers","needle nose pliers"}'),
  ('{"side cutters","diagonal cutters","wire cutters",бокорезы,кусачки}'),
  ('{"cutting disc","cut-off wheel","cutting wheel","cut off disc","cutoff wheel","отрезной круг","отрезной диск"}'),
  ('{"grinding disc","grinding wheel","зачистной круг"}'),
  ('{"flap disc","flap wheel","лепестковый круг"}'),
  ('{"جلاخه","صاروخ جلخ","صاروخ"}'),
  ('{"engineer''s hammer","machinist hammer"}'),
  ('{"sledge hammer",sledgehammer,кувалда}'),
  ('{"hammer drill","percussion drill"}'),
  ('{"rotary hammer","sds drill",перфоратор}'),
  ('{"impact wrench","impact gun","air gun",гайковёрт}'),
  ('{"ball nose",ballnose,"round nose"}'),
  -- protective equipment
  ('{wellingtons,"rubber boots","gum boots",gumboots,"wellington boots","резиновые сапоги"}'),
  ('{gauntlets,"long gloves",краги}'),
  ('{"half mask","half face mask",полумаска}'),
  -- lubricants
  ('{"penetrating spray","penetrating oil","rust remover","rust penetrant","жидкий ключ"}'),
  ('{"anti-seize","anti seize",antiseize,"copper paste",противозадирная}'),
  ('{pail,bucket,ведро}'),
  -- pipes and valves
  ('{"weld neck","welding neck",weldneck}'),
  ('{"slip on",slipon}'),
  ('{"gate valve","sluice valve",задвижка}'),
  ('{tee,"t-piece",тройник}'),
  -- electrical
  ('{"indicator lamp","pilot light","pilot lamp","signal lamp","signal light","сигнальная лампа"}'),
  ('{"ring terminal","ring lug","eyelet terminal"}'),
  ('{"screened cable","shielded cable","экранированный кабель"}'),
  ('{"armoured cable","armored cable","swa cable","бронированный кабель"}'),
  ('{"three-phase","three phase","3 phase","3-phase",трёхфазный}'),
  ('{grey,gray}'),
  ('{colour,color}'),
  -- pipe sizes: inches and DN
  ('{"1/4 in","dn 8"}'), ('{"3/8 in","dn 10"}'), ('{"1/2 in","dn 15"}'), ('{"3/4 in","dn 20"}'), ('{"1 in","dn 25"}'), ('{"1 1/4 in","dn 32"}'),
  ('{"1 1/2 in","dn 40"}'), ('{"2 in","dn 50"}'), ('{"2 1/2 in","dn 65"}'), ('{"3 in","dn 80"}'), ('{"4 in","dn 100"}'), ('{"5 in","dn 125"}'),
  ('{"6 in","dn 150"}'), ('{"8 in","dn 200"}'), ('{"10 in","dn 250"}'), ('{"12 in","dn 300"}'), ('{"14 in","dn 350"}'), ('{"16 in","dn 400"}');

insert into search_synonym (phrases, one_way) values
  ('{hexagonal,hex,hexagon}', true),
  ('{hexagon,hex}', true),
  ('{конусный,конический}', true),
  ('{"isolation valve","gate valve","ball valve","globe valve"}', true),
  ('{"shut-off valve","gate valve","ball valve","globe valve"}', true),
  ('{"stop valve","globe valve","gate valve"}', true),
  ('{"сверло по металлу",сверло}', true),
  ('{"metal drill bit","twist drill"}', true),
  ('{"имбусовый болт","винт с внутренним шестигранником"}', true),
  ('{"lock nut","nylon insert lock nut","all-metal lock nut"}', true),
  -- standards that were replaced, and what is sold for them
  ('{"din 933","iso 4017"}', true), ('{"din 912","iso 4762"}', true), ('{"din 934","iso 4032"}', true),
  ('{"din 125","iso 7089","iso 7090"}', true), ('{"din 126","iso 7091"}', true), ('{"din 9021","iso 7093"}', true), ('{"din 433","iso 7092"}', true), ('{"din 440","iso 7094"}', true),
  ('{"din 439","iso 4035","iso 4036"}', true), ('{"din 936","iso 4035"}', true), ('{"din 982","din 985"}', true), ('{"iso 10511","din 985"}', true), ('{"iso 7040","din 985"}', true),
  ('{"din 960","iso 8765"}', true), ('{"din 961","iso 8676"}', true), ('{"din 6921","en 1665","en 1662"}', true), ('{"din 6923","en 1661"}', true),
  ('{"din 913","iso 4026"}', true), ('{"din 914","iso 4027"}', true), ('{"din 915","iso 4028"}', true), ('{"din 916","iso 4029"}', true),
  ('{"din 84","iso 1207"}', true), ('{"din 85","iso 1580"}', true), ('{"din 7985","iso 7045"}', true), ('{"iso 2009","din 963"}', true), ('{"iso 7046","din 965"}', true), ('{"iso 10642","din 7991"}', true), ('{"din 7380","iso 7380"}', true),
  ('{"гост 7798","iso 4014","iso 4017"}', true), ('{"гост 7805","iso 4014","iso 4017"}', true), ('{"гост 5915","iso 4032"}', true), ('{"гост 5927","iso 4032"}', true),
  ('{"гост 11371","iso 7089","iso 7090"}', true), ('{"гост 6402","din 127"}', true), ('{"гост 11738","iso 4762"}', true), ('{"гост 13942","din 471"}', true), ('{"гост 13943","din 472"}', true),
  ('{"гост 23360","din 6885"}', true), ('{"гост 9833","iso 3601"}', true), ('{"гост 10902","din 338"}', true),
  -- horsepower on old nameplates, and today's motor
  ('{"1/2 hp","0.37 kw"}', true), ('{"0.5 hp","0.37 kw"}', true), ('{"3/4 hp","0.55 kw"}', true), ('{"0.75 hp","0.55 kw"}', true), ('{"1 hp","0.75 kw"}', true), ('{"1.5 hp","1.1 kw"}', true),
  ('{"2 hp","1.5 kw"}', true), ('{"3 hp","2.2 kw"}', true), ('{"4 hp","3 kw"}', true), ('{"5 hp","3.7 kw","4 kw"}', true), ('{"5.5 hp","4 kw"}', true), ('{"7.5 hp","5.5 kw"}', true),
  ('{"10 hp","7.5 kw"}', true), ('{"15 hp","11 kw"}', true), ('{"20 hp","15 kw"}', true), ('{"25 hp","18.5 kw"}', true), ('{"30 hp","22 kw"}', true), ('{"40 hp","30 kw"}', true),
  ('{"50 hp","37 kw"}', true), ('{"60 hp","45 kw"}', true), ('{"75 hp","55 kw"}', true), ('{"100 hp","75 kw"}', true);
