// Kinds of nut with sizes and classes.
import * as rows from '../../standards/nuts.ts';
import { fill, text } from '../../text.ts';
import type { ShapeKind, Text3 } from '../../types.ts';
import type { Grade } from '../fasteners/grades.ts';
import { nutGrades as grade } from '../fasteners/nut-grades.ts';
import { hexGrams, metricCode, metricThread, roundGrams } from '../fasteners/trade.ts';
import type { Part, PartKind } from './article.ts';

const says = text(
  '{noun} to {standard} for thread {thread} (pitch {p} mm): {m} mm high, {s} mm across flats.',
  '{noun} по {standard} под резьбу {thread} (шаг {p} мм): высота {m} мм, под ключ {s} мм.',
  '{noun} وفق {standard} لسن {thread} (خطوة {p} مم): الارتفاع {m} مم، مقاس المفتاح {s} مم.',
);

type Row = { d: number; p: number; m: number; s: number; dc?: number; c?: number; dk?: number };

/** Height of the whole cap nut by DIN 1587; the table has that of its hexagon. */
const capHeight: Record<number, number> = {
  4: 8,
  5: 10,
  6: 12,
  8: 15,
  10: 18,
  12: 22,
  14: 25,
  16: 28,
  18: 32,
  20: 34,
  22: 39,
  24: 42,
};

function part(
  shape: ShapeKind,
  noun: Text3,
  standard: string,
  row: Row,
  thread: string,
  code: string,
): Part {
  const { d, p, m, s, dc, c, dk } = row;
  const h = dk === undefined ? undefined : (capHeight[d] ?? d * 1.8);
  const hole = (density: number) => roundGrams(d * 0.92, m, density);
  return {
    thread,
    code,
    d,
    says: fill(says, { noun, standard, thread, p, m: h ?? m, s }),
    attributes: { pitch: p, height: h ?? m, 'across-flats': s },
    shape: {
      kind: shape,
      dims: {
        d,
        p,
        m,
        s,
        ...(dc === undefined ? {} : { dc, c: c ?? d * 0.15 }),
        ...(dk === undefined ? {} : { dk }),
        ...(h === undefined ? {} : { h }),
      },
      label: thread,
    },
    grams(density) {
      if (shape === 'square-nut') return s * s * m * (density / 1000) - hole(density);
      const flange = dc === undefined ? 0 : roundGrams(dc, (c ?? 1) * 1.5, density) * 0.6;
      const dome = dk === undefined || h === undefined ? 0 : roundGrams(dk, h - m, density) * 0.35;
      return hexGrams(s, m, density) * 0.96 - hole(density) + flange + dome;
    },
  };
}

function kind(
  standard: string,
  shape: ShapeKind,
  noun: Text3,
  plural: Text3,
  use: Text3,
  table: Row[],
  grades: Grade[],
  count: number,
  unspsc: string,
): PartKind {
  return {
    key: standard.toLowerCase().replace(' ', '-'),
    standard,
    branch: 'fasteners/nuts',
    noun,
    plural: text(
      `${plural.en} ${standard}`,
      `${plural.ru} ${standard}`,
      `${plural.ar} ${standard}`,
    ),
    use,
    parts: table
      .filter((row) => row.d >= 3)
      .map((row) =>
        part(shape, noun, standard, row, metricThread(row.d, row.p), metricCode(row.d, row.p)),
      ),
    grades,
    count,
    hsn: '73181600',
    unspsc,
  };
}

const hexNoun = text('Hex nut', 'Гайка шестигранная', 'صامولة سداسية');
const all = [
  grade['8'],
  grade['8-hdg'],
  grade['10'],
  grade['10-flake'],
  grade['a2-70'],
  grade['a4-80'],
];
const mm = (inch: number): number => Math.round(inch * 2540) / 100;

function inchKind(series: 'UNC' | 'UNF', count: number): PartKind {
  const standard = 'ASME B18.2.2';
  const named = rows.asmeB1822.filter((row) => row[2] === series);
  return {
    ...kind(
      standard,
      'hex-nut',
      hexNoun,
      hexNoun,
      text(
        'For inch bolts and threaded rod.',
        'Для дюймовых болтов и шпилек.',
        'لبراغي البوصة والقضبان الملولبة.',
      ),
      [],
      [grade['grade-5'], grade['18-8']],
      count,
      '31161727',
    ),
    key: `asme-b18-2-2-${series.toLowerCase()}`,
    plural: text(
      `Hex nuts ASME B18.2.2, ${series}`,
      `Гайки шестигранные ASME B18.2.2, дюймовые ${series}`,
      `صواميل سداسية ASME B18.2.2 بالبوصة ${series}`,
    ),
    parts: named.map(([size, tpi, , d, m, s]) =>
      part(
        'hex-nut',
        hexNoun,
        standard,
        { d: mm(d), p: mm(1 / tpi), m: mm(m), s: mm(s) },
        `${size}-${tpi} ${series}`,
        `${size}-${tpi}`,
      ),
    ),
  };
}

export const nutKinds: PartKind[] = [
  kind(
    'ISO 4032',
    'hex-nut',
    hexNoun,
    text('Hex nuts', 'Гайки шестигранные', 'صواميل سداسية'),
    text(
      'The usual nut for structural and machine bolts.',
      'Обычная гайка для конструкционных и машинных болтов.',
      'الصامولة المعتادة لبراغي المنشآت والآلات.',
    ),
    rows.iso4032,
    all,
    110,
    '31161727',
  ),
  kind(
    'ISO 4033',
    'hex-nut',
    text('High hex nut', 'Гайка шестигранная высокая', 'صامولة سداسية عالية'),
    text('High hex nuts', 'Гайки шестигранные высокие', 'صواميل سداسية عالية'),
    text(
      'Taller than ISO 4032, keeps its strength when re-used.',
      'Выше гаек ISO 4032, сохраняет прочность при повторном применении.',
      'أعلى من ISO 4032 وتحافظ على متانتها عند إعادة الاستخدام.',
    ),
    rows.iso4033,
    [grade['8'], grade['10'], grade['a2-70']],
    25,
    '31161727',
  ),
  kind(
    'ISO 4035',
    'hex-nut',
    text('Thin hex nut', 'Гайка шестигранная низкая', 'صامولة سداسية رفيعة'),
    text('Thin hex nuts', 'Гайки шестигранные низкие', 'صواميل سداسية رفيعة'),
    text(
      'Used as a lock nut against a full nut.',
      'Применяется как контргайка.',
      'تستخدم صامولة زنق مع صامولة كاملة.',
    ),
    rows.iso4035,
    [grade['04'], grade['a2-70'], grade['a4-80']],
    55,
    '31161727',
  ),
  kind(
    'ISO 4036',
    'hex-nut',
    text(
      'Thin hex nut, unchamfered',
      'Гайка шестигранная низкая без фаски',
      'صامولة سداسية رفيعة بدون شطف',
    ),
    text(
      'Thin hex nuts, unchamfered',
      'Гайки шестигранные низкие без фаски',
      'صواميل سداسية رفيعة بدون شطف',
    ),
    text(
      'For small screws in instruments.',
      'Для мелких винтов в приборах.',
      'للبراغي الصغيرة في الأجهزة.',
    ),
    rows.iso4036,
    [grade['5']],
    7,
    '31161727',
  ),
  kind(
    'ISO 8673',
    'hex-nut',
    text('Hex nut, fine thread', 'Гайка шестигранная с мелкой резьбой', 'صامولة سداسية بسن ناعم'),
    text('Hex nuts, fine thread', 'Гайки шестигранные с мелкой резьбой', 'صواميل سداسية بسن ناعم'),
    text(
      'For fine-pitch bolts of axles and engines.',
      'Для болтов с мелкой резьбой на осях и двигателях.',
      'لبراغي السن الناعم في المحاور والمحركات.',
    ),
    rows.iso8673,
    [grade['8'], grade['10'], grade['a2-70']],
    42,
    '31161727',
  ),
  kind(
    'DIN 985',
    'lock-nut',
    text(
      'Lock nut with nylon insert',
      'Гайка самоконтрящаяся с нейлоновым кольцом',
      'صامولة ذاتية القفل بحلقة نايلون',
    ),
    text('Nylon insert lock nuts', 'Гайки с нейлоновым кольцом', 'صواميل قفل بحلقة نايلون'),
    text(
      'The nylon ring holds under vibration up to 120 °C.',
      'Нейлоновое кольцо держит при вибрации до 120 °C.',
      'حلقة النايلون تقاوم الاهتزاز حتى 120 °م.',
    ),
    rows.din985,
    [grade['8'], grade['10'], grade['a2-70'], grade['a4-80']],
    58,
    '31161716',
  ),
  kind(
    'DIN 980',
    'lock-nut',
    text(
      'All-metal lock nut',
      'Гайка самоконтрящаяся цельнометаллическая',
      'صامولة قفل معدنية بالكامل',
    ),
    text(
      'All-metal lock nuts',
      'Гайки самоконтрящиеся цельнометаллические',
      'صواميل قفل معدنية بالكامل',
    ),
    text(
      'Locks without plastic where heat would melt a nylon ring.',
      'Стопорит без пластика там, где нейлон не выдержит нагрева.',
      'تقفل دون بلاستيك حيث تذيب الحرارة حلقة النايلون.',
    ),
    rows.din980,
    [grade['8'], grade['10-flake'], grade['a2-70']],
    36,
    '31161716',
  ),
  kind(
    'EN 1661',
    'flange-nut',
    text('Flange nut', 'Гайка с фланцем', 'صامولة بفلنجة'),
    text('Flange nuts', 'Гайки с фланцем', 'صواميل بفلنجة'),
    text('The flange replaces the washer.', 'Фланец заменяет шайбу.', 'الفلنجة تغني عن الوردة.'),
    rows.en1661,
    [grade['8'], grade['10-flake'], grade['a2-70']],
    40,
    '31161712',
  ),
  kind(
    'DIN 1587',
    'cap-nut',
    text('Domed cap nut', 'Гайка колпачковая', 'صامولة مقببة'),
    text('Domed cap nuts', 'Гайки колпачковые', 'صواميل مقببة'),
    text(
      'Covers the end of the thread and protects from injury.',
      'Закрывает конец резьбы и предохраняет от травм.',
      'تغطي طرف السن وتحمي من الإصابات.',
    ),
    rows.din1587,
    [grade['5'], grade['a2-70'], grade['a4-80']],
    30,
    '31161726',
  ),
  kind(
    'DIN 557',
    'square-nut',
    text('Square nut', 'Гайка квадратная', 'صامولة مربعة'),
    text('Square nuts', 'Гайки квадратные', 'صواميل مربعة'),
    text(
      'Cannot turn in a channel or a square pocket.',
      'Не проворачивается в пазу или квадратном гнезде.',
      'لا تدور داخل مجرى أو تجويف مربع.',
    ),
    rows.din557,
    [grade['5'], grade['a2-70']],
    11,
    '31161730',
  ),
  kind(
    'DIN 6334',
    'hex-nut',
    text('Coupling nut', 'Гайка соединительная', 'صامولة وصل طويلة'),
    text('Coupling nuts', 'Гайки соединительные', 'صواميل وصل طويلة'),
    text(
      'Three diameters high, joins two threaded rods.',
      'Высота в три диаметра, соединяет две шпильки.',
      'ارتفاعها ثلاثة أقطار وتصل قضيبين ملولبين.',
    ),
    rows.din6334,
    [grade['10'], grade['a2-70']],
    20,
    '31161728',
  ),
  inchKind('UNC', 17),
  inchKind('UNF', 14),
];
