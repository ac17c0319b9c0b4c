// Coalescing cache: LRU by bytes with request coalescing, a generation counter and invalidation by product; concurrent requests for one key share one load.
import { LRUCache } from 'lru-cache';

export type CacheEntry = {
  /** Of everything the entry holds. */
  bytes: number;
  /** Ids of the products whose stock it shows, or 'any'. */
  products: ReadonlySet<number> | 'any';
};

/** Result of a load: an entry for everyone, or something that is for the request alone that loaded it. */
export type Loaded<Entry extends CacheEntry, Own> = { entry: Entry } | { own: Own };

/** For each entry beside its bytes: the key, the object, the set of products. */
const OVERHEAD = 400;
const BYTES_PER_PRODUCT = 40;
/** Keys that were requested once: with the second request an entry is stored. */
const MAX_KEYS_SEEN = 10_000;

/** As the metric names them. */
export type Outcome = 'hit' | 'miss' | 'coalesced' | 'bypass';

export class CoalescingCache<Entry extends CacheEntry, Own> {
  readonly #count: (outcome: Outcome) => void;
  readonly #entries: LRUCache<string, Entry>;
  readonly #loading = new Map<string, Promise<Loaded<Entry, Own>>>();
  /** A crawl of the whole catalogue, or made-up addresses, must not evict what many request. */
  readonly #keysSeen = new LRUCache<string, true>({ max: MAX_KEYS_SEEN });
  #generation = 0;

  constructor({
    maxBytes,
    count = () => {},
  }: { maxBytes: number; count?: (outcome: Outcome) => void }) {
    this.#entries = new LRUCache({ maxSize: maxBytes });
    this.#count = count;
  }

  /** Grows with every invalidation. */
  get generation(): number {
    return this.#generation;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) this.#count('hit');
    return entry;
  }

  /** Whether it is this entry that the cache holds. */
  holds(key: string, entry: Entry): boolean {
    return this.#entries.peek(key) === entry;
  }

  /**
   * The result of `load`, shared by all requests that arrive meanwhile; stored if nothing was invalidated since it began and the key was requested before.
   * @returns undefined: another request loaded something for itself alone; load your own
   * @throws what `load` throws; a fault is never stored
   */
  async load(
    key: string,
    load: () => Promise<Loaded<Entry, Own>>,
  ): Promise<Loaded<Entry, Own> | undefined> {
    const running = this.#loading.get(key);
    if (running !== undefined) {
      const loaded = await running;
      this.#count('entry' in loaded ? 'coalesced' : 'bypass');
      return 'entry' in loaded ? loaded : undefined;
    }
    const generation = this.#generation;
    const loading = load();
    this.#loading.set(key, loading);
    try {
      const loaded = await loading;
      if ('entry' in loaded && generation === this.#generation && this.#wasSeen(key))
        this.#store(key, loaded.entry);
      this.#count('entry' in loaded ? 'miss' : 'bypass');
      return loaded;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
  }

  /** The entry holds so many bytes more. */
  grow(key: string, entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    if (this.holds(key, entry)) this.#set(key, entry);
  }

  /** No request that arrives after this gets what was read before it. */
  invalidate(what: Iterable<number> | 'everything'): void {
    this.#generation += 1;
    // What is being loaded may have been read before the change: requests that wait get it, later ones do not.
    this.#loading.clear();
    if (what === 'everything') {
      this.#entries.clear();
      return;
    }
    const ids = [...what];
    const isStale = ({ products }: Entry): boolean =>
      products === 'any' || ids.some((id) => products.has(id));
    for (const [key, entry] of [...this.#entries.entries()])
      if (isStale(entry)) this.#entries.delete(key);
  }

  #store(key: string, entry: Entry): void {
    entry.bytes +=
      OVERHEAD +
      2 * key.length +
      (entry.products === 'any' ? 0 : entry.products.size * BYTES_PER_PRODUCT);
    this.#set(key, entry);
  }

  #set(key: string, entry: Entry): void {
    // lru-cache takes no new size for a value that it holds already.
    this.#entries.delete(key);
    this.#entries.set(key, entry, { size: entry.bytes });
  }

  #wasSeen(key: string): boolean {
    const wasSeen = this.#keysSeen.get(key) === true;
    this.#keysSeen.set(key, true);
    return wasSeen;
  }
}
