// Fragment cache: kept for a second; older than that it is
// made anew behind the scenes, and nobody waits but the very first; after a change that we heard of, at once.
import type { PageRequest } from '@millwright/server';

const FRESH_MS = 1_000;
type Kept = { at: number; generation: number; value: Promise<unknown> };
/** One shelf a shop: tests have several in a process. */
const shelves = new WeakMap<object, Map<string, Kept>>();

/**
 * `make` must depend on nothing of the request but its language: no visitor, currency, cart or form token.
 * @param name unique among all that is kept
 */
export function kept<T>({ ctx, locale, generation }: PageRequest, name: string, make: () => Promise<T>): Promise<T> {
  let shelf = shelves.get(ctx.db);
  if (shelf === undefined) {
    shelf = new Map();
    shelves.set(ctx.db, shelf);
  }
  const own = shelf;
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
