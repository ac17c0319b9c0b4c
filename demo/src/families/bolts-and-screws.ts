// Bolts and screws with their branches of the tree.
// Every article is a size and a length of a standard in one grade; the most asked-for ones have several manufacturers.
import { completeProduct } from '../complete-product.ts';
import { type Manufacturer, manufacturersOf } from '../manufacturers.ts';
import { rupeesByMass } from '../pricing-law.ts';
import { pick, sample, seedOf } from '../rng.ts';
import { finishes, materials, shared, withValues } from '../shared-attributes.ts';
import { fill, join, same, slugOf, text } from '../text.ts';
import type { DemoCategory, DemoProduct, Family, Rng, Shape, Text3 } from '../types.ts';
import { hexKinds } from './bolts-and-screws/hex-kinds.ts';
import type { Drive, ScrewGroup, ScrewKind, ScrewSize } from './bolts-and-screws/kind.ts';
import { machineKinds } from './bolts-and-screws/machine-kinds.ts';
import { screwGrams } from './bolts-and-screws/mass.ts';
import { socketKinds } from './bolts-and-screws/socket-kinds.ts';
import {
  finishWords,
  type Grade,
  type GradeGroup,
  grades,
  groupNames,
} from './fasteners/grades.ts';
import { demand, designationValues, industriesFor, packText, saleOf } from './fasteners/trade.ts';
import { fasteners } from './fasteners/tree.ts';

const kinds: ScrewKind[] = [...hexKinds, ...socketKinds, ...machineKinds];

const driveNames: Record<Drive, Text3> = {
  hexagon: text('External hexagon', 'Шестигранник', 'سداسي خارجي'),
  'hexagon-socket': text('Hexagon socket', 'Внутренний шестигранник', 'سداسي داخلي (ألن)'),
  slot: text('Slot', 'Прямой шлиц', 'شق مستقيم'),
  'cross-recess': text('Cross recess H (PH)', 'Крестообразный шлиц H (PH)', 'متصالب H (PH)'),
  hexalobular: text('Hexalobular (TX)', 'Звездообразный шлиц (TX)', 'نجمي (TX)'),
};
const driveNumber: Partial<Record<Drive, number>> = {
  slot: 0,
  'cross-recess': 1,
  hexalobular: 3,
  'hexagon-socket': 4,
};

const groupTexts: Record<ScrewGroup, [name: Text3, says: Text3]> = {
  'hex-bolts': [
    text('Hex bolts', 'Болты шестигранные', 'براغي سداسية'),
    text(
      'Hexagon head bolts with metric threads, M3 to M64.',
      'Болты с шестигранной головкой и метрической резьбой от M3 до M64.',
      'براغي برأس سداسي وسن متري من M3 إلى M64.',
    ),
  ],
  'flange-bolts': [
    text('Flange bolts', 'Болты с фланцем', 'براغي بفلنجة'),
    text(
      'Hexagon bolts with a pressed flange instead of a washer.',
      'Болты с фланцем вместо шайбы.',
      'براغي سداسية بفلنجة بدل الوردة.',
    ),
  ],
  'socket-cap-screws': [
    text('Socket cap screws', 'Винты с внутренним шестигранником', 'براغي ألن أسطوانية'),
    text(
      'Cylindrical heads with hexagon socket, metric and inch.',
      'Цилиндрические головки с внутренним шестигранником, метрические и дюймовые.',
      'رؤوس أسطوانية بتجويف سداسي، مترية وبالبوصة.',
    ),
  ],
  'button-head-screws': [
    text('Button head screws', 'Винты с полукруглой головкой', 'براغي بيضاوية الرأس'),
    text(
      'Low round heads with hexagon socket.',
      'Низкие округлые головки с внутренним шестигранником.',
      'رؤوس مستديرة منخفضة بتجويف سداسي.',
    ),
  ],
  'countersunk-screws': [
    text('Countersunk screws', 'Винты с потайной головкой', 'براغي غاطسة الرأس'),
    text(
      'Heads that sit flush with the surface.',
      'Головки заподлицо с поверхностью.',
      'رؤوس تستوي مع السطح.',
    ),
  ],
  'pan-head-screws': [
    text('Pan head screws', 'Винты с полуцилиндрической головкой', 'براغي برأس مقبب'),
    text(
      'Wide low heads with slot, cross or hexalobular recess.',
      'Широкие низкие головки с прямым, крестообразным или звездообразным шлицем.',
      'رؤوس عريضة منخفضة بشق مستقيم أو متصالب أو نجمي.',
    ),
  ],
  'cheese-head-screws': [
    text('Cheese head screws', 'Винты с цилиндрической головкой', 'براغي برأس أسطواني'),
    text(
      'Narrow cylindrical heads for counterbores.',
      'Узкие цилиндрические головки для цековок.',
      'رؤوس أسطوانية ضيقة للتجاويف.',
    ),
  ],
  'set-screws': [
    text('Set screws', 'Винты установочные', 'براغي تثبيت'),
    text(
      'Headless socket screws with four kinds of point.',
      'Винты без головки с внутренним шестигранником и четырьмя видами конца.',
      'براغي ألن بدون رأس بأربعة أشكال للطرف.',
    ),
  ],
};

function shapeOf(kind: ScrewKind, size: ScrewSize, mm: number): Shape {
  const drive = driveNumber[kind.drive];
  return {
    kind: kind.shape,
    dims: {
      d: size.d,
      p: size.p,
      l: mm,
      b: kind.threadLength(size.d, mm),
      ...size.head,
      ...(drive === undefined ? {} : { drive }),
    },
    label: size.thread,
  };
}

const groupsOf = (kind: ScrewKind): GradeGroup[] => [
  ...new Set(kind.grades.map((name) => grades[name].group as GradeGroup)),
];
const lineageOf = (kind: ScrewKind, group: GradeGroup): string =>
  `fasteners/${kind.group}/${kind.key}-${group}`;

function* categories(): Iterable<DemoCategory> {
  yield fasteners;
  for (const [group, [name, description]] of Object.entries(groupTexts) as [
    ScrewGroup,
    [Text3, Text3],
  ][]) {
    const own = kinds.filter((kind) => kind.group === group);
    const first = own[0] as ScrewKind;
    const size = first.sizes[Math.min(4, first.sizes.length - 1)] as ScrewSize;
    yield {
      lineage: `fasteners/${group}`,
      name,
      description,
      shape: shapeOf(first, size, size.d * 4),
    };
    for (const kind of own) {
      for (const gradeGroup of groupsOf(kind)) {
        const shown = kind.sizes[Math.min(5, kind.sizes.length - 1)] as ScrewSize;
        yield {
          lineage: lineageOf(kind, gradeGroup),
          name: join([kind.plural, groupNames[gradeGroup].name], ', '),
          description: join([groupNames[gradeGroup].says, kind.says]),
          shape: shapeOf(kind, shown, Math.round(shown.d * 4)),
        };
      }
    }
  }
}

const acrossText = text('{s} mm across flats', 'под ключ {s} мм', 'مقاس المفتاح {s} مم');
const socketText = text(
  'hexagon socket {s} mm',
  'внутренний шестигранник {s} мм',
  'تجويف سداسي {s} مم',
);
const inchSocketText = text(
  'hexagon socket {tool}',
  'внутренний шестигранник {tool}',
  'تجويف سداسي {tool}',
);
const recessText = text('recess {tool}', 'шлиц {tool}', 'تجويف {tool}');
const slotText = text('slot {n} mm wide', 'ширина шлица {n} мм', 'عرض الشق {n} مم');
const sizeText = text(
  '{noun} to {standard} with thread {thread} (pitch {p} mm) and length {length}, {turned}.',
  '{noun} по {standard}, резьба {thread} (шаг {p} мм), длина {length}, {turned}.',
  '{noun} وفق {standard}، سن {thread} (خطوة {p} مم)، الطول {length}، {turned}.',
);

function turnedText(drive: Drive, inch: boolean): Text3 {
  if (drive === 'hexagon') return acrossText;
  if (drive === 'slot') return slotText;
  if (drive === 'hexagon-socket') return inch ? inchSocketText : socketText;
  return recessText;
}

type Article = {
  kind: ScrewKind;
  size: ScrewSize;
  mm: number;
  label: string;
  grade: Grade;
  weight: number;
};

function articlesOf(kind: ScrewKind): Article[] {
  return kind.sizes.flatMap((size) =>
    size.lengths.flatMap(({ mm, label }) =>
      kind.grades
        .map((name): Grade => grades[name])
        .filter(
          (grade) =>
            (grade.finish !== 'hot-dip-galvanised' || size.d >= 10) &&
            (grade.finish !== 'bright' || size.d <= 36),
        )
        .map((grade) => {
          const slender = mm / size.d;
          return {
            kind,
            size,
            mm,
            label,
            grade,
            weight: demand(size.d) * grade.weight * (slender >= 1.5 && slender <= 7 ? 1 : 0.35),
          };
        }),
    ),
  );
}

function partNumber(manufacturer: Manufacturer, { kind, size, mm, label, grade }: Article): string {
  const length = label.replace('"', '');
  switch (seedOf(manufacturer.slug) % 3) {
    case 0:
      return `${kind.standard} ${size.code}x${length}-${grade.mark.replace('ASTM ', '')}`;
    case 1:
      return size.code.startsWith('M')
        ? `M${size.d}x${size.p}x${mm} ${kind.standard.replace(' ', '')} ${grade.code}`
        : `${size.code}x${length} ${grade.code}`;
    default:
      return `${kind.standard.replace(/^\w+ /, '')}-${size.code}x${length}-${grade.code}`;
  }
}

function product(rng: Rng, article: Article, manufacturer: Manufacturer): DemoProduct {
  const { kind, size, mm, label, grade } = article;
  const grams = screwGrams(kind.shape, size, mm, grade.density);
  const sale = saleOf(grams);
  const finishWord = finishWords[grade.finish]?.m ?? same('');
  const each = rupeesByMass(
    grams,
    grade.perKg,
    0.25 + 0.04 * size.d + 0.012 * size.d ** 2,
    manufacturer.country,
  );
  const inch = label.endsWith('"');
  const turned = fill(turnedText(kind.drive, inch), {
    s: size.head.s ?? 0,
    n: size.head.n ?? 0,
    tool: size.tool,
  });
  const length = inch
    ? fill(text('{label} ({mm} mm)', '{label} ({mm} мм)', '{label} ({mm} مم)'), { label, mm })
    : fill(text('{mm} mm', '{mm} мм', '{mm} مم'), { mm });
  return completeProduct(rng, {
    manufacturer,
    mpn: partNumber(manufacturer, article),
    skuTail: `${kind.standard.replace(/^\w+ /, '')}-${size.code}x${label}-${grade.code}`,
    name: join([
      kind.noun,
      kind.standard,
      `${size.thread}×${label}`,
      grade.mark,
      finishWord,
      packText(sale),
    ]),
    description: join([
      fill(sizeText, {
        noun: kind.noun,
        standard: kind.standard,
        thread: size.thread,
        p: size.p,
        length,
        turned,
      }),
      grade.says,
      kind.says,
    ]),
    category: lineageOf(kind, grade.group),
    hsn: '73181500',
    unspsc: kind.unspsc,
    uom: sale.uom,
    rupees: each * sale.pieces * (sale.pieces > 1 ? 0.9 : 1),
    grams: grams * sale.pieces,
    attributes: {
      standard: slugOf(kind.standard),
      thread: slugOf(size.thread),
      'nominal-diameter': size.d,
      pitch: size.p,
      length: mm,
      'strength-class': slugOf(grade.mark),
      material: grade.material,
      finish: grade.finish,
      drive: kind.drive,
      ...(size.head.k === undefined ? {} : { 'head-height': size.head.k }),
      ...(size.head.dk === undefined ? {} : { 'head-diameter': size.head.dk }),
      ...(kind.drive === 'hexagon' && size.head.s !== undefined
        ? { 'across-flats': size.head.s }
        : {}),
      'pack-quantity': sale.pieces,
    },
    industries: industriesFor(rng, grade.material),
    shape: shapeOf(kind, size, mm),
  });
}

export const boltsAndScrews: Family = {
  categories: [...categories()],
  attributes: [
    withValues(shared.standard, designationValues(kinds.map((kind) => kind.standard))),
    withValues(
      shared.thread,
      designationValues(kinds.flatMap((kind) => kind.sizes.map((size) => size.thread))),
    ),
    withValues(
      shared.strengthClass,
      designationValues(Object.values(grades).map((grade) => grade.mark)),
    ),
    withValues(
      shared.material,
      Object.fromEntries(
        Object.values(grades).map((grade) => [grade.material, materials[grade.material]]),
      ),
    ),
    withValues(
      shared.finish,
      Object.fromEntries(
        Object.values(grades).map((grade) => [grade.finish, finishes[grade.finish]]),
      ),
    ),
    withValues(shared.drive, driveNames),
    shared.nominalDiameter,
    shared.pitch,
    shared.length,
    shared.headHeight,
    shared.headDiameter,
    shared.acrossFlats,
    shared.packQuantity,
  ],
  *products(rng) {
    const manufacturers = manufacturersOf('bolts-and-screws');
    const chosen = kinds.flatMap((kind) =>
      sample(rng, articlesOf(kind), Math.round(kind.count * 0.74), (article) => article.weight),
    );
    const ordered = sample(
      rng,
      chosen,
      chosen.length,
      (article) => article.weight * article.kind.count,
    );
    const second: { article: Article; manufacturer: Manufacturer }[] = [];
    for (const [i, article] of ordered.entries()) {
      const manufacturer = pick(rng, manufacturers);
      yield product(rng, article, manufacturer);
      if (i % 9 === 0)
        second.push({
          article,
          manufacturer: pick(
            rng,
            manufacturers.filter((other) => other !== manufacturer),
          ),
        });
    }
    for (const { article, manufacturer } of second) yield product(rng, article, manufacturer);
  },
};
