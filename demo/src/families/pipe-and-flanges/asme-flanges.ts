// ASME B16.5 flanges: weld-neck, slip-on, blind and lap-joint in class 150 to 2500, A105 and (class 150 and 300) F316L.

import { type AsmeRow, asmeFlanges, inchToMm } from '../../standards/flanges.ts';
import { given } from '../../standards/given.ts';
import { type PipeSize, pipeByNps, wallOf } from '../../standards/pipe.ts';
import { fill, slugOf, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';

type Kind = {
  slug: string;
  code: 'WN' | 'SO' | 'BL' | 'LJ';
  noun: Text3;
  plural: Text3;
  unspsc: string;
  use: Text3;
};

const kinds: Kind[] = [
  {
    slug: 'weld-neck-flanges',
    code: 'WN',
    unspsc: '40142412',
    noun: text('Weld-neck flange', 'Фланец приварной встык', 'فلنجة برقبة لحام'),
    plural: text('Weld-neck flanges', 'Фланцы приварные встык', 'فلنجات برقبة لحام'),
    use: text(
      'Butt welded to the pipe; the tapered hub carries bending and thermal cycles.',
      'Приваривается встык; конический воротник держит изгиб и теплосмены.',
      'تلحم تناكبيا مع الأنبوب، والرقبة المخروطية تتحمل الانحناء والدورات الحرارية.',
    ),
  },
  {
    slug: 'slip-on-flanges',
    code: 'SO',
    unspsc: '40142408',
    noun: text('Slip-on flange', 'Фланец плоский приварной (slip-on)', 'فلنجة انزلاقية'),
    plural: text('Slip-on flanges', 'Фланцы плоские приварные (slip-on)', 'فلنجات انزلاقية'),
    use: text(
      'Slid over the pipe and fillet welded inside and outside; easy to line up.',
      'Надевается на трубу и приваривается двумя угловыми швами; легко выставить.',
      'تنزلق فوق الأنبوب وتلحم من الداخل والخارج، سهلة الضبط.',
    ),
  },
  {
    slug: 'blind-flanges',
    code: 'BL',
    unspsc: '40142403',
    noun: text('Blind flange', 'Фланец глухой (заглушка)', 'فلنجة عمياء'),
    plural: text('Blind flanges', 'Фланцы глухие (заглушки)', 'فلنجات عمياء'),
    use: text(
      'Closes the end of a line, a nozzle or a manhole.',
      'Закрывает конец линии, штуцер или люк.',
      'تغلق نهاية الخط أو الفوهة أو فتحة التفتيش.',
    ),
  },
  {
    slug: 'lap-joint-flanges',
    code: 'LJ',
    unspsc: '40142404',
    noun: text('Lap-joint flange', 'Фланец свободный (lap joint)', 'فلنجة وصلة متراكبة'),
    plural: text('Lap-joint flanges', 'Фланцы свободные (lap joint)', 'فلنجات وصلة متراكبة'),
    use: text(
      'Turns freely on a stub end, so that bolt holes always line up.',
      'Свободно вращается на отбортовке (stub end), отверстия всегда совпадают.',
      'تدور بحرية على الطرف المشفه فتتطابق ثقوب البراغي دائما.',
    ),
  },
];

/** Working pressure at -29 to 38 °C in bar, ASME B16.5 table 2: group 1.1 (A105) and 2.3 (F316L). */
const rating: Record<number, { A105: number; F316L: number }> = {
  150: { A105: 19.6, F316L: 15.9 },
  300: { A105: 51.1, F316L: 41.4 },
  600: { A105: 102.1, F316L: 82.7 },
  900: { A105: 153.2, F316L: 124.1 },
  1500: { A105: 255.3, F316L: 206.8 },
  2500: { A105: 425.5, F316L: 344.7 },
};

const neckSchedule = (pressureClass: number, steel: string): string =>
  steel === 'F316L' ? '40S' : pressureClass < 600 ? 'STD' : pressureClass < 900 ? 'XS' : '160';

type Steel = {
  mark: 'A105' | 'F316L';
  title: string;
  material: string;
  perKg: number;
  hsn: string;
  classes: number[];
};
const steels: Steel[] = [
  {
    mark: 'A105',
    title: 'ASTM A105',
    material: 'steel',
    perKg: 158,
    hsn: '73079190',
    classes: [150, 300, 600, 900, 1500, 2500],
  },
  {
    mark: 'F316L',
    title: 'ASTM A182 F316L',
    material: 'stainless-316l',
    perKg: 560,
    hsn: '73072100',
    classes: [150, 300],
  },
];

type Body = { bore: number; hub: number; thickness: number; through: number };

/** Undefined where the standard has no such flange. */
function bodyOf(kind: Kind, row: AsmeRow, size: PipeSize, schedule: string): Body | undefined {
  if (kind.code === 'BL') return { bore: 0, hub: 0, thickness: row.tf, through: row.tf };
  if (kind.code === 'LJ')
    return { bore: row.boreLap, hub: row.hub, thickness: row.tfLap, through: row.yLap };
  if (kind.code === 'WN')
    return {
      bore: rounded(size.od - 2 * wallOf(size, schedule)),
      hub: row.hub,
      thickness: row.tf,
      through: row.yNeck,
    };
  return row.ySlip === null || row.boreSlip === null
    ? undefined
    : { bore: row.boreSlip, hub: row.hub, thickness: row.tf, through: row.ySlip };
}

/** Kilograms: plate and hub less bore and bolt holes. */
function massOf(kind: Kind, row: AsmeRow, body: Body, pipeOd: number): number {
  const disc = (d: number, length: number) => (Math.PI / 4) * d * d * length;
  const neckTop = kind.code === 'WN' ? pipeOd : body.hub * 0.97;
  const hub = body.hub === 0 ? 0 : disc((body.hub + neckTop) / 2, body.through - body.thickness);
  const volume =
    disc(row.od, body.thickness) +
    hub -
    disc(body.bore, body.through) -
    row.n * disc(inchToMm(row.hole), body.thickness);
  return rounded(volume * 7.85e-6, 2);
}

const description = text(
  '{use} ASME B16.5: {n} holes of {hole} mm on a {k} mm bolt circle for {bolt}" bolts, {tf} mm thick. Rated {bar} bar at up to 38 °C; derate by temperature.',
  '{use} ASME B16.5: {n} отв. {hole} мм на окружности {k} мм под болты {bolt}", толщина {tf} мм. Допускает {bar} бар до 38 °C; выше давление снижается по таблице.',
  '{use} ASME B16.5: {n} ثقوب بقطر {hole} مم على دائرة {k} مم لبراغي {bolt} بوصة، السماكة {tf} مم. الضغط {bar} بار حتى 38 درجة مئوية ويقل مع الحرارة.',
);

function draft(kind: Kind, pressureClass: number, row: AsmeRow, steel: Steel): Draft | undefined {
  const size = pipeByNps.get(row.nps);
  const schedule = neckSchedule(pressureClass, steel.mark);
  const body = size && bodyOf(kind, row, size, schedule);
  if (!size || !body) return undefined;
  const mass = massOf(kind, row, body, size.od);
  const neck = kind.code === 'WN' ? ` ${/^\d/.test(schedule) ? 'SCH ' : ''}${schedule}` : '';
  const facing = kind.code === 'LJ' ? 'FF' : 'RF';
  const hole = rounded(inchToMm(row.hole));
  const bar = given(rating[pressureClass], pressureClass)[steel.mark];
  const shape: Shape = {
    kind: 'flange',
    dims: {
      D: row.od,
      k: row.k,
      n: row.n,
      h: hole,
      b: body.thickness,
      bore: body.bore,
      hub: body.hub,
    },
    label: `${row.nps}" ${pressureClass}`,
  };
  return {
    mpn: `${kind.code}${facing} ${row.nps.replace(' ', '-')}" ${pressureClass}#${neck.replace(' SCH ', ' S')} ${steel.mark}`,
    name: fill(
      text(
        '{noun} {nps}" Class {class} {facing}{neck} {steel}',
        '{noun} {nps}" Class {class} {facing}{neck} {steel}',
        '{noun} {nps}" Class {class} {facing}{neck} {steel}',
      ),
      {
        noun: kind.noun,
        nps: row.nps,
        class: String(pressureClass),
        facing,
        neck,
        steel: steel.title,
      },
    ),
    description: fill(description, {
      use: kind.use,
      n: row.n,
      hole,
      k: row.k,
      bolt: row.bolt,
      tf: body.thickness,
      bar,
    }),
    category: `piping/asme-flanges/${kind.slug}`,
    hsn: steel.hsn,
    unspsc: kind.unspsc,
    uom: 'piece',
    rupees: mass * steel.perKg + 140,
    grams: mass * 1000,
    attributes: {
      material: steel.material,
      'steel-grade': slugOf(steel.title),
      standard: 'asme-b16-5',
      'flange-type': kind.slug.replace(/s$/, ''),
      'flange-facing': facing.toLowerCase(),
      'pressure-class': `class-${pressureClass}`,
      'pressure-rating': bar,
      'pipe-size': `nps-${slugOf(row.nps)}`,
      'nominal-size': size.dn,
      'outer-diameter': row.od,
      'bolt-circle': row.k,
      'bolt-holes': row.n,
      'hole-diameter': hole,
      thickness: body.thickness,
      ...(body.bore ? { 'inner-diameter': body.bore } : {}),
    },
    industries:
      pressureClass >= 600
        ? ['oil-and-gas', 'power-generation']
        : steel.mark === 'F316L'
          ? ['food-and-beverage', 'marine', 'oil-and-gas']
          : ['oil-and-gas'],
    shape,
    weight: (pressureClass <= 300 ? 4 : 1) * (size.dn <= 150 ? 2 : 1),
    dataSheets: 0.3,
  };
}

function* drafts(): Iterable<Draft> {
  for (const steel of steels) {
    for (const pressureClass of steel.classes) {
      for (const row of given(asmeFlanges[pressureClass], pressureClass)) {
        for (const kind of kinds) {
          const one = draft(kind, pressureClass, row, steel);
          if (one) yield one;
        }
      }
    }
  }
}

const shapes: Record<Kind['code'], Shape['dims']> = {
  WN: { D: 152, k: 120.7, n: 4, h: 19, b: 17.5, bore: 52.5, hub: 78 },
  SO: { D: 152, k: 120.7, n: 4, h: 19, b: 17.5, bore: 61.9, hub: 78 },
  BL: { D: 152, k: 120.7, n: 4, h: 19, b: 17.5, bore: 0, hub: 0 },
  LJ: { D: 152, k: 120.7, n: 4, h: 19, b: 19.1, bore: 62.5, hub: 78 },
};

export const asmeClasses = Object.keys(asmeFlanges).map((number) => `Class ${number}`);
export const asmeGrades = steels.map((steel) => steel.title);
export const asmeTypes = Object.fromEntries(
  kinds.map((kind) => [kind.slug.replace(/s$/, ''), kind.noun]),
);

export const asmeFlangeBranch: Branch = {
  categories: [
    category(
      'piping/asme-flanges',
      text('ASME flanges', 'Фланцы ASME', 'فلنجات ASME'),
      text(
        'Flanges after ASME B16.5, NPS 1/2 to 24, class 150 to 2500.',
        'Фланцы по ASME B16.5, NPS от 1/2 до 24, классы от 150 до 2500.',
        'فلنجات حسب ASME B16.5 من NPS 1/2 إلى 24، الفئات من 150 إلى 2500.',
      ),
      { kind: 'flange', dims: shapes.WN },
    ),
    ...kinds.map((kind) =>
      category(`piping/asme-flanges/${kind.slug}`, kind.plural, kind.use, {
        kind: 'flange',
        dims: shapes[kind.code],
      }),
    ),
  ],
  drafts,
};
