// EN 1092-1 flanges: plate (type 01), blind (05) and weld-neck (11), PN6 to PN40, DN15 to DN300.

import { type EnRow, enFlanges, enPipe } from '../../standards/flanges.ts';
import { given } from '../../standards/given.ts';
import { fill, slugOf, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';

type Kind = {
  type: '01' | '05' | '11';
  slug: string;
  noun: Text3;
  plural: Text3;
  unspsc: string;
  use: Text3;
};

const kinds: Kind[] = [
  {
    type: '01',
    slug: 'plate-flanges',
    unspsc: '40142407',
    noun: text('Plate flange', 'Фланец плоский приварной', 'فلنجة مسطحة للحام'),
    plural: text(
      'Plate flanges type 01',
      'Фланцы плоские приварные, тип 01',
      'فلنجات مسطحة للحام نوع 01',
    ),
    use: text(
      'Flat flange, fillet welded over the pipe.',
      'Плоский фланец, надевается на трубу и приваривается угловыми швами.',
      'فلنجة مسطحة تلحم فوق الأنبوب.',
    ),
  },
  {
    type: '05',
    slug: 'en-blind-flanges',
    unspsc: '40142403',
    noun: text('Blind flange', 'Фланец глухой (заглушка)', 'فلنجة عمياء'),
    plural: text('Blind flanges type 05', 'Фланцы глухие, тип 05', 'فلنجات عمياء نوع 05'),
    use: text(
      'Closes the end of a line or a spare nozzle.',
      'Закрывает конец линии или запасной штуцер.',
      'تغلق نهاية الخط أو فوهة احتياطية.',
    ),
  },
  {
    type: '11',
    slug: 'en-weld-neck-flanges',
    unspsc: '40142412',
    noun: text('Weld-neck flange', 'Фланец приварной встык', 'فلنجة برقبة لحام'),
    plural: text(
      'Weld-neck flanges type 11',
      'Фланцы приварные встык, тип 11',
      'فلنجات برقبة لحام نوع 11',
    ),
    use: text(
      'Butt welded to the pipe, for alternating load and temperature.',
      'Приваривается встык, для переменных нагрузок и температур.',
      'تلحم تناكبيا للأحمال والحرارة المتغيرة.',
    ),
  },
];

const steels = [
  {
    mark: 'P250GH',
    number: '1.0460',
    material: 'steel',
    perKg: 150,
    hsn: '73079190',
    pressures: [6, 10, 16, 40],
  },
  {
    mark: '1.4404',
    number: '316L',
    material: 'stainless-316l',
    perKg: 560,
    hsn: '73072100',
    pressures: [16, 40],
  },
];

const disc = (d: number, length: number) => (Math.PI / 4) * d * d * length;

function massOf(kind: Kind, row: EnRow, bore: number): number {
  const thickness = kind.type === '11' ? row.neck : row.plate;
  const neck =
    kind.type === '11'
      ? disc((row.hub + given(enPipe[row.dn], row.dn).od) / 2, row.h - row.neck) -
        disc(bore, row.h - row.neck)
      : 0;
  return rounded(
    (disc(row.od, thickness) - disc(bore, thickness) - row.n * disc(row.hole, thickness) + neck) *
      7.85e-6,
    2,
  );
}

const name = text(
  '{noun} DN{dn} PN{pn} {form} EN 1092-1 type {type} {steel}',
  '{noun} DN{dn} PN{pn} {form} EN 1092-1 тип {type} {steel}',
  '{noun} DN{dn} PN{pn} {form} EN 1092-1 نوع {type} {steel}',
);
const description = text(
  '{use} Outer diameter {od} mm, {n} holes of {hole} mm on a {k} mm bolt circle for {bolt} bolts, {b} mm thick.{mates}',
  '{use} Наружный диаметр {od} мм, {n} отв. {hole} мм на окружности {k} мм под болты {bolt}, толщина {b} мм.{mates}',
  '{use} القطر الخارجي {od} مم، {n} ثقوب بقطر {hole} مم على دائرة {k} مم لبراغي {bolt}، السماكة {b} مم.{mates}',
);
const mates = text(
  ' Drilling mates with {others}.',
  ' Присоединительные размеры совпадают с {others}.',
  ' أبعاد التوصيل مطابقة لـ {others}.',
);
const nothing = text('', '', '');

/** Other pressure ratings whose drilling is the same at this DN. */
function matesOf(pn: number, row: EnRow): string[] {
  return Object.entries(enFlanges)
    .filter(
      ([other, rows]) =>
        Number(other) !== pn &&
        rows.some((r) => r.dn === row.dn && r.k === row.k && r.n === row.n && r.hole === row.hole),
    )
    .map(([other]) => `PN${other}`);
}

function* drafts(): Iterable<Draft> {
  for (const steel of steels) {
    for (const pn of steel.pressures) {
      for (const row of given(enFlanges[pn], pn)) {
        for (const kind of kinds) {
          const pipe = given(enPipe[row.dn], row.dn);
          const bore =
            kind.type === '05'
              ? 0
              : kind.type === '01'
                ? pipe.bore
                : rounded(pipe.od - 2 * pipe.wall);
          const thickness = kind.type === '11' ? row.neck : row.plate;
          const mass = massOf(kind, row, bore);
          const form = kind.type === '01' ? 'A' : 'B1';
          const same = matesOf(pn, row).join(', ');
          const shape: Shape = {
            kind: 'flange',
            dims: {
              D: row.od,
              k: row.k,
              n: row.n,
              h: row.hole,
              b: thickness,
              bore,
              hub: kind.type === '11' ? row.hub : 0,
            },
            label: `DN${row.dn} PN${pn}`,
          };
          yield {
            mpn: `EN1092-1/${kind.type} DN${row.dn} PN${pn} ${steel.mark}`,
            name: fill(name, {
              noun: kind.noun,
              dn: row.dn,
              pn,
              form,
              type: kind.type,
              steel: steel.mark,
            }),
            description: fill(description, {
              use: kind.use,
              od: row.od,
              n: row.n,
              hole: row.hole,
              k: row.k,
              bolt: row.bolt,
              b: thickness,
              mates: same ? fill(mates, { others: same }) : nothing,
            }),
            category: `piping/en-flanges/${kind.slug}`,
            hsn: steel.hsn,
            unspsc: kind.unspsc,
            uom: 'piece',
            rupees: mass * steel.perKg + 90,
            grams: mass * 1000,
            attributes: {
              material: steel.material,
              'steel-grade': slugOf(steel.mark),
              standard: 'en-1092-1',
              'flange-type': `type-${kind.type}`,
              'flange-facing': `form-${form.toLowerCase()}`,
              'pressure-class': `pn${pn}`,
              'pressure-rating': pn,
              'nominal-size': row.dn,
              'outer-diameter': row.od,
              'bolt-circle': row.k,
              'bolt-holes': row.n,
              'hole-diameter': row.hole,
              thickness,
              ...(bore ? { 'inner-diameter': bore } : {}),
            },
            industries:
              steel.material === 'steel'
                ? ['power-generation', 'textile']
                : ['food-and-beverage', 'marine'],
            shape,
            weight: pn === 16 ? 8 : pn === 40 ? 4 : 2,
            dataSheets: 0.3,
          };
        }
      }
    }
  }
}

const example = (bore: number, hub: number): Shape => ({
  kind: 'flange',
  dims: { D: 165, k: 125, n: 4, h: 18, b: 20, bore, hub },
});

export const enClasses = Object.keys(enFlanges).map((pn) => `PN${pn}`);
export const enGrades = steels.map((steel) => steel.mark);
export const enTypes = Object.fromEntries(kinds.map((kind) => [`type-${kind.type}`, kind.plural]));

export const enFlangeBranch: Branch = {
  categories: [
    category(
      'piping/en-flanges',
      text('EN 1092-1 flanges', 'Фланцы EN 1092-1', 'فلنجات EN 1092-1'),
      text(
        'Metric flanges PN6 to PN40, DN15 to DN300.',
        'Метрические фланцы от PN6 до PN40, от DN15 до DN300.',
        'فلنجات مترية من PN6 إلى PN40 ومن DN15 إلى DN300.',
      ),
      example(61.5, 0),
    ),
    ...kinds.map((kind) =>
      category(
        `piping/en-flanges/${kind.slug}`,
        kind.plural,
        kind.use,
        example(
          kind.type === '05' ? 0 : kind.type === '01' ? 61.5 : 54.5,
          kind.type === '11' ? 74 : 0,
        ),
      ),
    ),
  ],
  drafts,
};
