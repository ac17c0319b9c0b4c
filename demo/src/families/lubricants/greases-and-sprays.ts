// Greases, sprays and assembly pastes.
// biome-ignore-all format: tables, one row a line
import { fill, text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { type Branch, category, type Draft } from '../supply.ts';
import { greasePacks, sprayPack } from './packs.ts';

type Grease = { slug: string; code: string; din: string; thickener: string; noun: Text3; plural: Text3; use: Text3; nlgi: string[]; packs: string[]; min: number; max: number; drop: number; base: string; baseVg: number; perKg: number; hsn: string; unspsc: string; industries: string[] };

const greases: Grease[] = [
  { slug: 'lithium-ep-greases', code: 'LEP', din: 'KP', thickener: 'lithium', noun: text('Lithium EP grease', 'Смазка литиевая EP', 'شحم ليثيوم EP'), plural: text('Lithium EP greases', 'Смазки литиевые EP', 'شحوم ليثيوم EP'), use: text('Multi-purpose grease for plain and rolling bearings.', 'Универсальная смазка для подшипников скольжения и качения.', 'شحم متعدد الأغراض للمحامل الانزلاقية والتدحرجية.'), nlgi: ['00', '0', '1', '2', '3'], packs: ['400G', '1KG', '5KG', '18KG', '180KG'], min: -25, max: 120, drop: 190, base: 'mineral', baseVg: 150, perKg: 215, hsn: '34031900', unspsc: '15121902', industries: ['automobile', 'mining', 'textile'] },
  { slug: 'lithium-complex-greases', code: 'LCX', din: 'KP', thickener: 'lithium-complex', noun: text('Lithium complex grease', 'Смазка литий-комплексная', 'شحم ليثيوم مركب'), plural: text('Lithium complex greases', 'Смазки литий-комплексные', 'شحوم ليثيوم مركب'), use: text('For hot and fast bearings, wheel hubs and fans.', 'Для горячих и быстрых подшипников, ступиц и вентиляторов.', 'للمحامل الساخنة والسريعة ومحاور العجلات والمراوح.'), nlgi: ['1', '2'], packs: ['400G', '1KG', '5KG', '18KG', '180KG'], min: -30, max: 150, drop: 260, base: 'mineral', baseVg: 220, perKg: 330, hsn: '34031900', unspsc: '15121902', industries: ['automobile', 'power-generation'] },
  { slug: 'molybdenum-greases', code: 'MOS', din: 'KPF', thickener: 'lithium', noun: text('Grease with MoS₂', 'Смазка с MoS₂', 'شحم مع MoS₂'), plural: text('Greases with MoS₂', 'Смазки с MoS₂', 'شحوم مع MoS₂'), use: text('Molybdenum disulphide for pins, bushes and fifth wheels under shock; not for fast bearings.', 'Дисульфид молибдена для пальцев, втулок и седел под ударом; не для быстрых подшипников.', 'ثاني كبريتيد الموليبدينوم للمسامير والجلب تحت الصدمات؛ ليس للمحامل السريعة.'), nlgi: ['1', '2'], packs: ['400G', '1KG', '5KG', '18KG', '180KG'], min: -25, max: 130, drop: 190, base: 'mineral', baseVg: 220, perKg: 290, hsn: '34031900', unspsc: '15121902', industries: ['mining', 'railways'] },
  { slug: 'food-grade-greases', code: 'FGH', din: 'KPHC', thickener: 'aluminium-complex', noun: text('Food-grade grease H1', 'Смазка с пищевым допуском H1', 'شحم غذائي H1'), plural: text('Food-grade greases', 'Смазки с пищевым допуском', 'شحوم غذائية'), use: text('NSF H1, resists water and cleaning; for mixers, fillers and conveyors.', 'NSF H1, стойкая к воде и мойке; для миксеров, розлива и конвейеров.', 'NSF H1 مقاوم للماء والغسيل؛ للخلاطات وآلات التعبئة والنواقل.'), nlgi: ['1', '2'], packs: ['400G', '1KG', '5KG', '18KG'], min: -35, max: 130, drop: 240, base: 'pao', baseVg: 220, perKg: 980, hsn: '34039900', unspsc: '15121526', industries: ['food-and-beverage'] },
  { slug: 'calcium-sulphonate-greases', code: 'CSX', din: 'KP', thickener: 'calcium-sulphonate', noun: text('Calcium sulphonate grease', 'Смазка сульфонат кальция', 'شحم كالسيوم سلفونات'), plural: text('Calcium sulphonate greases', 'Смазки сульфонат кальция', 'شحوم كالسيوم سلفونات'), use: text('Withstands salt water, load and heat: marine, paper and steel works.', 'Держит солёную воду, нагрузку и жар: флот, бумага, металлургия.', 'يتحمل ماء البحر والحمل والحرارة: السفن والورق والصلب.'), nlgi: ['1', '2'], packs: ['400G', '5KG', '18KG', '180KG'], min: -25, max: 160, drop: 300, base: 'mineral', baseVg: 460, perKg: 560, hsn: '34031900', unspsc: '15121902', industries: ['marine', 'mining'] },
  { slug: 'polyurea-greases', code: 'PUR', din: 'KPE', thickener: 'polyurea', noun: text('Polyurea motor grease', 'Смазка полимочевинная для электродвигателей', 'شحم بولي يوريا للمحركات'), plural: text('Polyurea greases', 'Смазки полимочевинные', 'شحوم بولي يوريا'), use: text('Long-life grease for electric motor bearings; do not mix with lithium grease.', 'Долговечная смазка для подшипников электродвигателей; не смешивать с литиевой.', 'شحم طويل العمر لمحامل المحركات؛ لا يخلط مع شحم الليثيوم.'), nlgi: ['2'], packs: ['400G', '1KG', '18KG'], min: -30, max: 170, drop: 260, base: 'mineral', baseVg: 100, perKg: 720, hsn: '34031900', unspsc: '15121902', industries: ['power-generation', 'textile'] },
  { slug: 'high-temperature-greases', code: 'HTG', din: 'KFK', thickener: 'ptfe', noun: text('High-temperature grease PFPE', 'Смазка высокотемпературная PFPE', 'شحم حرارة عالية PFPE'), plural: text('High-temperature greases', 'Смазки высокотемпературные', 'شحوم الحرارة العالية'), use: text('Perfluorinated oil and PTFE for ovens and stenters; inert to oxygen and most chemicals.', 'Перфторированное масло и PTFE для печей и сушилок; инертна к кислороду и химии.', 'زيت مشبع بالفلور وتفلون للأفران؛ خامل تجاه الأكسجين ومعظم الكيماويات.'), nlgi: ['2'], packs: ['400G', '1KG'], min: -30, max: 260, drop: 300, base: 'pfpe', baseVg: 400, perKg: 14500, hsn: '34039900', unspsc: '15121903', industries: ['textile', 'food-and-beverage'] },
];

type Spray = { slug: string; code: string; noun: Text3; words: Text3; sizes: number[]; rupees: number; hsn: string; unspsc: string; base: string; min: number; max: number };
const sprays: Spray[] = [
  { slug: 'penetrating-sprays', code: 'PEN', noun: text('Penetrating spray', 'Смазка проникающая', 'بخاخ نفاذ'), words: text('Creeps into seized threads; let it work ten minutes. Displaces water.', 'Проникает в прикипевшую резьбу, выждать десять минут. Вытесняет воду.', 'يتغلغل في السن العالق، اتركه عشر دقائق. يطرد الماء.'), sizes: [200, 400, 500], rupees: 0.62, hsn: '34031900', unspsc: '15121806', base: 'mineral', min: -20, max: 90 },
  { slug: 'penetrating-sprays', code: 'PENF', noun: text('Rust shock penetrating spray', 'Смазка проникающая «заморозка»', 'بخاخ نفاذ بالتبريد'), words: text('Cools to about minus 40 °C, cracks the rust and lets oil creep in.', 'Охлаждает до минус 40 °C, ржавчина трескается, масло проникает.', 'يبرد إلى نحو 40 تحت الصفر فيشقق الصدأ ويتغلغل الزيت.'), sizes: [400], rupees: 1.05, hsn: '34031900', unspsc: '15121806', base: 'mineral', min: -40, max: 80 },
  { slug: 'chain-and-rope-sprays', code: 'CHN', noun: text('Chain spray', 'Смазка для цепей', 'بخاخ سلاسل'), words: text('Thin when sprayed, tacky afterwards; does not fling off.', 'Жидкая при нанесении, затем липкая; не разбрызгивается.', 'سائل عند الرش ثم لاصق فلا يتطاير.'), sizes: [300, 500], rupees: 0.88, hsn: '34031900', unspsc: '15121514', base: 'mineral', min: -30, max: 130 },
  { slug: 'chain-and-rope-sprays', code: 'ROP', noun: text('Wire rope spray', 'Смазка для канатов', 'بخاخ حبال فولاذية'), words: text('Reaches the core of wire ropes and protects against corrosion.', 'Доходит до сердечника каната и защищает от коррозии.', 'يصل إلى قلب الحبل الفولاذي ويحمي من التآكل.'), sizes: [400, 500], rupees: 0.94, hsn: '34031900', unspsc: '15121514', base: 'mineral', min: -30, max: 100 },
  { slug: 'dry-and-silicone-sprays', code: 'SIL', noun: text('Silicone spray', 'Смазка силиконовая', 'بخاخ سيليكون'), words: text('For rubber and plastic; keep away from parts that will be painted.', 'Для резины и пластмассы; не применять перед окраской.', 'للمطاط والبلاستيك؛ لا يستعمل على قطع ستدهن.'), sizes: [200, 400, 500], rupees: 0.74, hsn: '34039900', unspsc: '15121514', base: 'silicone', min: -50, max: 200 },
  { slug: 'dry-and-silicone-sprays', code: 'PTF', noun: text('PTFE dry lubricant spray', 'Смазка сухая PTFE', 'بخاخ تشحيم جاف تفلون'), words: text('Dry white film where oil would collect dust.', 'Сухая белая плёнка там, где масло собирает пыль.', 'طبقة بيضاء جافة حيث يجمع الزيت الغبار.'), sizes: [200, 400], rupees: 1.25, hsn: '34039900', unspsc: '15121514', base: 'ester', min: -180, max: 260 },
  { slug: 'dry-and-silicone-sprays', code: 'WHG', noun: text('White grease spray', 'Смазка белая', 'بخاخ شحم أبيض'), words: text('Lithium grease with PTFE for hinges and guides that are seen.', 'Литиевая смазка с PTFE для петель и видимых направляющих.', 'شحم ليثيوم مع تفلون للمفصلات والمجاري الظاهرة.'), sizes: [400], rupees: 0.92, hsn: '34031900', unspsc: '15121514', base: 'mineral', min: -30, max: 140 },
  { slug: 'corrosion-protection-sprays', code: 'WAX', noun: text('Protective wax spray', 'Воск защитный', 'بخاخ شمع واق'), words: text('Dry wax film that protects machined parts indoors for about a year.', 'Сухая восковая плёнка, хранение деталей в помещении около года.', 'طبقة شمع جافة تحمي القطع المشغلة داخل المبنى نحو سنة.'), sizes: [400, 500], rupees: 0.82, hsn: '34031900', unspsc: '15121802', base: 'mineral', min: -20, max: 80 },
  { slug: 'corrosion-protection-sprays', code: 'MUL', noun: text('Multi-purpose oil spray', 'Масло универсальное', 'بخاخ زيت متعدد الأغراض'), words: text('Lubricates, displaces moisture and loosens light rust.', 'Смазывает, вытесняет влагу, снимает лёгкую ржавчину.', 'يشحم ويطرد الرطوبة ويفكك الصدأ الخفيف.'), sizes: [100, 200, 400], rupees: 0.52, hsn: '34031900', unspsc: '15121802', base: 'mineral', min: -20, max: 90 },
];

type Paste = { code: string; noun: Text3; words: Text3; max: number; perKg: number };
const pastes: Paste[] = [
  { code: 'CUP', noun: text('Copper anti-seize paste', 'Паста медная противозадирная', 'معجون نحاس مانع للالتصاق'), words: text('Keeps bolts of exhausts and flanges removable up to 1100 °C; not for stainless steel in chlorides.', 'Болты выхлопа и фланцев откручиваются и после 1100 °C; не для нержавейки в хлоридах.', 'يبقي براغي العوادم والفلنجات قابلة للفك حتى 1100 درجة مئوية؛ ليس للمقاوم للصدأ مع الكلوريدات.'), max: 1100, perKg: 1350 },
  { code: 'NIP', noun: text('Nickel anti-seize paste', 'Паста никелевая противозадирная', 'معجون نيكل مانع للالتصاق'), words: text('Copper-free, for stainless and alloy bolts up to 1400 °C.', 'Без меди, для нержавеющих и легированных болтов до 1400 °C.', 'خال من النحاس، للبراغي المقاومة للصدأ والسبائكية حتى 1400 درجة مئوية.'), max: 1400, perKg: 2900 },
  { code: 'ASP', noun: text('Assembly paste MoS₂', 'Паста монтажная MoS₂', 'معجون تجميع MoS₂'), words: text('For press fits, splines and running in up to 450 °C.', 'Для прессовых посадок, шлицев и приработки до 450 °C.', 'للتركيب بالكبس والأخاديد والترويض حتى 450 درجة مئوية.'), max: 450, perKg: 3200 },
  { code: 'WHP', noun: text('White assembly paste', 'Паста монтажная белая', 'معجون تجميع أبيض'), words: text('Metal-free, clean, for food and packaging machines up to 250 °C.', 'Без металлов, чистая, для пищевых и упаковочных машин до 250 °C.', 'خال من المعادن ونظيف لآلات الأغذية والتغليف حتى 250 درجة مئوية.'), max: 250, perKg: 3600 },
];
const pasteSizes: [code: string, kg: number, name: Text3, d: number, h: number][] = [['100G', 0.1, text('100 g tube', 'туба 100 г', 'أنبوبة 100 غ'), 38, 150], ['500G', 0.5, text('500 g can with brush', 'банка 500 г с кистью', 'علبة 500 غ بفرشاة'), 85, 105], ['1KG', 1, text('1 kg can', 'банка 1 кг', 'علبة 1 كغ'), 108, 120]];

export const nlgiClasses = ['00', '0', '1', '2', '3'];
export const thickeners: Record<string, Text3> = { lithium: text('Lithium soap', 'Литиевое мыло', 'صابون ليثيوم'), 'lithium-complex': text('Lithium complex', 'Литиевый комплекс', 'مركب ليثيوم'), 'aluminium-complex': text('Aluminium complex', 'Алюминиевый комплекс', 'مركب ألومنيوم'), 'calcium-sulphonate': text('Calcium sulphonate', 'Сульфонат кальция', 'كالسيوم سلفونات'), polyurea: text('Polyurea', 'Полимочевина', 'بولي يوريا'), ptfe: text('PTFE', 'PTFE', 'تفلون') };

const greaseText = text('{use} NLGI {nlgi}, base oil {vg} mm²/s at 40 °C, dropping point above {drop} °C, for {min} to {max} °C (DIN 51825).', '{use} NLGI {nlgi}, базовое масло {vg} мм²/с при 40 °C, каплепадение выше {drop} °C, от {min} до {max} °C (DIN 51825).', '{use} NLGI {nlgi}، الزيت الأساسي {vg} مم²/ث عند 40 درجة مئوية، نقطة التنقيط فوق {drop}، من {min} إلى {max} درجة مئوية (DIN 51825).');
const spraySlugs: [slug: string, name: Text3, about: Text3][] = [
  ['penetrating-sprays', text('Penetrating sprays', 'Проникающие смазки', 'بخاخات نفاذة'), text('Free what is seized.', 'Освобождают прикипевшее.', 'تفك ما علق.')],
  ['chain-and-rope-sprays', text('Chain and rope sprays', 'Смазки для цепей и канатов', 'بخاخات السلاسل والحبال'), text('Adhesive lubricants for open drives.', 'Адгезионные смазки для открытых передач.', 'مواد تشحيم لاصقة للنقل المكشوف.')],
  ['dry-and-silicone-sprays', text('Dry and silicone sprays', 'Сухие и силиконовые смазки', 'بخاخات جافة وسيليكون'), text('For rubber, plastics and dusty places.', 'Для резины, пластмасс и пыльных мест.', 'للمطاط والبلاستيك والأماكن المغبرة.')],
  ['corrosion-protection-sprays', text('Corrosion protection sprays', 'Антикоррозионные аэрозоли', 'بخاخات الحماية من التآكل'), text('Protect and displace water.', 'Защищают и вытесняют воду.', 'تحمي وتطرد الماء.')],
];

function* greaseDrafts(): Iterable<Draft> {
  for (const grease of greases) {
    for (const nlgi of grease.nlgi) {
      for (const pack of greasePacks.filter(({ code }) => grease.packs.includes(code))) {
        yield {
          mpn: `${grease.code} ${nlgi} ${pack.code}`, name: fill(text('{noun} NLGI {nlgi} {pack}', '{noun} NLGI {nlgi} {pack}', '{noun} NLGI {nlgi} {pack}'), { noun: grease.noun, nlgi, pack: pack.name }),
          description: fill(greaseText, { use: grease.use, nlgi, vg: grease.baseVg, drop: grease.drop, min: grease.min, max: grease.max }), category: `lubricants/greases/${grease.slug}`, hsn: grease.hsn, unspsc: grease.unspsc, uom: 'piece',
          rupees: pack.content * grease.perKg * pack.factor + 22, grams: pack.content * 1000 + pack.tare,
          attributes: { 'nlgi-class': `nlgi-${nlgi}`, thickener: grease.thickener, 'base-oil': grease.base, 'net-mass': pack.content, 'dropping-point': grease.drop, 'min-temperature': grease.min, 'max-temperature': grease.max, standard: 'din-51825', pack: pack.code.toLowerCase() },
          industries: grease.industries, shape: { ...pack.shape, label: `NLGI ${nlgi}` }, manufacturers: 1.35, weight: pack.weight * (nlgi === '2' ? 3 : 1), dataSheets: 0.4,
        };
      }
    }
  }
}

function* sprayDrafts(): Iterable<Draft> {
  for (const spray of sprays) {
    for (const ml of spray.sizes) {
      const pack = sprayPack(ml);
      yield {
        mpn: `${spray.code} ${pack.code}`, name: fill(text('{noun} {ml} ml', '{noun} {ml} мл, аэрозоль', '{noun} {ml} مل'), { noun: spray.noun, ml }),
        description: fill(text('{words} Works from {min} to {max} °C. Flammable: keep away from heat.', '{words} Работает от {min} до {max} °C. Огнеопасно: беречь от нагрева.', '{words} يعمل من {min} إلى {max} درجة مئوية. قابل للاشتعال: يحفظ بعيدا عن الحرارة.'), { words: spray.words, min: spray.min, max: spray.max }),
        category: `lubricants/sprays/${spray.slug}`, hsn: spray.hsn, unspsc: spray.unspsc, uom: 'piece', rupees: 40 + ml * spray.rupees, grams: ml * 0.78 + pack.tare,
        attributes: { volume: ml / 1000, 'base-oil': spray.base, 'min-temperature': spray.min, 'max-temperature': spray.max, pack: 'spray' }, industries: ['automobile', 'railways', 'marine'], shape: pack.shape, manufacturers: 1.9, weight: 4, dataSheets: 0.3,
      };
    }
  }
}

function* pasteDrafts(): Iterable<Draft> {
  for (const paste of pastes) {
    for (const [code, kg, name, d, h] of pasteSizes) {
      yield {
        mpn: `${paste.code} ${code}`, name: fill(text('{noun} {name}', '{noun} {name}', '{noun} {name}'), { noun: paste.noun, name }), description: paste.words, category: 'lubricants/pastes/assembly-pastes', hsn: '34039900', unspsc: paste.code === 'ASP' || paste.code === 'WHP' ? '15121511' : '15121515', uom: 'piece',
        rupees: kg * paste.perKg * (kg < 0.2 ? 1.4 : 1) + 60, grams: kg * 1000 + 60 + kg * 60, attributes: { 'net-mass': kg, 'max-temperature': paste.max, pack: code.toLowerCase() }, industries: ['oil-and-gas', 'power-generation', 'marine'],
        shape: code === '100G' ? { kind: 'cartridge', dims: { d, h } } : { kind: 'can', dims: { d, h, spray: 0 } }, manufacturers: 1.8, dataSheets: 0.3,
      };
    }
  }
}

const cartridge = { kind: 'cartridge' as const, dims: { d: 53.5, h: 235 } };
const aerosol = { kind: 'can' as const, dims: { d: 65, h: 240, spray: 1 } };
const tin = { kind: 'can' as const, dims: { d: 85, h: 105, spray: 0 } };

export const greasesAndSprays: Branch = {
  categories: [
    category('lubricants/greases', text('Greases', 'Пластичные смазки', 'الشحوم'), text('NLGI 00 to 3, from cartridge to drum.', 'NLGI от 00 до 3, от картриджа до бочки.', 'NLGI من 00 إلى 3، من الخرطوشة إلى البرميل.'), cartridge),
    ...greases.map((grease) => category(`lubricants/greases/${grease.slug}`, grease.plural, grease.use, cartridge)),
    category('lubricants/sprays', text('Sprays', 'Аэрозоли', 'البخاخات'), text('Small jobs from the can.', 'Мелкие работы из баллона.', 'للأعمال الصغيرة.'), aerosol),
    ...spraySlugs.map(([slug, name, about]) => category(`lubricants/sprays/${slug}`, name, about, aerosol)),
    category('lubricants/pastes', text('Pastes', 'Пасты', 'المعاجين'), text('For assembly and against seizing.', 'Монтажные и противозадирные.', 'للتجميع ومنع الالتصاق.'), tin),
    category('lubricants/pastes/assembly-pastes', text('Assembly and anti-seize pastes', 'Пасты монтажные и противозадирные', 'معاجين التجميع ومنع الالتصاق'), text('Keep joints removable.', 'Чтобы соединение разбиралось.', 'تبقي الوصلات قابلة للفك.'), tin),
  ],
  *drafts() {
    yield* greaseDrafts();
    yield* sprayDrafts();
    yield* pasteDrafts();
  },
};
