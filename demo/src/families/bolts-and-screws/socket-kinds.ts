// Socket screws.
import { inchLengths, nominalLengths } from '../../standards/screw-lengths.ts';
import { asmeB183, din7991, iso4026, iso4762, iso7380 } from '../../standards/socket-screws.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';
import { capThread, fullThread, inchSizes, metricSizes, type ScrewKind } from './kind.ts';

const socket = { drive: 'hexagon-socket', unspsc: '31161518' } as const;
const capNoun = text(
  'Socket head cap screw',
  'Винт с внутренним шестигранником',
  'برغي ألن أسطواني الرأس',
);
const capSays = text(
  'The cylindrical head fits a counterbore and is tightened from inside.',
  'Цилиндрическая головка утапливается в цековку и затягивается изнутри.',
  'الرأس الأسطواني يدخل في تجويف ويُشد من الداخل.',
);

const points: [din: string, iso: string, key: string, noun: Text3, says: Text3][] = [
  [
    'ISO 4026',
    'flat point',
    'iso-4026',
    text('Set screw, flat point', 'Винт установочный с плоским концом', 'برغي تثبيت ألن بطرف مستو'),
    text(
      'The flat point holds without marking the shaft deeply.',
      'Плоский конец держит, не оставляя на валу глубокого следа.',
      'الطرف المستوي يثبت دون ترك أثر عميق على العمود.',
    ),
  ],
  [
    'ISO 4027',
    'cone point',
    'iso-4027',
    text(
      'Set screw, cone point',
      'Винт установочный с коническим концом',
      'برغي تثبيت ألن بطرف مخروطي',
    ),
    text(
      'The cone point sits in a drilled hole and locates exactly.',
      'Конический конец входит в засверловку и точно фиксирует.',
      'الطرف المخروطي يستقر في ثقب ويحدد الموضع بدقة.',
    ),
  ],
  [
    'ISO 4028',
    'dog point',
    'iso-4028',
    text(
      'Set screw, dog point',
      'Винт установочный с цилиндрическим концом',
      'برغي تثبيت ألن بطرف أسطواني',
    ),
    text(
      'The dog point enters a groove or hole and stops turning.',
      'Цилиндрический конец входит в паз или отверстие и стопорит.',
      'الطرف الأسطواني يدخل في مجرى أو ثقب ويمنع الدوران.',
    ),
  ],
  [
    'ISO 4029',
    'cup point',
    'iso-4029',
    text(
      'Set screw, cup point',
      'Винт установочный с засверлённым концом',
      'برغي تثبيت ألن بطرف كأسي',
    ),
    text(
      'The cup point bites into the shaft and is the usual choice for collars and pulleys.',
      'Засверлённый конец врезается в вал; обычный выбор для муфт и шкивов.',
      'الطرف الكأسي ينغرس في العمود وهو الاختيار المعتاد للبكرات والجلب.',
    ),
  ],
];
const pluralOf: Record<string, Text3> = {
  'iso-4026': text(
    'Set screws ISO 4026, flat point',
    'Винты установочные ISO 4026 с плоским концом',
    'براغي تثبيت ISO 4026 بطرف مستو',
  ),
  'iso-4027': text(
    'Set screws ISO 4027, cone point',
    'Винты установочные ISO 4027 с коническим концом',
    'براغي تثبيت ISO 4027 بطرف مخروطي',
  ),
  'iso-4028': text(
    'Set screws ISO 4028, dog point',
    'Винты установочные ISO 4028 с цилиндрическим концом',
    'براغي تثبيت ISO 4028 بطرف أسطواني',
  ),
  'iso-4029': text(
    'Set screws ISO 4029, cup point',
    'Винты установочные ISO 4029 с засверлённым концом',
    'براغي تثبيت ISO 4029 بطرف كأسي',
  ),
};

export const socketKinds: ScrewKind[] = [
  {
    ...socket,
    key: 'iso-4762',
    standard: 'ISO 4762',
    group: 'socket-cap-screws',
    shape: 'socket-cap-screw',
    count: 480,
    threadLength: capThread,
    noun: capNoun,
    plural: text(
      'Socket head cap screws ISO 4762',
      'Винты с внутренним шестигранником ISO 4762',
      'براغي ألن أسطوانية الرأس ISO 4762',
    ),
    says: capSays,
    sizes: metricSizes(iso4762, nominalLengths.iso4762, 2),
    grades: ['8.8', '10.9', '12.9', 'a2-70', 'a4-80'],
  },
  ...(['UNC', 'UNF'] as const).map(
    (series): ScrewKind => ({
      ...socket,
      key: `asme-b18-3-${series.toLowerCase()}`,
      standard: 'ASME B18.3',
      group: 'socket-cap-screws',
      shape: 'socket-cap-screw',
      count: series === 'UNC' ? 170 : 110,
      threadLength: capThread,
      noun: capNoun,
      plural: text(
        `Socket head cap screws ASME B18.3, ${series}`,
        `Винты с внутренним шестигранником ASME B18.3, дюймовые ${series}`,
        `براغي ألن أسطوانية الرأس ASME B18.3 بالبوصة ${series}`,
      ),
      says: capSays,
      sizes: inchSizes(asmeB183, series, inchLengths),
      grades: ['a574', '18-8'],
    }),
  ),
  {
    ...socket,
    key: 'iso-7380-1',
    standard: 'ISO 7380-1',
    group: 'button-head-screws',
    shape: 'button-head-screw',
    count: 170,
    threadLength: fullThread,
    noun: text(
      'Button head socket screw',
      'Винт с полукруглой головкой и внутренним шестигранником',
      'برغي ألن بيضاوي الرأس',
    ),
    plural: text(
      'Button head socket screws ISO 7380-1',
      'Винты с полукруглой головкой ISO 7380-1',
      'براغي ألن بيضاوية الرأس ISO 7380-1',
    ),
    says: text(
      'The low round head has no edge to catch on, for guards and covers.',
      'Низкая округлая головка ни за что не цепляется: для ограждений и крышек.',
      'الرأس المستدير المنخفض بلا حواف، للأغطية والواقيات.',
    ),
    sizes: metricSizes(iso7380, nominalLengths.iso7380),
    grades: ['10.9', 'a2-70', 'a4-70'],
  },
  {
    ...socket,
    key: 'din-7991',
    standard: 'DIN 7991',
    group: 'countersunk-screws',
    shape: 'countersunk-screw',
    count: 190,
    threadLength: capThread,
    noun: text(
      'Countersunk socket screw',
      'Винт потайной с внутренним шестигранником',
      'برغي ألن غاطس الرأس',
    ),
    plural: text(
      'Countersunk socket screws DIN 7991',
      'Винты потайные с внутренним шестигранником DIN 7991',
      'براغي ألن غاطسة الرأس DIN 7991',
    ),
    says: text(
      'Sits flush in a countersink.',
      'Устанавливается заподлицо в зенковку.',
      'يستوي مع السطح داخل تخويش مخروطي.',
    ),
    sizes: metricSizes(din7991, nominalLengths.din7991),
    grades: ['8.8', '10.9', 'a2-70', 'a4-70'],
  },
  ...points.map(
    ([standard, , key, noun, says]): ScrewKind => ({
      drive: 'hexagon-socket',
      unspsc: '31161505',
      key,
      standard,
      group: 'set-screws',
      shape: 'set-screw',
      count: key === 'iso-4029' ? 120 : 75,
      threadLength: fullThread,
      noun,
      plural: pluralOf[key] as Text3,
      says,
      sizes: metricSizes(iso4026, nominalLengths.iso4026, 3),
      grades: ['45h', 'a2-21h', 'a4-21h'],
    }),
  ),
];
