// Power tools: cordless and corded drills, impact drivers and wrenches, rotary hammers, magnetic drills, angle grinders.
// biome-ignore-all format: tables, one row a line
import { fill, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category, type Draft, sized } from '../supply.ts';

type Machine = { mpn: string; size: string; kg: number; rupees: number; attributes: Record<string, number | string>; shape: Shape; facts: Record<string, number>; extra?: Text3; weight?: number };
type Group = { lineage: string; title: Text3; noun: Text3; text: Text3; about: Text3; hsn: string; unspsc: string; example: Shape; machines: Machine[]; standard: string };

const bare = { code: 'C', text: text('bare tool', 'без АКБ', 'بدون بطارية'), kit: 0.62 };
const kit = { code: 'K', text: text('kit, 2 batteries', 'комплект, 2 АКБ', 'طقم ببطاريتين'), kit: 1 };

const drill = (L: number, H: number, chuck: number, style: number, label: string): Shape => ({ kind: 'drill-machine', dims: { L, H, chuck, style }, label });

function cordless(code: string, rows: [volts: number, torque: number, chuck: number, speed: number, kg: number, rupees: number][], hammer: boolean): Machine[] {
  return rows.flatMap(([volts, torque, chuck, speed, kg, rupees]) =>
    [bare, kit].map((set) => ({
      mpn: `${code}${volts}-${torque}${set.code}`, size: `${volts} V ${torque} Nm`, kg: kg * (set === kit ? 2.1 : 1), rupees: rupees * set.kit, extra: set.text, weight: volts === 18 ? 3 : 1,
      attributes: { voltage: volts, torque, 'chuck-capacity': chuck, speed, 'net-mass': kg, 'power-source': 'battery' }, facts: { volts, torque, chuck, speed, kg, hammer: hammer ? 1 : 0 }, shape: drill(Math.round(140 + torque * 0.6), volts === 12 ? 190 : 235, chuck, 0, `${volts} V`),
    })),
  );
}
const impact = (code: string, rows: [volts: number, torque: number, square: number, speed: number, kg: number, rupees: number][]): Machine[] =>
  rows.flatMap(([volts, torque, square, speed, kg, rupees]) =>
    [bare, kit].map((set) => ({
      mpn: `${code}${volts}-${torque}${set.code}`, size: `${volts} V ${torque} Nm`, kg: kg * (set === kit ? 2 : 1), rupees: rupees * set.kit, extra: set.text,
      attributes: { voltage: volts, torque, 'tool-holder': square === 6.35 ? 'hex-1-4' : `sq-${square === 12.7 ? '1-2' : square === 19 ? '3-4' : '1'}`, speed, 'net-mass': kg, 'power-source': 'battery' }, facts: { volts, torque, square, speed, kg },
      shape: drill(Math.round(125 + torque * 0.08), 240, square, 0, `${volts} V`),
    })),
  );
const corded = (code: string, style: number, holder: string | undefined, rows: [watts: number, chuck: number, speed: number, kg: number, rupees: number, joules?: number][], tail = ''): Machine[] =>
  rows.map(([watts, chuck, speed, kg, rupees, joules]) => ({
    mpn: `${code}${watts}${tail}${style === 3 ? `-${chuck}` : ''}`, size: `${watts} W ${chuck} mm${joules ? ` ${joules} J` : ''}`, kg: kg * 1.25, rupees,
    attributes: { power: watts / 1000, voltage: 230, 'chuck-capacity': chuck, speed, 'net-mass': kg, 'power-source': 'mains', ...(holder ? { 'tool-holder': holder } : {}), ...(joules ? { 'impact-energy': joules } : {}) },
    facts: { watts, chuck, speed, kg, joules: joules ?? 0 }, shape: drill(style === 3 ? 320 : 250 + watts * 0.1, style === 3 ? 420 : 200 + watts * 0.04, chuck, style, `${watts} W`),
  }));
const grinders = (code: string, rows: [D: number, watts: number, speed: number, kg: number, rupees: number, variable?: boolean][]): Machine[] =>
  rows.map(([D, watts, speed, kg, rupees, variable]) => ({
    mpn: `${code}${D}-${watts}${variable ? 'V' : ''}`, size: `${D} mm ${watts} W`, kg: kg * 1.2, rupees, extra: variable ? text('variable speed', 'с регулировкой оборотов', 'سرعة متغيرة') : undefined, weight: D <= 125 ? 3 : 1,
    attributes: { power: watts / 1000, voltage: 230, 'disc-diameter': D, speed, 'net-mass': kg, thread: D <= 100 ? 'm10' : 'm14', 'power-source': 'mains' }, facts: { D, watts, speed, kg, vs: Math.round((D * Math.PI * speed) / 60000) },
    shape: { kind: 'angle-grinder', dims: { L: Math.round(200 + D * 0.9 + watts * 0.04), D }, label: `${D} mm` },
  }));
const cordlessGrinders = (rows: [D: number, volts: number, speed: number, kg: number, rupees: number][]): Machine[] =>
  rows.flatMap(([D, volts, speed, kg, rupees]) =>
    [bare, kit].map((set) => ({
      mpn: `AGB${volts}-${D}${set.code}`, size: `${D} mm ${volts} V`, kg: kg * (set === kit ? 1.9 : 1), rupees: rupees * set.kit, extra: set.text,
      attributes: { voltage: volts, 'disc-diameter': D, speed, 'net-mass': kg, thread: D <= 100 ? 'm10' : 'm14', 'power-source': 'battery' }, facts: { D, volts, speed, kg, vs: Math.round((D * Math.PI * speed) / 60000) }, shape: { kind: 'angle-grinder', dims: { L: 360 + D * 0.3, D }, label: `${D} mm` },
    })),
  );

const drills = '84672100';
const other = '84672900';
const driverWords = text('Brushless {volts} V, up to {torque} Nm and {speed} rpm, chuck 1.5 to {chuck} mm, {kg} kg without battery.', 'Бесщёточный двигатель {volts} В, до {torque} Нм и {speed} об/мин, патрон от 1,5 до {chuck} мм, {kg} кг без батареи.', 'محرك بلا فرش {volts} فولت حتى {torque} نيوتن متر و{speed} د/د، ظرف من 1.5 إلى {chuck} مم، {kg} كغ دون البطارية.');
const impactWords = text('Hits up to {torque} Nm at {speed} rpm with little reaction on the wrist, {kg} kg without battery. Check the final torque with a torque wrench.', 'Момент до {torque} Нм при {speed} об/мин почти без отдачи в руку, {kg} кг без батареи. Окончательный момент проверять динамометрическим ключом.', 'عزم حتى {torque} نيوتن متر عند {speed} د/د مع رد فعل قليل على اليد، {kg} كغ دون البطارية. تحقق من العزم النهائي بمفتاح عزم.');
const impactDrillWords = text('{watts} W, {speed} rpm, keyless chuck to {chuck} mm, {kg} kg; percussion for brick, off for steel and wood.', '{watts} Вт, {speed} об/мин, быстрозажимной патрон до {chuck} мм, {kg} кг; удар для кирпича, без удара для стали и дерева.', '{watts} واط، {speed} د/د، ظرف بلا مفتاح حتى {chuck} مم، {kg} كغ؛ الطرق للطوب وبدونه للفولاذ والخشب.');
const rotaryWords = text('{watts} W, single impact {joules} J, holes in concrete to {chuck} mm, {kg} kg. Overload clutch.', '{watts} Вт, энергия удара {joules} Дж, отверстия в бетоне до {chuck} мм, {kg} кг. Предохранительная муфта.', '{watts} واط، طاقة الصدمة {joules} جول، ثقوب في الخرسانة حتى {chuck} مم، {kg} كغ. قابض حماية.');
const magWords = text('{watts} W, core drills to {chuck} mm with Weldon 19 mm shank, {kg} kg. The magnet needs at least 10 mm of steel and a safety chain.', '{watts} Вт, корончатые свёрла до {chuck} мм, хвостовик Weldon 19 мм, {kg} кг. Магниту нужно не менее 10 мм стали; страховать цепью.', '{watts} واط، مثاقب حلقية حتى {chuck} مم بساق Weldon 19 مم، {kg} كغ. يحتاج المغناطيس 10 مم فولاذ على الأقل مع سلسلة أمان.');
const grinderWords = text('{watts} W, {speed} rpm: {vs} m/s at the rim of a {D} mm disc, {kg} kg. Use only discs marked for this speed, with the guard on.', '{watts} Вт, {speed} об/мин: {vs} м/с на окружности диска {D} мм, {kg} кг. Только диски с такой допустимой скоростью и с кожухом.', '{watts} واط، {speed} د/د: {vs} م/ث على محيط قرص {D} مم، {kg} كغ. استخدم أقراصا بهذه السرعة فقط مع الواقي.');
const cordlessGrinderWords = text('Brushless {volts} V, {speed} rpm: {vs} m/s at a {D} mm disc, {kg} kg without battery. Stops by brake when released.', 'Бесщёточный, {volts} В, {speed} об/мин: {vs} м/с на диске {D} мм, {kg} кг без батареи. Тормоз при отпускании.', 'بلا فرش {volts} فولت، {speed} د/د: {vs} م/ث على قرص {D} مم، {kg} كغ دون البطارية. يتوقف بفرامل عند الإفلات.');

const groups: Group[] = [
  { lineage: 'power-tools/drills/cordless-drills', title: text('Cordless drill drivers', 'Аккумуляторные дрели-шуруповёрты', 'مثاقب مفكات لاسلكية'), about: text('12 and 18 V drill drivers.', 'Дрели-шуруповёрты 12 и 18 В.', 'مثاقب مفكات 12 و18 فولت.'), noun: text('Cordless drill driver', 'Дрель-шуруповёрт аккумуляторная', 'مثقاب مفك لاسلكي'), text: driverWords, hsn: drills, unspsc: '27112703', standard: 'IEC 62841', example: drill(180, 235, 13, 0, '18 V'), machines: cordless('DD', [[12, 30, 10, 1500, 0.9, 7200], [12, 40, 10, 1700, 1, 8900], [18, 45, 13, 1600, 1.2, 9800], [18, 60, 13, 1900, 1.4, 12400], [18, 85, 13, 2100, 1.6, 17900]], false) },
  { lineage: 'power-tools/drills/cordless-hammer-drills', title: text('Cordless hammer drills', 'Аккумуляторные ударные дрели', 'مثاقب طرق لاسلكية'), about: text('Drill drivers with percussion for brick.', 'Дрели-шуруповёрты с ударом для кирпича.', 'مثاقب مفكات مع طرق للطوب.'), noun: text('Cordless hammer drill', 'Дрель ударная аккумуляторная', 'مثقاب طرق لاسلكي'), text: driverWords, hsn: drills, unspsc: '27112703', standard: 'IEC 62841', example: drill(190, 240, 13, 0, '18 V'), machines: cordless('HD', [[12, 35, 10, 1500, 1.1, 8400], [18, 55, 13, 1900, 1.5, 12900], [18, 80, 13, 2000, 1.7, 16800], [18, 120, 13, 2100, 2, 21500]], true) },
  { lineage: 'power-tools/drills/impact-drills', title: text('Impact drills', 'Дрели ударные сетевые', 'مثاقب صدمية'), about: text('Mains drills 500 to 1100 W.', 'Сетевые дрели от 500 до 1100 Вт.', 'مثاقب كهربائية من 500 إلى 1100 واط.'), noun: text('Impact drill', 'Дрель ударная', 'مثقاب صدمي'), text: impactDrillWords, hsn: drills, unspsc: '27112703', standard: 'IEC 62841', example: drill(300, 220, 13, 1, '650 W'), machines: corded('ID', 1, undefined, [[500, 10, 2800, 1.6, 2600], [600, 13, 3000, 1.8, 3100], [650, 13, 3000, 1.8, 3600], [750, 13, 3000, 2.1, 4800], [900, 13, 2800, 2.5, 6900], [1100, 16, 2600, 2.9, 9800]]) },
  { lineage: 'power-tools/hammers/sds-plus-hammers', title: text('Rotary hammers SDS-plus', 'Перфораторы SDS-plus', 'مطارق دوارة SDS-plus'), about: text('2 to 5 kg, holes in concrete to 32 mm.', 'От 2 до 5 кг, отверстия в бетоне до 32 мм.', 'من 2 إلى 5 كغ، ثقوب في الخرسانة حتى 32 مم.'), noun: text('Rotary hammer SDS-plus', 'Перфоратор SDS-plus', 'مطرقة دوارة SDS-plus'), text: rotaryWords, hsn: drills, unspsc: '27112703', standard: 'IEC 62841', example: drill(360, 230, 24, 2, '800 W'), machines: corded('RH', 2, 'sds-plus', [[650, 22, 1050, 2.3, 6800, 2], [720, 24, 1100, 2.6, 7900, 2.5], [790, 26, 930, 2.8, 9600, 2.7], [850, 28, 1100, 3.1, 12800, 3.4], [1050, 32, 760, 4.7, 18900, 5]]) },
  { lineage: 'power-tools/hammers/sds-max-hammers', title: text('Rotary hammers SDS-max', 'Перфораторы SDS-max', 'مطارق دوارة SDS-max'), about: text('5 to 12 kg, for anchors and breaking.', 'От 5 до 12 кг, для анкеров и демонтажа.', 'من 5 إلى 12 كغ للمراسي والتكسير.'), noun: text('Rotary hammer SDS-max', 'Перфоратор SDS-max', 'مطرقة دوارة SDS-max'), text: rotaryWords, hsn: drills, unspsc: '27112705', standard: 'IEC 62841', example: drill(480, 270, 45, 2, '1250 W'), machines: corded('RM', 2, 'sds-max', [[1050, 38, 440, 5.6, 28500, 7], [1150, 40, 450, 6.8, 36500, 8.8], [1350, 45, 350, 8.2, 47800, 12.2], [1500, 52, 290, 11.5, 64500, 18]]) },
  { lineage: 'power-tools/drills/magnetic-drills', title: text('Magnetic drills', 'Станки магнитные сверлильные', 'مثاقب مغناطيسية'), about: text('Core drilling in beams and plates.', 'Корончатое сверление балок и листов.', 'ثقب حلقي في العوارض والصفائح.'), noun: text('Magnetic drill', 'Станок сверлильный магнитный', 'مثقاب مغناطيسي'), text: magWords, hsn: drills, unspsc: '23101502', standard: 'IEC 62841', example: drill(320, 420, 35, 3, '1100 W'), machines: corded('MD', 3, 'weldon-19', [[900, 35, 460, 10.8, 39500], [1100, 40, 500, 12.5, 52800], [1200, 50, 380, 15.6, 68900], [1600, 75, 320, 22, 118000], [1800, 100, 270, 27.5, 164000]]) },
  { lineage: 'power-tools/impact-tools/impact-drivers', title: text('Impact drivers', 'Ударные шуруповёрты', 'مفكات صدمية'), about: text('1/4" hexagon for bits.', 'Шестигранник 1/4" под биты.', 'سداسي 1/4" للبتات.'), noun: text('Impact driver 1/4"', 'Шуруповёрт ударный 1/4"', 'مفك صدمي 1/4"'), text: impactWords, hsn: other, unspsc: '27112713', standard: 'IEC 62841', example: drill(140, 240, 6.35, 0, '18 V'), machines: impact('IW', [[12, 115, 6.35, 2600, 0.9, 7900], [18, 160, 6.35, 3200, 1.1, 11200], [18, 200, 6.35, 3600, 1.2, 14900]]) },
  { lineage: 'power-tools/impact-tools/impact-wrenches', title: text('Impact wrenches', 'Ударные гайковёрты', 'مفاتيح صدم'), about: text('1/2", 3/4" and 1" square for bolts M10 to M33.', 'Квадрат 1/2", 3/4" и 1" для болтов от M10 до M33.', 'مربع 1/2" و3/4" و1" لبراغي من M10 إلى M33.'), noun: text('Impact wrench', 'Гайковёрт ударный', 'مفتاح صدم'), text: impactWords, hsn: other, unspsc: '27112713', standard: 'IEC 62841', example: drill(170, 245, 12.7, 0, '18 V'), machines: impact('IS', [[18, 250, 12.7, 2700, 1.4, 13900], [18, 400, 12.7, 2500, 1.7, 18500], [18, 750, 12.7, 2200, 2.6, 26900], [18, 1050, 19, 2000, 2.9, 33500], [18, 1700, 25.4, 1650, 4.9, 58900]]) },
  { lineage: 'power-tools/grinders/small-angle-grinders', title: text('Angle grinders 100 to 150 mm', 'Углошлифовальные машины 100-150 мм', 'جلاخات زاوية 100-150 مم'), about: text('One-hand grinders for cutting and deburring.', 'Одноручные машины для резки и зачистки.', 'جلاخات يد واحدة للقص وإزالة الرايش.'), noun: text('Angle grinder', 'Машина углошлифовальная (УШМ)', 'جلاخة زاوية'), text: grinderWords, hsn: other, unspsc: '27112704', standard: 'IEC 62841', example: { kind: 'angle-grinder', dims: { L: 300, D: 125 } }, machines: grinders('AG', [[100, 670, 11000, 1.6, 2450], [100, 850, 11000, 1.8, 3100], [115, 750, 11000, 1.9, 3300], [115, 900, 11000, 2, 3900], [125, 850, 11000, 2, 3900], [125, 1050, 11500, 2.2, 5200], [125, 1400, 11500, 2.4, 7900], [125, 1400, 11000, 2.4, 8900, true], [125, 1700, 11000, 2.6, 11800, true], [150, 1200, 9300, 2.6, 7400], [150, 1550, 9300, 2.7, 10200]]) },
  { lineage: 'power-tools/grinders/large-angle-grinders', title: text('Angle grinders 180 and 230 mm', 'Углошлифовальные машины 180 и 230 мм', 'جلاخات زاوية 180 و230 مم'), about: text('Two-hand grinders for heavy cutting.', 'Двуручные машины для тяжёлой резки.', 'جلاخات يدين للقص الثقيل.'), noun: text('Angle grinder', 'Машина углошлифовальная (УШМ)', 'جلاخة زاوية'), text: grinderWords, hsn: other, unspsc: '27112704', standard: 'IEC 62841', example: { kind: 'angle-grinder', dims: { L: 490, D: 230 } }, machines: grinders('AG', [[180, 2000, 8400, 5, 8900], [180, 2400, 8400, 5.3, 10900], [230, 2000, 6600, 5.2, 8700], [230, 2200, 6600, 5.5, 9900], [230, 2600, 6500, 5.9, 12900]]) },
  { lineage: 'power-tools/grinders/cordless-grinders', title: text('Cordless angle grinders', 'Аккумуляторные УШМ', 'جلاخات لاسلكية'), about: text('18 V grinders for site and plant.', 'УШМ 18 В для стройки и цеха.', 'جلاخات 18 فولت للموقع والمصنع.'), noun: text('Cordless angle grinder', 'УШМ аккумуляторная', 'جلاخة لاسلكية'), text: cordlessGrinderWords, hsn: other, unspsc: '27112704', standard: 'IEC 62841', example: { kind: 'angle-grinder', dims: { L: 400, D: 125 } }, machines: cordlessGrinders([[100, 18, 9000, 1.7, 12900], [115, 18, 9000, 1.9, 14500], [125, 18, 9000, 2, 15900], [230, 36, 6600, 4.6, 43800]]) },
];

const name = text('{noun} {size}', '{noun} {size}', '{noun} {size}');
const withExtra = text('{own}, {extra}', '{own}, {extra}', '{own}، {extra}');
const guard = [{ url: '/productvideos/grinder-guard-and-disc.webm', title: text('Fitting disc and guard of an angle grinder', 'Установка диска и кожуха УШМ', 'تركيب القرص والواقي لجلاخة زاوية') }];

export const machines: Branch = {
  categories: [
    category('power-tools', text('Power tools and abrasives', 'Электроинструмент и абразивы', 'العدد الكهربائية والمواد الكاشطة'), text('Drills, hammers, impact tools, grinders and their discs.', 'Дрели, перфораторы, гайковёрты, шлифмашины и круги.', 'مثاقب ومطارق وعدد صدم وجلاخات وأقراصها.'), drill(190, 235, 13, 0, '18 V')),
    category('power-tools/drills', text('Drills', 'Дрели', 'المثاقب'), text('Cordless, mains and magnetic drills.', 'Аккумуляторные, сетевые и магнитные.', 'لاسلكية وكهربائية ومغناطيسية.'), drill(190, 235, 13, 0, '18 V')),
    category('power-tools/hammers', text('Rotary hammers', 'Перфораторы', 'المطارق الدوارة'), text('For concrete and masonry.', 'Для бетона и кладки.', 'للخرسانة والبناء.'), drill(360, 230, 24, 2, '800 W')),
    category('power-tools/impact-tools', text('Impact drivers and wrenches', 'Ударные шуруповёрты и гайковёрты', 'مفكات ومفاتيح الصدم'), text('For screws and bolts.', 'Для винтов и болтов.', 'للبراغي والصواميل.'), drill(150, 240, 12.7, 0, '18 V')),
    category('power-tools/grinders', text('Angle grinders', 'Углошлифовальные машины', 'الجلاخات'), text('100 to 230 mm, mains and battery.', 'От 100 до 230 мм, сетевые и аккумуляторные.', 'من 100 إلى 230 مم، كهربائية ولاسلكية.'), { kind: 'angle-grinder', dims: { L: 300, D: 125 } }),
    ...groups.map((group) => category(group.lineage, group.title, group.about, group.example)),
  ],
  *drafts(): Iterable<Draft> {
    for (const group of groups) {
      for (const machine of group.machines) {
        const own = fill(name, { noun: group.noun, size: sized(machine.size) });
        yield {
          mpn: machine.mpn, name: machine.extra ? fill(withExtra, { own, extra: machine.extra }) : own, description: fill(group.text, machine.facts), category: group.lineage,
          hsn: group.hsn, unspsc: group.unspsc, uom: 'piece', rupees: machine.rupees, grams: machine.kg * 1000, attributes: { standard: 'iec-62841', ...machine.attributes }, industries: ['automobile', 'mining', 'railways'],
          shape: machine.shape, manufacturers: 1.6, weight: machine.weight ?? 1, dataSheets: 0.4, ...(group.lineage.includes('small-angle') && machine.attributes['disc-diameter'] === 125 ? { videos: guard } : {}),
        };
      }
    }
  },
};
