// Gloves and safety footwear: gloves by use and EN 388 level in sizes 7 to 11, boots by class in EU sizes 38 to 47.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { fill, same, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category } from '../supply.ts';
import { type Group, type Model, ppeDrafts, type Variant } from './articles.ts';

const gloveShape = (size: number): Shape => ({ kind: 'glove', dims: { size, L: 180 + size * 8, W: 30 + size * 8.4 }, label: String(size) });
const sizes = (list: number[]) => (model: Model): Variant[] => list.map((size) => ({ tail: `-${size}`, label: fill(text('size {size}', 'размер {size}', 'مقاس {size}'), { size }), attributes: { 'hand-size': size }, shape: gloveShape(size), grams: model.grams * (0.7 + size / 30), weight: size === 9 || size === 10 ? 3 : 1 }));

const gloveText = text('{what}. EN 388: {level}{more}.', '{what}. EN 388: {level}{more}.', '{what}. EN 388: {level}{more}.');
type Glove = [code: string, noun: Text3, level: string, cut: string, grams: number, rupees: number, what: Text3, more?: string];
const glove = ([code, noun, level, cut, grams, rupees, what, more]: Glove): Model => ({ code, noun: fill(text('{noun} EN 388 {level}', '{noun} EN 388 {level}', '{noun} EN 388 {level}'), { noun, level }), text: fill(gloveText, { what, level, more: more ? `; ${more}` : '' }), standard: 'EN 388', grams, rupees, attributes: { 'cut-level': cut, 'en388-level': level.toLowerCase() }, industries: ['automobile', 'mining', 'railways', 'textile'] });

const all = [7, 8, 9, 10, 11];
const example = gloveShape(9);
const knitted = '61161000';

const boot = (size: number, H: number): Shape => ({ kind: 'boot', dims: { size, H, L: Math.round(size * 6.67 + 18) }, label: String(size) });
const bootSizes = (H: number) => (model: Model): Variant[] => [38, 39, 40, 41, 42, 43, 44, 45, 46, 47].map((size) => ({ tail: `-${size}`, label: fill(text('size {size}', 'размер {size}', 'مقاس {size}'), { size }), attributes: { 'shoe-size': size }, shape: boot(size, H), grams: model.grams * (0.55 + size / 95), weight: size >= 41 && size <= 44 ? 3 : 1 }));
const bootText = text('{what}. Class {level}: toe cap tested at 200 J{more}. {standard}.', '{what}. Класс {level}: подносок 200 Дж{more}. {standard}.', '{what}. الفئة {level}: واقي أصابع 200 جول{more}. {standard}.');
type Boot = [code: string, noun: Text3, level: string, grams: number, rupees: number, what: Text3, more: Text3];
const footwear = ([code, noun, level, grams, rupees, what, more]: Boot): Model => ({ code, noun: fill(text('{noun} {level}', '{noun} {level}', '{noun} {level}'), { noun, level }), text: fill(bootText, { what, level, more, standard: 'EN ISO 20345' }), standard: 'EN ISO 20345', grams, rupees, attributes: { 'footwear-class': given(level.split(' ')[0]).toLowerCase() } });
const plate = text(', penetration-resistant midsole, water-resistant upper', ', антипрокольная стелька, водоотталкивающий верх', '، نعل مقاوم للاختراق ووجه مقاوم للماء');
const s1p = text(', penetration-resistant midsole, antistatic', ', антипрокольная стелька, антистатическая', '، نعل مقاوم للاختراق ومضاد للكهرباء الساكنة');
const s5 = text(', penetration-resistant midsole, waterproof polymer', ', антипрокольная стелька, водонепроницаемый полимер', '، نعل مقاوم للاختراق وبوليمر مانع للماء');

const groups: Group[] = [
  { lineage: 'ppe/hand-protection/coated-gloves', title: text('Coated work gloves', 'Перчатки с покрытием', 'قفازات مطلية'), about: text('Knitted gloves with coated palm for assembly and stores.', 'Трикотажные перчатки с покрытием ладони для сборки и склада.', 'قفازات منسوجة براحة مطلية للتجميع والمخازن.'), hsn: knitted, unspsc: '46181504', uom: 'pair', example, step: 10,
    models: ([
      ['GLN', text('Nitrile foam gloves', 'Перчатки нитрил-пена', 'قفازات رغوة نتريل'), '4121A', 'a', 42, 62, text('Nylon liner with nitrile foam palm for oily parts', 'Нейлоновая основа, вспененный нитрил, для замасленных деталей', 'بطانة نايلون وراحة رغوة نتريل للقطع الزيتية')],
      ['GPU', text('Polyurethane gloves', 'Перчатки полиуретановые', 'قفازات بولي يوريثان'), '3131A', 'a', 34, 38, text('Thin polyurethane palm with fine feel for dry assembly', 'Тонкий полиуретан, хорошая чувствительность, для сухой сборки', 'راحة بولي يوريثان رقيقة للتجميع الجاف')],
      ['GLX', text('Latex grip gloves', 'Перчатки латексные', 'قفازات لاتكس'), '2142A', 'a', 68, 46, text('Crinkled latex palm that grips wet and rough parts; contains natural rubber', 'Рифлёный латекс держит мокрые и шершавые детали; содержит натуральный каучук', 'راحة لاتكس متعرجة تمسك القطع المبللة والخشنة؛ تحتوي مطاطا طبيعيا')],
    ] as Glove[]).map(glove), variants: sizes(all) },
  { lineage: 'ppe/hand-protection/cut-resistant-gloves', title: text('Cut-resistant gloves', 'Перчатки от порезов', 'قفازات مقاومة للقطع'), about: text('EN 388 cut levels B to F (ISO 13997).', 'Стойкость к порезам EN 388 от B до F (ISO 13997).', 'مستويات القطع EN 388 من B إلى F (ISO 13997).'), hsn: knitted, unspsc: '46181504', uom: 'pair', example,
    models: ([
      ['GCB', text('Cut gloves level B', 'Перчатки от порезов B', 'قفازات قطع B'), '4X42B', 'b', 48, 145, text('HPPE liner with polyurethane palm for sheet metal edges', 'Основа HPPE, полиуретан, для кромок листа', 'بطانة HPPE وراحة بولي يوريثان لحواف الصفائح')],
      ['GCC', text('Cut gloves level C', 'Перчатки от порезов C', 'قفازات قطع C'), '4X43C', 'c', 52, 210, text('HPPE and glass liner with nitrile palm', 'Основа HPPE и стекловолокно, нитрил', 'بطانة HPPE وزجاج وراحة نتريل')],
      ['GCD', text('Cut gloves level D', 'Перчатки от порезов D', 'قفازات قطع D'), '4X43D', 'd', 56, 290, text('HPPE, glass and steel liner with sandy nitrile', 'HPPE, стекло и сталь, шероховатый нитрил', 'HPPE وزجاج وفولاذ مع نتريل رملي')],
      ['GCF', text('Cut gloves level F', 'Перчатки от порезов F', 'قفازات قطع F'), '4X44F', 'f', 64, 520, text('Highest cut level, for glass and sharp swarf', 'Высший уровень, для стекла и острой стружки', 'أعلى مستوى للزجاج والرايش الحاد')],
    ] as Glove[]).map(glove), variants: sizes(all) },
  { lineage: 'ppe/hand-protection/leather-gloves', title: text('Leather and welding gloves', 'Перчатки кожаные и краги', 'قفازات جلدية ولحام'), about: text('For rigging, rough handling and welding.', 'Для такелажа, грубых работ и сварки.', 'للرفع والأعمال الخشنة واللحام.'), hsn: '42032910', unspsc: '46181504', uom: 'pair', example,
    models: ([
      ['GLD', text('Driver gloves leather', 'Перчатки кожаные водительские', 'قفازات جلد'), '2122X', 'x', 96, 150, text('Cowhide grain leather, keystone thumb', 'Лицевая кожа, анатомический большой палец', 'جلد بقري أملس بإبهام مريح')],
      ['GLR', text('Rigger gloves', 'Перчатки такелажника', 'قفازات رافع'), '3243X', 'x', 150, 120, text('Split leather palm with cotton back and safety cuff', 'Спилок, хлопковый тыл, жёсткая манжета', 'راحة جلد مشقوق وظهر قطني وكفة أمان')],
      ['GLW', text('Welding gauntlets', 'Краги сварщика', 'قفازات لحام طويلة'), '3144X', 'x', 320, 290, text('Split leather, lined, 35 cm long, type A', 'Спилок, подкладка, длина 35 см, тип A', 'جلد مشقوق مبطن بطول 35 سم، النوع A'), 'EN 12477 A'],
    ] as Glove[]).map(glove), variants: sizes([9, 10, 11]) },
  { lineage: 'ppe/hand-protection/chemical-gloves', title: text('Chemical gloves', 'Перчатки химстойкие', 'قفازات كيميائية'), about: text('EN ISO 374-1 types A and B against liquids.', 'EN ISO 374-1 типы A и B, защита от жидкостей.', 'EN ISO 374-1 النوعان A وB ضد السوائل.'), hsn: '40151900', unspsc: '46181504', uom: 'pair', example,
    models: ([
      ['GKN', text('Nitrile gauntlets', 'Перчатки нитриловые длинные', 'قفازات نتريل طويلة'), '4101X', 'x', 98, 110, text('Flock-lined nitrile, 33 cm, for oils and solvents', 'Нитрил с флоком, 33 см, для масел и растворителей', 'نتريل مبطن 33 سم للزيوت والمذيبات'), 'EN ISO 374-1 A'],
      ['GKP', text('PVC gauntlets', 'Перчатки ПВХ длинные', 'قفازات PVC طويلة'), '4121X', 'x', 190, 140, text('PVC on cotton, 35 cm, for acids and alkalis', 'ПВХ на хлопке, 35 см, для кислот и щелочей', 'PVC على قطن 35 سم للأحماض والقلويات'), 'EN ISO 374-1 B'],
      ['GKC', text('Neoprene gauntlets', 'Перчатки неопреновые', 'قفازات نيوبرين'), '3121X', 'x', 140, 320, text('Neoprene, 38 cm, for acids, alkalis and fats', 'Неопрен, 38 см, для кислот, щелочей и жиров', 'نيوبرين 38 سم للأحماض والقلويات والدهون'), 'EN ISO 374-1 A'],
    ] as Glove[]).map(glove), variants: sizes([8, 9, 10, 11]) },
  { lineage: 'ppe/foot-protection/safety-shoes', title: text('Safety shoes S1P', 'Полуботинки защитные S1P', 'أحذية سلامة S1P'), about: text('Low shoes for dry halls.', 'Низкая обувь для сухих цехов.', 'أحذية منخفضة للصالات الجافة.'), hsn: '64034000', unspsc: '46181605', uom: 'pair', example: boot(43, 95), manufacturers: 1.5,
    models: ([['SH1', text('Safety shoes split leather', 'Полуботинки защитные спилковые', 'حذاء سلامة جلد مشقوق'), 'S1P SRC', 1080, 1190, text('Low shoe in split leather with breathing lining', 'Полуботинки из спилка, дышащая подкладка', 'حذاء منخفض من جلد مشقوق ببطانة مهواة'), s1p], ['SH1E', text('Safety shoes', 'Полуботинки защитные', 'حذاء سلامة'), 'S1P ESD', 990, 1890, text('Low shoe, resistance below 100 megohm for work with electronics', 'Полуботинки, сопротивление ниже 100 МОм для работы с электроникой', 'حذاء منخفض بمقاومة أقل من 100 ميغا أوم للإلكترونيات'), s1p]] as Boot[]).map(footwear), variants: bootSizes(95) },
  { lineage: 'ppe/foot-protection/safety-boots', title: text('Safety boots S3', 'Ботинки защитные S3', 'أحذية طويلة S3'), about: text('Ankle boots for yards, sites and workshops.', 'Ботинки для площадок, стройки и мастерских.', 'أحذية بكاحل للساحات والمواقع والورش.'), hsn: '64034000', unspsc: '46181604', uom: 'pair', example: boot(43, 150), manufacturers: 1.5,
    models: ([['SB3', text('Safety boots', 'Ботинки защитные', 'حذاء سلامة طويل'), 'S3 SRC', 1340, 1590, text('Grain leather boot with double-density polyurethane sole', 'Ботинки из лицевой кожи, двухслойная полиуретановая подошва', 'حذاء جلد أملس بنعل بولي يوريثان مزدوج'), plate], ['SB3C', text('Safety boots composite toe', 'Ботинки защитные, композитный подносок', 'حذاء سلامة بواق مركب'), 'S3 SRC', 1210, 2290, text('Metal-free boot with composite toe cap and textile plate', 'Без металла: композитный подносок и текстильная стелька', 'حذاء بلا معدن بواق مركب ونعل نسيجي'), plate], ['SB3H', text('Safety boots heat resistant', 'Ботинки термостойкие', 'حذاء سلامة مقاوم للحرارة'), 'S3 HRO', 1480, 2690, text('Nitrile rubber outsole that stands contact at 300 °C for a minute', 'Подошва из нитрильной резины, контакт 300 °C в течение минуты', 'نعل مطاط نتريل يتحمل تماس 300 درجة مئوية لدقيقة'), plate]] as Boot[]).map(footwear), variants: bootSizes(150) },
  { lineage: 'ppe/foot-protection/wellingtons', title: text('Safety wellingtons S5', 'Сапоги защитные S5', 'جزمات سلامة S5'), about: text('Waterproof boots for wet and chemical areas.', 'Водонепроницаемые сапоги для мокрых и химических участков.', 'جزمات مانعة للماء للمناطق الرطبة والكيميائية.'), hsn: '64011010', unspsc: '46181604', uom: 'pair', example: boot(43, 360), manufacturers: 1.5,
    models: ([['WL5', text('Safety wellingtons PVC', 'Сапоги защитные ПВХ', 'جزمة سلامة PVC'), 'S5 SRA', 2150, 980, text('PVC and nitrile boot for oil, manure and mild acids', 'ПВХ-нитрил, стойкость к маслам и слабым кислотам', 'جزمة PVC ونتريل للزيوت والأحماض الخفيفة'), s5], ['WL5P', text('Safety wellingtons PU', 'Сапоги защитные полиуретановые', 'جزمة سلامة PU'), 'S5 CI', 1750, 3900, text('Light polyurethane boot, insulated against cold', 'Лёгкие полиуретановые, теплоизоляция от холода', 'جزمة بولي يوريثان خفيفة معزولة ضد البرد'), s5]] as Boot[]).map(footwear), variants: bootSizes(360) },
];

export const gloveLevels = ['4121A', '3131A', '2142A', '4X42B', '4X43C', '4X43D', '4X44F', '2122X', '3243X', '3144X', '4101X', '4121X', '3121X'];
export const cutLevels = Object.fromEntries(['a', 'b', 'c', 'd', 'f'].map((level) => [level, same(level.toUpperCase())]));

export const glovesAndBoots: Branch = {
  categories: [
    category('ppe/hand-protection', text('Hand protection', 'Защита рук', 'حماية اليدين'), text('Work, cut, leather and chemical gloves.', 'Рабочие, от порезов, кожаные и химстойкие перчатки.', 'قفازات عمل وقطع وجلد وكيماويات.'), example),
    category('ppe/foot-protection', text('Foot protection', 'Защита ног', 'حماية القدمين'), text('Shoes, boots and wellingtons, EN ISO 20345.', 'Полуботинки, ботинки и сапоги, EN ISO 20345.', 'أحذية وجزمات، EN ISO 20345.'), boot(43, 150)),
    ...groups.map((group) => category(group.lineage, group.title, group.about, group.example)),
  ],
  drafts: () => ppeDrafts(groups),
};
