// Type codes of manufacturers that are not sold here ("GBH 2-26", "S203-C32"): patterns whose groups fill the values of a meaning.

import { isFault, type Meaning, parseMeaning } from './meaning.rules.ts';
import { PREFIX_LENGTH, prefixesOf } from './pattern-prefixes.rules.ts';

/** `pattern` over the code in lower case without spaces and signs; `meaning` with `$1`, `$1n` (a number) and `$1/10`. */
export type TypeCode = { pattern: RegExp; manufacturer: string; meaning: string };
/** Patterns by the first characters of the codes that they fit. */
export type TypeCodes = ReadonlyMap<string, readonly TypeCode[]>;

const UNBOUNDED_GROUP = /\)(?:[*+]|\{\d+,\})/;

/** @throws Error for a line that is not understood, or whose pattern could be slow */
export function typeCodesOf(content: string): TypeCode[] {
  return content.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [pattern, manufacturer, meaning] = line.split('\t');
    if (pattern === undefined || manufacturer === undefined || meaning === undefined)
      throw new Error(`type codes:${i + 1}: three columns`);
    // "d28136" with forty letters behind would be tried in every way.
    if (UNBOUNDED_GROUP.test(pattern))
      throw new Error(`type codes:${i + 1}: a group is repeated without a bound`);
    const filled = parseMeaning(meaning.replace(/\$\d(?:n|\/10)?/g, '1'));
    if (isFault(filled)) throw new Error(`type codes:${i + 1}: "${filled.token}" is no meaning`);
    return [{ pattern: new RegExp(`^(?:${pattern})$`, 'u'), manufacturer, meaning }];
  });
}

export function indexTypeCodes(codes: readonly TypeCode[]): TypeCodes {
  const index = new Map<string, TypeCode[]>();
  for (const code of codes)
    for (const prefix of prefixesOf(code.pattern.source.slice(1, -1))) {
      const own = index.get(prefix);
      if (own === undefined) index.set(prefix, [code]);
      else own.push(code);
    }
  return index;
}

/** @param code in lower case, letters and digits only */
export function meaningOfTypeCode(code: string, codes: TypeCodes): Meaning | undefined {
  for (const { pattern, manufacturer, meaning } of codes.get(code.slice(0, PREFIX_LENGTH)) ?? []) {
    const match = pattern.exec(code);
    if (match === null) continue;
    const filled = parseMeaning(
      meaning.replace(/\$(\d)(n|\/10)?/g, (_, group: string, as: string | undefined) =>
        filledValue(match[Number(group)] ?? '', as),
      ),
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
