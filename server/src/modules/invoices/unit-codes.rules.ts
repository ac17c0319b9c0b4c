// Unit codes of other systems for the units that goods are sold by: UN/ECE Recommendation 20 and 21, and the unit quantity codes of India's GST. Pure.

const CODES: Readonly<Record<string, { unece: string; uqc: string }>> = {
  piece: { unece: 'H87', uqc: 'NOS' },
  pair: { unece: 'PR', uqc: 'PRS' },
  set: { unece: 'SET', uqc: 'SET' },
  // Recommendation 21 counts packages; with an X before it its code is one of Recommendation 20.
  pack: { unece: 'XPK', uqc: 'PAC' },
  metre: { unece: 'MTR', uqc: 'MTR' },
  kilogram: { unece: 'KGM', uqc: 'KGS' },
  litre: { unece: 'LTR', uqc: 'LTR' },
  service: { unece: 'E48', uqc: 'OTH' },
};
const OTHER = { unece: 'C62', uqc: 'OTH' };

export function unitCodes(unit: string): { unece: string; uqc: string } {
  return Object.hasOwn(CODES, unit) ? (CODES[unit] ?? OTHER) : OTHER;
}
