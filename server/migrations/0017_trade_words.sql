-- search: more words of the trade, some of which mean others without being meant by them, and a note of how the index was made.

-- The first phrase means the others, and they do not mean it: an isolation valve may be a ball valve, a ball valve need not be one.
alter table search_synonym add column one_way boolean not null default false;

-- With which rules of spelling the index was built; an older one is built anew at start (INDEX_RULES in search.indexer.ts).
alter table search_version add column rules int not null default 0;

-- Words that stood for too much: a lock washer may have teeth, goggles are not spectacles, a nut that locks need not hold nylon.
update search_synonym set phrases = '{"spring washer","split washer","spring lock washer","spring lockwasher",гровер,"шайба пружинная"}' where 'гровер' = any (phrases);
update search_synonym set phrases = '{spectacles,"safety glasses","protective glasses","safety spectacles","защитные очки"}' where 'safety glasses' = any (phrases);
update search_synonym set phrases = '{"nylon insert lock nut",nyloc,nylock,"nyloc nut","nylock nut","nylon nut","elastic stop nut"}' where 'nyloc' = any (phrases);
update search_synonym set phrases = '{"ball bearing","ball brg","шарикоподшипник","шариковый подшипник","محمل كريات","رولمان بلي","رولمان بيلي"}' where 'ball brg' = any (phrases);

insert into search_synonym (phrases) values
  -- compounds by the names that everybody says
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
  -- horsepower on old plates, and the motor of today
  ('{"1/2 hp","0.37 kw"}', true), ('{"0.5 hp","0.37 kw"}', true), ('{"3/4 hp","0.55 kw"}', true), ('{"0.75 hp","0.55 kw"}', true), ('{"1 hp","0.75 kw"}', true), ('{"1.5 hp","1.1 kw"}', true),
  ('{"2 hp","1.5 kw"}', true), ('{"3 hp","2.2 kw"}', true), ('{"4 hp","3 kw"}', true), ('{"5 hp","3.7 kw","4 kw"}', true), ('{"5.5 hp","4 kw"}', true), ('{"7.5 hp","5.5 kw"}', true),
  ('{"10 hp","7.5 kw"}', true), ('{"15 hp","11 kw"}', true), ('{"20 hp","15 kw"}', true), ('{"25 hp","18.5 kw"}', true), ('{"30 hp","22 kw"}', true), ('{"40 hp","30 kw"}', true),
  ('{"50 hp","37 kw"}', true), ('{"60 hp","45 kw"}', true), ('{"75 hp","55 kw"}', true), ('{"100 hp","75 kw"}', true);
