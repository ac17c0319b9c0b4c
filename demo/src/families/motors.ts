// Motors: three-phase squirrel-cage motors 56 to 315, 2 to 8 poles, 0.06 to 200 kW, foot, flange and face mounted.

import { materials, shared, withValues } from '../shared-attributes.ts';
import { given } from '../standards/given.ts';
import { efficiencies, type Frame, frames, outputs } from '../standards/motors.ts';
import { fill, same, slugOf, text } from '../text.ts';
import type { DemoCategory, Family, Shape, Text3 } from '../types.ts';
import {
  category,
  type Draft,
  designations,
  familyOf,
  measured,
  named,
  rounded,
} from './supply.ts';

type Mounting = { code: 'B3' | 'B5' | 'B14'; slug: string; im: string; plural: Text3; use: Text3 };
const mountings: Mounting[] = [
  {
    code: 'B3',
    slug: 'foot',
    im: 'IM B3 (1001)',
    plural: text('foot mounted (B3)', 'на лапах (B3)', 'بأقدام (B3)'),
    use: text('foot mounted', 'на лапах', 'مركب على أقدام'),
  },
  {
    code: 'B5',
    slug: 'flange',
    im: 'IM B5 (3001)',
    plural: text('flange mounted (B5)', 'фланцевые (B5)', 'بفلنجة (B5)'),
    use: text(
      'flange mounted with clearance holes',
      'фланец со сквозными отверстиями',
      'بفلنجة ذات ثقوب نافذة',
    ),
  },
  {
    code: 'B14',
    slug: 'face',
    im: 'IM B14 (3601)',
    plural: text('face mounted (B14)', 'с малым фланцем (B14)', 'بوجه صغير (B14)'),
    use: text(
      'small flange with tapped holes',
      'малый фланец с резьбовыми отверстиями',
      'فلنجة صغيرة بثقوب ملولبة',
    ),
  },
];

type Level = { code: '' | 'IE2' | 'IE3'; slug: string; factor: number; plural: Text3; text: Text3 };
const levels: Level[] = [
  {
    code: 'IE3',
    slug: 'ie3-motors',
    factor: 1,
    plural: text('Motors IE3', 'Электродвигатели IE3', 'محركات IE3'),
    text: text(
      'Premium efficiency IE3 motors after IEC 60034-30-1, for pumps, fans and compressors that run for hours.',
      'Двигатели класса IE3 по IEC 60034-30-1 для насосов, вентиляторов и компрессоров с долгой работой.',
      'محركات كفاءة IE3 حسب IEC 60034-30-1 للمضخات والمراوح والضواغط ذات التشغيل الطويل.',
    ),
  },
  {
    code: 'IE2',
    slug: 'ie2-motors',
    factor: 0.87,
    plural: text('Motors IE2', 'Электродвигатели IE2', 'محركات IE2'),
    text: text(
      'High efficiency IE2 motors, for short duty and as replacements.',
      'Двигатели класса IE2 для кратковременной работы и на замену.',
      'محركات كفاءة IE2 للتشغيل القصير وللاستبدال.',
    ),
  },
  {
    code: '',
    slug: 'small-motors',
    factor: 0.85,
    plural: text(
      'Small motors below 0.12 kW',
      'Малые двигатели до 0,12 кВт',
      'محركات صغيرة أقل من 0.12 كيلوواط',
    ),
    text: text(
      'Three-phase motors of 0.06 and 0.09 kW, below the scope of IEC 60034-30-1.',
      'Трёхфазные двигатели 0,06 и 0,09 кВт, вне области IEC 60034-30-1.',
      'محركات ثلاثية الطور 0.06 و0.09 كيلوواط خارج نطاق IEC 60034-30-1.',
    ),
  },
];

const poleCounts = [2, 4, 6, 8];
/** Typical power factor by poles; small motors have less. */
const cosPhi = (kW: number, poles: number): number =>
  Math.min(
    0.9,
    ([0.84, 0.78, 0.72, 0.66][poleCounts.indexOf(poles)] ?? 0.7) + 0.025 * Math.log(kW + 0.6),
  );
/** Rated speed: the smaller the motor, the larger its slip. */
const speedOf = (kW: number, poles: number): number =>
  Math.round(((6000 / poles) * (1 - Math.min(0.1, 0.058 * kW ** -0.33))) / 5) * 5;

const name = text(
  'Three-phase motor {kW} kW {speed} rpm {mark} {level}{code} {voltage}',
  'Электродвигатель трёхфазный {kW} кВт {speed} об/мин {mark} {level}{code} {voltage}',
  'محرك ثلاثي الطور {kW} كيلوواط {speed} د/د {mark} {level}{code} {voltage}',
);
const description = text(
  'Squirrel-cage motor, {poles} poles, {use}, {housing} housing, IP55, insulation class F, duty S1. Shaft {D} x {E} mm at height {H} mm (IEC 60072-1); {current} A at 400 V, 50 Hz, rated torque {torque} Nm{eff}.',
  'Асинхронный двигатель с короткозамкнутым ротором, число полюсов {poles}, исполнение: {use}, корпус: {housing}, IP55, изоляция F, режим S1. Вал {D} x {E} мм, высота оси {H} мм (IEC 60072-1); {current} А при 400 В, 50 Гц, момент {torque} Нм{eff}.',
  'محرك قفص سنجابي، عدد الأقطاب {poles}، {use}، الهيكل {housing}، IP55، عزل F، تشغيل S1. العمود {D} x {E} مم على ارتفاع {H} مم (IEC 60072-1)؛ {current} أمبير عند 400 فولت 50 هرتز، العزم {torque} نيوتن متر{eff}.',
);
const effText = text(', efficiency {eff} %', ', КПД {eff} %', '، الكفاءة {eff} %');
const housings = {
  aluminium: text('aluminium', 'алюминий', 'ألومنيوم'),
  'cast-iron': text('cast iron', 'чугун', 'حديد زهر'),
};

function draft(
  frame: Frame,
  poles: number,
  kW: number,
  index: number,
  several: boolean,
  mounting: Mounting,
  level: Level,
): Draft {
  const column = poleCounts.indexOf(poles);
  const eff = level.code ? given(given(efficiencies[kW], kW)[level.code][column]) : undefined;
  const speed = speedOf(kW, poles);
  const large = poles === 2 && frame.D2 !== undefined;
  const D = (large ? frame.D2 : undefined) ?? frame.D;
  const E = (large ? frame.E2 : undefined) ?? frame.E;
  const current = rounded(
    (kW * 1000) / (Math.sqrt(3) * 400 * ((eff ?? 50 + kW * 60) / 100) * cosPhi(kW, poles)),
    kW < 11 ? 2 : 1,
  );
  const torque = rounded((kW * 9550) / speed, kW < 3 ? 2 : 1);
  const material = frame.H < 160 ? 'aluminium' : 'cast-iron';
  const P = mounting.code === 'B5' ? frame.flange : mounting.code === 'B14' ? frame.face : 0;
  const kg = rounded(
    (frame.H / 100) ** 2.85 *
      (material === 'aluminium' ? 19 : 32) *
      (frame.L / (frame.H * 3.9)) *
      (1 + index * 0.1) *
      (level.code === 'IE3' ? 1.06 : 1) *
      (P ? 1.04 : 1),
  );
  const mark = several
    ? frame.frame.replace(/^(\d+)(\D*)$/, `$1$2${index + 1}-${poles}`)
    : `${frame.frame}-${poles}`;
  const voltage = kW <= 3 ? '230/400V' : '400/690V';
  return {
    mpn: `${mark}${level.code ? ` ${level.code}` : ''} ${mounting.code}`,
    name: fill(name, {
      kW,
      speed: String(speed),
      mark,
      level: level.code ? `${level.code} ` : '',
      code: mounting.code,
      voltage,
    }),
    description: fill(description, {
      poles,
      use: mounting.use,
      housing: housings[material],
      D,
      E,
      H: frame.H,
      current,
      torque,
      eff: eff ? fill(effText, { eff }) : '',
    }),
    category: `electric-motors/${level.slug}/${level.slug.replace('-motors', '')}-${mounting.slug}-mounted`,
    hsn: kW <= 0.75 ? '85015190' : kW <= 75 ? '85015290' : '85015390',
    unspsc: '26101612',
    uom: 'piece',
    rupees:
      (2450 + 3350 * kW) * given([0.97, 1, 1.24, 1.55][column]) * level.factor * (P ? 1.03 : 1),
    grams: kg * 1000,
    attributes: {
      power: kW,
      speed,
      poles,
      voltage: 400,
      current,
      torque,
      frame: `iec-${slugOf(frame.frame)}`,
      mounting: mounting.code.toLowerCase(),
      'efficiency-class': level.code ? level.code.toLowerCase() : 'none',
      ...(eff ? { efficiency: eff } : {}),
      'shaft-diameter': D,
      'shaft-length': E,
      'shaft-height': frame.H,
      length: frame.L,
      'ip-rating': 'ip55',
      material,
      'net-mass': kg,
      standard: 'iec-60034-1',
      ...(P ? { 'flange-diameter': P } : { 'foot-width': frame.A, 'foot-length': frame.B }),
    },
    industries:
      kW > 45
        ? ['mining', 'power-generation', 'oil-and-gas']
        : ['textile', 'food-and-beverage', 'marine'],
    shape: {
      kind: 'motor',
      dims: { H: frame.H, D, E, L: frame.L, AC: frame.AC, feet: mounting.code === 'B3' ? 1 : 0, P },
      label: mark,
    },
    weight: (poles === 4 ? 4 : poles === 2 ? 2 : 1) * (kW <= 15 ? 2 : 1),
    dataSheets: 0.5,
    ...(mark === '90L-4'
      ? {
          videos: [
            {
              url: '/productvideos/motor-bearing-change.webm',
              title: text(
                'Changing the bearings of a frame 90 motor',
                'Замена подшипников двигателя габарита 90',
                'تغيير محامل محرك إطار 90',
              ),
            },
          ],
        }
      : {}),
  };
}

function* drafts(): Iterable<Draft> {
  for (const frame of frames) {
    for (const [column, list] of given(outputs[frame.frame], frame.frame).entries()) {
      for (const [index, kW] of list.entries()) {
        for (const mounting of mountings) {
          if (mounting.code === 'B14' && frame.face === 0) continue;
          for (const level of levels) {
            const fits =
              kW < 0.12
                ? level.code === ''
                : level.code === 'IE3' ||
                  (level.code === 'IE2' && mounting.code !== 'B14' && kW <= 90);
            if (fits)
              yield draft(
                frame,
                given(poleCounts[column]),
                kW,
                index,
                list.length > 1,
                mounting,
                level,
              );
          }
        }
      }
    }
  }
}

const example = (code: Mounting['code']): Shape => ({
  kind: 'motor',
  dims: {
    H: 90,
    D: 24,
    E: 50,
    L: 335,
    AC: 177,
    feet: code === 'B3' ? 1 : 0,
    P: code === 'B5' ? 200 : code === 'B14' ? 140 : 0,
  },
});
const categories: DemoCategory[] = [
  category(
    'electric-motors',
    text('Electric motors', 'Электродвигатели', 'المحركات الكهربائية'),
    text(
      'Three-phase motors in IEC frames 56 to 315.',
      'Трёхфазные двигатели габаритов IEC от 56 до 315.',
      'محركات ثلاثية الطور بإطارات IEC من 56 إلى 315.',
    ),
    example('B3'),
  ),
  ...levels.flatMap((level) => [
    category(`electric-motors/${level.slug}`, level.plural, level.text, example('B3')),
    ...mountings
      .filter(({ code }) => level.code !== 'IE2' || code !== 'B14')
      .map((mounting) =>
        category(
          `electric-motors/${level.slug}/${level.slug.replace('-motors', '')}-${mounting.slug}-mounted`,
          fill(text('{level}, {how}', '{level}, {how}', '{level}، {how}'), {
            level: level.plural,
            how: mounting.plural,
          }),
          fill(text('{level}, {im}: {use}.', '{level}, {im}: {use}.', '{level}، {im}: {use}.'), {
            level: level.plural,
            im: mounting.im,
            use: mounting.use,
          }),
          example(mounting.code),
        ),
      ),
  ]),
];

export const motors: Family = familyOf(
  'motors',
  [
    shared.power,
    shared.speed,
    shared.voltage,
    shared.current,
    shared.torque,
    shared.shaftDiameter,
    shared.length,
    shared.netMass,
    withValues(shared.protection, { ip55: same('IP55') }),
    withValues(shared.material, {
      aluminium: materials.aluminium,
      'cast-iron': materials['cast-iron'],
    }),
    withValues(shared.standard, designations(['IEC 60034-1'])),
    named(
      'frame',
      text('Frame size', 'Габарит', 'مقاس الإطار'),
      Object.fromEntries(frames.map(({ frame }) => [`iec-${slugOf(frame)}`, same(frame)])),
    ),
    named(
      'mounting',
      text('Mounting', 'Монтажное исполнение', 'طريقة التركيب'),
      Object.fromEntries(mountings.map(({ code, im }) => [code.toLowerCase(), same(im)])),
    ),
    named(
      'efficiency-class',
      text('Efficiency class', 'Класс энергоэффективности', 'فئة الكفاءة'),
      {
        ie2: same('IE2'),
        ie3: same('IE3'),
        none: text('Not classified', 'Не классифицируется', 'غير مصنف'),
      },
    ),
    measured(
      'efficiency',
      '%',
      'Efficiency at full load',
      'КПД при полной нагрузке',
      'الكفاءة عند الحمل الكامل',
    ),
    measured('poles', 'pcs', 'Poles', 'Число полюсов', 'عدد الأقطاب'),
    measured('shaft-length', 'mm', 'Shaft end length', 'Длина конца вала', 'طول طرف العمود'),
    measured('shaft-height', 'mm', 'Shaft height', 'Высота оси вращения', 'ارتفاع العمود'),
    measured(
      'flange-diameter',
      'mm',
      'Flange outer diameter',
      'Наружный диаметр фланца',
      'القطر الخارجي للفلنجة',
    ),
    measured('foot-width', 'mm', 'Foot spacing A', 'Расстояние между лапами A', 'تباعد الأقدام A'),
    measured('foot-length', 'mm', 'Foot spacing B', 'Расстояние между лапами B', 'تباعد الأقدام B'),
  ],
  [{ categories, drafts }],
);
