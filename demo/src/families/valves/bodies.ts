// Valve standards: materials of bodies, face-to-face lengths after EN 558 and ASME B16.10, and flange diameters to draw with.
// biome-ignore-all format: tables, one row a line

import { asmeFlanges, enFlanges } from '../../standards/flanges.ts';
import { given } from '../../standards/given.ts';
import { text } from '../../text.ts';
import type { Text3 } from '../../types.ts';

/** `short` is what stands in a product's name; perKg is rupees for a kilogram of finished valve. */
export type Body = { slug: string; grade: string; name: Text3; short: Text3; perKg: number; hsn: string };

const steelHsn = '84818030';
export const bodies = {
  brass: { slug: 'brass', grade: 'CW617N', name: text('Brass', 'Латунь', 'نحاس أصفر'), short: text('brass', 'латунь', 'نحاس أصفر'), perKg: 880, hsn: '84818020' },
  bronze: { slug: 'bronze', grade: 'CC491K', name: text('Bronze', 'Бронза', 'برونز'), short: text('bronze', 'бронза', 'برونز'), perKg: 1150, hsn: '84818020' },
  castIron: { slug: 'cast-iron', grade: 'EN-GJL-250', name: text('Cast iron', 'Чугун', 'حديد زهر'), short: text('cast iron', 'чугун', 'حديد زهر'), perKg: 250, hsn: steelHsn },
  ductileIron: { slug: 'ductile-iron', grade: 'EN-GJS-500-7', name: text('Ductile iron', 'Высокопрочный чугун', 'حديد زهر مطيل'), short: text('ductile iron', 'ВЧШГ', 'حديد زهر مطيل'), perKg: 320, hsn: steelHsn },
  castSteel: { slug: 'cast-steel', grade: 'GP240GH', name: text('Cast steel', 'Стальное литьё', 'فولاذ مسبوك'), short: text('cast steel', 'сталь', 'فولاذ مسبوك'), perKg: 430, hsn: steelHsn },
  wcb: { slug: 'cast-steel', grade: 'ASTM A216 WCB', name: text('Cast steel', 'Стальное литьё', 'فولاذ مسبوك'), short: text('WCB', 'сталь WCB', 'فولاذ WCB'), perKg: 440, hsn: steelHsn },
  cf8m: { slug: 'stainless-316', grade: 'ASTM A351 CF8M', name: text('Stainless steel CF8M (316)', 'Нержавеющая сталь CF8M (316)', 'فولاذ مقاوم للصدأ CF8M (316)'), short: text('CF8M', 'нерж. сталь CF8M', 'فولاذ مقاوم للصدأ CF8M'), perKg: 1050, hsn: steelHsn },
  forged: { slug: 'forged-steel', grade: 'ASTM A105N', name: text('Forged steel', 'Кованая сталь', 'فولاذ مطروق'), short: text('A105N', 'сталь A105N', 'فولاذ A105N'), perKg: 520, hsn: steelHsn },
} satisfies Record<string, Body>;

/** Threaded sizes: DN -> inch of the pipe thread. */
export const threadOf: Record<number, string> = { 8: '1/4', 10: '3/8', 15: '1/2', 20: '3/4', 25: '1', 32: '1 1/4', 40: '1 1/2', 50: '2', 65: '2 1/2', 80: '3', 100: '4' };
export const npsOf: Record<number, string> = { 15: '1/2', 20: '3/4', 25: '1', 32: '1 1/4', 40: '1 1/2', 50: '2', 65: '2 1/2', 80: '3', 100: '4', 150: '6', 200: '8', 250: '10', 300: '12' };

type Lengths = Record<number, number>;

/** Face to face in mm by DN. */
export const faceToFace = {
  /** EN 558 basic series 1: globe and lift check valves (DIN F1). */
  s1: { 15: 130, 20: 150, 25: 160, 32: 180, 40: 200, 50: 230, 65: 290, 80: 310, 100: 350, 125: 400, 150: 480, 200: 600 },
  /** Series 14: short gate valves (DIN F4). */
  s14: { 40: 140, 50: 150, 65: 170, 80: 180, 100: 190, 125: 200, 150: 210, 200: 230, 250: 250, 300: 270 },
  /** Series 48: swing check valves (DIN F6). */
  s48: { 40: 180, 50: 200, 65: 240, 80: 260, 100: 300, 125: 350, 150: 400, 200: 500, 250: 600, 300: 700 },
  /** Series 27: ball valves (DIN F4/F5). */
  s27: { 15: 115, 20: 120, 25: 125, 32: 130, 40: 140, 50: 150, 65: 170, 80: 180, 100: 190, 125: 325, 150: 350, 200: 400 },
  /** Series 20: wafer and lug butterfly valves. */
  s20: { 40: 33, 50: 43, 65: 46, 80: 46, 100: 52, 125: 56, 150: 56, 200: 60, 250: 68, 300: 78, 350: 78, 400: 102, 450: 114, 500: 127, 600: 154 },
  /** Series 13: double-flanged butterfly valves. */
  s13: { 50: 108, 65: 112, 80: 114, 100: 127, 125: 140, 150: 140, 200: 152, 250: 165, 300: 178, 350: 190, 400: 216, 450: 222, 500: 229, 600: 267 },
  /** Series 16: wafer dual-plate check valves. */
  s16: { 50: 43, 65: 46, 80: 64, 100: 64, 125: 70, 150: 76, 200: 89, 250: 114, 300: 114 },
} satisfies Record<string, Lengths>;

/** ASME B16.10 face to face of flanged valves by class and DN. */
export const asmeLengths: Record<'gate' | 'globe' | 'check' | 'ball', Record<number, Lengths>> = {
  gate: {
    150: { 50: 178, 65: 190, 80: 203, 100: 229, 150: 267, 200: 292, 250: 330, 300: 356 },
    300: { 50: 216, 65: 241, 80: 283, 100: 305, 150: 403, 200: 419, 250: 457, 300: 502 },
    600: { 50: 292, 65: 330, 80: 356, 100: 432, 150: 559, 200: 660, 250: 787, 300: 838 },
  },
  globe: { 150: { 50: 203, 65: 216, 80: 241, 100: 292, 150: 406, 200: 495 }, 300: { 50: 267, 65: 292, 80: 318, 100: 356, 150: 444, 200: 559 } },
  check: {
    150: { 50: 203, 65: 216, 80: 241, 100: 292, 150: 356, 200: 495, 250: 622, 300: 698 },
    300: { 50: 267, 65: 292, 80: 318, 100: 356, 150: 444, 200: 533, 250: 622, 300: 711 },
  },
  ball: {
    150: { 15: 108, 20: 117, 25: 127, 40: 165, 50: 178, 80: 203, 100: 229, 150: 394, 200: 457 },
    300: { 15: 140, 20: 152, 25: 165, 40: 190, 50: 216, 80: 283, 100: 305, 150: 403, 200: 502 },
  },
};

/** Flange outer diameter of a valve DN350 and larger, PN10 and PN16, beyond the flange table. */
const largeFlange: Record<number, number> = { 350: 505, 400: 565, 450: 615, 500: 670, 600: 780 };

export function enFlangeOd(dn: number, pn: number): number {
  const rows = given(enFlanges[pn] ?? enFlanges[16]);
  return given(rows.find((row) => row.dn === dn)?.od ?? largeFlange[dn], `flange DN${dn}`);
}

export function asmeFlangeOd(dn: number, pressureClass: number): number {
  return given(asmeFlanges[pressureClass]?.find((one) => one.nps === npsOf[dn]), `flange DN${dn} class ${pressureClass}`).od;
}

/** Bolt holes of a PN10/PN16 flange, for lugs; the larger sizes by EN 1092-1 PN10/PN16. */
export function lugCount(dn: number): number {
  return enFlanges[16]?.find((row) => row.dn === dn)?.n ?? ({ 350: 16, 400: 16 } as Lengths)[dn] ?? 20;
}

/** Working pressure of WCB and CF8M at up to 38 °C in bar. */
const asmeRatings: Record<string, Record<number, number>> = {
  'ASTM A216 WCB': { 150: 19.6, 300: 51.1, 600: 102.1 },
  'ASTM A351 CF8M': { 150: 19, 300: 49.6, 600: 99.3 },
};

export const asmeRating = (grade: string, pressureClass: number): number => given(asmeRatings[grade]?.[pressureClass], `rating of ${grade}`);

/** Face to face by DN of the flanged valves of a class. */
export const lengthsOf = (kind: keyof typeof asmeLengths, pressureClass: number): [dn: number, L: number][] =>
  Object.entries(given(asmeLengths[kind][pressureClass], `class ${pressureClass}`)).map(([dn, L]) => [Number(dn), L]);
