// XML reader for workbooks: one pass over the characters, so that no file can block it, and in chunks, never the whole document.
import { UnreadableFile } from './archive.ts';

export type XmlElement = { attributes: string; inner: string };

const ROOT = /<(\w+:)?(?:worksheet|sst|workbook|Relationships)\b/;
/** Characters of one element; a row of a sheet is far below. */
const MAX_ELEMENT = 1024 * 1024;

/** Elements of a name one after another, whatever prefix the document gives them. */
export function* elements(xml: string, name: string): Generator<XmlElement, void> {
  const reader = new ElementReader(name);
  yield* reader.read(xml);
}

/** The same from a document that comes in pieces. @throws UnreadableFile for an element without end */
export async function* streamedElements(
  pieces: AsyncIterable<string>,
  name: string,
): AsyncGenerator<XmlElement, void> {
  const reader = new ElementReader(name);
  for await (const piece of pieces) yield* reader.read(piece);
}

class ElementReader {
  readonly #name: string;
  #prefix: string | undefined;
  #rest = '';

  constructor(name: string) {
    this.#name = name;
  }

  *read(piece: string): Generator<XmlElement, void> {
    const xml = this.#rest === '' ? piece : this.#rest + piece;
    if (this.#prefix === undefined) {
      const root = ROOT.exec(xml.slice(0, 4_000));
      // Parts of a document have no root.
      if (root !== null || xml.length >= 4_000 || this.#rest === '') this.#prefix = root?.[1] ?? '';
    }
    const prefix = this.#prefix ?? '';
    const tag = prefix + this.#name;
    let kept = Math.max(0, xml.length - tag.length - 1);
    for (let at = xml.indexOf(`<${tag}`); at >= 0; at = xml.indexOf(`<${tag}`, at)) {
      const begin = at;
      const close = xml.indexOf('>', at);
      if (close < 0) {
        kept = begin;
        break;
      }
      const attributes = xml.slice(at + tag.length + 1, close);
      at = close + 1;
      // <sheets> is no <sheet>.
      if (attributes !== '' && !/^[\s/]/.test(attributes)) continue;
      if (attributes.endsWith('/')) {
        yield { attributes, inner: '' };
        kept = Math.max(kept, at);
        continue;
      }
      const end = xml.indexOf(`</${tag}>`, at);
      if (end < 0) {
        kept = begin;
        break;
      }
      const inner = xml.slice(at, end);
      // Inside, the prefix is the document's too.
      yield { attributes, inner: prefix === '' ? inner : inner.replaceAll(prefix, '') };
      at = end + tag.length + 3;
      kept = Math.max(xml.length - tag.length - 1, at);
    }
    this.#rest = xml.slice(kept);
    if (this.#rest.length > MAX_ELEMENT) throw new UnreadableFile('an element without end');
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities of XML and numbers; a document's own are never expanded. */
export function decoded(xml: string): string {
  return xml.replace(/&(#x?[0-9a-f]{1,6}|\w{1,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code =
      name[1]?.toLowerCase() === 'x'
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
