// Which O-rings does the demo shop sell? The sizes of ISO 3601-1 (AS 568) in five compounds, by the pack where they are small.
import { completeProduct } from '../complete-product.ts';
import type { IndustrySlug } from '../industries.ts';
import { type Maker, makersOf } from '../manufacturers.ts';
import { levelOf } from '../pricing-law.ts';
import { pick, sample, seedOf } from '../rng.ts';
import { materials, shared, withValues } from '../shared-attributes.ts';
import { iso3601 } from '../standards/o-rings.ts';
import { fill, join, plain, same, slugOf, text } from '../text.ts';
import type { DemoCategory, DemoProduct, Family, Rng, Shape, Text3 } from '../types.ts';

type Compound = {
  key: string;
  label: string;
  material: keyof typeof materials;
  hardness: number;
  low: number;
  high: number;
  density: number;
  /** Rupees for a gram moulded, and for the moulding of one piece. */
  perGram: number;
  moulding: number;
  colour: 'black' | 'brown' | 'red';
  weight: number;
  says: Text3;
  industries: IndustrySlug[];
};

const compounds: Compound[] = [
  { key: 'nbr-70', label: 'NBR 70', material: 'nbr', hardness: 70, low: -30, high: 100, density: 1.25, perGram: 0.8, moulding: 1, colour: 'black', weight: 2, industries: ['automobile', 'mining', 'power-generation', 'textile'], says: text('Resists mineral oil, grease and water.', 'Стоек к минеральному маслу, смазке и воде.', 'يقاوم الزيوت المعدنية والشحوم والماء.') },
  { key: 'nbr-90', label: 'NBR 90', material: 'nbr', hardness: 90, low: -25, high: 100, density: 1.3, perGram: 1, moulding: 1.3, colour: 'black', weight: 1, industries: ['mining', 'oil-and-gas', 'marine'], says: text('Hard compound that resists extrusion in high-pressure hydraulics.', 'Твёрдая смесь, стойкая к выдавливанию в гидравлике высокого давления.', 'مركب صلد يقاوم الانبثاق في الهيدروليك عالي الضغط.') },
  { key: 'fkm-75', label: 'FKM 75', material: 'fkm', hardness: 75, low: -20, high: 200, density: 1.9, perGram: 5.5, moulding: 3, colour: 'brown', weight: 1.3, industries: ['oil-and-gas', 'automobile', 'power-generation'], says: text('Resists fuels, hot oil and many chemicals.', 'Стоек к топливу, горячему маслу и многим химикатам.', 'يقاوم الوقود والزيت الساخن وكثيرا من المواد الكيميائية.') },
  { key: 'epdm-70', label: 'EPDM 70', material: 'epdm', hardness: 70, low: -45, high: 140, density: 1.18, perGram: 1.3, moulding: 1.4, colour: 'black', weight: 1.1, industries: ['food-and-beverage', 'power-generation', 'marine'], says: text('Resists hot water, steam and weather; not for mineral oil.', 'Стоек к горячей воде, пару и атмосфере; не для минерального масла.', 'يقاوم الماء الساخن والبخار والطقس، ولا يصلح للزيوت المعدنية.') },
  { key: 'vmq-70', label: 'VMQ 70', material: 'vmq', hardness: 70, low: -60, high: 200, density: 1.2, perGram: 3.2, moulding: 2.2, colour: 'red', weight: 0.8, industries: ['food-and-beverage', 'automobile'], says: text('Stays elastic in heat and cold, for static seals.', 'Остаётся эластичным в жару и холод, для неподвижных уплотнений.', 'يبقى مرنا في الحر والبرد، للإحكام الساكن.') },
];

const colours = { black: text('Black', 'Чёрный', 'أسود'), brown: text('Brown', 'Коричневый', 'بني'), red: text('Red-brown', 'Красно-коричневый', 'بني محمر') };
/** Metric trade sizes: section, smallest and largest inner diameter, step. */
const metricRange: [w: number, from: number, to: number, step: number][] = [[1.5, 3, 20, 1], [2, 4, 50, 2], [2.5, 10, 60, 5], [3, 10, 120, 5], [4, 20, 160, 10], [5, 30, 200, 10]];
const metricRows: Row[] = metricRange.flatMap(([w, from, to, step]) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => ({ dash: 0, d: from + i * step, w })));
const sections = [1.78, 2.62, 3.53, 5.33, 6.99];
const noun = text('O-ring', 'Кольцо уплотнительное', 'حلقة إحكام دائرية');

const metricSays = text(
  'O-ring in metric size: inner diameter {d} mm, cross section {w} mm, {label} of {hardness} Shore A, for {low} to {high} °C.',
  'Кольцо метрического размера: внутренний диаметр {d} мм, сечение {w} мм, {label}, {hardness} по Шору A, от {low} до {high} °C.',
  'حلقة بمقاس متري: القطر الداخلي {d} مم، قطر المقطع {w} مم، {label} بصلادة {hardness} شور A، من {low} إلى {high} °م.',
);
const says = text(
  'O-ring ISO 3601 size {dash}: inner diameter {d} mm, cross section {w} mm, {label} of {hardness} Shore A, for {low} to {high} °C.',
  'Кольцо ISO 3601, размер {dash}: внутренний диаметр {d} мм, сечение {w} мм, {label}, {hardness} по Шору A, от {low} до {high} °C.',
  'حلقة ISO 3601 مقاس {dash}: القطر الداخلي {d} مم، قطر المقطع {w} مم، {label} بصلادة {hardness} شور A، من {low} إلى {high} °م.',
);

/** `dash` is 0 for the metric trade sizes, which follow no standard. */
type Row = { dash: number; d: number; w: number };
type Article = { row: Row; compound: Compound; maker: Maker; weight: number };

const dashOf = (row: Row): string => String(row.dash).padStart(3, '0');
const shapeOf = ({ d, w }: { d: number; w: number }): Shape => ({ kind: 'o-ring', dims: { d, w }, label: `${plain(d)}×${plain(w)}` });

/** The five standard sections have their own category; the odd small ones go with the thinnest. */
function sectionOf(w: number): number {
  return sections.includes(w) ? w : 1.78;
}

const sectionSlug = (w: number): string => `section-${plain(w).replace('.', '-')}`;
const lineageOf = (compound: Compound, w: number): string => `seals/o-rings-${compound.key}/${sectionSlug(sectionOf(w))}`;
const metricLineage = (w: number): string => `seals/o-rings-metric/${sectionSlug(w)}`;

function packOf(grams: number): number {
  return grams < 0.5 ? 50 : grams < 2 ? 25 : grams < 5 ? 10 : 1;
}

function partNumber(maker: Maker, { d, w, dash }: Row, { label, key }: Compound): string {
  const size = `${plain(d)}x${plain(w)}`;
  switch (dash === 0 ? seedOf(maker.slug) % 2 : seedOf(maker.slug) % 3) {
    case 0:
      return `${size} ${label.replace(' ', '')}`;
    case 1:
      return `OR ${size}-${label.replace(' ', '')}`;
    default:
      return `AS568-${String(dash).padStart(3, '0')} ${key.toUpperCase()}`;
  }
}

function product(rng: Rng, { row, compound, maker }: Article): DemoProduct {
  const { d, w } = row;
  const metric = row.dash === 0;
  const grams = (Math.PI * (d + w) * (Math.PI / 4) * w * w * compound.density) / 1000;
  const pieces = packOf(grams);
  const each = (grams * compound.perGram + compound.moulding * (0.5 + d / 120)) * levelOf(maker.country);
  const pack = pieces === 1 ? same('') : text(`(${pieces} pcs)`, `(${pieces} шт.)`, `(${pieces} قطعة)`);
  const first = pick(rng, compound.industries);
  const second = pick(rng, compound.industries);
  return completeProduct(rng, {
    maker,
    mpn: partNumber(maker, row, compound),
    skuTail: metric ? `OR-${plain(d)}X${plain(w)}-${compound.key}` : `OR${dashOf(row)}-${compound.key}`,
    name: join([noun, text(`${plain(d)}×${plain(w)} mm`, `${plain(d)}×${plain(w)} мм`, `${plain(d)}×${plain(w)} مم`), compound.label, metric ? '' : `AS568-${dashOf(row)}`, pack]),
    description: join([fill(metric ? metricSays : says, { dash: dashOf(row), d, w, label: compound.label, hardness: compound.hardness, low: compound.low, high: compound.high }), compound.says]),
    category: metric ? metricLineage(w) : lineageOf(compound, w),
    hsn: '40169320',
    unspsc: '31181506',
    uom: pieces === 1 ? 'piece' : 'pack',
    rupees: each * pieces * (pieces > 1 ? 0.8 : 1),
    grams: grams * pieces,
    attributes: {
      'inner-diameter': d,
      'cross-section': w,
      'outer-diameter': Math.round((d + 2 * w) * 100) / 100,
      ...(metric ? {} : { standard: 'iso-3601', size: `as568-${dashOf(row)}` }),
      material: compound.material,
      'shore-hardness': compound.hardness,
      'min-temperature': compound.low,
      'max-temperature': compound.high,
      colour: compound.colour,
      'pack-quantity': pieces,
    },
    industries: first === second ? [first] : [first, second],
    shape: shapeOf(row),
    dataSheets: 0.12,
  });
}

const sectionName = text('O-rings {label}, section {w} mm', 'Кольца {label}, сечение {w} мм', 'حلقات {label}، مقطع {w} مم');
const thinName = text('O-rings {label}, section up to {w} mm', 'Кольца {label}, сечение до {w} мм', 'حلقات {label}، مقطع حتى {w} مم');
const sectionText = text('Cross section {w} mm by ISO 3601-1.', 'Сечение {w} мм по ISO 3601-1.', 'قطر المقطع {w} مم وفق ISO 3601-1.');
const thinText = text('Cross sections from 1.02 to {w} mm by ISO 3601-1.', 'Сечения от 1,02 до {w} мм по ISO 3601-1.', 'أقطار مقطع من 1.02 إلى {w} مم وفق ISO 3601-1.');

function* categories(): Iterable<DemoCategory> {
  const shape = shapeOf({ d: 20.22, w: 3.53 });
  yield {
    lineage: 'seals',
    name: text('Seals', 'Уплотнения', 'حلقات إحكام'),
    description: text('O-rings of nitrile, fluorocarbon, EPDM and silicone rubber.', 'Кольца из нитрильного, фторированного, этилен-пропиленового и силиконового каучука.', 'حلقات من مطاط النتريل والفلوروكربون وEPDM والسيليكون.'),
    shape,
  };
  for (const compound of compounds) {
    yield {
      lineage: `seals/o-rings-${compound.key}`,
      name: text(`O-rings ${compound.label}`, `Кольца ${compound.label}`, `حلقات دائرية ${compound.label}`),
      description: join([materials[compound.material], compound.says], ': '),
      shape,
    };
    for (const w of sections) {
      yield {
        lineage: lineageOf(compound, w),
        name: fill(w === 1.78 ? thinName : sectionName, { label: compound.label, w }),
        description: join([fill(w === 1.78 ? thinText : sectionText, { w }), compound.says]),
        shape: shapeOf({ d: w * 6, w }),
      };
    }
  }
  const name = text('Metric O-rings', 'Кольца уплотнительные метрические', 'حلقات دائرية مترية');
  const use = text('Round metric sizes in NBR 70 and FKM 75 for machines built to metric grooves.', 'Круглые метрические размеры из NBR 70 и FKM 75 для машин с метрическими канавками.', 'مقاسات مترية صحيحة من NBR 70 وFKM 75 للآلات ذات المجاري المترية.');
  yield { lineage: 'seals/o-rings-metric', name, description: use, shape: shapeOf({ d: 20, w: 3 }) };
  for (const [w, from, to] of metricRange) {
    yield {
      lineage: metricLineage(w),
      name: fill(text('Metric O-rings, section {w} mm', 'Кольца метрические, сечение {w} мм', 'حلقات مترية، مقطع {w} مم'), { w }),
      description: join([fill(text('Inner diameters from {from} to {to} mm.', 'Внутренний диаметр от {from} до {to} мм.', 'أقطار داخلية من {from} إلى {to} مم.'), { from, to }), use]),
      shape: shapeOf({ d: w * 7, w }),
    };
  }
}

export const oRings: Family = {
  categories: [...categories()],
  attributes: [
    shared.innerDiameter,
    shared.crossSection,
    shared.outerDiameter,
    withValues(shared.standard, { 'iso-3601': same('ISO 3601') }),
    withValues(shared.size, Object.fromEntries(iso3601.map((row) => [slugOf(`AS568 ${dashOf(row)}`), same(`AS568-${dashOf(row)}`)]))),
    withValues(shared.material, Object.fromEntries(compounds.map(({ material }) => [material, materials[material]]))),
    shared.hardness,
    shared.minTemperature,
    shared.maxTemperature,
    withValues(shared.colour, colours),
    shared.packQuantity,
  ],
  *products(rng) {
    const makers = makersOf('o-rings');
    const all = iso3601.flatMap((row) =>
      compounds.map((compound): Article => ({ row, compound, maker: pick(rng, makers), weight: compound.weight * (row.d >= 3 && row.d <= 80 ? 1.6 : row.d <= 200 ? 0.7 : 0.25) })),
    );
    const metric = metricRows.flatMap((row) =>
      compounds.filter(({ key }) => key === 'nbr-70' || key === 'fkm-75').map((compound): Article => ({ row, compound, maker: pick(rng, makers), weight: compound.weight * (row.d <= 80 ? 1.6 : 0.7) })),
    );
    const chosen = [...sample(rng, all, 760, ({ weight }) => weight), ...sample(rng, metric, 150, ({ weight }) => weight)];
    for (const article of sample(rng, chosen, chosen.length, ({ weight }) => weight)) yield product(rng, article);
  },
};
