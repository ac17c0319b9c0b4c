// Unit codes of UN/ECE Recommendation 20 for units of attributes and of sale, as schema.org and UCP want them.
import type { UnitOfSale } from './views/catalog.ts';

const CODES: Readonly<Record<string, string>> = {
  mm: 'MMT',
  cm: 'CMT',
  m: 'MTR',
  µm: '4H',
  in: 'INH',
  ft: 'FOT',
  'mm²': 'MMK',
  'cm²': 'CMK',
  'm²': 'MTK',
  'm³': 'MTQ',
  'm³/h': 'MQH',
  'mm²/s': 'C17',
  'm/s': 'MTS',
  g: 'GRM',
  kg: 'KGM',
  lb: 'LBR',
  t: 'TNE',
  'kg/m': 'KL',
  'kg/l': 'B35',
  l: 'LTR',
  ml: 'MLT',
  'l/min': 'L2',
  bar: 'BAR',
  kPa: 'KPA',
  MPa: 'MPA',
  W: 'WTT',
  kW: 'KWT',
  V: 'VLT',
  kV: 'KVT',
  A: 'AMP',
  mA: '4K',
  kA: 'B22',
  Ah: 'AMH',
  Ω: 'OHM',
  Hz: 'HTZ',
  kHz: 'KHZ',
  N: 'NEW',
  kN: 'B47',
  Nm: 'NU',
  'N/mm²': 'C56',
  J: 'JOU',
  dB: '2N',
  lm: 'LUM',
  rpm: 'RPM',
  '°': 'DD',
  '°C': 'CEL',
  K: 'KEL',
  '%': 'P1',
  h: 'HUR',
  min: 'MIN',
  s: 'SEC',
  pcs: 'H87',
};

const OF_SALE: Readonly<Record<UnitOfSale, string>> = {
  piece: 'H87',
  pair: 'PR',
  set: 'SET',
  // A package of Recommendation 21.
  pack: 'XPK',
  metre: 'MTR',
  kilogram: 'KGM',
  litre: 'LTR',
};

/** Code of an attribute's unit; null where there is none, or none is known. */
export function unitCode(unit: string | null): string | null {
  return unit !== null && Object.hasOwn(CODES, unit) ? (CODES[unit] as string) : null;
}

export function unitOfSaleCode(unit: UnitOfSale): string {
  return OF_SALE[unit];
}
