// XML record reader: the elements of a document that repeat, one after another, as small trees; never the whole document.
import { Parser } from 'htmlparser2';
import { UnreadableFile } from './archive.ts';

export type XmlNode = {
  /** Without its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
};

/** Characters of one record. */
const MAX_RECORD = 4 * 1024 * 1024;
const MAX_DEPTH = 64;
/** Elements around the records, which are walked through. */
const AROUND = new Set([
  ...['rss', 'channel', 'feed', 'bmecat', 'catalog', 'catalogue', 'products', 'items', 'offers'],
  ...['shop', 'yml_catalog', 'root', 'data', 'store', 'catalog_group_system', 'result'],
]);

export function isXml(start: string): boolean {
  return /^\ufeff?\s*<(?:\?xml|!--|!doctype|[a-z])/i.test(start);
}

/** @throws UnreadableFile when the text is no XML or a record is too large */
export async function* xmlRecords(pieces: AsyncIterable<string>): AsyncGenerator<XmlNode, void> {
  const done: XmlNode[] = [];
  const reader = new RecordReader((record) => done.push(record));
  for await (const piece of pieces) {
    reader.write(piece);
    yield* done.splice(0);
  }
  reader.end();
  yield* done.splice(0);
}

class RecordReader {
  readonly #parser: Parser;
  /** Elements around the records: what is open above them. */
  readonly #above: string[] = [];
  #open: XmlNode[] = [];
  #size = 0;
  #records = 0;

  constructor(onRecord: (record: XmlNode) => void) {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#opened(name, attributes),
        ontext: (text) => this.#said(text),
        onclosetag: () => {
          const node = this.#open.pop();
          if (node === undefined) this.#above.pop();
          else if (this.#open.length === 0) {
            this.#size = 0;
            this.#records++;
            node.text = node.text.trim();
            onRecord(node);
          }
        },
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  end(): void {
    this.#parser.end();
    if (this.#records === 0) throw new UnreadableFile('no records');
  }

  #opened(name: string, attributes: Record<string, string>): void {
    const bare = name.slice(name.indexOf(':') + 1);
    if (this.#open.length === 0 && this.#isAround(bare)) {
      this.#above.push(bare);
      return;
    }
    const node: XmlNode = { name: bare, attributes, children: [], text: '' };
    this.#grow(bare.length + Object.values(attributes).join('').length);
    if (this.#open.length >= MAX_DEPTH) throw new UnreadableFile('elements too deep');
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
  }

  /** The root always is; below it what is known to hold records. */
  #isAround(name: string): boolean {
    return this.#above.length === 0 || AROUND.has(name.toLowerCase()) || /^T_[A-Z_]+$/.test(name);
  }

  #said(text: string): void {
    const node = this.#open.at(-1);
    if (node === undefined) return;
    this.#grow(text.length);
    node.text += text;
  }

  #grow(characters: number): void {
    this.#size += characters;
    if (this.#size > MAX_RECORD) throw new UnreadableFile('an element without end');
  }
}
