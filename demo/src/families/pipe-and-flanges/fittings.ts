// Butt-weld fittings: elbows, return bends and tees after ASME B16.9 in A234 WPB and A403 WP316L.
// biome-ignore-all format: tables, one row a line
import { given } from '../../standards/given.ts';
import { pipeByNps, wallOf } from '../../standards/pipe.ts';
import { fill, slugOf, text } from '../../text.ts';
import type { Shape, Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';
import { scheduleLabel } from './pipes.ts';

const sizes = ['1/2', '3/4', '1', '1 1/4', '1 1/2', '2', '2 1/2', '3', '4', '5', '6', '8', '10', '12', '14', '16', '18', '20', '24'];
/** B16.9 in mm by size: centre to end of 90° long and short radius, 45° long radius, tee. */
const longRadius = [38, 38, 38, 48, 57, 76, 95, 114, 152, 190, 229, 305, 381, 457, 533, 610, 686, 762, 914];
const shortRadius = [0, 0, 25, 32, 38, 51, 64, 76, 102, 127, 152, 203, 254, 305, 356, 406, 457, 508, 610];
const centreToEnd45 = [16, 19, 22, 25, 29, 35, 44, 51, 64, 79, 95, 127, 159, 190, 222, 254, 286, 318, 381];
const teeCentreToEnd = [25, 29, 38, 48, 57, 64, 76, 86, 105, 124, 143, 178, 216, 254, 279, 305, 343, 381, 432];
/** Reducing tees: run, branch, centre to end of the branch. */
const reducingTees: [run: string, branch: string, m: number][] = [
  ['3/4', '1/2', 29], ['1', '3/4', 38], ['1', '1/2', 38], ['1 1/4', '1', 48], ['1 1/2', '1', 57], ['1 1/2', '3/4', 57], ['2', '1 1/2', 60], ['2', '1 1/4', 57], ['2', '1', 51],
  ['2 1/2', '2', 70], ['2 1/2', '1 1/2', 67], ['3', '2 1/2', 83], ['3', '2', 76], ['3', '1 1/2', 73], ['4', '3', 98], ['4', '2 1/2', 95], ['4', '2', 89], ['5', '4', 117], ['5', '3', 111],
  ['6', '5', 137], ['6', '4', 130], ['6', '3', 124], ['8', '6', 168], ['8', '5', 162], ['8', '4', 156], ['10', '8', 203], ['10', '6', 194], ['12', '10', 241], ['12', '8', 229],
];

const steels = [
  { mark: 'ASTM A234 WPB', code: 'WPB', material: 'steel', perKg: 165, hsn: '73079390', schedules: ['STD', 'XS'], largest: 24, norm: 'ASME B16.9' },
  { mark: 'ASTM A403 WP316L', code: 'WP316L', material: 'stainless-316l', perKg: 690, hsn: '73072300', schedules: ['10S', '40S'], largest: 12, norm: 'ASME B16.9' },
];

type Elbow = { slug: string; code: string; angle: number; radius: number[]; ends: number[]; schedules: string[]; noun: Text3; plural: Text3; use: Text3; unspsc: string };
const elbows: Elbow[] = [
  {
    slug: 'elbows-90-long-radius', code: '90LR', angle: 90, radius: longRadius, ends: longRadius, schedules: ['STD', 'XS', '10S', '40S'], unspsc: '40142317',
    noun: text('Elbow 90° long radius', 'Отвод 90° крутоизогнутый LR (1,5D)', 'كوع 90° نصف قطر طويل'), plural: text('Elbows 90°, long radius', 'Отводы 90° LR (1,5D)', 'أكواع 90° نصف قطر طويل'),
    use: text('The usual bend of a line: radius one and a half times the nominal size.', 'Обычный поворот линии: радиус полтора номинальных размера.', 'الانعطاف المعتاد للخط: نصف القطر مرة ونصف من المقاس الاسمي.'),
  },
  {
    slug: 'elbows-90-short-radius', code: '90SR', angle: 90, radius: shortRadius, ends: shortRadius, schedules: ['STD'], unspsc: '40142317',
    noun: text('Elbow 90° short radius', 'Отвод 90° крутоизогнутый SR (1D)', 'كوع 90° نصف قطر قصير'), plural: text('Elbows 90°, short radius', 'Отводы 90° SR (1D)', 'أكواع 90° نصف قطر قصير'),
    use: text('For tight places; more pressure loss than a long-radius elbow.', 'Для стеснённых мест; потери давления больше, чем у отвода LR.', 'للأماكن الضيقة؛ فقد الضغط أكبر من الكوع الطويل.'),
  },
  {
    slug: 'elbows-45', code: '45LR', angle: 45, radius: longRadius, ends: centreToEnd45, schedules: ['STD', '40S'], unspsc: '40142317',
    noun: text('Elbow 45° long radius', 'Отвод 45° LR (1,5D)', 'كوع 45° نصف قطر طويل'), plural: text('Elbows 45°', 'Отводы 45°', 'أكواع 45°'),
    use: text('Turns the line by 45° with little pressure loss.', 'Поворачивает линию на 45° с малыми потерями.', 'يحرف الخط 45 درجة مع فقد ضغط قليل.'),
  },
  {
    slug: 'return-bends', code: '180LR', angle: 180, radius: longRadius, ends: longRadius, schedules: ['STD'], unspsc: '40142309',
    noun: text('Return bend 180° long radius', 'Отвод 180° LR (двойник)', 'كوع رجوع 180° نصف قطر طويل'), plural: text('Return bends 180°', 'Отводы 180°', 'أكواع رجوع 180°'),
    use: text('Joins two parallel pipes, as in coils and heat exchangers.', 'Соединяет две параллельные трубы, например в змеевиках и теплообменниках.', 'يصل أنبوبين متوازيين كما في الملفات والمبادلات الحرارية.'),
  },
];

const elbowText = text('{use} Radius {r} mm, outer diameter {od} mm, wall {wall} mm, ends bevelled for butt welding to {norm}.', '{use} Радиус {r} мм, наружный диаметр {od} мм, стенка {wall} мм, фаски под сварку встык, {norm}.', '{use} نصف القطر {r} مم والقطر الخارجي {od} مم والجدار {wall} مم، نهايات مشطوفة للحام التناكبي حسب {norm}.');
const teeText = text('{use} Centre to end {c} mm on the run and {m} mm on the branch, wall {wall} mm, bevelled ends to {norm}.', '{use} От центра до торца {c} мм по проходу и {m} мм по ответвлению, стенка {wall} мм, фаски по {norm}.', '{use} من المركز إلى الطرف {c} مم للمجرى و{m} مم للفرع، الجدار {wall} مم، نهايات مشطوفة حسب {norm}.');
const name = text('{noun} {nps} {schedule} {steel}', '{noun} {nps} {schedule} {steel}', '{noun} {nps} {schedule} {steel}');
const equal = text('Equal tee', 'Тройник равнопроходной', 'تيه متساوي');
const reducing = text('Reducing tee', 'Тройник переходной', 'تيه مخفض');
const equalUse = text('Takes off a branch of the same size.', 'Даёт ответвление того же размера.', 'يأخذ فرعا بنفس المقاس.');
const reducingUse = text('Takes off a smaller branch without a separate reducer.', 'Даёт меньшее ответвление без отдельного перехода.', 'يأخذ فرعا أصغر دون مخفض منفصل.');

type Steel = (typeof steels)[number];
type Part = { code: string; slug: string; noun: Text3; nps: string; branch?: string; use: Text3; unspsc: string; shape: Shape; mass: number; texts: Text3; facts: { c: number; m?: number; r?: number; angle?: number } };

function finish(part: Part, steel: Steel, schedule: string, wall: number): Draft {
  const size = given(pipeByNps.get(part.nps), part.nps);
  const label = scheduleLabel(schedule);
  const nps = part.branch ? `${part.nps}" x ${part.branch}"` : `${part.nps}"`;
  return {
    mpn: `${part.code} ${nps.replaceAll(' ', '-').replace('-x-', ' x ')} ${label.replace(' ', '')} ${steel.code}`,
    name: fill(name, { noun: part.noun, nps, schedule: label, steel: steel.mark }),
    description: fill(part.texts, { use: part.use, od: size.od, wall, norm: steel.norm, c: part.facts.c, m: part.facts.m ?? 0, r: part.facts.r ?? 0 }),
    category: `piping/fittings/${part.slug}`,
    hsn: steel.hsn,
    unspsc: part.unspsc,
    uom: 'piece',
    rupees: part.mass * steel.perKg + 38,
    grams: part.mass * 1000,
    attributes: {
      material: steel.material, 'steel-grade': slugOf(steel.mark), standard: 'asme-b16-9', 'pipe-size': `nps-${slugOf(part.nps)}`, 'nominal-size': size.dn,
      'outer-diameter': size.od, 'wall-thickness': wall, schedule: slugOf(label), 'centre-to-end': part.facts.c,
      ...(part.branch ? { 'branch-size': `nps-${slugOf(part.branch)}` } : {}), ...(part.facts.angle ? { angle: part.facts.angle } : {}),
    },
    industries: steel.material === 'steel' ? ['oil-and-gas', 'power-generation'] : ['food-and-beverage', 'marine'],
    shape: part.shape,
    weight: size.dn <= 100 ? 4 : 1,
  };
}

const ringArea = (od: number, wall: number) => Math.PI * (od - wall) * wall;

function* drafts(): Iterable<Draft> {
  for (const steel of steels) {
    for (const schedule of steel.schedules) {
      for (const [i, nps] of sizes.entries()) {
        const size = given(pipeByNps.get(nps), nps);
        if (Number(nps) > steel.largest) continue;
        const wall = wallOf(size, schedule);
        for (const elbow of elbows) {
          const r = elbow.radius[i];
          if (!r || !elbow.schedules.includes(schedule) || (elbow.angle === 180 && size.dn > 300)) continue;
          const mass = rounded(ringArea(size.od, wall) * r * elbow.angle * (Math.PI / 180) * 7.85e-6, 3);
          const shape: Shape = { kind: 'elbow', dims: { D: size.od, t: wall, R: r, angle: elbow.angle }, label: `DN${size.dn}` };
          yield finish({ ...elbow, nps, shape, mass, texts: elbowText, facts: { r, c: given(elbow.ends[i]), angle: elbow.angle } }, steel, schedule, wall);
        }
        if (schedule === '10S') continue;
        const c = given(teeCentreToEnd[i]);
        const branches: [string | undefined, number][] = [[undefined, c]];
        if (schedule === 'STD') branches.push(...reducingTees.filter(([run]) => run === nps).map(([, branch, m]): [string, number] => [branch, m]));
        for (const [branch, m] of branches) {
          const side = branch ? given(pipeByNps.get(branch), branch) : size;
          const mass = rounded((ringArea(size.od, wall) * 2 * c + ringArea(side.od, wallOf(side, schedule)) * Math.max(m - size.od / 2, 4)) * 7.85e-6, 3);
          const shape: Shape = { kind: 'tee', dims: { D: size.od, t: wall, C: c, Db: side.od, M: m }, label: `DN${size.dn}` };
          yield finish({
            code: 'TEE', slug: branch ? 'reducing-tees' : 'equal-tees', noun: branch ? reducing : equal, nps, branch, use: branch ? reducingUse : equalUse, unspsc: '40142319',
            shape, mass, texts: teeText, facts: { c, m },
          }, steel, schedule, wall);
        }
      }
    }
  }
}

export const fittingGrades = steels.map((steel) => steel.mark);
const tee: Shape = { kind: 'tee', dims: { D: 60.3, t: 3.91, C: 64, Db: 60.3, M: 64 } };

export const fittings: Branch = {
  categories: [
    category('piping/fittings', text('Butt-weld fittings', 'Приварные фитинги', 'وصلات لحام تناكبي'), text('Elbows, return bends and tees after ASME B16.9.', 'Отводы и тройники по ASME B16.9.', 'أكواع وتيهات حسب ASME B16.9.'), { kind: 'elbow', dims: { D: 60.3, t: 3.91, R: 76, angle: 90 } }),
    ...elbows.map((elbow) => category(`piping/fittings/${elbow.slug}`, elbow.plural, elbow.use, { kind: 'elbow', dims: { D: 60.3, t: 3.91, R: given(elbow.radius[5]), angle: elbow.angle } })),
    category('piping/fittings/equal-tees', text('Equal tees', 'Тройники равнопроходные', 'تيهات متساوية'), equalUse, tee),
    category('piping/fittings/reducing-tees', text('Reducing tees', 'Тройники переходные', 'تيهات مخفضة'), reducingUse, { kind: 'tee', dims: { ...tee.dims, Db: 48.3, M: 60 } }),
  ],
  drafts,
};
