// Pipes: every NPS and schedule of ASME B36.10M and B36.19M in the grades that a works keeps in its racks.
import { given } from '../../standards/given.ts';
import { type PipeSize, pipeSizes } from '../../standards/pipe.ts';
import { fill, same, slugOf, text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';

type Grade = {
  category: string;
  noun: Text3;
  mark: string;
  mpn: string;
  material: string;
  perKg: number;
  hsn(od: number): string;
  unspsc: string;
  walls(size: PipeSize): [schedule: string, wall: number][];
  norm: string;
  use: Text3;
  minT: number;
  maxT: number;
  industries: string[];
};

const seamlessHsn = (od: number): string =>
  od <= 114.3 ? '73043919' : od <= 219.1 ? '73043929' : '73043939';
const only =
  (schedules: string[], largest: number) =>
  (size: PipeSize): [string, number][] =>
    size.dn > largest || size.dn < 15
      ? []
      : schedules.flatMap((s) => (size.carbon[s] ? [[s, size.carbon[s]] as [string, number]] : []));

/** Every carbon wall once: STD and XS are left out where a schedule number has the same wall. */
function carbonWalls(size: PipeSize): [string, number][] {
  const seen = new Set<number>();
  const numbersFirst = Object.entries(size.carbon).sort(
    ([a], [b]) => Number(/^\D/.test(a)) - Number(/^\D/.test(b)),
  );
  return numbersFirst.filter(([, wall]) => !seen.has(wall) && seen.add(wall));
}

const seamless = text('Seamless steel pipe', 'Труба стальная бесшовная', 'أنبوب فولاذي بدون لحام');
const stainless = text(
  'Stainless steel seamless pipe',
  'Труба нержавеющая бесшовная',
  'أنبوب فولاذ مقاوم للصدأ بدون لحام',
);

const grades: Grade[] = [
  {
    category: 'piping/pipes/carbon-steel-seamless-pipes',
    noun: seamless,
    mark: 'ASTM A106 Gr.B',
    mpn: 'A106B',
    material: 'steel',
    perKg: 92,
    hsn: seamlessHsn,
    unspsc: '40142101',
    walls: carbonWalls,
    norm: 'ASME B36.10M',
    minT: -29,
    maxT: 425,
    industries: ['oil-and-gas', 'power-generation'],
    use: text(
      'Carbon steel for steam, hot water, oil and gas lines.',
      'Углеродистая сталь для паропроводов, горячей воды, нефте- и газопроводов.',
      'فولاذ كربوني لخطوط البخار والماء الساخن والنفط والغاز.',
    ),
  },
  {
    category: 'piping/pipes/low-temperature-pipes',
    noun: text(
      'Low-temperature seamless steel pipe',
      'Труба бесшовная хладостойкая',
      'أنبوب فولاذي بدون لحام لدرجات الحرارة المنخفضة',
    ),
    mark: 'ASTM A333 Gr.6',
    mpn: 'A333-6',
    material: 'steel',
    perKg: 138,
    hsn: seamlessHsn,
    unspsc: '40142101',
    walls: only(['40', '80'], 300),
    norm: 'ASME B36.10M',
    minT: -45,
    maxT: 345,
    industries: ['oil-and-gas', 'food-and-beverage'],
    use: text(
      'Impact tested at minus 45 °C, for refrigeration and cold gas lines.',
      'Испытана на ударную вязкость при минус 45 °C, для холодильных и газовых линий.',
      'مختبر بالصدم عند 45 درجة مئوية تحت الصفر، لخطوط التبريد والغاز البارد.',
    ),
  },
  {
    category: 'piping/pipes/galvanised-pipes',
    noun: text(
      'Galvanised welded steel pipe',
      'Труба стальная сварная оцинкованная',
      'أنبوب فولاذي ملحوم مجلفن',
    ),
    mark: 'ASTM A53 Gr.B ERW',
    mpn: 'A53B-GI',
    material: 'steel',
    perKg: 84,
    hsn: () => '73063090',
    unspsc: '40142101',
    walls: only(['40'], 150),
    norm: 'ASME B36.10M',
    minT: -15,
    maxT: 100,
    industries: ['textile', 'food-and-beverage'],
    use: text(
      'Hot-dip galvanised, for water, compressed air and fire lines; thread or groove it, do not weld through the zinc.',
      'Горячее цинкование; для воды, сжатого воздуха и пожарных линий. Соединять резьбой или муфтами, не сваривать по цинку.',
      'مجلفن بالغمس الساخن لخطوط المياه والهواء المضغوط والحريق؛ يوصل بالسن أو الأخاديد ولا يلحم فوق الزنك.',
    ),
  },
  {
    category: 'piping/pipes/stainless-304l-pipes',
    noun: stainless,
    mark: 'ASTM A312 TP304L',
    mpn: 'A312-304L',
    material: 'stainless-304l',
    perKg: 345,
    hsn: () => '73044100',
    unspsc: '40142117',
    walls: (size) => Object.entries(size.stainless),
    norm: 'ASME B36.19M',
    minT: -196,
    maxT: 425,
    industries: ['food-and-beverage', 'textile'],
    use: text(
      'Low-carbon austenitic steel for water, food and mild chemicals; not for chlorides.',
      'Низкоуглеродистая аустенитная сталь для воды, пищевых и слабоагрессивных сред; не для хлоридов.',
      'فولاذ أوستنيتي منخفض الكربون للماء والأغذية والكيماويات الخفيفة؛ لا يصلح للكلوريدات.',
    ),
  },
  {
    category: 'piping/pipes/stainless-316l-pipes',
    noun: stainless,
    mark: 'ASTM A312 TP316L',
    mpn: 'A312-316L',
    material: 'stainless-316l',
    perKg: 495,
    hsn: () => '73044100',
    unspsc: '40142117',
    walls: (size) => Object.entries(size.stainless),
    norm: 'ASME B36.19M',
    minT: -196,
    maxT: 425,
    industries: ['marine', 'oil-and-gas', 'food-and-beverage'],
    use: text(
      'Molybdenum makes it withstand chlorides better than 304L: marine, pharmaceutical and chemical lines.',
      'Молибден повышает стойкость к хлоридам по сравнению с 304L: морские, фармацевтические и химические линии.',
      'الموليبدينوم يزيد مقاومته للكلوريدات مقارنة بـ 304L: خطوط بحرية ودوائية وكيميائية.',
    ),
  },
];

const name = text(
  '{noun} {nps}" {schedule} {od}x{wall} mm {mark}',
  '{noun} {nps}" {schedule} {od}x{wall} мм {mark}',
  '{noun} {nps}" {schedule} {od}x{wall} مم {mark}',
);
const description = text(
  '{use} Outer diameter {od} mm and wall {wall} mm to {norm}, {mass} kg per metre. Supplied in lengths of 6 m with plain ends.',
  '{use} Наружный диаметр {od} мм и стенка {wall} мм по {norm}, {mass} кг на метр. Поставляется отрезками по 6 м, концы гладкие.',
  '{use} القطر الخارجي {od} مم وسماكة الجدار {wall} مم حسب {norm}، و{mass} كغ لكل متر. يورد بأطوال 6 م بنهايات ملساء.',
);

export const scheduleLabel = (schedule: string): string =>
  /^\d/.test(schedule) ? `SCH ${schedule}` : schedule;

function* drafts(): Iterable<Draft> {
  for (const grade of grades) {
    for (const size of pipeSizes) {
      for (const [schedule, wall] of grade.walls(size)) {
        const mass = rounded(
          (size.od - wall) * wall * Math.PI * (grade.material === 'steel' ? 0.00785 : 0.00793),
          2,
        );
        const label = scheduleLabel(schedule);
        const values = {
          noun: grade.noun,
          nps: size.nps,
          schedule: label,
          od: size.od,
          wall,
          mark: grade.mark,
          use: grade.use,
          norm: grade.norm,
          mass,
        };
        yield {
          mpn: `${grade.mpn} ${size.nps.replace(' ', '-')}" ${label.replace(' ', '')}`,
          name: fill(name, values),
          description: fill(description, values),
          category: grade.category,
          hsn: grade.hsn(size.od),
          unspsc: grade.unspsc,
          uom: 'metre',
          rupees: mass * grade.perKg + 25,
          grams: mass * 1000,
          quantities: { minQuantity: 6, maxQuantity: null, step: 6 },
          attributes: {
            material: grade.material,
            'steel-grade': slugOf(grade.mark),
            standard: slugOf(grade.norm),
            'pipe-size': `nps-${slugOf(size.nps)}`,
            'nominal-size': size.dn,
            'outer-diameter': size.od,
            'wall-thickness': wall,
            schedule: slugOf(label),
            'mass-per-metre': mass,
            'min-temperature': grade.minT,
            'max-temperature': grade.maxT,
          },
          industries: grade.industries,
          shape: { kind: 'pipe', dims: { D: size.od, t: wall }, label: `DN${size.dn}` },
          weight: size.dn >= 15 && size.dn <= 100 ? 3 : 1,
        };
      }
    }
  }
}

const shape = { kind: 'pipe', dims: { D: 60.3, t: 3.91 } } as const;
const leaf = (index: number, en: string, ru: string, ar: string) => {
  const grade = given(grades[index]);
  return category(grade.category, text(en, ru, ar), grade.use, shape);
};

export const steelGrades = grades.map((grade) => grade.mark);
export const schedules = [
  ...new Set(
    pipeSizes.flatMap((size) => [...Object.keys(size.carbon), ...Object.keys(size.stainless)]),
  ),
].map(scheduleLabel);
export const pipeSizeNames = Object.fromEntries(
  pipeSizes.map((size) => [`nps-${slugOf(size.nps)}`, same(`NPS ${size.nps}"`)]),
);

export const pipes: Branch = {
  categories: [
    category(
      'piping',
      text('Pipes, flanges and fittings', 'Трубы, фланцы и фитинги', 'الأنابيب والفلنجات والوصلات'),
      text(
        'Steel pipe by schedule, flanges after ASME and EN, butt-weld elbows and tees.',
        'Стальные трубы по schedule, фланцы по ASME и EN, приварные отводы и тройники.',
        'أنابيب فولاذية حسب الجدول وفلنجات حسب ASME وEN وأكواع وتيهات لحام.',
      ),
      { kind: 'flange', dims: { D: 165, k: 125, n: 4, h: 18, b: 18, bore: 61, hub: 0 } },
    ),
    category(
      'piping/pipes',
      text('Pipes', 'Трубы', 'أنابيب'),
      text(
        'Carbon and stainless steel pipe, NPS 1/8 to 24, sold by the metre in 6 m lengths.',
        'Трубы из углеродистой и нержавеющей стали, NPS от 1/8 до 24, на метры отрезками по 6 м.',
        'أنابيب فولاذ كربوني ومقاوم للصدأ من NPS 1/8 إلى 24، تباع بالمتر بأطوال 6 م.',
      ),
      shape,
    ),
    leaf(
      0,
      'Seamless carbon steel pipes',
      'Бесшовные трубы из углеродистой стали',
      'أنابيب فولاذ كربوني بدون لحام',
    ),
    leaf(1, 'Low-temperature pipes', 'Хладостойкие трубы', 'أنابيب درجات الحرارة المنخفضة'),
    leaf(2, 'Galvanised pipes', 'Оцинкованные трубы', 'أنابيب مجلفنة'),
    leaf(3, 'Stainless steel pipes 304L', 'Нержавеющие трубы 304L', 'أنابيب مقاومة للصدأ 304L'),
    leaf(4, 'Stainless steel pipes 316L', 'Нержавеющие трубы 316L', 'أنابيب مقاومة للصدأ 316L'),
  ],
  drafts,
};
