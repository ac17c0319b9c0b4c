// Text encoding detection: by byte order mark, else UTF-8, else what Excel writes on Western, Russian or Arabic Windows.

/** @param start the beginning of the file; it may end inside a character @returns a label for TextDecoder */
export function encodingOf(
  start: Buffer,
): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252' | 'windows-1256' {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    if (isLatin(start)) return 'windows-1252';
    // Part numbers are the same in both; Arabic read as Russian mixes capitals into its words.
    const text = new TextDecoder('windows-1251').decode(start);
    return /[а-яё]{3}/.test(text) && !/[а-яё][А-ЯЁ]/.test(text) ? 'windows-1251' : 'windows-1256';
  }
}

/** Accented letters stand alone or in pairs (Größe); Russian and Arabic words are made of such bytes. In Western files × and ÷ are no letters. */
function isLatin(start: Buffer): boolean {
  const runs = start.toString('latin1').match(/[À-ÖØ-öø-ÿ]+/g) ?? [];
  const inWords = runs.filter(({ length }) => length > 2).join('').length;
  return inWords * 2 < Math.max(1, runs.join('').length);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
const CONTROL_CHARACTER = /[\u0001-\u0008\u000e-\u001f]/;

/** Pictures, PDF and the like: what people save as text has no control characters in it. */
export function isText(beginning: string): boolean {
  return !beginning.startsWith('%PDF') && !CONTROL_CHARACTER.test(beginning.slice(0, 4_096));
}

const SAMPLE = 64 * 1024;

/** A file's bytes as text, piece by piece; the encoding is found from what comes first. */
export async function* decodedText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let first: Buffer[] = [];
  let held = 0;
  const begin = (): string => {
    const start = Buffer.concat(first);
    first = [];
    decoder = new TextDecoder(encodingOf(start));
    return decoder.decode(start, { stream: true });
  };
  for await (const chunk of chunks) {
    if (decoder !== undefined) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    first.push(chunk);
    held += chunk.length;
    if (held >= SAMPLE) yield begin();
  }
  if (decoder === undefined && held > 0) yield begin();
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}
