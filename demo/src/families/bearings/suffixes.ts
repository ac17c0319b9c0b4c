// Bearing suffixes: seals, clearance and cage, in the European and the Asian way of writing.
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';

/** What follows the bare designation: seals, clearance, cage. */
export type Variant = {
  key:
    | 'open'
    | 'shielded'
    | 'sealed'
    | 'open-c3'
    | 'shielded-c3'
    | 'sealed-c3'
    | 'polyamide'
    | 'brass'
    | 'steel-cage';
  /** European and Asian ways to write it. */
  suffix: string;
  asian: string;
  words: Text3;
  says: Text3;
  seals: 0 | 1 | 2;
  clearance: 'cn' | 'c3';
  factor: number;
  weight: number;
};

const none = text('', '', '');
const openSays = text(
  'Open, for oil or grease from the housing.',
  'Открытый, смазка из корпуса узла.',
  'مكشوف، يُزيت أو يُشحم من المبيت.',
);
const shieldSays = text(
  'Steel shields on both sides, greased for life.',
  'Стальные шайбы с двух сторон, смазка на весь срок службы.',
  'بغطاءين معدنيين من الجانبين ومشحم مدى العمر.',
);
const sealSays = text(
  'Rubber contact seals on both sides keep dust and splash water out.',
  'Резиновые контактные уплотнения с двух сторон защищают от пыли и брызг.',
  'مانعتا تسرب مطاطيتان من الجانبين تمنعان الغبار ورذاذ الماء.',
);
const c3Says = text(
  'Radial clearance C3, greater than normal, for warm running shafts.',
  'Радиальный зазор C3, больше нормального, для нагревающихся валов.',
  'خلوص قطري C3 أكبر من العادي للأعمدة الساخنة.',
);

function both(a: Text3, b: Text3): Text3 {
  return text(`${a.en} ${b.en}`, `${a.ru} ${b.ru}`, `${a.ar} ${b.ar}`);
}

const openWords = text('open', 'открытый', 'مكشوف');
const shieldWords = text('shielded', 'закрытый шайбами', 'بغطاء معدني');
const sealWords = text('sealed', 'с уплотнениями', 'بمانعة تسرب مطاطية');

export const ballVariants: Variant[] = [
  {
    key: 'open',
    suffix: '',
    asian: '',
    words: openWords,
    says: openSays,
    seals: 0,
    clearance: 'cn',
    factor: 1,
    weight: 1.3,
  },
  {
    key: 'shielded',
    suffix: '-2Z',
    asian: 'ZZ',
    words: shieldWords,
    says: shieldSays,
    seals: 1,
    clearance: 'cn',
    factor: 1.12,
    weight: 1.8,
  },
  {
    key: 'sealed',
    suffix: '-2RS',
    asian: '-2RS',
    words: sealWords,
    says: sealSays,
    seals: 2,
    clearance: 'cn',
    factor: 1.18,
    weight: 2,
  },
  {
    key: 'open-c3',
    suffix: '/C3',
    asian: 'C3',
    words: openWords,
    says: both(openSays, c3Says),
    seals: 0,
    clearance: 'c3',
    factor: 1.04,
    weight: 0.8,
  },
  {
    key: 'shielded-c3',
    suffix: '-2Z/C3',
    asian: 'ZZC3',
    words: shieldWords,
    says: both(shieldSays, c3Says),
    seals: 1,
    clearance: 'c3',
    factor: 1.16,
    weight: 1.3,
  },
  {
    key: 'sealed-c3',
    suffix: '-2RS/C3',
    asian: '-2RSC3',
    words: sealWords,
    says: both(sealSays, c3Says),
    seals: 2,
    clearance: 'c3',
    factor: 1.22,
    weight: 1.2,
  },
];

function caged(
  key: Variant['key'],
  suffix: string,
  asian: string,
  says: Text3,
  factor: number,
  weight: number,
): Variant {
  return { key, suffix, asian, words: none, says, seals: 0, clearance: 'cn', factor, weight };
}

const polyamideSays = text(
  'Cage of glass-fibre reinforced polyamide, up to 120 °C.',
  'Сепаратор из полиамида, армированного стекловолокном, до 120 °C.',
  'قفص من البولي أميد المقوى بالألياف الزجاجية حتى 120 °م.',
);
const brassSays = text(
  'Machined brass cage for high speeds and shocks.',
  'Массивный латунный сепаратор для высоких скоростей и ударов.',
  'قفص نحاسي مشغول للسرعات العالية والصدمات.',
);
const steelSays = text(
  'Pressed steel cage.',
  'Штампованный стальной сепаратор.',
  'قفص من الفولاذ المكبوس.',
);
export const angularCages = [
  caged('polyamide', '-BEP', 'BTN', polyamideSays, 1, 1.5),
  caged('brass', '-BEM', 'BM', brassSays, 1.5, 1),
];
export const rollerCages = [
  caged('polyamide', '-ECP', 'ET', polyamideSays, 1, 1.5),
  caged('brass', '-ECM', 'EM', brassSays, 1.6, 1),
];
export const taperedCages = [caged('steel-cage', '', 'J', steelSays, 1, 1)];
