// GS1: application identifiers of element strings (with and without brackets), and GS1 Digital Link addresses. Pure.
import { isGtin } from '@millwright/contracts';

/** Application identifier -> its value. */
export type Elements = ReadonlyMap<string, string>;

/** Group separator: what FNC1 becomes in the text of a code. */
const GS = '\x1d';
/** The first two digits -> length of the identifier with its value, where GS1 has fixed it; no separator follows these. */
const FIXED: Readonly<Record<string, number>> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '20': 4, '41': 16 },
  ...Object.fromEntries(range(11, 19).map((two) => [two, 8])),
  ...Object.fromEntries(range(31, 36).map((two) => [two, 10])),
};
const MAX_VALUE_LENGTH = 90;

/**
 * @param text what follows the symbology identifier: `0104006381333931240ABC`, separators where lengths vary, or `(01)04006381333931(240)ABC`
 * @returns undefined when the text is no element string as a whole
 */
export function readElementString(text: string): Elements | undefined {
  const elements = text.startsWith('(') ? readBracketed(text) : readPlain(text);
  if (elements === undefined || elements.size === 0) return undefined;
  const gtins = [elements.get('01'), elements.get('02')].filter((value) => value !== undefined);
  return gtins.every((value) => isGtin(value) || /^0+$/.test(value)) ? elements : undefined;
}

/** `https://any.host/some/path/01/04006381333931/10/AB?30=12`: identifiers in the path from the GTIN on, and in the query. */
export function readDigitalLink(url: URL): Elements | undefined {
  const segments = url.pathname.split('/').filter(Boolean).map(decoded);
  const start = segments.findIndex(
    (segment, index) =>
      (segment === '01' || segment === 'gtin') && isGtin(segments[index + 1] ?? ''),
  );
  if (start < 0) return undefined;
  const elements = new Map([['01', segments[start + 1] as string]]);
  for (let index = start + 2; index + 1 < segments.length; index += 2)
    elements.set(segments[index] as string, segments[index + 1] as string);
  for (const [name, value] of url.searchParams)
    if (/^\d{2,4}$/.test(name)) elements.set(name, value);
  return elements;
}

function readPlain(text: string): Elements | undefined {
  const elements = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const two = rest.slice(0, 2);
    const digits = identifierLength(two);
    if (digits === undefined || !/^\d+$/.test(rest.slice(0, digits))) return undefined;
    const end = rest.indexOf(GS);
    const length = FIXED[two] ?? (end < 0 ? rest.length : end);
    const value = rest.slice(digits, length);
    if (
      rest.length < length ||
      value === '' ||
      value.length > MAX_VALUE_LENGTH ||
      value.includes(GS)
    )
      return undefined;
    elements.set(rest.slice(0, digits), value);
    rest = rest.slice(length);
    if (rest.startsWith(GS)) rest = rest.slice(1);
  }
  return elements;
}

/** As it is printed under the bars. */
function readBracketed(text: string): Elements | undefined {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^(]{1,90})/g)];
  if (parts.map(([whole]) => whole).join('') !== text) return undefined;
  return new Map(
    parts.map(([, identifier, value]) => [identifier as string, (value as string).trim()]),
  );
}

/** Identifiers have two to four digits; the first two tell how many. */
function identifierLength(two: string): number | undefined {
  if (/^(?:0[0-4]|1\d|2[0-2]|30|37|9\d)$/.test(two)) return 2;
  if (/^(?:2[345]|4[0-2])$/.test(two)) return 3;
  return /^(?:3[1-69]|43|7[0-2]|8[0-2])$/.test(two) ? 4 : undefined;
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
