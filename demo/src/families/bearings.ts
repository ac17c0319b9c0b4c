// Rolling bearings of the demo shop. Boundary dimensions are those of ISO 15 and ISO 355; load ratings belong to the manufacturers and are left out.
import { completeProduct } from '../complete-product.ts';
import type { IndustrySlug } from '../industries.ts';
import { type Manufacturer, manufacturersOf } from '../manufacturers.ts';
import { rupeesByMass } from '../pricing-law.ts';
import { chance, pick, sample } from '../rng.ts';
import { materials, shared, withValues } from '../shared-attributes.ts';
import { fill, join, plain, slugOf, text } from '../text.ts';
import type { DemoCategory, DemoProduct, Family, Rng, Shape, Text3 } from '../types.ts';
import { type BearingType, type Row, type Series, seriesList } from './bearings/series.ts';
import type { Variant } from './bearings/suffixes.ts';
import { designationValues } from './fasteners/trade.ts';

const types: Record<
  BearingType,
  { noun: Text3; plural: Text3; says: Text3; unspsc: string; fill: number }
> = {
  'deep-groove': {
    noun: text('Deep groove ball bearing', 'Подшипник шариковый радиальный', 'محمل كريات أخدودي'),
    plural: text(
      'Deep groove ball bearings',
      'Подшипники шариковые радиальные',
      'محامل كريات أخدودية',
    ),
    says: text(
      'The all-purpose bearing: radial load, some axial load, high speed.',
      'Универсальный подшипник: радиальная и умеренная осевая нагрузка, высокая скорость.',
      'المحمل العام: حمل قطري وبعض الحمل المحوري وسرعة عالية.',
    ),
    unspsc: '31171504',
    fill: 0.63,
  },
  'angular-contact': {
    noun: text(
      'Angular contact ball bearing',
      'Подшипник шариковый радиально-упорный',
      'محمل كريات بتلامس زاوي',
    ),
    plural: text(
      'Angular contact ball bearings',
      'Подшипники шариковые радиально-упорные',
      'محامل كريات بتلامس زاوي',
    ),
    says: text(
      'For pumps, spindles and worm gears.',
      'Для насосов, шпинделей и червячных передач.',
      'للمضخات والمغازل والتروس الدودية.',
    ),
    unspsc: '31171504',
    fill: 0.62,
  },
  'cylindrical-roller': {
    noun: text('Cylindrical roller bearing', 'Подшипник роликовый цилиндрический', 'محمل أسطوانات'),
    plural: text(
      'Cylindrical roller bearings',
      'Подшипники роликовые цилиндрические',
      'محامل أسطوانات',
    ),
    says: text(
      'High radial load for gearboxes and large motors.',
      'Большая радиальная нагрузка для редукторов и крупных двигателей.',
      'حمل قطري عال لعلب التروس والمحركات الكبيرة.',
    ),
    unspsc: '31171505',
    fill: 0.68,
  },
  'tapered-roller': {
    noun: text('Tapered roller bearing', 'Подшипник роликовый конический', 'محمل أسطوانات مخروطية'),
    plural: text(
      'Tapered roller bearings',
      'Подшипники роликовые конические',
      'محامل أسطوانات مخروطية',
    ),
    says: text(
      'For wheel hubs, axles and bevel gears.',
      'Для ступиц, осей и конических передач.',
      'لصرر العجلات والمحاور والتروس المخروطية.',
    ),
    unspsc: '31171516',
    fill: 0.6,
  },
};

const sealNames = {
  open: text('Open', 'Открытый', 'مكشوف'),
  shielded: text('Shields 2Z', 'Защитные шайбы 2Z', 'أغطية معدنية 2Z'),
  sealed: text('Seals 2RS', 'Уплотнения 2RS', 'موانع تسرب 2RS'),
};
const cageNames = {
  polyamide: text('Polyamide', 'Полиамид', 'بولي أميد'),
  brass: text('Brass', 'Латунь', 'نحاس أصفر'),
  steel: text('Pressed steel', 'Штампованная сталь', 'فولاذ مكبوس'),
};
const clearanceNames = {
  cn: text('CN (normal)', 'CN (нормальный)', 'CN (عادي)'),
  c3: text('C3', 'C3', 'C3'),
};

/** Series that the trade divides by seal. */
const divided = new Set(['60', '62', '63']);
const sealOf = (variant: Variant): keyof typeof sealNames =>
  variant.seals === 0 ? 'open' : variant.seals === 1 ? 'shielded' : 'sealed';
const hsnOf: Record<BearingType, [string, string, string]> = {
  'deep-groove': ['84821020', '84821030', '84821040'],
  'angular-contact': ['84821020', '84821030', '84821040'],
  'cylindrical-roller': ['84825011', '84825012', '84825013'],
  'tapered-roller': ['84822011', '84822012', '84822013'],
};
const asian = new Set(['JP', 'KR', 'TW', 'CN', 'IN']);

function lineageOf(series: Series, variant: Variant): string {
  return `bearings/${series.type}/${divided.has(series.key) ? `${series.key}-${sealOf(variant)}` : series.key}`;
}

function shapeOf({ type }: Series, row: Row, variant: Variant, designation: string): Shape {
  const { d, D, B, T, C } = row;
  if (type === 'deep-groove')
    return { kind: 'ball-bearing', dims: { d, D, B, seals: variant.seals }, label: designation };
  if (type === 'angular-contact')
    return { kind: 'angular-contact-bearing', dims: { d, D, B, angle: 40 }, label: designation };
  if (type === 'cylindrical-roller')
    return { kind: 'roller-bearing', dims: { d, D, B }, label: designation };
  return { kind: 'tapered-bearing', dims: { d, D, B, T: T ?? B, C: C ?? B }, label: designation };
}

/** `6205`, `NU 205`, `608`: the basic designation. */
function designationOf(series: Series, row: Row): string {
  return series.prefix === ''
    ? String(row.code)
    : `${series.prefix}${String(row.code).padStart(2, '0')}${series.key === '320' ? ' X' : ''}`;
}

function partNumber(
  series: Series,
  row: Row,
  variant: Variant,
  manufacturer: Manufacturer,
): string {
  const basic = designationOf(series, row);
  return asian.has(manufacturer.country)
    ? `${basic.replace(' ', '')}${variant.asian}`
    : `${basic}${variant.suffix}`;
}

function* categories(): Iterable<DemoCategory> {
  const at = (series: Series): Row => series.rows[Math.min(5, series.rows.length - 1)] as Row;
  const shapeIn = (series: Series, variant = series.variants[0] as Variant): Shape =>
    shapeOf(series, at(series), variant, designationOf(series, at(series)));
  const well = seriesList.find(({ key }) => key === '62') as Series;
  yield {
    lineage: 'bearings',
    name: text('Bearings', 'Подшипники', 'محامل'),
    description: text(
      'Ball and roller bearings by series, with bores from 3 to 150 mm.',
      'Шариковые и роликовые подшипники по сериям, с отверстием от 3 до 150 мм.',
      'محامل كريات وأسطوانات حسب السلسلة بتجويف من 3 إلى 150 مم.',
    ),
    shape: shapeIn(well),
  };
  for (const [type, { plural, says }] of Object.entries(types) as [
    BearingType,
    (typeof types)[BearingType],
  ][]) {
    const own = seriesList.filter((series) => series.type === type);
    yield {
      lineage: `bearings/${type}`,
      name: plural,
      description: says,
      shape: shapeIn(own.find(({ key }) => key === '62') ?? (own[0] as Series)),
    };
    for (const series of own) {
      if (!divided.has(series.key))
        yield {
          lineage: `bearings/${type}/${series.key}`,
          name: series.name,
          description: series.says,
          shape: shapeIn(series),
        };
      else {
        for (const variant of series.variants.filter(({ clearance }) => clearance === 'cn')) {
          yield {
            lineage: lineageOf(series, variant),
            name: join([series.name, variant.words], ', '),
            description: join([series.says, variant.says]),
            shape: shapeIn(series, variant),
          };
        }
      }
    }
  }
}

const sizeText = text(
  '{noun} {designation}: bore {d} mm, outer diameter {D} mm, width {B} mm.',
  '{noun} {designation}: отверстие {d} мм, наружный диаметр {D} мм, ширина {B} мм.',
  '{noun} {designation}: التجويف {d} مم، القطر الخارجي {D} مم، العرض {B} مم.',
);
const mounting = {
  url: '/productvideos/bearing-mounting.webm',
  title: text('Mounting a ball bearing', 'Монтаж шарикового подшипника', 'تركيب محمل كريات'),
};
const industries: IndustrySlug[] = [
  'automobile',
  'power-generation',
  'mining',
  'railways',
  'textile',
  'oil-and-gas',
  'marine',
];

type Article = {
  series: Series;
  row: Row;
  variant: Variant;
  manufacturer: Manufacturer;
  weight: number;
};

function articlesOf(series: Series, manufacturers: Manufacturer[]): Article[] {
  return series.rows.flatMap((row) =>
    series.variants
      .filter(({ seals }) => seals === 0 || row.d <= 100)
      .flatMap((variant) =>
        manufacturers.map((manufacturer) => ({
          series,
          row,
          variant,
          manufacturer,
          weight: variant.weight * (row.d <= 10 ? 0.8 : row.d <= 40 ? 2 : row.d <= 75 ? 1 : 0.35),
        })),
      ),
  );
}

function product(rng: Rng, { series, row, variant, manufacturer }: Article): DemoProduct {
  const kind = types[series.type];
  const width = row.T ?? row.B;
  const grams = (Math.PI / 4) * (row.D ** 2 - row.d ** 2) * width * 0.00785 * kind.fill;
  const designation = designationOf(series, row);
  const mpn = partNumber(series, row, variant, manufacturer);
  const roller =
    series.type === 'deep-groove'
      ? 1
      : series.type === 'angular-contact'
        ? 1.9
        : series.type === 'cylindrical-roller'
          ? 2.2
          : 1.2;
  const rupees =
    rupeesByMass(grams, 680 * roller, (22 + row.D * 0.7) * roller, manufacturer.country) *
    variant.factor;
  const size = `${plain(row.d)}×${plain(row.D)}×${plain(width)}`;
  const first =
    series.type === 'deep-groove' && variant.seals === 2 && chance(rng, 0.25)
      ? 'food-and-beverage'
      : pick(rng, industries);
  const second = pick(rng, industries);
  return completeProduct(rng, {
    manufacturer,
    mpn,
    skuTail: `${designation.replace(' X', 'X').replace(' ', '')}${variant.suffix.replace('/', '-')}`,
    name: join([kind.noun, mpn, text(`${size} mm`, `${size} мм`, `${size} مم`), variant.words]),
    description: join([
      fill(sizeText, { noun: kind.noun, designation: mpn, d: row.d, D: row.D, B: width }),
      variant.says,
      series.says,
    ]),
    category: lineageOf(series, variant),
    hsn: hsnOf[series.type][row.d <= 50 ? 0 : row.d <= 100 ? 1 : 2],
    unspsc: kind.unspsc,
    uom: 'piece',
    rupees,
    grams,
    attributes: {
      'inner-diameter': row.d,
      'outer-diameter': row.D,
      width,
      series: slugOf(series.prefix === '' ? 'miniature' : series.prefix),
      material: 'bearing-steel',
      'internal-clearance': variant.clearance,
      ...(series.type === 'deep-groove'
        ? { seal: sealOf(variant) }
        : {
            cage:
              variant.key === 'polyamide'
                ? 'polyamide'
                : variant.key === 'brass'
                  ? 'brass'
                  : 'steel',
          }),
    },
    industries: first === second ? [first] : [first, second],
    shape: shapeOf(series, row, variant, designation),
    dataSheets: 0.35,
    videos: series.type === 'deep-groove' && chance(rng, 0.02) ? [mounting] : [],
  });
}

export const bearings: Family = {
  categories: [...categories()],
  attributes: [
    shared.innerDiameter,
    shared.outerDiameter,
    shared.width,
    withValues(shared.series, {
      ...designationValues(
        seriesList.map(({ prefix }) => prefix).filter((prefix) => prefix !== ''),
      ),
      miniature: text('Miniature', 'Миниатюрные', 'صغيرة'),
    }),
    withValues(shared.material, { 'bearing-steel': materials['bearing-steel'] }),
    {
      slug: 'seal',
      name: text('Seal', 'Уплотнение', 'مانع التسرب'),
      kind: 'text',
      values: sealNames,
    },
    { slug: 'cage', name: text('Cage', 'Сепаратор', 'القفص'), kind: 'text', values: cageNames },
    {
      slug: 'internal-clearance',
      name: text('Internal clearance', 'Внутренний зазор', 'الخلوص الداخلي'),
      kind: 'text',
      values: clearanceNames,
    },
  ],
  *products(rng) {
    const manufacturers = manufacturersOf('bearings');
    const chosen = seriesList.flatMap((series) =>
      sample(rng, articlesOf(series, manufacturers), series.count, ({ weight }) => weight),
    );
    for (const article of sample(
      rng,
      chosen,
      chosen.length,
      ({ weight, series }) => weight * series.count,
    ))
      yield product(rng, article);
  },
};
