// O-rings: the sizes of ISO 3601-1 (AS 568) in five compounds, by the pack where they are small.
import { completeProduct } from '../complete-product.ts';
import { type Manufacturer, manufacturersOf } from '../manufacturers.ts';
import { levelOf } from '../pricing-law.ts';
import { pick, sample, seedOf } from '../rng.ts';
import { materials, shared, withValues } from '../shared-attributes.ts';
import { iso3601 } from '../standards/o-rings.ts';
import { fill, join, plain, same, slugOf, text } from '../text.ts';
import type { DemoProduct, Family, Rng } from '../types.ts';
import { oRingCategories } from './o-rings/branches.ts';
import { type Compound, colours, compounds } from './o-rings/compounds.ts';
import {
  dashOf,
  lineageOf,
  metricLineage,
  metricRows,
  type Row,
  shapeOf,
} from './o-rings/sizes.ts';

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

type Article = { row: Row; compound: Compound; manufacturer: Manufacturer; weight: number };

function packOf(grams: number): number {
  return grams < 0.5 ? 50 : grams < 2 ? 25 : grams < 5 ? 10 : 1;
}

function partNumber(
  manufacturer: Manufacturer,
  { d, w, dash }: Row,
  { label, key }: Compound,
): string {
  const size = `${plain(d)}x${plain(w)}`;
  switch (dash === 0 ? seedOf(manufacturer.slug) % 2 : seedOf(manufacturer.slug) % 3) {
    case 0:
      return `${size} ${label.replace(' ', '')}`;
    case 1:
      return `OR ${size}-${label.replace(' ', '')}`;
    default:
      return `AS568-${String(dash).padStart(3, '0')} ${key.toUpperCase()}`;
  }
}

function product(rng: Rng, { row, compound, manufacturer }: Article): DemoProduct {
  const { d, w } = row;
  const metric = row.dash === 0;
  const grams = (Math.PI * (d + w) * (Math.PI / 4) * w * w * compound.density) / 1000;
  const pieces = packOf(grams);
  const each =
    (grams * compound.perGram + compound.moulding * (0.5 + d / 120)) *
    levelOf(manufacturer.country);
  const pack =
    pieces === 1 ? same('') : text(`(${pieces} pcs)`, `(${pieces} шт.)`, `(${pieces} قطعة)`);
  const first = pick(rng, compound.industries);
  const second = pick(rng, compound.industries);
  return completeProduct(rng, {
    manufacturer,
    mpn: partNumber(manufacturer, row, compound),
    skuTail: metric
      ? `OR-${plain(d)}X${plain(w)}-${compound.key}`
      : `OR${dashOf(row)}-${compound.key}`,
    name: join([
      noun,
      text(
        `${plain(d)}×${plain(w)} mm`,
        `${plain(d)}×${plain(w)} мм`,
        `${plain(d)}×${plain(w)} مم`,
      ),
      compound.label,
      metric ? '' : `AS568-${dashOf(row)}`,
      pack,
    ]),
    description: join([
      fill(metric ? metricSays : says, {
        dash: dashOf(row),
        d,
        w,
        label: compound.label,
        hardness: compound.hardness,
        low: compound.low,
        high: compound.high,
      }),
      compound.says,
    ]),
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

export const oRings: Family = {
  categories: [...oRingCategories()],
  attributes: [
    shared.innerDiameter,
    shared.crossSection,
    shared.outerDiameter,
    withValues(shared.standard, { 'iso-3601': same('ISO 3601') }),
    withValues(
      shared.size,
      Object.fromEntries(
        iso3601.map((row) => [slugOf(`AS568 ${dashOf(row)}`), same(`AS568-${dashOf(row)}`)]),
      ),
    ),
    withValues(
      shared.material,
      Object.fromEntries(compounds.map(({ material }) => [material, materials[material]])),
    ),
    shared.hardness,
    shared.minTemperature,
    shared.maxTemperature,
    withValues(shared.colour, colours),
    shared.packQuantity,
  ],
  *products(rng) {
    const manufacturers = manufacturersOf('o-rings');
    const all = iso3601.flatMap((row) =>
      compounds.map(
        (compound): Article => ({
          row,
          compound,
          manufacturer: pick(rng, manufacturers),
          weight: compound.weight * (row.d >= 3 && row.d <= 80 ? 1.6 : row.d <= 200 ? 0.7 : 0.25),
        }),
      ),
    );
    const metric = metricRows.flatMap((row) =>
      compounds
        .filter(({ key }) => key === 'nbr-70' || key === 'fkm-75')
        .map(
          (compound): Article => ({
            row,
            compound,
            manufacturer: pick(rng, manufacturers),
            weight: compound.weight * (row.d <= 80 ? 1.6 : 0.7),
          }),
        ),
    );
    const chosen = [
      ...sample(rng, all, 760, ({ weight }) => weight),
      ...sample(rng, metric, 150, ({ weight }) => weight),
    ];
    for (const article of sample(rng, chosen, chosen.length, ({ weight }) => weight))
      yield product(rng, article);
  },
};
