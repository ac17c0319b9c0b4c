// Fragment cache: rendered parts of pages, fresh for a second and then revalidated in the background (stale-while-revalidate);
// a new generation of the shop's data misses at once.
import type { PageRequest } from '@millwright/server';

const FRESH_MS = 1_000;
type Entry = { at: number; generation: number; value: Promise<unknown> };
/** One cache a shop: tests have several in a process. */
const caches = new WeakMap<object, Map<string, Entry>>();

/**
 * `make` must depend on nothing of the request but its language: no visitor, currency, cart or form token.
 * @param name unique among all fragments
 */
export function cachedFragment<T>(
  { ctx, locale, generation }: PageRequest,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  let cache = caches.get(ctx.db);
  if (cache === undefined) {
    cache = new Map();
    caches.set(ctx.db, cache);
  }
  const own = cache;
  const key = `${locale} ${name}`;
  const last = own.get(key);
  const now = ctx.clock.now().getTime();
  if (last === undefined || last.generation !== generation) {
    const value = make();
    own.set(key, { at: now, generation, value });
    value.catch(() => own.delete(key));
    return value;
  }
  if (Math.abs(now - last.at) >= FRESH_MS) {
    last.at = now;
    make().then(
      (value) => {
        last.value = Promise.resolve(value);
      },
      // The old one serves on; the next request tries again.
      () => {
        last.at = 0;
      },
    );
  }
  return last.value as Promise<T>;
}
