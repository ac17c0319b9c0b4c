// Cached body: the immutable bytes of one response as identity, gzip and brotli, each with its ETag. Gzip is made with the first request for it, brotli behind the scenes. [decisions 0069]
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { isNotModified } from '../http/entity-tag.ts';

const compressGzip = promisify<Buffer, Buffer>(gzip);
const compressBrotli = promisify(brotliCompress);

/** Smaller than gzip; the highest, 11, takes many times as long for little more. */
const BROTLI_QUALITY = 6;
/** One at a time in the process: no request waits for it. */
const limitBrotli = pLimit(1);

/** What ends the strong ETag of each encoding: two encodings are different bytes. [RFC 9110 8.8.3.3] */
const SUFFIXES = { identity: '', gzip: '-gzip', br: '-br' } as const;

export type Encoding = keyof typeof SUFFIXES;
const ENCODINGS = Object.keys(SUFFIXES) as Encoding[];
export type Accepted = { gzip: boolean; br: boolean };
export type Variant = { encoding: Encoding; bytes: Buffer };

export class CachedBody {
  readonly #plain: Buffer;
  readonly #tag: string;
  readonly #isWeak: boolean;
  readonly #onGrow: (bytes: number) => void;
  #gzip: Promise<Buffer> | undefined;
  #brotli: Promise<Buffer> | undefined;
  /** Set once brotli is there. */
  #brotliBytes: Buffer | undefined;
  #isQueued = false;

  /**
   * @param weakTag a tag of the content that holds for every encoding; without it each encoding has a strong one
   * @param onGrow called with the bytes of another encoding when it was made and is held
   */
  constructor(
    text: string,
    {
      weakTag,
      onGrow = () => {},
    }: { weakTag?: string | undefined; onGrow?: (bytes: number) => void } = {},
  ) {
    this.#plain = Buffer.from(text);
    this.#isWeak = weakTag !== undefined;
    this.#tag =
      weakTag ?? createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22);
    this.#onGrow = onGrow;
  }

  get length(): number {
    return this.#plain.length;
  }

  etag(encoding: Encoding): string {
    return this.#isWeak ? this.#tag : `"${this.#tag}${SUFFIXES[encoding]}"`;
  }

  /** The ETag that a client may go on with, if one of those it names is of this content, in whichever encoding it holds it. */
  matchingEtag(request: Parameters<typeof isNotModified>[0]): string | undefined {
    if (request.headers['if-none-match'] === undefined) return undefined;
    return ENCODINGS.map((encoding) => this.etag(encoding)).find((etag) =>
      isNotModified(request, etag),
    );
  }

  /** The smallest that is there and accepted. Only a client that takes nothing but brotli waits for it. */
  async variant({ gzip: takesGzip, br: takesBrotli }: Accepted): Promise<Variant> {
    if (takesBrotli && this.#brotliBytes !== undefined)
      return { encoding: 'br', bytes: this.#brotliBytes };
    if (takesGzip) return { encoding: 'gzip', bytes: await this.#makeGzip() };
    if (takesBrotli) return { encoding: 'br', bytes: await this.#makeBrotli() };
    return { encoding: 'identity', bytes: this.#plain };
  }

  /** Makes brotli when its turn comes, if the body is still wanted then. */
  prepareBrotli(isWanted: () => boolean): void {
    if (this.#isQueued || this.#brotli !== undefined) return;
    this.#isQueued = true;
    limitBrotli(async () => {
      if (isWanted()) await this.#makeBrotli();
    }).catch(() => {});
  }

  #makeGzip(): Promise<Buffer> {
    this.#gzip ??= compressGzip(this.#plain).then((bytes) => {
      this.#onGrow(bytes.length);
      return bytes;
    });
    return this.#gzip;
  }

  #makeBrotli(): Promise<Buffer> {
    this.#brotli ??= compressBrotli(this.#plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length,
      },
    }).then((bytes) => {
      this.#brotliBytes = bytes;
      this.#onGrow(bytes.length);
      return bytes;
    });
    return this.#brotli;
  }
}
