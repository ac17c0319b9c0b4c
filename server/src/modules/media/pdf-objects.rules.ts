// PDF objects: the dictionary and the stream of every object of a file, read token by token, so that comments and strings cannot pose as them. [ISO 32000-1 7.2, 7.3]

/** The tokens of an object up to its stream; names with their escapes undone. */
export type PdfStream = { tokens: string[] /** of the first byte of its data */; at: number };

/** An object that holds more before its stream is no stream of objects. */
const MAX_TOKENS = 2_000;
const TOKEN =
  /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|<[^>]*>?|\(|[[\]{})>]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const DATA = /[ \t]*(?:\r\n|\n|\r)?/y;

/**
 * Every stream that a reader could find: of each `obj` in the file, wherever it stands.
 * @returns null when reading took longer than any honest file needs
 */
export function pdfStreams(text: string): PdfStream[] | null {
  const streams: PdfStream[] = [];
  let left = 8 * text.length + 1_000_000;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (text.startsWith('end', at - 3)) continue;
    const { end, stream } = readObject(text, at + 3);
    left -= end - at;
    if (left < 0) return null;
    if (stream !== undefined) streams.push(stream);
  }
  return streams;
}

function readObject(text: string, from: number): { end: number; stream?: PdfStream } {
  const tokens: string[] = [];
  let at = from;
  while (at < text.length) {
    if (text[at] === '(') {
      at = endOfString(text, at);
      continue;
    }
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0] ?? text.charAt(at);
    at += token.length;
    if (token === 'endobj' || token === 'obj') return { end: at };
    if (token === 'stream') {
      DATA.lastIndex = at;
      DATA.test(text);
      return { end: at, stream: { tokens, at: DATA.lastIndex } };
    }
    if (tokens.length < MAX_TOKENS && !/^[%\0\t\n\f\r ]/.test(token)) tokens.push(plainName(token));
  }
  return { end: at };
}

/** Parentheses nest, and a backslash takes the next character. @returns the position behind its end */
function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

/** `/J#61vaScript` is another spelling of `/JavaScript`. */
export function plainName(text: string): string {
  return text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
