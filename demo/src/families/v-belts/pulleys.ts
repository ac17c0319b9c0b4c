// V-belt pulleys: cast iron pulleys for taper bushes, by groove section, datum diameter and number of grooves (ISO 4183, DIN 2211).
import { given } from '../../standards/given.ts';
import { fill, text } from '../../text.ts';
import type { Shape } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';

type Profile = {
  mark: string;
  classical: string /** groove pitch, edge distance, datum line below the rim, depth below the datum line; mm */;
  e: number;
  f: number;
  c: number;
  depth: number;
  diameters: number[];
  grooves: number[];
};

const profiles: Profile[] = [
  {
    mark: 'SPZ',
    classical: 'Z',
    e: 12,
    f: 8,
    c: 2,
    depth: 9,
    diameters: [63, 71, 80, 90, 100, 112, 125, 140, 160, 180, 200, 250, 315],
    grooves: [1, 2, 3],
  },
  {
    mark: 'SPA',
    classical: 'A',
    e: 15,
    f: 10,
    c: 2.75,
    depth: 11,
    diameters: [71, 80, 90, 100, 112, 125, 140, 160, 180, 200, 250, 315],
    grooves: [1, 2, 3, 4],
  },
  {
    mark: 'SPB',
    classical: 'B',
    e: 19,
    f: 12.5,
    c: 3.5,
    depth: 14,
    diameters: [112, 125, 140, 160, 180, 200, 224, 250, 315, 400],
    grooves: [2, 3, 4, 5],
  },
  {
    mark: 'SPC',
    classical: 'C',
    e: 25.5,
    f: 17,
    c: 4.8,
    depth: 19,
    diameters: [224, 250, 280, 315, 355, 400, 500],
    grooves: [3, 4, 6],
  },
];

/** Taper bushes: size, largest bore with key, large end diameter, mm. */
const bushes: [size: string, maxBore: number, d: number][] = [
  ['1008', 25, 35.2],
  ['1108', 28, 38.5],
  ['1210', 32, 47.6],
  ['1610', 42, 57.2],
  ['2012', 50, 69.9],
  ['2517', 60, 85.7],
  ['3020', 75, 108],
  ['3535', 90, 127],
];

/** The largest bush for which the rim keeps at least 8 mm under the grooves, and not larger than the face needs. */
function bushFor(profile: Profile, dd: number, grooves: number) {
  const face = (grooves - 1) * profile.e + 2 * profile.f;
  const fitting = bushes.filter(
    ([, , d]) => d + 16 <= dd - 2 * profile.depth + 8 && d <= 30 + face * 1.6,
  );
  return given(fitting.at(-1) ?? bushes[0]);
}

const name = text(
  'V-belt pulley {mark} {dd}-{z} for taper bush {bush}',
  'Шкив клиноременный {mark} {dd}-{z} под втулку {bush}',
  'بكرة سير V {mark} {dd}-{z} لجلبة مخروطية {bush}',
);
const description = text(
  'Cast iron EN-GJL-250 pulley to ISO 4183, datum diameter {dd} mm, outer diameter {D} mm, {z} grooves, face {b} mm; takes {mark} and {classical} belts. Taper bush {bush} (sold separately) bores up to {bore} mm. Rim speed up to 35 m/s.',
  'Чугунный шкив EN-GJL-250 по ISO 4183, расчётный диаметр {dd} мм, наружный {D} мм, ручьёв: {z}, ширина обода {b} мм; для ремней {mark} и {classical}. Втулка {bush} (отдельно) на вал до {bore} мм. Скорость обода до 35 м/с.',
  'بكرة حديد زهر EN-GJL-250 حسب ISO 4183، القطر المرجعي {dd} مم والخارجي {D} مم، عدد المجاري {z}، العرض {b} مم؛ لسيور {mark} و{classical}. جلبة {bush} (تباع منفصلة) حتى عمود {bore} مم. سرعة الحافة حتى 35 م/ث.',
);

function* drafts(): Iterable<Draft> {
  for (const profile of profiles) {
    for (const dd of profile.diameters) {
      for (const z of profile.grooves) {
        const [bush, bore, bushD] = bushFor(profile, dd, z);
        const b = (z - 1) * profile.e + 2 * profile.f;
        const D = rounded(dd + 2 * profile.c);
        const rim = (Math.PI / 4) * (D ** 2 - bushD ** 2) * b * (dd > 180 ? 0.46 : 0.72);
        const kg = rounded(rim * 7.2e-6, 2);
        yield {
          mpn: `${profile.mark} ${dd}-${z} TB${bush}`,
          name: fill(name, { mark: profile.mark, dd, z, bush }),
          description: fill(description, {
            mark: profile.mark,
            classical: profile.classical,
            dd,
            D,
            z,
            b,
            bush,
            bore,
          }),
          category: `power-transmission/v-belt-pulleys/${profile.mark.toLowerCase()}-pulleys`,
          hsn: '84835010',
          unspsc: '26111806',
          uom: 'piece',
          rupees: kg * 245 + 190,
          grams: kg * 1000,
          attributes: {
            'belt-section': profile.mark.toLowerCase(),
            'datum-diameter': dd,
            'outer-diameter': D,
            grooves: z,
            width: b,
            'taper-bush': bush,
            'largest-bore': bore,
            material: 'cast-iron',
            standard: 'iso-4183',
            'rim-speed': 35,
          },
          industries: ['textile', 'mining', 'food-and-beverage'],
          shape: {
            kind: 'pulley',
            dims: { D, bore: bushD, grooves: z, b },
            label: `${profile.mark} ${dd}`,
          },
          weight: z <= 3 ? 2 : 1,
          dataSheets: 0.25,
        };
      }
    }
  }
}

const example: Shape = { kind: 'pulley', dims: { D: 130.5, bore: 57.2, grooves: 2, b: 35 } };
const oneName = text('{mark} pulleys', 'Шкивы {mark}', 'بكرات {mark}');
const oneText = text(
  'Pulleys with {mark} grooves, {e} mm pitch, also for {classical} belts.',
  'Шкивы с ручьями {mark}, шаг {e} мм, также для ремней {classical}.',
  'بكرات بمجاري {mark} وخطوة {e} مم، تصلح أيضا لسيور {classical}.',
);

export const bushSizes = bushes.map(([size]) => size);
export const pulleys: Branch = {
  categories: [
    category(
      'power-transmission/v-belt-pulleys',
      text('V-belt pulleys', 'Шкивы клиноременные', 'بكرات سيور V'),
      text(
        'Cast iron pulleys for taper bushes, 1 to 6 grooves.',
        'Чугунные шкивы под конические втулки, от 1 до 6 ручьёв.',
        'بكرات حديد زهر لجلب مخروطية، من مجرى واحد إلى 6.',
      ),
      example,
    ),
    ...profiles.map((profile) =>
      category(
        `power-transmission/v-belt-pulleys/${profile.mark.toLowerCase()}-pulleys`,
        fill(oneName, { mark: profile.mark }),
        fill(oneText, { ...profile, diameters: '', grooves: '' }),
        example,
      ),
    ),
  ],
  drafts,
};
