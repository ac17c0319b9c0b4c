// Prefixes of a regular expression: the first two characters that its texts can begin with, so that only few patterns have to be tried on a text.

/** Characters of a prefix. */
export const PREFIX_LENGTH = 2;

type Prefixes = Set<string>;
type Read = { prefixes: Prefixes; at: number };

/**
 * Of literals, groups, alternatives, classes, digits and quantifiers; behind the prefix anything may stand.
 * @returns prefixes of PREFIX_LENGTH characters, and shorter ones where the whole text may be shorter
 * @throws Error for anything else at the beginning
 */
export function prefixesOf(source: string): Prefixes {
  const { prefixes, at } = alternatives(source, 0);
  if (at < source.length) throw new Error(`"${source}" is not understood at ${at}`);
  return prefixes;
}

function alternatives(source: string, from: number): Read {
  const prefixes: Prefixes = new Set();
  for (let at = from; ; ) {
    const own = sequence(source, at);
    for (const prefix of own.prefixes) prefixes.add(prefix);
    at = own.at;
    if (source[at] !== '|') return { prefixes, at };
    at++;
  }
}

function sequence(source: string, from: number): Read {
  let prefixes: Prefixes = new Set(['']);
  let at = from;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    if ([...prefixes].every(({ length }) => length >= PREFIX_LENGTH))
      return { prefixes, at: endOfSequence(source, at) };
    const own = quantified(source, at);
    prefixes = joined(prefixes, own.prefixes);
    at = own.at;
  }
  return { prefixes, at };
}

/** Where the next alternative or the end of the group is; what stands between does not matter any more. */
function endOfSequence(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const sign = source[at];
    if (sign === '\\') at++;
    else if (sign === '[') at = source.indexOf(']', at);
    else if (sign === '(') depth++;
    else if (depth === 0 && (sign === '|' || sign === ')')) return at;
    else if (sign === ')') depth--;
  }
  return source.length;
}

function quantified(source: string, from: number): Read {
  const own = atom(source, from);
  const quantifier = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})/.exec(source.slice(own.at));
  if (quantifier === null) return own;
  const [sign] = quantifier;
  const isOptional = sign === '?' || sign === '*' || quantifier[1] === '0';
  const repeated =
    sign === '?' ? own.prefixes : new Set([...own.prefixes, ...joined(own.prefixes, own.prefixes)]);
  return { prefixes: isOptional ? new Set(['', ...repeated]) : repeated, at: own.at + sign.length };
}

function atom(source: string, from: number): Read {
  const sign = source[from] as string;
  if (sign === '(') {
    const own = alternatives(source, source.startsWith('(?:', from) ? from + 3 : from + 1);
    return { prefixes: own.prefixes, at: own.at + 1 };
  }
  if (sign === '[') return characterClass(source, from);
  if (source.startsWith('\\d', from)) return { prefixes: new Set(DIGITS), at: from + 2 };
  if (!/[\p{L}\p{N}&]/u.test(sign)) throw new Error(`"${sign}" in "${source}" is not understood`);
  return { prefixes: new Set([sign]), at: from + 1 };
}

const DIGITS = '0123456789';

function characterClass(source: string, from: number): Read {
  const end = source.indexOf(']', from);
  const prefixes: Prefixes = new Set();
  const inner = source.slice(from + 1, end).replace(/\\d/g, '0-9');
  for (let i = 0; i < inner.length; i++) {
    const [first, last] = inner[i + 1] === '-' ? [inner[i], inner[i + 2]] : [inner[i], inner[i]];
    for (let code = (first as string).charCodeAt(0); code <= (last as string).charCodeAt(0); code++)
      prefixes.add(String.fromCharCode(code));
    if (inner[i + 1] === '-') i += 2;
  }
  return { prefixes, at: end + 1 };
}

function joined(first: Prefixes, second: Prefixes): Prefixes {
  const all: Prefixes = new Set();
  for (const a of first) {
    if (a.length >= PREFIX_LENGTH) all.add(a);
    else for (const b of second) all.add((a + b).slice(0, PREFIX_LENGTH));
  }
  return all;
}
