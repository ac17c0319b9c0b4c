// Which answers are kept, and for how long? The least recently used leave when the bytes run out; a change takes away what it touches; one is made at a time for each key.

export type Item = {
  /** Of everything the item holds. */
  bytes: number;
  /** Whose stock it tells of: ids of products, or 'any'. */
  products: ReadonlySet<number> | 'any';
};

/** What came of a question: an item, or, for whoever made it, something that is not for others. */
export type Made<Kept extends Item, Own> = { item: Kept } | { own: Own };

/** For each item beside its bytes: the key, the entry, the set of products. */
const OVERHEAD = 400;
const BYTES_A_PRODUCT = 40;
/** Keys that were asked once: a second time, and it is worth keeping. */
const ONCE_AT_MOST = 10_000;

export type Outcome = 'kept' | 'made' | 'joined' | 'alone';

export class Shelf<Kept extends Item, Own> {
  readonly #bytesAtMost: number;
  readonly #tell: (outcome: Outcome) => void;
  readonly #items = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<Made<Kept, Own>>>();
  #once = new Set<string>();
  #bytes = 0;
  #edition = 0;

  constructor(options: { bytesAtMost: number; tell?: (outcome: Outcome) => void }) {
    this.#bytesAtMost = options.bytesAtMost;
    this.#tell = options.tell ?? (() => {});
  }

  /** Grows with every change. */
  get edition(): number {
    return this.#edition;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#items.size;
  }

  find(key: string): Kept | undefined {
    const item = this.#items.get(key);
    if (item === undefined) return undefined;
    this.#items.delete(key);
    this.#items.set(key, item);
    this.#tell('kept');
    return item;
  }

  /**
   * What `make` answers, made once for all who ask meanwhile; kept if nothing changed while it was being made and somebody asked for it before.
   * @returns undefined: somebody else made something that is not for others; make your own
   * @throws what `make` throws; a fault is never kept
   */
  async make(key: string, make: () => Promise<Made<Kept, Own>>): Promise<Made<Kept, Own> | undefined> {
    const under = this.#making.get(key);
    if (under !== undefined) {
      const made = await under;
      this.#tell('item' in made ? 'joined' : 'alone');
      return 'item' in made ? made : undefined;
    }
    const edition = this.#edition;
    const making = make();
    this.#making.set(key, making);
    try {
      const made = await making;
      if ('item' in made && edition === this.#edition && this.#wasAskedBefore(key)) this.#put(key, made.item);
      this.#tell('item' in made ? 'made' : 'alone');
      return made;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Something of an item grew. */
  grow(key: string, item: Kept, bytes: number): void {
    item.bytes += bytes;
    if (this.#items.get(key) !== item) return;
    this.#bytes += bytes;
    this.#trim();
  }

  /** After this nobody is answered with what was read before. */
  forget(what: Iterable<number> | 'everything'): void {
    this.#edition += 1;
    // What is being made may have been read before the change: those who wait get it, those who come do not.
    this.#making.clear();
    if (what === 'everything') {
      this.#items.clear();
      this.#bytes = 0;
      return;
    }
    const ids = [...what];
    for (const [key, item] of this.#items) {
      const { products } = item;
      if (products === 'any' || ids.some((id) => products.has(id))) this.#drop(key, item);
    }
  }

  #put(key: string, item: Kept): void {
    const before = this.#items.get(key);
    if (before !== undefined) this.#drop(key, before);
    item.bytes += OVERHEAD + 2 * key.length + (item.products === 'any' ? 0 : item.products.size * BYTES_A_PRODUCT);
    this.#items.set(key, item);
    this.#bytes += item.bytes;
    this.#trim();
  }

  #trim(): void {
    for (const [key, item] of this.#items) {
      if (this.#bytes <= this.#bytesAtMost) return;
      this.#drop(key, item);
    }
  }

  #drop(key: string, item: Kept): void {
    this.#items.delete(key);
    this.#bytes -= item.bytes;
  }

  /** A walk through the whole catalogue, or made-up addresses, must not push out what many ask for. */
  #wasAskedBefore(key: string): boolean {
    if (this.#once.has(key)) return true;
    if (this.#once.size >= ONCE_AT_MOST) this.#once = new Set();
    this.#once.add(key);
    return false;
  }
}
