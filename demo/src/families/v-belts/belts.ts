// V-belts and the facts of each length.
import { given } from '../../standards/given.ts';
import { fill, text } from '../../text.ts';
import type { Shape } from '../../types.ts';
import { type Branch, category, type Draft, rounded } from '../supply.ts';
import { groups, type Section, sections } from './sections.ts';

const name = text('{noun} {mark}', '{noun} {mark}', '{noun} {mark}');
const description = text(
  '{use} Section {w} x {h} mm, datum length {Ld} mm, inside length {Li} mm, to {standard}. Pulleys from {least} mm, belt speed up to {speed} m/s.',
  '{use} Сечение {w} x {h} мм, расчётная длина Ld {Ld} мм, внутренняя Li {Li} мм, {standard}. Шкивы от {least} мм, скорость до {speed} м/с.',
  '{use} المقطع {w} x {h} مم، الطول المرجعي {Ld} مم، الطول الداخلي {Li} مم، حسب {standard}. بكرات من {least} مم وسرعة حتى {speed} م/ث.',
);

/** HSN 4010 32 and 34 are V-belts of 60 to 240 cm round; shorter and longer ones are "other". */
function hsnOf(outside: number): string {
  if (outside <= 600 || outside > 2400) return '40103999';
  return outside <= 1800 ? '40103290' : '40103490';
}

const lineageOf = (section: Section): string =>
  `power-transmission/${groups[section.family].slug}/${section.mark.toLowerCase()}-belts`;

function draft(section: Section, length: number): Draft {
  const group = groups[section.family];
  const classical = section.family === 'classical';
  const Li = classical ? rounded(length * 25.4, 0) : length - section.inside;
  const Ld = classical ? Li + section.inside : length;
  const mark = classical ? `${section.mark}-${length}` : `${section.mark} ${length}`;
  return {
    mpn: mark,
    name: fill(name, { noun: group.noun, mark }),
    description: fill(description, {
      use: group.use,
      w: section.width,
      h: section.height,
      Ld,
      Li,
      standard: group.standard,
      least: section.leastPulley,
      speed: section.speed,
    }),
    category: lineageOf(section),
    hsn: hsnOf(Ld + section.outside),
    unspsc: '26111801',
    uom: 'piece',
    rupees: section.base + (section.perMetre * Ld) / 1000,
    grams: section.mass * Ld,
    attributes: {
      'belt-section': section.mark.toLowerCase(),
      'datum-length': Ld,
      'inside-length': Li,
      'outside-length': Ld + section.outside,
      width: section.width,
      height: section.height,
      'least-pulley': section.leastPulley,
      'belt-speed': section.speed,
      standard: group.standard === 'ISO 4184' ? 'iso-4184' : 'din-7753-1',
      'belt-build': section.family === 'cogged' ? 'raw-edge' : 'wrapped',
      'min-temperature': -30,
      'max-temperature': section.family === 'cogged' ? 100 : 80,
    },
    industries: [
      'textile',
      'mining',
      ...(section.family === 'classical' ? ['food-and-beverage'] : ['automobile']),
    ],
    shape: { kind: 'v-belt', dims: { wt: section.width, h: section.height, Ld }, label: mark },
    manufacturers: Ld % 100 === 0 || (classical && length % 4 === 0) ? 1.4 : 1,
    weight: Ld > 700 && Ld < 2500 ? 4 : 1,
    dataSheets: 0.08,
    ...(Ld === 1000 || (classical && length === 42) ? { videos: tensioning } : {}),
  };
}

const tensioning = [
  {
    url: '/productvideos/v-belt-tensioning.webm',
    title: text('Setting the tension of a V-belt', 'Натяжение клинового ремня', 'ضبط شد سير V'),
  },
];

const exampleOf = (section: Section): Shape => ({
  kind: 'v-belt',
  dims: { wt: section.width, h: section.height, Ld: 1000 },
});
const sectionName = text(
  '{mark} belts ({w} x {h} mm)',
  'Ремни {mark} ({w} x {h} мм)',
  'سيور {mark} ({w} x {h} مم)',
);
const sectionWords = text(
  'V-belts of section {mark}, {w} mm wide and {h} mm high, for pulleys from {least} mm.',
  'Клиновые ремни сечения {mark}, ширина {w} мм, высота {h} мм, для шкивов от {least} мм.',
  'سيور V مقطع {mark} بعرض {w} مم وارتفاع {h} مم لبكرات من {least} مم.',
);

export const belts: Branch = {
  categories: [
    category(
      'power-transmission',
      text('Belts and pulleys', 'Ремни и шкивы', 'السيور والبكرات'),
      text(
        'V-belts by section and length, and the grooved pulleys that they run on.',
        'Клиновые ремни по сечению и длине и шкивы к ним.',
        'سيور V حسب المقطع والطول والبكرات المحززة لها.',
      ),
      { kind: 'pulley', dims: { D: 130.5, bore: 57.2, grooves: 2, b: 35 } },
    ),
    ...Object.entries(groups).flatMap(([family, group]) => {
      const own = sections.filter((section) => section.family === family);
      return [
        category(
          `power-transmission/${group.slug}`,
          group.plural,
          group.use,
          exampleOf(given(own[0])),
        ),
        ...own.map((section) => {
          const values = {
            mark: section.mark,
            w: section.width,
            h: section.height,
            least: section.leastPulley,
          };
          return category(
            lineageOf(section),
            fill(sectionName, values),
            fill(sectionWords, values),
            exampleOf(section),
          );
        }),
      ];
    }),
  ],
  *drafts() {
    for (const section of sections)
      for (const length of section.lengths) yield draft(section, length);
  },
};
