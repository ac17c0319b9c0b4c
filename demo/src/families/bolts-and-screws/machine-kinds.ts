// Machine screws with slot, cross or hexalobular recess.
import * as rows from '../../standards/machine-screws.ts';
import { nominalLengths } from '../../standards/screw-lengths.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import type { GradeName } from '../fasteners/grades.ts';
import { type Drive, fullThread, metricSizes, type ScrewGroup, type ScrewKind } from './kind.ts';

type Head = {
  group: ScrewGroup;
  shape: ScrewKind['shape'];
  noun: Text3;
  plural: Text3;
  says: Text3;
};

const heads = {
  pan: {
    group: 'pan-head-screws',
    shape: 'pan-head-screw',
    noun: text('Pan head screw', 'Винт с полуцилиндрической головкой', 'برغي برأس مقبب'),
    plural: text('Pan head screws', 'Винты с полуцилиндрической головкой', 'براغي برأس مقبب'),
    says: text(
      'The wide low head holds sheet metal and covers.',
      'Широкая низкая головка держит листовой металл и крышки.',
      'الرأس العريض المنخفض يثبت الصفائح والأغطية.',
    ),
  },
  cheese: {
    group: 'cheese-head-screws',
    shape: 'cheese-head-screw',
    noun: text('Cheese head screw', 'Винт с цилиндрической головкой', 'برغي برأس أسطواني'),
    plural: text('Cheese head screws', 'Винты с цилиндрической головкой', 'براغي برأس أسطواني'),
    says: text(
      'The narrow cylindrical head fits counterbores in instruments and switchgear.',
      'Узкая цилиндрическая головка подходит для цековок в приборах и аппаратуре.',
      'الرأس الأسطواني الضيق يناسب تجاويف الأجهزة ولوحات المفاتيح.',
    ),
  },
  sunk: {
    group: 'countersunk-screws',
    shape: 'countersunk-screw',
    noun: text('Countersunk screw', 'Винт с потайной головкой', 'برغي برأس غاطس'),
    plural: text('Countersunk screws', 'Винты с потайной головкой', 'براغي برأس غاطس'),
    says: text(
      'The 90° head sits flush in a countersink.',
      'Головка 90° устанавливается заподлицо в зенковку.',
      'الرأس بزاوية 90° يستوي مع السطح داخل التخويش.',
    ),
  },
} satisfies Record<string, Head>;

export const recessWords: Record<'slot' | 'cross-recess' | 'hexalobular', Text3> = {
  slot: text('slotted', 'шлиц прямой', 'بشق مستقيم'),
  'cross-recess': text('cross recess H', 'шлиц крестообразный H', 'بتجويف متصالب H'),
  hexalobular: text('hexalobular', 'шлиц звездообразный', 'بتجويف نجمي'),
};

function kind(
  head: Head,
  drive: keyof typeof recessWords & Drive,
  standard: string,
  table: Record<string, number>[],
  lengths: readonly number[],
  grades: GradeName[],
  count: number,
): ScrewKind {
  const recess = recessWords[drive];
  const both = (a: Text3) =>
    text(`${a.en}, ${recess.en}`, `${a.ru}, ${recess.ru}`, `${a.ar} ${recess.ar}`);
  return {
    key: standard.toLowerCase().replace(' ', '-'),
    standard,
    group: head.group,
    shape: head.shape,
    drive,
    noun: both(head.noun),
    plural: text(
      `${head.plural.en} ${standard}, ${recess.en}`,
      `${head.plural.ru} ${standard}, ${recess.ru}`,
      `${head.plural.ar} ${standard} ${recess.ar}`,
    ),
    says: head.says,
    sizes: metricSizes(table, lengths),
    grades,
    count,
    threadLength: fullThread,
    unspsc: '31161504',
  };
}

const usual: GradeName[] = ['4.8', 'a2-70', 'a4-70'];
const star: GradeName[] = ['8.8', 'a2-70', 'a4-70'];

export const machineKinds: ScrewKind[] = [
  kind(heads.pan, 'slot', 'ISO 1580', rows.iso1580, nominalLengths.iso1580, usual, 80),
  kind(heads.pan, 'cross-recess', 'ISO 7045', rows.iso7045, nominalLengths.iso7045, usual, 110),
  kind(heads.pan, 'hexalobular', 'ISO 14583', rows.iso14583, nominalLengths.iso14583, star, 90),
  kind(heads.cheese, 'slot', 'ISO 1207', rows.iso1207, nominalLengths.iso1207, usual, 90),
  kind(
    heads.cheese,
    'cross-recess',
    'ISO 7048',
    rows.iso7048,
    nominalLengths.iso7048,
    ['4.8', 'a2-70'],
    60,
  ),
  kind(heads.cheese, 'hexalobular', 'ISO 14580', rows.iso14580, nominalLengths.iso14580, star, 80),
  kind(heads.sunk, 'slot', 'DIN 963', rows.din963, nominalLengths.din963, usual, 80),
  kind(heads.sunk, 'cross-recess', 'DIN 965', rows.din965, nominalLengths.din965, usual, 100),
  kind(heads.sunk, 'hexalobular', 'ISO 14581', rows.iso14581, nominalLengths.iso14581, star, 90),
  kind(heads.sunk, 'hexalobular', 'ISO 14582', rows.iso14582, nominalLengths.iso14582, star, 50),
];
