// Bearing numbers: seals as each manufacturer writes them (ZZ = 2Z, LLU = DDU = 2RS1 = 2RS), and the numbers of GOST 3189 (180205 = 6205-2RS).

const SEALS: Record<string, string> = {
  zz: '2z',
  '2zr': '2z',
  '2rs1': '2rs',
  '2rsr': '2rs',
  '2rsh': '2rs',
  '2rsc': '2rs',
  llu: '2rs',
  ddu: '2rs',
};
const NAMES = ['2z', '2rs', ...Object.keys(SEALS)].sort((a, b) => b.length - a.length).join('|');
/** 6205zzc3, 6205c3 */
const WITH_SUFFIX = new RegExp(`^(\\d{3,5})(${NAMES})?(c[2-5])?$`);
/** 2rsc3 */
const SUFFIX = new RegExp(`^(${NAMES})(c[2-5])?$`);

/** The seal as most catalogues write it; any other word as it is. */
export function plainSeal(word: string): string {
  return Object.hasOwn(SEALS, word) ? (SEALS[word] as string) : word;
}

/** `6205zzc3` -> 6205, 2z, c3; undefined for what is no bearing number with a suffix. Expects normalised text. */
export function bearingParts(part: string): string[] | undefined {
  const [, number, seal, clearance] = WITH_SUFFIX.exec(part) ?? [
    '',
    '',
    ...(SUFFIX.exec(part)?.slice(1) ?? []),
  ];
  if (seal === undefined && (clearance === undefined || number === '')) return undefined;
  return [number ?? '', seal === undefined ? '' : plainSeal(seal), clearance ?? ''].filter(
    (piece) => piece !== '',
  );
}

/** A part number's key with the seal as most write it: 6205ZZC3 -> 62052ZC3. */
export function plainBearingKey(key: string): string {
  const parts = bearingParts(key.toLowerCase());
  return parts === undefined || parts.length < 2 ? key : parts.join('').toUpperCase();
}

const GOST_SEALS: Record<string, string[]> = {
  '60': ['z'],
  '80': ['2z'],
  '160': ['rs'],
  '180': ['2rs'],
};
const GOST_SERIES: Record<string, string> = { '1': '60', '2': '62', '3': '63', '4': '64' };

/** What the number of a sealed or shielded ball bearing after GOST 3189 is elsewhere: `180205` -> 6205, 2rs; undefined for others. */
export function fromGost(word: string): string[] | undefined {
  // Ahead the row of clearance and the class of precision (76-), behind the design and the grease (к1с17).
  const match = /^(?:\d{1,2}-)?(60|80|160|180)([1-4])(\d\d)(?:[кk]\d?)?(?:[сc]\d{1,2})?$/.exec(
    word,
  );
  if (match === null) return undefined;
  return [
    `${GOST_SERIES[match[2] as string]}${match[3]}`,
    ...(GOST_SEALS[match[1] as string] as string[]),
  ];
}
