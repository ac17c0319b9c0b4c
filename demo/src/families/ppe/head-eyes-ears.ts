// Head, eye, hearing and respiratory protection.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { fill, same, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category } from '../supply.ts';
import { colours, type Group, type Model, ppeDrafts, type Variant } from './articles.ts';

const helmet = (vents: number): Shape => ({ kind: 'helmet', dims: { L: 280, W: 220, H: 155, vents } });
const colourLabel = (colour: string): Text3 => {
  const { en, ru, ar } = given(colours[colour], colour);
  return text(en, `цвет ${ru}`, `لون ${ar}`);
};
const inColours = (list: string[], shape: Shape) => (): Variant[] => list.map((colour) => ({ tail: `-${colour === 'grey' ? 'GRY' : colour.slice(0, 3).toUpperCase()}`, label: colourLabel(colour), attributes: { colour }, shape, weight: colour === 'white' || colour === 'yellow' ? 4 : 1 }));
const single = (shape: Shape) => (model: Model): Variant[] => [{ tail: '', label: same(model.standard), attributes: {}, shape }];
const goggles = (style: number): Shape => ({ kind: 'goggles', dims: style ? { W: 142, H: 48, style } : { W: 175, H: 85, style } });
const muff = (band: number): Shape => ({ kind: 'ear-muff', dims: { W: 165, H: 95, band } });
const mask = (filters: number): Shape => ({ kind: 'respirator', dims: filters ? { W: 150, H: 115, filters } : { W: 125, H: 95, filters } });

const helmetText = text('{shell} shell with {suspension}, {grams} g, {standard}. {note} Replace after a hard blow or at the end of the life printed inside.', 'Корпус {shell}, оголовье: {suspension}, {grams} г, {standard}. {note} Заменить после сильного удара или по истечении срока.', 'قشرة {shell} مع {suspension}، {grams} غ، {standard}. {note} تستبدل بعد صدمة قوية أو عند انتهاء العمر.');
const helmetModel = (code: string, noun: Text3, shell: string, suspension: Text3, grams: number, rupees: number, standard: string, note: Text3, attributes: Record<string, number | string>): Model =>
  ({ code, noun, text: fill(helmetText, { shell, suspension, grams, note, standard }), standard, grams, rupees, attributes: { 'shell-material': shell.toLowerCase(), 'net-mass': grams / 1000, ...attributes } });
const ratchet = text('ratchet adjustment', 'храповик', 'ضبط بسقاطة');
const slip = text('slip adjustment', 'плавная регулировка', 'ضبط منزلق');

const lens: Record<string, Text3> = { clear: text('clear', 'прозрачные', 'شفافة'), grey: text('grey', 'затемнённые', 'رمادية'), amber: text('amber', 'жёлтые', 'كهرمانية'), 'indoor-outdoor': text('indoor/outdoor', 'зеркальные in/out', 'داخلي/خارجي') };
export const lensTints = lens;
const tinted = (list: string[], style: number) => (): Variant[] => list.map((tint) => ({ tail: `-${tint.slice(0, 2).toUpperCase()}`, label: given(lens[tint], tint), attributes: { 'lens-tint': tint }, shape: goggles(style), weight: tint === 'clear' ? 4 : 1 }));
const eyeText = text('Polycarbonate lenses, {coat}, UV protection, {standard}, marking {mark}.', 'Линзы из поликарбоната, {coat}, защита от УФ, {standard}, маркировка {mark}.', 'عدسات بولي كربونات، {coat}، حماية من الأشعة فوق البنفسجية، {standard}، العلامة {mark}.');
const antiFog = text('anti-scratch and anti-fog', 'от царапин и запотевания', 'ضد الخدش والضباب');
const antiScratch = text('anti-scratch', 'от царапин', 'ضد الخدش');
const eye = (code: string, noun: Text3, coat: Text3, mark: string, grams: number, rupees: number): Model => ({ code, noun, text: fill(eyeText, { coat, mark, standard: 'EN 166' }), standard: 'EN 166', grams, rupees, attributes: { 'eye-mark': mark.toLowerCase().replaceAll(' ', '-') }, industries: ['automobile', 'mining', 'railways'] });

const earText = text('Attenuation SNR {snr} dB, {grams} g, {standard}. For noise up to about {noise} dB(A).', 'Ослабление шума SNR {snr} дБ, {grams} г, {standard}. Для шума примерно до {noise} дБ(А).', 'التوهين SNR {snr} ديسيبل، {grams} غ، {standard}. للضوضاء حتى نحو {noise} ديسيبل.');
const ear = (code: string, noun: Text3, snr: number, grams: number, rupees: number, standard: string): Model => ({ code, noun, text: earText, standard, grams, rupees, attributes: { snr, 'net-mass': grams / 1000 }, facts: { snr, grams, noise: 75 + snr }, industries: ['mining', 'power-generation', 'textile'] });

const ffText = text('Filtering half mask {level} {valve}, for dust and mist up to {tlv} times the limit value, {standard}; single shift (NR).', 'Фильтрующая полумаска {level} {valve}, от пыли и тумана до {tlv} ПДК, {standard}; на одну смену (NR).', 'قناع نصفي مرشح {level} {valve}، للغبار والرذاذ حتى {tlv} ضعف الحد، {standard}؛ لوردية واحدة (NR).');
const valved = text('with exhalation valve', 'с клапаном выдоха', 'مع صمام زفير');
const plainMask = text('without valve', 'без клапана', 'بدون صمام');
const ff = (code: string, fold: Text3, level: string, tlv: number, withValve: boolean, rupees: number): Model => ({ code: `${code}${withValve ? 'V' : ''}`, noun: fill(text('Respirator {level} {fold} {valve}', 'Респиратор {level} {fold} {valve}', 'كمامة {level} {fold} {valve}'), { level, fold, valve: withValve ? valved : plainMask }), text: fill(ffText, { level, valve: withValve ? valved : plainMask, tlv, standard: 'EN 149' }), standard: 'EN 149', grams: withValve ? 14 : 9, rupees, attributes: { 'filter-class': level.toLowerCase(), 'exhalation-valve': withValve ? 'yes' : 'no' }, industries: ['mining', 'textile', 'food-and-beverage'] });
const fold = text('foldable', 'складной', 'قابلة للطي');
const cup = text('cup', 'чашеобразный', 'كوبية');

const inSizes = (list: string[], shape: Shape) => (): Variant[] => list.map((size) => ({ tail: `-${size}`, label: same(size), attributes: { size: size.toLowerCase() }, shape, weight: size === 'M' ? 3 : 1 }));
const maskText = text('{body}, bayonet filters, {grams} g, {standard}. Choose filters by the substance; only where there is at least 17 % oxygen.', '{body}, байонетные фильтры, {grams} г, {standard}. Фильтры подбирать по веществу; только при кислороде не менее 17 %.', '{body}، مرشحات بايونيت، {grams} غ، {standard}. اختر المرشح حسب المادة؛ فقط مع أكسجين لا يقل عن 17 %.');
const filterText = text('Pair of bayonet filters {level} against {against}, {standard}. Note the date of opening.', 'Пара байонетных фильтров {level} от: {against}, {standard}. Отметить дату вскрытия.', 'زوج مرشحات بايونيت {level} ضد {against}، {standard}. سجل تاريخ الفتح.');
const filter = (level: string, against: Text3, standard: string, grams: number, rupees: number): Model => ({ code: `FLT-${level.replaceAll(' ', '')}`, noun: fill(text('Filters {level}, pair', 'Фильтры {level}, пара', 'مرشحات {level}، زوج'), { level }), text: fill(filterText, { level, against, standard }), standard, grams, rupees, attributes: { 'filter-class': level.toLowerCase().replaceAll(' ', '-') } });

const groups: Group[] = [
  { lineage: 'ppe/head-protection/safety-helmets', title: text('Safety helmets', 'Каски защитные', 'خوذ السلامة'), about: text('Industrial helmets, EN 397 and IS 2925.', 'Промышленные каски, EN 397 и IS 2925.', 'خوذ صناعية، EN 397 وIS 2925.'), hsn: '65061090', unspsc: '46181704', uom: 'piece', example: helmet(4), manufacturers: 2,
    models: [
      helmetModel('HEL-V', text('Safety helmet vented', 'Каска защитная с вентиляцией', 'خوذة سلامة مهواة'), 'ABS', ratchet, 360, 420, 'EN 397', text('Not for electrical work.', 'Не для электроработ.', 'ليست للأعمال الكهربائية.'), { vents: 4 }),
      helmetModel('HEL-S', text('Safety helmet', 'Каска защитная', 'خوذة سلامة'), 'HDPE', slip, 340, 165, 'IS 2925', text('Chin strap sold with it.', 'Подбородочный ремень в комплекте.', 'مع رباط ذقن.'), { vents: 0 }),
    ], variants: (model) => inColours(['white', 'yellow', 'orange', 'red', 'blue', 'green', 'grey'], helmet(Number(model.attributes.vents)))() },
  { lineage: 'ppe/head-protection/electricians-helmets', title: text("Electrician's helmets", 'Каски электромонтажника', 'خوذ الكهربائيين'), about: text('Insulating helmets to 1000 V AC, EN 50365.', 'Изолирующие каски до 1000 В, EN 50365.', 'خوذ عازلة حتى 1000 فولت، EN 50365.'), hsn: '65061090', unspsc: '46181704', uom: 'piece', example: helmet(0), manufacturers: 2,
    models: [helmetModel('HEL-E', text("Electrician's helmet 1000 V", 'Каска электромонтажника 1000 В', 'خوذة كهربائي 1000 فولت'), 'ABS', ratchet, 390, 780, 'EN 50365', text('Class 0 for installations up to 1000 V AC.', 'Класс 0, для установок до 1000 В.', 'الفئة 0 للتركيبات حتى 1000 فولت.'), { vents: 0, voltage: 1000 })], variants: inColours(['white', 'yellow', 'orange', 'blue', 'red'], helmet(0)) },
  { lineage: 'ppe/head-protection/bump-caps', title: text('Bump caps', 'Каскетки', 'قبعات صدمات'), about: text('Against knocks of the head, not against falling objects; EN 812.', 'От ударов головой, не от падающих предметов; EN 812.', 'ضد الاصطدام بالرأس وليس الأجسام الساقطة؛ EN 812.'), hsn: '65061090', unspsc: '46181701', uom: 'piece', example: helmet(6), manufacturers: 2,
    models: [helmetModel('BMP', text('Bump cap', 'Каскетка защитная', 'قبعة صدمات'), 'ABS', slip, 210, 520, 'EN 812', text('Not a safety helmet.', 'Не заменяет каску.', 'لا تغني عن الخوذة.'), { vents: 6 })], variants: inColours(['blue', 'black', 'grey', 'red'], helmet(6)) },
  { lineage: 'ppe/eye-protection/safety-goggles', title: text('Safety goggles', 'Очки защитные закрытые', 'نظارات واقية مغلقة'), about: text('Closed goggles against splashes, dust and chips.', 'Закрытые очки от брызг, пыли и стружки.', 'نظارات مغلقة ضد الرذاذ والغبار والشظايا.'), hsn: '90049090', unspsc: '46181804', uom: 'piece', example: goggles(0), manufacturers: 2,
    models: [eye('GOG-I', text('Goggles indirect vent', 'Очки закрытые с непрямой вентиляцией', 'نظارة مغلقة بتهوية غير مباشرة'), antiFog, '1 B 3 4', 95, 240), eye('GOG-D', text('Goggles direct vent', 'Очки закрытые с прямой вентиляцией', 'نظارة مغلقة بتهوية مباشرة'), antiScratch, '1 F', 70, 110), eye('GOG-P', text('Goggles wide view', 'Очки закрытые панорамные', 'نظارة مغلقة بانورامية'), antiFog, '1 B 9', 110, 520)], variants: tinted(['clear', 'grey'], 0) },
  { lineage: 'ppe/eye-protection/safety-spectacles', title: text('Safety spectacles', 'Очки защитные открытые', 'نظارات واقية'), about: text('Light spectacles for everyday work.', 'Лёгкие очки на каждый день.', 'نظارات خفيفة للعمل اليومي.'), hsn: '90049090', unspsc: '46181802', uom: 'piece', example: goggles(1), manufacturers: 2,
    models: [eye('SPC-L', text('Spectacles light', 'Очки открытые лёгкие', 'نظارة خفيفة'), antiScratch, '1 F', 24, 85), eye('SPC-W', text('Spectacles wraparound', 'Очки открытые облегающие', 'نظارة ملتفة'), antiFog, '1 F KN', 28, 190), eye('SPC-O', text('Spectacles over glasses', 'Очки поверх корригирующих', 'نظارة فوق النظارات الطبية'), antiScratch, '1 F', 42, 120)], variants: tinted(['clear', 'grey', 'amber', 'indoor-outdoor'], 1) },
  { lineage: 'ppe/hearing-protection/headband-ear-muffs', title: text('Ear muffs with headband', 'Наушники с оголовьем', 'واقيات أذن بطوق رأس'), about: text('SNR 25 to 36 dB, EN 352-1.', 'SNR от 25 до 36 дБ, EN 352-1.', 'SNR من 25 إلى 36 ديسيبل، EN 352-1.'), hsn: '39269099', unspsc: '46181902', uom: 'piece', example: muff(0), manufacturers: 2,
    models: [ear('EM-25', text('Ear muffs SNR 25 dB', 'Наушники SNR 25 дБ', 'واقي أذن SNR 25 ديسيبل'), 25, 165, 260, 'EN 352-1'), ear('EM-28', text('Ear muffs SNR 28 dB', 'Наушники SNR 28 дБ', 'واقي أذن SNR 28 ديسيبل'), 28, 195, 420, 'EN 352-1'), ear('EM-31', text('Ear muffs SNR 31 dB', 'Наушники SNR 31 дБ', 'واقي أذن SNR 31 ديسيبل'), 31, 230, 690, 'EN 352-1'), ear('EM-33', text('Ear muffs SNR 33 dB', 'Наушники SNR 33 дБ', 'واقي أذن SNR 33 ديسيبل'), 33, 265, 980, 'EN 352-1'), ear('EM-36', text('Ear muffs SNR 36 dB', 'Наушники SNR 36 дБ', 'واقي أذن SNR 36 ديسيبل'), 36, 320, 1450, 'EN 352-1')], variants: single(muff(0)) },
  { lineage: 'ppe/hearing-protection/helmet-ear-muffs', title: text('Ear muffs for helmets', 'Наушники на каску', 'واقيات أذن للخوذة'), about: text('Clip into the 30 mm slots of a helmet, EN 352-3.', 'Крепятся в пазы каски 30 мм, EN 352-3.', 'تركب في شقوق الخوذة 30 مم، EN 352-3.'), hsn: '39269099', unspsc: '46181902', uom: 'piece', example: muff(1), manufacturers: 2,
    models: [ear('EMH-26', text('Helmet ear muffs SNR 26 dB', 'Наушники на каску SNR 26 дБ', 'واقي أذن للخوذة SNR 26 ديسيبل'), 26, 210, 540, 'EN 352-3'), ear('EMH-30', text('Helmet ear muffs SNR 30 dB', 'Наушники на каску SNR 30 дБ', 'واقي أذن للخوذة SNR 30 ديسيبل'), 30, 250, 880, 'EN 352-3'), ear('EMH-34', text('Helmet ear muffs SNR 34 dB', 'Наушники на каску SNR 34 дБ', 'واقي أذن للخوذة SNR 34 ديسيبل'), 34, 310, 1380, 'EN 352-3')], variants: single(muff(1)) },
  { lineage: 'ppe/respiratory-protection/filtering-facepieces', title: text('Filtering facepieces', 'Респираторы FFP', 'كمامات FFP'), about: text('FFP1 to FFP3, EN 149.', 'От FFP1 до FFP3, EN 149.', 'من FFP1 إلى FFP3، EN 149.'), hsn: '63079091', unspsc: '46182002', uom: 'piece', example: mask(0), manufacturers: 2, step: 10,
    models: [ff('FF1', fold, 'FFP1', 4, false, 14), ff('FF1', fold, 'FFP1', 4, true, 24), ff('FF2', fold, 'FFP2', 12, false, 22), ff('FF2', fold, 'FFP2', 12, true, 38), ff('FC2', cup, 'FFP2', 12, true, 46), ff('FF3', fold, 'FFP3', 50, true, 78), ff('FC3', cup, 'FFP3', 50, true, 96)], variants: single(mask(0)) },
  { lineage: 'ppe/respiratory-protection/reusable-masks', title: text('Half and full masks', 'Полумаски и полные маски', 'أقنعة نصفية وكاملة'), about: text('Reusable masks with bayonet filters.', 'Многоразовые маски с байонетными фильтрами.', 'أقنعة متعددة الاستعمال بمرشحات بايونيت.'), hsn: '90200000', unspsc: '46182002', uom: 'piece', example: mask(2), manufacturers: 2,
    models: [
      { code: 'HM', noun: text('Half mask', 'Полумаска', 'قناع نصفي'), text: fill(maskText, { body: text('Thermoplastic elastomer half mask', 'Полумаска из термоэластопласта', 'قناع نصفي مطاطي حراري'), grams: 110, standard: 'EN 140' }), standard: 'EN 140', grams: 110, rupees: 980, attributes: {} },
      { code: 'FM', noun: text('Full face mask', 'Маска полнолицевая', 'قناع كامل الوجه'), text: fill(maskText, { body: text('Silicone full mask with polycarbonate visor', 'Силиконовая маска с панорамным стеклом', 'قناع سيليكون كامل بواق بولي كربونات'), grams: 540, standard: 'EN 136' }), standard: 'EN 136', grams: 540, rupees: 8900, attributes: {} },
    ], variants: inSizes(['S', 'M', 'L'], mask(2)) },
  { lineage: 'ppe/respiratory-protection/filters', title: text('Filters for masks', 'Фильтры для масок', 'مرشحات الأقنعة'), about: text('Gas, particle and combined filters, in pairs.', 'Газовые, противоаэрозольные и комбинированные, парами.', 'مرشحات غازات وجسيمات ومركبة، بالأزواج.'), hsn: '90200000', unspsc: '46182005', uom: 'pair', example: { kind: 'cartridge', dims: { d: 90, h: 34 } }, manufacturers: 2,
    models: [filter('P3 R', text('dust, mist and smoke', 'пыль, туман, дым', 'الغبار والرذاذ والدخان'), 'EN 143', 60, 520), filter('A2', text('organic vapours', 'органические пары', 'الأبخرة العضوية'), 'EN 14387', 190, 690), filter('A2P3 R', text('organic vapours and dust', 'органические пары и пыль', 'الأبخرة العضوية والغبار'), 'EN 14387', 250, 980), filter('ABEK1', text('organic and inorganic vapours, acid gases, ammonia', 'органические и неорганические пары, кислые газы, аммиак', 'الأبخرة العضوية وغير العضوية والغازات الحمضية والأمونيا'), 'EN 14387', 200, 890), filter('ABEK1P3 R', text('gases, ammonia and dust', 'газы, аммиак и пыль', 'الغازات والأمونيا والغبار'), 'EN 14387', 270, 1290), filter('K2P3 R', text('ammonia and dust', 'аммиак и пыль', 'الأمونيا والغبار'), 'EN 14387', 260, 1150)], variants: single({ kind: 'cartridge', dims: { d: 90, h: 34 } }) },
];

export const filterClasses = ['FFP1', 'FFP2', 'FFP3', 'P3 R', 'A2', 'A2P3 R', 'ABEK1', 'ABEK1P3 R', 'K2P3 R'];
const top = (slug: string, title: Text3, about: Text3, example: Shape) => category(`ppe/${slug}`, title, about, example);

export const headEyesEars: Branch = {
  categories: [
    category('ppe', text('Personal protective equipment', 'Средства индивидуальной защиты', 'معدات الوقاية الشخصية'), text('Helmets, gloves, goggles, boots, ear muffs and respirators.', 'Каски, перчатки, очки, обувь, наушники и респираторы.', 'خوذ وقفازات ونظارات وأحذية وواقيات أذن وكمامات.'), helmet(4)),
    top('head-protection', text('Head protection', 'Защита головы', 'حماية الرأس'), text('Helmets and bump caps.', 'Каски и каскетки.', 'خوذ وقبعات صدمات.'), helmet(4)),
    top('eye-protection', text('Eye protection', 'Защита глаз', 'حماية العيون'), text('Goggles and spectacles, EN 166.', 'Закрытые и открытые очки, EN 166.', 'نظارات مغلقة ومفتوحة، EN 166.'), goggles(0)),
    top('hearing-protection', text('Hearing protection', 'Защита слуха', 'حماية السمع'), text('Ear muffs by attenuation.', 'Наушники по ослаблению шума.', 'واقيات أذن حسب التوهين.'), muff(0)),
    top('respiratory-protection', text('Respiratory protection', 'Защита дыхания', 'حماية التنفس'), text('Facepieces, masks and filters.', 'Респираторы, маски и фильтры.', 'كمامات وأقنعة ومرشحات.'), mask(2)),
    ...groups.map((group) => category(group.lineage, group.title, group.about, group.example)),
  ],
  drafts: () => ppeDrafts(groups),
};
