// Type codes of manufacturers that are not sold here ("GBH 2-26", "S203-C32"): patterns whose groups fill the values of a meaning.
import { isFault, type Meaning, parseMeaning } from './meaning.rules.ts';

/** `pattern` over the code in lower case without spaces and signs; `meaning` with `$1`, `$1n` (a number) and `$1/10`. */
export type TypeCode = { pattern: RegExp; manufacturer: string; meaning: string };
/** All patterns in one, to know at once that none fits. */
export type TypeCodes = { any: RegExp | undefined; codes: readonly TypeCode[] };

/** @throws Error for a line that is not understood */
export function typeCodesOf(content: string): TypeCode[] {
  return content.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [pattern, manufacturer, meaning] = line.split('\t');
    if (pattern === undefined || manufacturer === undefined || meaning === undefined) throw new Error(`type codes:${i + 1}: three columns`);
    const filled = parseMeaning(meaning.replace(/\$\d(?:n|\/10)?/g, '1'));
    if (isFault(filled)) throw new Error(`type codes:${i + 1}: "${filled.token}" is no meaning`);
    return [{ pattern: new RegExp(`^(?:${pattern})$`, 'u'), manufacturer, meaning }];
  });
}

export function indexTypeCodes(codes: readonly TypeCode[]): TypeCodes {
  const any = codes.length === 0 ? undefined : new RegExp(codes.map(({ pattern }) => pattern.source).join('|'), 'u');
  return { any, codes };
}

/** @param code in lower case, letters and digits only */
export function meaningOfTypeCode(code: string, { any, codes }: TypeCodes): Meaning | undefined {
  if (any === undefined || !any.test(code)) return undefined;
  for (const { pattern, manufacturer, meaning } of codes) {
    const match = pattern.exec(code);
    if (match === null) continue;
    const filled = parseMeaning(
      meaning.replace(/\$(\d)(n|\/10)?/g, (_, group: string, as: string | undefined) => filledValue(match[Number(group)] ?? '', as)),
    );
    if (isFault(filled)) return undefined;
    return filled.unsold === null ? { ...filled, foreignManufacturer: manufacturer } : filled;
  }
  return undefined;
}

function filledValue(text: string, as: string | undefined): string {
  if (as === undefined) return text;
  return String(as === 'n' ? Number(text) : Number(text) / 10);
}
