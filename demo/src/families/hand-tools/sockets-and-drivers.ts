// Sockets and screwdrivers: sockets 1/4" to 3/4", deep and impact; slotted, Phillips, Pozidriv, Torx and insulated screwdrivers.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { type Branch, category, rounded } from '../supply.ts';
import { torx } from './spanners-and-keys.ts';
import { type Article, commonSize, type ToolGroup, toolCategories, toolDrafts } from './tool.ts';

type Drive = { inch: string; mm: number; slug: string; sizes: number[]; length: number; wall: number };
const drives: Record<'q' | 't' | 'h' | 'd', Drive> = {
  q: { inch: '1/4', mm: 6.3, slug: 'quarter-inch', sizes: [4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14], length: 25, wall: 2.6 },
  t: { inch: '3/8', mm: 10, slug: 'three-eighths-inch', sizes: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24], length: 28, wall: 3.1 },
  h: { inch: '1/2', mm: 12.5, slug: 'half-inch', sizes: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 27, 28, 30, 32, 34, 36], length: 38, wall: 3.4 },
  d: { inch: '3/4', mm: 20, slug: 'three-quarter-inch', sizes: [17, 19, 21, 22, 24, 26, 27, 28, 30, 32, 34, 36, 38, 41, 46, 50, 55, 60], length: 50, wall: 5 },
};

function sockets(drive: Drive, sizes: number[], code: string, stretch: number, thick: number, price: number): Article[] {
  return sizes.map((s) => {
    const L = Math.round((drive.length + Math.max(0, s - 24) * 0.6) * stretch);
    const D = rounded(Math.max(s * 1.18 + drive.wall * thick, drive.mm * 1.7));
    const grams = Math.PI / 4 * (D * D * L - s * s * L * 0.5 - drive.mm ** 2 * L * 0.35) * 0.00785;
    return {
      size: `${drive.inch}" ${s} mm`, mpn: `${code}${drive.inch.replace('/', '')}-${s}`, grams, rupees: (26 + grams * 0.78) * price, weight: commonSize(s), facts: { s, L, D },
      attributes: { 'across-flats': s, 'square-drive': `sq-${drive.inch.replace('/', '-')}`, length: L, 'outer-diameter': D }, shape: { kind: 'socket', dims: { s, drive: drive.mm, L, D }, label: String(s) },
    };
  });
}

const socketText = text('Six-point profile {s} mm that drives on the flanks, {L} mm long, outer diameter {D} mm, to {standard}.', 'Шестигранный профиль {s} мм с опорой на грани, длина {L} мм, наружный диаметр {D} мм, {standard}.', 'مقطع سداسي {s} مم يدفع على الأوجه، الطول {L} مم، القطر الخارجي {D} مم، حسب {standard}.');
const impactText = text('Thick-walled chrome-molybdenum socket for impact wrenches, {s} mm, {L} mm long, outer diameter {D} mm; hole for pin and ring. {standard}.', 'Толстостенная ударная головка из хромомолибденовой стали, {s} мм, длина {L} мм, наружный диаметр {D} мм, отверстие под штифт и кольцо. {standard}.', 'لقمة صدم سميكة من فولاذ كروم موليبدينوم، {s} مم، الطول {L} مم، القطر الخارجي {D} مم، بثقب للمسمار والحلقة. {standard}.');
const socketGroup = (drive: Drive, code: string): ToolGroup => ({
  lineage: `hand-tools/sockets/sockets-${drive.slug}`, title: text(`Sockets ${drive.inch}"`, `Головки ${drive.inch}"`, `لقم ${drive.inch}"`),
  about: text(`Six-point hand sockets with ${drive.inch}" square drive, DIN 3124.`, `Шестигранные головки с квадратом ${drive.inch}", DIN 3124.`, `لقم سداسية بمربع ${drive.inch}"، DIN 3124.`),
  noun: text('Socket', 'Головка торцевая', 'لقمة'), text: socketText, hsn: '82042000', unspsc: '27111704', standard: 'DIN 3124', material: 'chrome-vanadium',
  example: { kind: 'socket', dims: { s: given(drive.sizes[6]), drive: drive.mm, L: drive.length, D: rounded(given(drive.sizes[6]) * 1.18 + 4) } }, articles: sockets(drive, drive.sizes, code, 1, 1, 1),
});
const special = (lineage: string, title: Text3, about: Text3, noun: Text3, drive: Drive, sizes: number[], code: string, stretch: number, thick: number, price: number, impact: boolean): ToolGroup => ({
  lineage: `hand-tools/sockets/${lineage}`, title, about, noun, text: impact ? impactText : socketText, hsn: '82042000', unspsc: '27111704', standard: impact ? 'DIN 3129' : 'DIN 3124', material: impact ? 'crmo' : 'chrome-vanadium',
  example: { kind: 'socket', dims: { s: 19, drive: drive.mm, L: drive.length * stretch, D: rounded(19 * 1.18 + drive.wall * thick) } }, articles: sockets(drive, sizes, code, stretch, thick, price), manufacturers: 1.3,
});

type Blade = { size: string; mpn: string; tip: number; blade: number };
const handle = (tip: number): number => Math.round(80 + tip * 5);
function drivers(blades: Blade[], head: number, price: number, volts?: number): Article[] {
  return blades.map(({ size, mpn, tip, blade }) => {
    const L = blade + handle(tip);
    return {
      size, mpn, grams: 22 + tip * 7 + blade * tip * tip * 0.0045, rupees: (46 + tip * 9 + blade * 0.22) * price, facts: { tip, blade, L }, weight: tip >= 3 && tip <= 6.5 ? 3 : 1,
      attributes: { 'blade-width': tip, 'blade-length': blade, length: L, 'screwdriver-tip': given(['slotted', 'phillips', 'pozidriv', 'torx'][head]), ...(volts ? { voltage: volts } : {}), ...(head === 3 ? { 'torx-size': given(size.split(' ')[0]).toLowerCase() } : {}) },
      shape: { kind: 'screwdriver', dims: { tip, L, blade, head }, label: size.split(' ')[0] },
    };
  });
}
const slotted = ([[2.5, 75], [3, 75], [3, 100], [3.5, 75], [3.5, 100], [4, 100], [5.5, 100], [5.5, 125], [5.5, 150], [6.5, 150], [8, 150], [8, 175], [10, 200], [12, 250]] as [number, number][]).map(([tip, blade]) => ({ size: `${tip}x${blade} mm`, mpn: `SD-SL-${tip}X${blade}`, tip, blade }));
const cross = (prefix: string): Blade[] => ([[0, 3, 60], [0, 3, 75], [1, 4.5, 80], [1, 4.5, 150], [2, 6, 100], [2, 6, 125], [2, 6, 200], [3, 8, 150], [4, 10, 200]] as [number, number, number][]).map(([no, tip, blade]) => ({ size: `${prefix}${no}x${blade} mm`, mpn: `SD-${prefix}${no}X${blade}`, tip, blade }));
const star: Blade[] = torx.filter(([t]) => t <= 45).map(([t, d]) => ({ size: `T${t} x${t <= 15 ? 60 : t <= 30 ? 100 : 120} mm`, mpn: `SD-TX-T${t}`, tip: Math.max(3, rounded(d * 1.15)), blade: t <= 15 ? 60 : t <= 30 ? 100 : 120 }));
const vde = [...slotted.filter(({ size }) => ['2.5x75 mm', '3.5x100 mm', '4x100 mm', '5.5x125 mm', '6.5x150 mm', '8x175 mm'].includes(size))].map((blade) => ({ ...blade, mpn: blade.mpn.replace('SD', 'SDV') }));
const vdeCross = (prefix: string) => cross(prefix).filter(({ blade, tip }) => (tip === 3 && blade === 60) || (tip === 4.5 && blade === 80) || (tip === 6 && blade === 100) || (tip === 8 && blade === 150)).map((blade) => ({ ...blade, mpn: blade.mpn.replace('SD', 'SDV') }));

const driverText = text('Blade {blade} mm of hardened chrome-vanadium steel, tip {tip} mm, {L} mm long overall, two-component handle.', 'Стержень {blade} мм из закалённой хромованадиевой стали, жало {tip} мм, общая длина {L} мм, двухкомпонентная рукоятка.', 'نصل {blade} مم من فولاذ كروم فاناديوم مقسى، الرأس {tip} مم، الطول الكلي {L} مم، مقبض ثنائي المواد.');
const vdeText = text('Each piece tested at 10 kV for work up to 1000 V AC, IEC 60900. Blade {blade} mm, tip {tip} mm, {L} mm long.', 'Каждая отвёртка испытана 10 кВ, для работ до 1000 В переменного тока, IEC 60900. Стержень {blade} мм, жало {tip} мм, длина {L} мм.', 'كل قطعة مختبرة عند 10 كيلوفولت للعمل حتى 1000 فولت متردد، IEC 60900. النصل {blade} مم والرأس {tip} مم والطول {L} مم.');
const driver = (slug: string, title: Text3, about: Text3, noun: Text3, articles: Article[], head: number, standard: string, words: Text3 = driverText): ToolGroup => ({
  lineage: `hand-tools/screwdrivers/${slug}`, title, about, noun, text: words, hsn: '82054000', unspsc: '27111701', standard, material: 'chrome-vanadium', industries: ['automobile', 'power-generation', 'textile'],
  example: { kind: 'screwdriver', dims: { tip: 6, L: 215, blade: 105, head } }, articles,
});

const groups: ToolGroup[] = [
  socketGroup(drives.q, 'SK'), socketGroup(drives.t, 'SK'), socketGroup(drives.h, 'SK'), socketGroup(drives.d, 'SK'),
  special('deep-sockets', text('Deep sockets 1/2"', 'Головки удлинённые 1/2"', 'لقم عميقة 1/2"'), text('For nuts on long studs.', 'Для гаек на длинных шпильках.', 'للصواميل على المسامير الطويلة.'), text('Deep socket', 'Головка торцевая удлинённая', 'لقمة عميقة'), drives.h, [8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32], 'SKD', 2.03, 1, 1, false),
  special('impact-sockets', text('Impact sockets 1/2"', 'Головки ударные 1/2"', 'لقم صدم 1/2"'), text('Black thick-walled sockets for impact wrenches.', 'Чёрные толстостенные головки для ударных гайковёртов.', 'لقم سوداء سميكة لمفاتيح الصدم.'), text('Impact socket', 'Головка ударная', 'لقمة صدم'), drives.h, [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32, 36], 'SKI', 1, 2.2, 1.1, true),
  special('impact-sockets-large', text('Impact sockets 3/4"', 'Головки ударные 3/4"', 'لقم صدم 3/4"'), text('For truck wheels, steel structures and plant.', 'Для грузовых колёс, металлоконструкций и тяжёлых машин.', 'لعجلات الشاحنات والهياكل الفولاذية والمعدات.'), text('Impact socket', 'Головка ударная', 'لقمة صدم'), drives.d, [17, 19, 21, 22, 24, 27, 30, 32, 33, 34, 36, 38, 41, 46, 50], 'SKI', 1.05, 2.2, 1.05, true),
  driver('slotted-screwdrivers', text('Slotted screwdrivers', 'Отвёртки шлицевые', 'مفكات عادية'), text('Flat blades 2.5 to 12 mm.', 'Плоские жала от 2,5 до 12 мм.', 'نصال مستوية من 2.5 إلى 12 مم.'), text('Slotted screwdriver', 'Отвёртка шлицевая', 'مفك عادي'), drivers(slotted, 0, 1), 0, 'ISO 2380-1'),
  driver('phillips-screwdrivers', text('Phillips screwdrivers', 'Отвёртки крестовые Phillips', 'مفكات فيليبس'), text('Cross recess PH0 to PH4.', 'Крестовой шлиц от PH0 до PH4.', 'تجويف متصالب من PH0 إلى PH4.'), text('Phillips screwdriver', 'Отвёртка крестовая', 'مفك فيليبس'), drivers(cross('PH'), 1, 1), 1, 'ISO 8764-1'),
  driver('pozidriv-screwdrivers', text('Pozidriv screwdrivers', 'Отвёртки Pozidriv', 'مفكات بوزيدرايف'), text('Cross recess PZ0 to PZ4.', 'Крестовой шлиц от PZ0 до PZ4.', 'تجويف متصالب من PZ0 إلى PZ4.'), text('Pozidriv screwdriver', 'Отвёртка крестовая', 'مفك بوزيدرايف'), drivers(cross('PZ'), 2, 1.02), 2, 'ISO 8764-1'),
  driver('torx-screwdrivers', text('Torx screwdrivers', 'Отвёртки Torx', 'مفكات Torx'), text('Hexalobular tips T5 to T45.', 'Звёздочки от T5 до T45.', 'رؤوس نجمية من T5 إلى T45.'), text('Torx screwdriver', 'Отвёртка Torx', 'مفك Torx'), drivers(star, 3, 1.1), 3, 'ISO 10664'),
  driver('insulated-screwdrivers', text('Insulated screwdrivers 1000 V', 'Отвёртки изолированные 1000 В', 'مفكات معزولة 1000 فولت'), text('Tested for work on live parts up to 1000 V, IEC 60900.', 'Испытаны для работ под напряжением до 1000 В, IEC 60900.', 'مختبرة للعمل تحت الجهد حتى 1000 فولت، IEC 60900.'), text('Insulated screwdriver', 'Отвёртка изолированная', 'مفك معزول'), [...drivers(vde, 0, 1.65, 1000), ...drivers(vdeCross('PH'), 1, 1.65, 1000), ...drivers(vdeCross('PZ'), 2, 1.65, 1000)], 0, 'IEC 60900', vdeText),
];

export const squareDrives = Object.values(drives).map((drive) => drive.inch);

export const socketsAndDrivers: Branch = {
  categories: [
    category('hand-tools/sockets', text('Sockets', 'Головки торцевые', 'اللقم'), text('Hand and impact sockets, 1/4" to 3/4" square.', 'Ручные и ударные головки, квадрат от 1/4" до 3/4".', 'لقم يدوية ولقم صدم بمربع من 1/4" إلى 3/4".'), { kind: 'socket', dims: { s: 13, drive: 12.5, L: 38, D: 18.7 } }),
    category('hand-tools/screwdrivers', text('Screwdrivers', 'Отвёртки', 'المفكات'), text('For slotted, cross and star recesses, plain and insulated.', 'Под прямой, крестовой шлиц и звёздочку, обычные и изолированные.', 'للشق المستقيم والمتصالب والنجمة، عادية ومعزولة.'), { kind: 'screwdriver', dims: { tip: 5.5, L: 235, blade: 125, head: 0 } }),
    ...toolCategories(groups),
  ],
  drafts: () => toolDrafts(groups),
};
