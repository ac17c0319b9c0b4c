// Inches: 1/2", ½ in, 2-1/2'' and G1 1/4" become decimal inches with their sign, and what else they may be found by.

const WORDS = 'inches|inch|in|дюймов|дюйма|дюйм|بوصات|بوصه';
// A pipe thread's letter before, a whole number and a fraction or either, and a mark or a word after; in a name or a query of at most 1,000 characters.
const INCHES = new RegExp(
  `(?<![\\p{L}\\p{N}./])(?<thread>g|r|rc|rp)?\\s?(?:(?:(?<whole>\\d{1,3})(?:\\s+|-))?(?<top>\\d{1,2})/(?<bottom>\\d{1,2})|(?<number>\\d{1,3}(?:\\.\\d+)?))\\s?(?:"|''|(?:${WORDS})(?![\\p{L}\\p{N}]))`,
  'gu',
);
const UNIFIED_TIMES = /(?<![\p{L}\p{N}])(unc|unf|unef)\s*x\s*(?=\d)/gu;
const INCHES_TIMES = /(?<=\din)\s*[xх*]\s*(?=\d)/gu;

/** `1/2"` -> `0.5in`, `2-1/2"` -> `2.5in`; the inch mark of a thread (`1/2"-13`) falls away. Expects normalised text. */
export function plainInches(normalised: string): string {
  if (!/["']|in|дюйм|بوص|un[cfe]/u.test(normalised)) return normalised;
  return normalised
    .replace(UNIFIED_TIMES, '$1 ')
    .replace(INCHES, (match: string, ...rest: unknown[]) => {
      const { thread, whole, top, bottom, number } = rest.at(-1) as Record<
        string,
        string | undefined
      >;
      const [at, text] = rest.slice(-3) as [number, string];
      if (/^\s?-\s?\d/.test(text.slice(at + match.length)) && number === undefined)
        return match.replace(/(?<!["'])["']+$/, '');
      const value =
        number === undefined ? Number(whole ?? 0) + Number(top) / Number(bottom) : Number(number);
      return Number.isFinite(value)
        ? `${thread === undefined ? '' : `${thread} `}${value}in`
        : match;
    })
    .replace(INCHES_TIMES, ' ');
}

/** What people type for decimal inches without the mark: `2.5` -> 2, 1/2. */
export function inchPieces(value: number): string[] {
  const whole = Math.floor(value);
  let top = Math.round((value - whole) * 64);
  if (top === 0) return [String(whole)];
  let bottom = 64;
  while (top % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  return [...(whole === 0 ? [] : [String(whole)]), `${top}/${bottom}`];
}
