// Spanners and keys: combination, double open-ended, double ring, adjustable; hexagon and Torx keys.
// biome-ignore-all format: tables, one row a line
import { text } from '../../text.ts';
import { type Branch, category, rounded } from '../supply.ts';
import { type Article, commonSize, type ToolGroup, toolCategories, toolDrafts } from './tool.ts';

const metric = [5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 34, 36, 38, 41, 46, 50];
const inch: [string, number][] = [['1/4', 6.35], ['5/16', 7.94], ['3/8', 9.53], ['7/16', 11.11], ['1/2', 12.7], ['9/16', 14.29], ['5/8', 15.88], ['11/16', 17.46], ['3/4', 19.05], ['13/16', 20.64], ['7/8', 22.23], ['15/16', 23.81], ['1', 25.4], ['1-1/8', 28.58], ['1-1/4', 31.75], ['1-3/8', 34.93], ['1-1/2', 38.1]];
const lengthOf = (s: number): number => Math.round(52 + s * 9.1);
const spannerGrams = (s: number): number => 6 + 0.62 * s ** 1.98;

const combination: Article[] = metric.map((s) => ({
  size: `${s} mm`, mpn: `CS-${s}`, grams: spannerGrams(s), rupees: 52 + s * 5.2 + s * s * 0.55, weight: commonSize(s), facts: { s, L: lengthOf(s) },
  attributes: { 'across-flats': s, length: lengthOf(s) }, shape: { kind: 'combination-spanner', dims: { s, L: lengthOf(s), ends: 0 }, label: String(s) },
}));
const combinationInch: Article[] = inch.map(([size, s]) => ({
  size: `${size}"`, mpn: `CS-AF-${size}`, grams: spannerGrams(s), rupees: 62 + s * 5.8 + s * s * 0.6, facts: { s, L: lengthOf(s) },
  attributes: { 'across-flats': s, length: lengthOf(s) }, shape: { kind: 'combination-spanner', dims: { s, L: lengthOf(s), ends: 0 }, label: `${size}"` },
}));

const pairs: [number, number][] = [[6, 7], [8, 9], [8, 10], [10, 11], [10, 13], [12, 13], [14, 15], [16, 17], [17, 19], [18, 19], [20, 22], [21, 23], [24, 27], [25, 28], [30, 32], [36, 41], [46, 50]];
const double = (code: string, ends: number, factor: number): Article[] =>
  pairs.filter(([a]) => ends === 1 || a <= 36).map(([a, b]) => {
    const L = Math.round(70 + b * 8.4 + (ends === 2 ? 45 : 0));
    return {
      size: `${a}x${b} mm`, mpn: `${code}-${a}X${b}`, grams: spannerGrams(b) * factor, rupees: (60 + b * 5 + b * b * 0.5) * factor, weight: commonSize(b), facts: { s: a, S: b, L },
      attributes: { 'across-flats': a, 'second-across-flats': b, length: L }, shape: { kind: 'combination-spanner', dims: { s: b, L, ends }, label: `${a}x${b}` },
    };
  });

const adjustables: [inches: number, L: number, s: number][] = [[4, 110, 13], [6, 158, 20], [8, 208, 24], [10, 257, 30], [12, 308, 36], [15, 380, 44], [18, 460, 53], [24, 610, 62]];
const adjustable: Article[] = adjustables.map(([size, L, s]) => ({
  size: `${size}" (${L} mm)`, mpn: `AS-${size}`, grams: 0.0062 * L ** 2.05, rupees: 95 + L * L * 0.0085, facts: { s, L },
  attributes: { 'jaw-opening': s, length: L }, shape: { kind: 'combination-spanner', dims: { s, L, ends: 3 }, label: `${size}"` },
}));

const hexSizes: [s: number, long: number, short: number][] = [
  [0.7, 33, 7], [0.9, 33, 11], [1.3, 41, 13], [1.5, 46.5, 15.5], [2, 52, 18], [2.5, 58.5, 20.5], [3, 66, 23], [3.5, 69.5, 25.5], [4, 74, 29], [4.5, 80, 30.5], [5, 85, 33], [6, 96, 38], [7, 102, 41], [8, 108, 44], [9, 114, 47],
  [10, 122, 50], [11, 129, 53], [12, 137, 57], [13, 145, 63], [14, 154, 70], [17, 177, 80], [19, 199, 89], [22, 222, 102], [24, 248, 114], [27, 277, 127], [32, 347, 157], [36, 391, 176],
];
const hexGrams = (s: number, length: number): number => 0.866 * s * s * length * 0.00785;
const hexKeys: Article[] = hexSizes.map(([s, L, h]) => ({
  size: `${s} mm`, mpn: `HK-${s}`, grams: hexGrams(s, L + h), rupees: 6 + hexGrams(s, L + h) * 0.62, weight: s >= 2 && s <= 10 ? 4 : 1, facts: { s, L, h },
  attributes: { 'across-flats': s, length: L, 'short-arm': h }, shape: { kind: 'hex-key', dims: { s, L, h, star: 0 }, label: String(s) },
}));
const ballKeys: Article[] = hexSizes.filter(([s]) => [1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12].includes(s)).map(([s, L, h]) => {
  const long = Math.round(L * 1.72);
  return {
    size: `${s} mm`, mpn: `HKB-${s}`, grams: hexGrams(s, long + h), rupees: 20 + hexGrams(s, long + h) * 1.1, weight: 2, facts: { s, L: long, h },
    attributes: { 'across-flats': s, length: long, 'short-arm': h }, shape: { kind: 'hex-key', dims: { s, L: long, h, star: 0 }, label: String(s) },
  };
});
const inchKeys: Article[] = ([['1/16', 1.59], ['5/64', 1.98], ['3/32', 2.38], ['1/8', 3.18], ['5/32', 3.97], ['3/16', 4.76], ['7/32', 5.56], ['1/4', 6.35], ['5/16', 7.94], ['3/8', 9.53], ['1/2', 12.7], ['5/8', 15.88], ['3/4', 19.05]] as [string, number][]).map(([size, s]) => {
  const L = rounded(40 + s * 8.2, 0);
  const h = rounded(14 + s * 3.9, 0);
  return { size: `${size}"`, mpn: `HK-AF-${size}`, grams: hexGrams(s, L + h), rupees: 8 + hexGrams(s, L + h) * 0.7, facts: { s, L, h }, attributes: { 'across-flats': s, length: L, 'short-arm': h }, shape: { kind: 'hex-key', dims: { s, L, h, star: 0 }, label: `${size}"` } };
});
/** Torx number and the point to point diameter in mm. */
export const torx: [number, number][] = [[5, 1.42], [6, 1.7], [7, 1.99], [8, 2.31], [9, 2.5], [10, 2.74], [15, 3.27], [20, 3.86], [25, 4.43], [27, 4.99], [30, 5.52], [40, 6.65], [45, 7.82], [50, 8.83], [55, 11.22], [60, 13.25]];
const torxKeys: Article[] = torx.map(([t, s]) => {
  const L = rounded(42 + s * 8, 0);
  const h = rounded(13 + s * 3.2, 0);
  return { size: `T${t}`, mpn: `TXK-T${t}`, grams: hexGrams(s, L + h) * 0.92, rupees: 18 + hexGrams(s, L + h) * 1.1, weight: t >= 10 && t <= 30 ? 3 : 1, facts: { s, L, h }, attributes: { 'torx-size': `t${t}`, length: L, 'short-arm': h }, shape: { kind: 'hex-key', dims: { s, L, h, star: 1 }, label: `T${t}` } };
});

const dropForged = text('Drop forged and hardened chrome-vanadium steel, width across flats {s} mm, {L} mm long. Ring end 12-point, offset 15°, to {standard}.', 'Кованая закалённая хромованадиевая сталь, зев {s} мм, длина {L} мм. Накидная сторона 12-гранная, отгиб 15°, {standard}.', 'فولاذ كروم فاناديوم مطروق ومقسى، المقاس {s} مم والطول {L} مم. الطرف الحلقي 12 نقطة بميل 15°، حسب {standard}.');
const s13 = { kind: 'combination-spanner' as const, dims: { s: 13, L: 170, ends: 0 } };
const key = { kind: 'hex-key' as const, dims: { s: 6, L: 96, h: 38, star: 0 } };

export const spannerGroups: ToolGroup[] = [
  { lineage: 'hand-tools/spanners/combination-spanners', title: text('Combination spanners, metric', 'Ключи комбинированные метрические', 'مفاتيح مشتركة مترية'), about: text('Open end and ring end of one size, 5.5 to 50 mm, DIN 3113.', 'Рожок и кольцо одного размера, от 5,5 до 50 мм, DIN 3113.', 'طرف مفتوح وطرف حلقي بمقاس واحد من 5.5 إلى 50 مم، DIN 3113.'), noun: text('Combination spanner', 'Ключ комбинированный', 'مفتاح مشترك'), text: dropForged, hsn: '82041110', unspsc: '27111713', standard: 'DIN 3113', material: 'chrome-vanadium', example: s13, articles: combination },
  { lineage: 'hand-tools/spanners/combination-spanners-inch', title: text('Combination spanners, inch', 'Ключи комбинированные дюймовые', 'مفاتيح مشتركة بالبوصة'), about: text('Inch sizes 1/4 to 1-1/2 AF for older and American machines.', 'Дюймовые размеры от 1/4 до 1-1/2 для старых и американских машин.', 'مقاسات بالبوصة من 1/4 إلى 1-1/2 للآلات القديمة والأمريكية.'), noun: text('Combination spanner AF', 'Ключ комбинированный дюймовый', 'مفتاح مشترك بوصة'), text: dropForged, hsn: '82041110', unspsc: '27111713', standard: 'ASME B107.100', material: 'chrome-vanadium', example: s13, articles: combinationInch, manufacturers: 1 },
  { lineage: 'hand-tools/spanners/open-end-spanners', title: text('Double open-ended spanners', 'Ключи рожковые двусторонние', 'مفاتيح مفتوحة مزدوجة'), about: text('Two open ends, 15° to the handle, DIN 3110.', 'Два рожка под 15° к рукоятке, DIN 3110.', 'طرفان مفتوحان بزاوية 15°، DIN 3110.'), noun: text('Double open-ended spanner', 'Ключ рожковый двусторонний', 'مفتاح مفتوح مزدوج'), text: text('Jaws {s} and {S} mm at 15° to the handle, {L} mm long, to {standard}.', 'Зевы {s} и {S} мм под 15° к рукоятке, длина {L} мм, {standard}.', 'فكان {s} و{S} مم بزاوية 15° عن المقبض، الطول {L} مم، حسب {standard}.'), hsn: '82041110', unspsc: '27111706', standard: 'DIN 3110', material: 'chrome-vanadium', example: { kind: 'combination-spanner', dims: { s: 13, L: 180, ends: 1 } }, articles: double('DOE', 1, 0.95) },
  { lineage: 'hand-tools/spanners/ring-spanners', title: text('Double ring spanners, offset', 'Ключи накидные изогнутые', 'مفاتيح حلقية منحنية'), about: text('Deep offset 12-point rings, DIN 838, for recessed nuts.', 'Глубоко изогнутые 12-гранные кольца, DIN 838, для утопленных гаек.', 'حلقات 12 نقطة بانحناء عميق، DIN 838، للصواميل الغائرة.'), noun: text('Double ring spanner', 'Ключ накидной двусторонний', 'مفتاح حلقي مزدوج'), text: text('12-point rings {s} and {S} mm, deep offset, {L} mm long, to {standard}.', '12-гранные кольца {s} и {S} мм, глубокий изгиб, длина {L} мм, {standard}.', 'حلقات 12 نقطة {s} و{S} مم بانحناء عميق، الطول {L} مم، حسب {standard}.'), hsn: '82041110', unspsc: '27111705', standard: 'DIN 838', material: 'chrome-vanadium', example: { kind: 'combination-spanner', dims: { s: 13, L: 220, ends: 2 } }, articles: double('DRS', 2, 1.15) },
  { lineage: 'hand-tools/spanners/adjustable-spanners', title: text('Adjustable spanners', 'Ключи разводные', 'مفاتيح قابلة للضبط'), about: text('One tool for many sizes where no fixed spanner fits, DIN 3117.', 'Один ключ на много размеров, когда нет подходящего, DIN 3117.', 'مفتاح واحد لمقاسات كثيرة، DIN 3117.'), noun: text('Adjustable spanner', 'Ключ разводной', 'مفتاح قابل للضبط'), text: text('Opens to {s} mm, {L} mm long, to {standard}. Pull towards the movable jaw.', 'Раскрытие до {s} мм, длина {L} мм, {standard}. Тянуть в сторону подвижной губки.', 'يفتح حتى {s} مم، الطول {L} مم، حسب {standard}. اسحب باتجاه الفك المتحرك.'), hsn: '82041210', unspsc: '27111707', standard: 'DIN 3117', material: 'chrome-vanadium', example: { kind: 'combination-spanner', dims: { s: 30, L: 257, ends: 3 } }, articles: adjustable },
  { lineage: 'hand-tools/hex-and-torx-keys/hex-keys', title: text('Hexagon keys', 'Ключи шестигранные Г-образные', 'مفاتيح سداسية'), about: text('L-shaped hexagon keys, ISO 2936, 0.7 to 36 mm.', 'Г-образные шестигранные ключи, ISO 2936, от 0,7 до 36 мм.', 'مفاتيح سداسية بشكل L، ISO 2936، من 0.7 إلى 36 مم.'), noun: text('Hex key', 'Ключ шестигранный', 'مفتاح سداسي'), text: text('Hexagon {s} mm, arms {L} and {h} mm, to {standard}.', 'Шестигранник {s} мм, плечи {L} и {h} мм, {standard}.', 'سداسي {s} مم، الذراعان {L} و{h} مم، حسب {standard}.'), hsn: '82041120', unspsc: '27111710', standard: 'ISO 2936', material: 'chrome-vanadium', example: key, articles: hexKeys, manufacturers: 1.4 },
  { lineage: 'hand-tools/hex-and-torx-keys/ball-end-keys', title: text('Ball-end hexagon keys', 'Ключи шестигранные с шаром', 'مفاتيح سداسية برأس كروي'), about: text('Long keys whose ball end turns at up to 25°.', 'Длинные ключи с шаром, работают под углом до 25°.', 'مفاتيح طويلة برأس كروي تعمل حتى زاوية 25°.'), noun: text('Ball-end hex key, long', 'Ключ шестигранный длинный с шаром', 'مفتاح سداسي طويل برأس كروي'), text: text('Hexagon {s} mm, long arm {L} mm with ball end for up to 25°, short arm {h} mm. Loosen tight screws with the short arm.', 'Шестигранник {s} мм, длинное плечо {L} мм с шаром до 25°, короткое {h} мм. Срывать тугие винты коротким плечом.', 'سداسي {s} مم، الذراع الطويلة {L} مم برأس كروي حتى 25° والقصيرة {h} مم. فك البراغي المشدودة بالذراع القصيرة.'), hsn: '82041120', unspsc: '27111710', material: 'chrome-vanadium', example: key, articles: ballKeys },
  { lineage: 'hand-tools/hex-and-torx-keys/hex-keys-inch', title: text('Hexagon keys, inch', 'Ключи шестигранные дюймовые', 'مفاتيح سداسية بالبوصة'), about: text('Inch hexagon keys 1/16 to 3/4.', 'Дюймовые шестигранные ключи от 1/16 до 3/4.', 'مفاتيح سداسية بالبوصة من 1/16 إلى 3/4.'), noun: text('Hex key', 'Ключ шестигранный', 'مفتاح سداسي'), text: text('Inch hexagon, {s} mm across flats, arms {L} and {h} mm.', 'Дюймовый шестигранник, {s} мм под ключ, плечи {L} и {h} мм.', 'سداسي بالبوصة، {s} مم بين الوجهين، الذراعان {L} و{h} مم.'), hsn: '82041120', unspsc: '27111710', material: 'chrome-vanadium', example: key, articles: inchKeys, manufacturers: 1 },
  { lineage: 'hand-tools/hex-and-torx-keys/torx-keys', title: text('Torx keys', 'Ключи Torx', 'مفاتيح Torx'), about: text('L-shaped keys T5 to T60 for hexalobular screws, ISO 10664.', 'Г-образные ключи от T5 до T60 для винтов со звёздочкой, ISO 10664.', 'مفاتيح بشكل L من T5 إلى T60 لبراغي النجمة، ISO 10664.'), noun: text('Torx key', 'Ключ Torx', 'مفتاح Torx'), text: text('Hexalobular profile {s} mm point to point, arms {L} and {h} mm, for ISO 10664 recesses.', 'Звёздочка {s} мм по вершинам, плечи {L} и {h} мм, под шлиц ISO 10664.', 'نجمة {s} مم بين الرؤوس، الذراعان {L} و{h} مم، لتجويف ISO 10664.'), hsn: '82041120', unspsc: '27111710', material: 'chrome-vanadium', example: { kind: 'hex-key', dims: { s: 5.5, L: 86, h: 31, star: 1 } }, articles: torxKeys },
];

export const spannersAndKeys: Branch = {
  categories: [
    category('hand-tools', text('Hand tools', 'Ручной инструмент', 'العدد اليدوية'), text('Spanners, keys, screwdrivers, sockets, pliers, hammers, torque wrenches and calipers.', 'Ключи, отвёртки, головки, губцевый инструмент, молотки, динамометрические ключи и штангенциркули.', 'مفاتيح ومفكات ولقم وزراديات ومطارق ومفاتيح عزم وقدمات.'), s13),
    category('hand-tools/spanners', text('Spanners', 'Гаечные ключи', 'مفاتيح الربط'), text('Fixed and adjustable spanners, metric and inch.', 'Ключи с постоянным и разводным зевом, метрические и дюймовые.', 'مفاتيح ثابتة وقابلة للضبط، مترية وبالبوصة.'), s13),
    category('hand-tools/hex-and-torx-keys', text('Hex and Torx keys', 'Ключи шестигранные и Torx', 'مفاتيح سداسية وTorx'), text('Keys for socket screws.', 'Ключи для винтов с внутренним шестигранником и звёздочкой.', 'مفاتيح لبراغي التجويف الداخلي.'), key),
    ...toolCategories(spannerGroups),
  ],
  drafts: () => toolDrafts(spannerGroups),
};
