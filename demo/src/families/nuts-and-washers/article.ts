// Nuts and washers as products: both are a size of a standard in one grade.
import { completeProduct } from '../../complete-product.ts';
import type { Manufacturer } from '../../manufacturers.ts';
import { rupeesByMass } from '../../pricing-law.ts';
import { pick, sample, seedOf } from '../../rng.ts';
import { join, same, slugOf, text } from '../../text.ts';
import type { DemoCategory, DemoProduct, Rng, Shape, Text3 } from '../../types.ts';
import { finishWords, type Grade, type GradeGroup, groupNames } from '../fasteners/grades.ts';
import { demand, industriesFor, packText, saleOf } from '../fasteners/trade.ts';

export type Part = {
  /** `M8`, `1/4-20 UNC`. */
  thread: string;
  code: string;
  d: number;
  grams(density: number): number;
  /** First sentence of the description. */
  says: Text3;
  attributes: Record<string, number | string>;
  shape: Shape;
};

export type PartKind = {
  /** e.g. `iso-4032`. */
  key: string;
  standard: string;
  /** Path of the category above, e.g. `fasteners/nuts`. */
  branch: string;
  noun: Text3;
  plural: Text3;
  use: Text3;
  parts: Part[];
  grades: Grade[];
  count: number;
  hsn: string;
  unspsc: string;
};

const groupsOf = (kind: PartKind): GradeGroup[] => [
  ...new Set(kind.grades.map((grade) => grade.group)),
];

/** One category a standard and material group; a standard sold in one group only is a single category. */
function lineageOf(kind: PartKind, group: GradeGroup): string {
  return groupsOf(kind).length === 1
    ? `${kind.branch}/${kind.key}`
    : `${kind.branch}/${kind.key}-${group}`;
}

export function categoriesOf(kinds: PartKind[]): DemoCategory[] {
  return kinds.flatMap((kind) =>
    groupsOf(kind).map((group) => ({
      lineage: lineageOf(kind, group),
      name:
        groupsOf(kind).length === 1
          ? kind.plural
          : join([kind.plural, groupNames[group].name], ', '),
      description: join([groupNames[group].says, kind.use]),
      shape: (kind.parts[Math.min(5, kind.parts.length - 1)] as Part).shape,
    })),
  );
}

function partNumber(manufacturer: Manufacturer, kind: PartKind, part: Part, grade: Grade): string {
  const mark = grade.material === 'spring-steel' ? 'FSt' : grade.mark.replace(' ', '');
  return seedOf(manufacturer.slug) % 2 === 0
    ? `${kind.standard} ${part.code}-${mark}`
    : `${kind.standard.replace(/^\w+ /, '')}-${part.code}-${grade.code}`;
}

/** A bare number says little in a name: `class 8`. */
function markText({ material, mark }: Grade): Text3 {
  if (material === 'spring-steel') return same('');
  return /^\d+$/.test(mark) ? text(`class ${mark}`, `кл. ${mark}`, `فئة ${mark}`) : same(mark);
}

function product(
  rng: Rng,
  kind: PartKind,
  part: Part,
  grade: Grade,
  manufacturer: Manufacturer,
): DemoProduct {
  const grams = part.grams(grade.density);
  const sale = saleOf(grams);
  const each = rupeesByMass(
    grams,
    grade.perKg,
    0.08 + 0.02 * part.d + 0.006 * part.d ** 2,
    manufacturer.country,
  );
  return completeProduct(rng, {
    manufacturer,
    mpn: partNumber(manufacturer, kind, part, grade),
    skuTail: `${kind.standard.replace(/^\w+ /, '')}-${part.code}-${grade.code}`,
    name: join([
      kind.noun,
      kind.standard,
      part.thread,
      markText(grade),
      finishWords[grade.finish]?.f ?? same(''),
      packText(sale),
    ]),
    description: join([part.says, grade.says, kind.use]),
    category: lineageOf(kind, grade.group),
    hsn: kind.hsn,
    unspsc: kind.unspsc,
    uom: sale.uom,
    rupees: each * sale.pieces * (sale.pieces > 1 ? 0.9 : 1),
    grams: grams * sale.pieces,
    attributes: {
      standard: slugOf(kind.standard),
      thread: slugOf(part.thread),
      'nominal-diameter': part.d,
      ...part.attributes,
      'strength-class': slugOf(grade.mark),
      material: grade.material,
      finish: grade.finish,
      'pack-quantity': sale.pieces,
    },
    industries: industriesFor(rng, grade.material),
    shape: part.shape,
  });
}

export function* productsOf(
  rng: Rng,
  kinds: PartKind[],
  manufacturers: Manufacturer[],
): Iterable<DemoProduct> {
  const articles = kinds.flatMap((kind) => {
    const all = kind.parts.flatMap((part) =>
      kind.grades
        .filter(
          (grade) =>
            (grade.finish !== 'hot-dip-galvanised' || part.d >= 10) &&
            (grade.finish !== 'bright' || part.d <= 42),
        )
        .map((grade) => ({ kind, part, grade, weight: demand(part.d) * grade.weight })),
    );
    return sample(rng, all, kind.count, ({ weight }) => weight);
  });
  for (const { kind, part, grade } of sample(
    rng,
    articles,
    articles.length,
    ({ weight }) => weight,
  ))
    yield product(rng, kind, part, grade, pick(rng, manufacturers));
}
