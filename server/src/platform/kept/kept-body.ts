// How is a page kept whose nonce is new in every answer? As bytes with holes, plain and gzipped; filling them is a copy, not a compression.
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, gzip } from 'node:zlib';
import type { Copies, Lent } from './copies.ts';

const deflatePiece = promisify<Buffer, object, Buffer>(deflateRaw);
const gzipWhole = promisify<Buffer, Buffer>(gzip);

/** How far back deflate looks. */
const WINDOW = 32 * 1024;
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A block that is stored as it is: five bytes before its bytes. */
const STORED_HEAD = 5;
const TAIL = 8;

type Template = { bytes: Buffer; holes: number[] };

export class KeptBody {
  readonly #plain: Template;
  readonly #holeLength: number;
  #gzip: Promise<Template> | undefined;
  readonly #grow: (bytes: number) => void;

  /**
   * @param place what stands in the text where each answer gets a word of its own, of the same length; '' = nowhere
   * @param grow told when a second form is made and kept
   */
  constructor(text: string, place: string, grow: (bytes: number) => void = () => {}) {
    const bytes = Buffer.from(text);
    const holes: number[] = [];
    if (place !== '') for (let at = bytes.indexOf(place); at >= 0; at = bytes.indexOf(place, at + place.length)) holes.push(at);
    this.#plain = { bytes, holes };
    this.#holeLength = place.length;
    this.#grow = grow;
  }

  get length(): number {
    return this.#plain.bytes.length;
  }

  /** @param word of the place's length, ASCII */
  plain(word: string, copies: Copies): Lent {
    return filled(this.#plain, word, copies);
  }

  /** The same as gzip; compressed once. */
  async gzip(word: string, copies: Copies): Promise<Lent> {
    if (this.#gzip === undefined) {
      this.#gzip = this.#plain.holes.length === 0 ? gzipWhole(this.#plain.bytes).then((bytes) => ({ bytes, holes: [] })) : this.#compress();
      this.#gzip.then(({ bytes }) => this.#grow(bytes.length)).catch(() => {});
    }
    const template = await this.#gzip;
    const lent = filled(template, word, copies);
    if (template.holes.length > 0) lent.bytes.writeUInt32LE(this.#checksum(word), lent.bytes.length - TAIL);
    return lent;
  }

  /**
   * One gzip stream: what is between the holes is deflated, each hole a stored block. Places hold bytes that occur nowhere else in the text, so nothing
   * refers back into a hole; and since words are as long as the place, everything that refers across one still finds what it means.
   */
  async #compress(): Promise<Template> {
    const { bytes, holes } = this.#plain;
    const parts: Buffer[] = [GZIP_HEAD];
    const at: number[] = [];
    let size = GZIP_HEAD.length;
    const add = (part: Buffer): void => {
      parts.push(part);
      size += part.length;
    };
    let from = 0;
    for (const hole of holes) {
      add(await this.#piece(from, hole, constants.Z_SYNC_FLUSH));
      at.push(size + STORED_HEAD);
      const head = Buffer.alloc(STORED_HEAD);
      head.writeUInt16LE(this.#holeLength, 1);
      head.writeUInt16LE(~this.#holeLength & 0xffff, 3);
      add(head);
      from = hole + this.#holeLength;
      add(bytes.subarray(hole, from));
    }
    add(await this.#piece(from, bytes.length, constants.Z_FINISH));
    const tail = Buffer.alloc(TAIL);
    tail.writeUInt32LE(bytes.length, 4);
    add(tail);
    return { bytes: Buffer.concat(parts), holes: at };
  }

  async #piece(from: number, to: number, finishFlush: number): Promise<Buffer> {
    const { bytes } = this.#plain;
    const dictionary = bytes.subarray(Math.max(0, from - WINDOW), from);
    return await deflatePiece(bytes.subarray(from, to), { finishFlush, ...(from === 0 ? {} : { dictionary }) });
  }

  #checksum(word: string): number {
    const { bytes, holes } = this.#plain;
    let sum = 0;
    let from = 0;
    for (const hole of holes) {
      sum = crc32(word, crc32(bytes.subarray(from, hole), sum));
      from = hole + this.#holeLength;
    }
    return crc32(bytes.subarray(from), sum);
  }
}

function filled({ bytes, holes }: Template, word: string, copies: Copies): Lent {
  if (holes.length === 0) return { bytes, giveBack: () => {} };
  const lent = copies.lend(bytes.length);
  bytes.copy(lent.bytes);
  for (const hole of holes) lent.bytes.write(word, hole, 'latin1');
  return lent;
}
