// Discs: cutting, grinding, flap, fibre, velcro and diamond discs by diameter, thickness and grit.
// biome-ignore-all format: tables, one row a line
import { fill, text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';

/** Bore and highest speed (80 m/s, or 50 for velcro) go with the diameter. */
const boreOf = (D: number): number => (D === 100 ? 16 : D >= 300 ? 25.4 : 22.23);
const rpmOf = (D: number, vs = 80): number => Math.floor((vs * 60000) / (Math.PI * D) / 50) * 50;

type Disc = { D: number; t: number; grit?: number; mark: string; grams: number; rupees: number };
type Group = { slug: string; code: string; style: number; title: Text3; noun: Text3; text: Text3; hsn: string; unspsc: string; standard: string; abrasive: string; discs: Disc[]; vs?: number; step?: number };

const ring = (D: number, t: number, density: number) => ((Math.PI / 4) * (D ** 2 - boreOf(D) ** 2) * t * density) / 1000;
const flat = (pairs: [D: number, t: number][], mark: string, perGram: number, base: number): Disc[] => pairs.map(([D, t]) => ({ D, t, mark, grams: ring(D, t, 2.35), rupees: base + ring(D, t, 2.35) * perGram }));
const gritted = (diameters: number[], grits: number[], t: number, mark: string, grams: (D: number) => number, rupees: (D: number, grit: number) => number): Disc[] =>
  diameters.flatMap((D) => grits.map((grit) => ({ D, t, grit, mark: `${mark}${grit}`, grams: grams(D), rupees: rupees(D, grit) })));

const wear = text('Wear goggles and ear protection; store dry.', 'Работать в очках и наушниках, хранить в сухом месте.', 'استخدم النظارات وواقي الأذن واحفظه جافا.');
const flatWords = text('Disc {D} x {t} x {bore} mm, highest speed {rpm} rpm (80 m/s), {standard}. {wear}', 'Круг {D} x {t} x {bore} мм, до {rpm} об/мин (80 м/с), {standard}. {wear}', 'قرص {D} x {t} x {bore} مم، حتى {rpm} د/د (80 م/ث)، {standard}. {wear}');
const gritWords = text('Grit {grit}, {D} mm, bore {bore} mm, highest speed {rpm} rpm, {standard}. {wear}', 'Зерно P{grit}, {D} мм, посадка {bore} мм, до {rpm} об/мин, {standard}. {wear}', 'حبيبات {grit}، القطر {D} مم، الثقب {bore} مم، حتى {rpm} د/د، {standard}. {wear}');
const velcroWords = text('Grit {grit}, {D} mm, hook-and-loop, up to {rpm} rpm, for eccentric sanders on metal, wood and paint. {wear}', 'Зерно P{grit}, {D} мм, липучка, до {rpm} об/мин, для эксцентриковых шлифмашин: металл, дерево, краска. {wear}', 'حبيبات {grit}، القطر {D} مم، لاصق فيلكرو، حتى {rpm} د/د، للصنفرة اللامركزية على المعدن والخشب والدهان. {wear}');
const diamondWords = text('Diamond disc {D} mm, segments {t} mm thick, bore {bore} mm, highest speed {rpm} rpm, {standard}. {wear}', 'Алмазный круг {D} мм, толщина сегмента {t} мм, посадка {bore} мм, до {rpm} об/мин, {standard}. {wear}', 'قرص ألماسي {D} مم، سماكة القطع {t} مم، الثقب {bore} مم، حتى {rpm} د/د، {standard}. {wear}');

const wheel = '68042210';
const cloth = '68053000';
const groups: Group[] = [
  { slug: 'cutting-discs-steel', code: 'CD', style: 0, title: text('Cutting discs for steel', 'Круги отрезные по стали', 'أقراص قص للفولاذ'), noun: text('Cutting disc for steel', 'Круг отрезной по стали', 'قرص قص للفولاذ'), text: flatWords, hsn: wheel, unspsc: '31191600', standard: 'EN 12413', abrasive: 'aluminium-oxide', step: 10, discs: flat([[100, 1], [100, 2], [115, 1], [115, 1.6], [115, 2.5], [125, 1], [125, 1.6], [125, 2.5], [150, 1.6], [150, 2.5], [180, 1.9], [180, 3], [230, 1.9], [230, 3], [300, 3.2], [300, 3.5], [350, 3], [400, 4]], 'A46', 0.5, 17) },
  { slug: 'cutting-discs-stainless', code: 'CDI', style: 0, title: text('Cutting discs for stainless steel', 'Круги отрезные по нержавейке', 'أقراص قص للفولاذ المقاوم للصدأ'), noun: text('Cutting disc for stainless steel', 'Круг отрезной по нержавеющей стали', 'قرص قص للفولاذ المقاوم للصدأ'), text: flatWords, hsn: wheel, unspsc: '31191600', standard: 'EN 12413', abrasive: 'aluminium-oxide-white', step: 10, discs: flat([[100, 0.8], [100, 1], [115, 0.8], [115, 1], [115, 1.6], [125, 0.8], [125, 1], [125, 1.6], [150, 1.6], [180, 1.6], [230, 1.9], [230, 2.5]], 'WA60', 0.62, 24) },
  { slug: 'cutting-discs-stone', code: 'CDS', style: 0, title: text('Cutting discs for stone', 'Круги отрезные по камню', 'أقراص قص للحجر'), noun: text('Cutting disc for stone', 'Круг отрезной по камню', 'قرص قص للحجر'), text: flatWords, hsn: wheel, unspsc: '31191600', standard: 'EN 12413', abrasive: 'silicon-carbide', step: 10, discs: flat([[100, 2.5], [115, 2.5], [115, 3], [125, 2.5], [125, 3], [180, 3], [230, 3], [300, 3.5], [350, 4]], 'C30', 0.5, 16) },
  { slug: 'grinding-discs', code: 'GD', style: 1, title: text('Grinding discs', 'Круги зачистные', 'أقراص جلخ'), noun: text('Grinding disc', 'Круг зачистной', 'قرص جلخ'), text: flatWords, hsn: wheel, unspsc: '23131503', standard: 'EN 12413', abrasive: 'aluminium-oxide', step: 5, discs: [...flat([[100, 4], [100, 6], [115, 4], [115, 6], [125, 4], [125, 6], [150, 6], [180, 6], [180, 8], [230, 6], [230, 8]], 'A24', 0.36, 22), ...flat([[115, 6.5], [125, 6.5], [180, 6.5], [230, 6.5]], 'INOX', 0.5, 30)] },
  { slug: 'flap-discs-zirconia', code: 'FDZ', style: 2, title: text('Flap discs, zirconia', 'Круги лепестковые циркониевые', 'أقراص رفرفة زركونيوم'), noun: text('Flap disc zirconia', 'Круг лепестковый торцевой циркониевый', 'قرص رفرفة زركونيوم'), text: gritWords, hsn: cloth, unspsc: '31191506', standard: 'EN 13743', abrasive: 'zirconia', step: 5, discs: gritted([100, 115, 125, 150, 180], [40, 60, 80, 120], 15, 'Z', (D) => D * D * 0.0062, (D) => 24 + D * D * 0.0052) },
  { slug: 'flap-discs-ceramic', code: 'FDC', style: 2, title: text('Flap discs, ceramic', 'Круги лепестковые керамические', 'أقراص رفرفة سيراميك'), noun: text('Flap disc ceramic', 'Круг лепестковый торцевой керамический', 'قرص رفرفة سيراميك'), text: gritWords, hsn: cloth, unspsc: '31191506', standard: 'EN 13743', abrasive: 'ceramic', step: 5, discs: gritted([115, 125, 180], [40, 60, 80, 120], 15, 'CE', (D) => D * D * 0.0064, (D) => 48 + D * D * 0.0105) },
  { slug: 'fibre-discs', code: 'FB', style: 1, title: text('Fibre discs', 'Круги фибровые', 'أقراص ألياف'), noun: text('Fibre disc', 'Круг фибровый', 'قرص ألياف'), text: gritWords, hsn: cloth, unspsc: '31191506', standard: 'EN 13743', abrasive: 'aluminium-oxide', step: 25, discs: gritted([100, 115, 125, 180], [24, 36, 60, 80, 120], 0.9, 'P', (D) => D * D * 0.0013, (D, grit) => 5 + D * D * 0.0012 + (grit < 36 ? 6 : 0)) },
  { slug: 'velcro-discs', code: 'VD', style: 1, title: text('Velcro sanding discs', 'Круги шлифовальные на липучке', 'أقراص صنفرة فيلكرو'), noun: text('Velcro sanding disc', 'Круг шлифовальный на липучке', 'قرص صنفرة فيلكرو'), text: velcroWords, hsn: '68052040', unspsc: '31191506', standard: 'FEPA P', abrasive: 'aluminium-oxide', vs: 50, step: 50, discs: gritted([125, 150], [40, 60, 80, 100, 120, 150, 180, 240, 320, 400], 0.5, 'P', (D) => D * D * 0.00042, (D) => 5 + D * D * 0.0003) },
  { slug: 'diamond-discs', code: 'DM', style: 3, title: text('Diamond discs', 'Круги алмазные', 'أقراص ألماسية'), noun: text('Diamond disc', 'Круг алмазный', 'قرص ألماسي'), text: diamondWords, hsn: '68042110', unspsc: '31191602', standard: 'EN 13236', abrasive: 'diamond', step: 1, discs: ['SEG', 'TURBO', 'RIM'].flatMap((mark) => [105, 115, 125, 150, 180, 230, 300, 350].filter((D) => mark === 'SEG' || D <= 230).map((D) => ({ D, t: rounded(1.4 + D / 160), mark, grams: ring(D, 1.8, 7.8) * 0.8, rupees: (130 + D * D * 0.034) * (mark === 'TURBO' ? 1.15 : 1) }))) },
];

export const abrasiveNames: Record<string, Text3> = {
  'aluminium-oxide': text('Aluminium oxide', 'Электрокорунд', 'أكسيد الألومنيوم'), 'aluminium-oxide-white': text('White aluminium oxide, iron and sulphur free', 'Белый электрокорунд, без железа и серы', 'أكسيد ألومنيوم أبيض خال من الحديد والكبريت'),
  'silicon-carbide': text('Silicon carbide', 'Карбид кремния', 'كربيد السيليكون'), zirconia: text('Zirconia alumina', 'Цирконат алюминия', 'زركونيا ألومينا'), ceramic: text('Ceramic grain', 'Керамическое зерно', 'حبيبات سيراميك'), diamond: text('Diamond', 'Алмаз', 'ألماس'),
};
export const discMarks = [...new Set(groups.flatMap((group) => group.discs.map((disc) => disc.mark)))];

const example = (style: number) => ({ kind: 'grinding-disc' as const, dims: { D: 125, t: style === 0 ? 1.6 : 6, bore: 22.23, style } });
const name = text('{noun} {D}x{t}x{bore} mm {mark}', '{noun} {D}x{t}x{bore} мм {mark}', '{noun} {D}x{t}x{bore} مم {mark}');
const nameByGrit = text('{noun} {D} mm {mark}', '{noun} {D} мм {mark}', '{noun} {D} مم {mark}');

export const abrasives: Branch = {
  categories: [
    category('power-tools/discs', text('Discs and abrasives', 'Круги и абразивы', 'الأقراص والمواد الكاشطة'), text('Cut, grind and finish steel, stainless steel and stone.', 'Резка, зачистка и шлифовка стали, нержавейки и камня.', 'قص وجلخ وتشطيب الفولاذ والمقاوم للصدأ والحجر.'), example(0)),
    ...groups.map((group) => category(`power-tools/discs/${group.slug}`, group.title, fill(text('{title} by size, {standard}.', '{title} по размерам, {standard}.', '{title} حسب المقاس، {standard}.'), { title: group.title, standard: group.standard }), example(group.style))),
  ],
  *drafts(): Iterable<Draft> {
    for (const group of groups) {
      for (const { D, t, grit, mark, grams, rupees } of group.discs) {
        const velcro = group.slug === 'velcro-discs';
        const bore = group.style === 3 && D === 105 ? 20 : boreOf(D);
        const rpm = rpmOf(D, group.vs);
        const step = rupees > 400 ? 1 : (group.step ?? 1);
        yield {
          mpn: `${group.code} ${D}${grit ? '' : `x${t}`} ${mark}`, name: fill(grit ? nameByGrit : name, { noun: group.noun, D: String(D), t: String(t), bore: String(bore), mark }),
          description: fill(group.text, { D, t, bore, rpm, grit: grit ?? '', standard: group.standard, wear }), category: `power-tools/discs/${group.slug}`, hsn: group.hsn, unspsc: group.unspsc, uom: 'piece', rupees, grams,
          quantities: { minQuantity: step, maxQuantity: null, step },
          attributes: { 'disc-diameter': D, thickness: t, ...(velcro ? {} : { 'inner-diameter': bore }), speed: rpm, abrasive: group.abrasive, 'abrasive-mark': mark.toLowerCase(), ...(grit ? { grit } : {}), standard: group.standard.toLowerCase().replaceAll(' ', '-') },
          industries: ['automobile', 'railways', 'marine'], shape: { kind: 'grinding-disc', dims: { D, t, bore: velcro ? 0 : bore, style: group.style }, label: `${D}x${t}` }, manufacturers: 1.35, weight: D === 125 || D === 115 ? 4 : 1, dataSheets: 0.04,
        };
      }
    }
  },
};
