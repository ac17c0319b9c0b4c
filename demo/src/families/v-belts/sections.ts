// V-belt sections and lengths: classical Z, A, B, C by inches (ISO 4184, IS 2494), narrow SPZ to SPC and cogged XPZ to XPB by datum length (DIN 7753-1).
// biome-ignore-all format: tables, one row a line
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';

export type Section = {
  mark: string; family: 'classical' | 'narrow' | 'cogged';
  /** Top width and height, mm. */
  width: number; height: number;
  /** kg per metre. */
  mass: number;
  /** Least datum diameter of a pulley, mm; highest belt speed, m/s. */
  leastPulley: number; speed: number;
  /** Datum length less inside length, mm; outside length less datum length. */
  inside: number; outside: number;
  /** Datum lengths in mm, or inside lengths in inches for classical ones. */
  lengths: number[];
  /** Rupees for a metre, and for any belt. */
  perMetre: number; base: number;
};

const r40 = [
  500, 530, 560, 600, 630, 670, 710, 750, 800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120, 2240, 2360, 2500, 2650, 2800, 3000, 3150, 3350,
  3550, 3750, 4000, 4250, 4500, 4750, 5000, 5300, 5600, 6000, 6300, 6700, 7100, 7500, 8000, 8500, 9000, 9500, 10000, 10600, 11200, 11800, 12500,
];
const steps = [512, 562, 587, 612, 637, 662, 687, 722, 737, 762, 772, 787, 812, 825, 837, 862, 887, 912, 925, 937, 962, 987, 1012, 1024, 1037, 1047, 1077, 1087, 1112, 1137, 1162, 1187, 1202, 1212, 1237, 1262, 1287, 1312, 1337, 1362, 1387, 1412, 1437, 1462, 1487];
const range = (list: number[], from: number, to: number) => list.filter((length) => length >= from && length <= to).sort((a, b) => a - b);
const inches = (from: number, to: number, fine: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((n) => n <= fine || n % 2 === 0 && n <= 2 * fine || n % 4 === 0 && n <= 130 || n % 8 === 0);

const both = [...r40, ...steps];

export const sections: Section[] = [
  { mark: 'Z', family: 'classical', width: 10, height: 6, mass: 0.06, leastPulley: 50, speed: 30, inside: 22, outside: 16, lengths: inches(18, 60, 48), perMetre: 62, base: 24 },
  { mark: 'A', family: 'classical', width: 13, height: 8, mass: 0.105, leastPulley: 75, speed: 30, inside: 30, outside: 20, lengths: inches(20, 180, 60), perMetre: 84, base: 28 },
  { mark: 'B', family: 'classical', width: 17, height: 11, mass: 0.17, leastPulley: 125, speed: 30, inside: 40, outside: 29, lengths: inches(26, 240, 56), perMetre: 122, base: 34 },
  { mark: 'C', family: 'classical', width: 22, height: 14, mass: 0.3, leastPulley: 200, speed: 30, inside: 58, outside: 30, lengths: inches(44, 300, 52), perMetre: 212, base: 52 },
  { mark: 'SPZ', family: 'narrow', width: 9.7, height: 8, mass: 0.074, leastPulley: 63, speed: 42, inside: 38, outside: 13, lengths: range(both, 500, 3550), perMetre: 118, base: 46 },
  { mark: 'SPA', family: 'narrow', width: 12.7, height: 10, mass: 0.123, leastPulley: 90, speed: 42, inside: 45, outside: 18, lengths: range(both, 732, 4500), perMetre: 158, base: 58 },
  { mark: 'SPB', family: 'narrow', width: 16.3, height: 13, mass: 0.195, leastPulley: 140, speed: 42, inside: 60, outside: 22, lengths: range(r40, 1250, 8000), perMetre: 238, base: 84 },
  { mark: 'SPC', family: 'narrow', width: 22, height: 18, mass: 0.377, leastPulley: 224, speed: 42, inside: 83, outside: 30, lengths: range(r40, 2000, 12500), perMetre: 392, base: 130 },
  { mark: 'XPZ', family: 'cogged', width: 9.7, height: 8, mass: 0.065, leastPulley: 56, speed: 50, inside: 38, outside: 13, lengths: range(r40, 630, 2500), perMetre: 182, base: 78 },
  { mark: 'XPA', family: 'cogged', width: 12.7, height: 9, mass: 0.111, leastPulley: 71, speed: 50, inside: 45, outside: 18, lengths: range(r40, 800, 3150), perMetre: 246, base: 96 },
  { mark: 'XPB', family: 'cogged', width: 16.3, height: 13, mass: 0.183, leastPulley: 112, speed: 50, inside: 60, outside: 22, lengths: range(r40, 1250, 3550), perMetre: 360, base: 130 },
];

export const groups: Record<Section['family'], { slug: string; standard: string; noun: Text3; plural: Text3; use: Text3 }> = {
  classical: {
    slug: 'classical-v-belts', standard: 'ISO 4184', noun: text('Classical V-belt', 'Ремень клиновой', 'سير V كلاسيكي'), plural: text('Classical V-belts', 'Ремни клиновые нормального сечения', 'سيور V كلاسيكية'),
    use: text('Wrapped belt for fans, pumps, compressors and farm machines, forgiving of shocks and misalignment.', 'Ремень в обёртке для вентиляторов, насосов, компрессоров и сельхозмашин; терпит удары и перекос.', 'سير مغلف للمراوح والمضخات والضواغط والآلات الزراعية، يتحمل الصدمات وعدم المحاذاة.'),
  },
  narrow: {
    slug: 'narrow-v-belts', standard: 'DIN 7753-1', noun: text('Narrow V-belt', 'Ремень клиновой узкий', 'سير V ضيق'), plural: text('Narrow V-belts', 'Ремни клиновые узкого сечения', 'سيور V ضيقة'),
    use: text('Wrapped narrow belt: more power in less width than a classical section.', 'Узкий ремень в обёртке: больше мощности при меньшей ширине, чем у нормального сечения.', 'سير ضيق مغلف ينقل قدرة أكبر بعرض أقل من المقطع الكلاسيكي.'),
  },
  cogged: {
    slug: 'cogged-v-belts', standard: 'DIN 7753-1', noun: text('Cogged V-belt', 'Ремень клиновой зубчатый (raw edge)', 'سير V مسنن'), plural: text('Cogged V-belts', 'Ремни клиновые зубчатые', 'سيور V مسننة'),
    use: text('Raw-edge moulded cogs bend over small pulleys and save energy at high speed.', 'Открытые боковины и зубья: огибает малые шкивы и экономит энергию на высокой скорости.', 'حواف مكشوفة وأسنان تسمح ببكرات صغيرة وتوفر الطاقة في السرعات العالية.'),
  },
};
