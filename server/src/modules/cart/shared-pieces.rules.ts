// Shared stock of whole lots and their parts in one cart: a whole lot takes its parts, which can be bought singly too. [decisions §7 Lots]
import type { Sellable } from '../catalog/index.ts';
import type { StoredNegotiated } from './negotiated-price.rules.ts';

export type SharedPieces = {
  /** The product with what is there of it besides what other products took; what it took itself is still its own. */
  left(sellable: Sellable): Sellable;
  /** So many of it are spoken for, instead of what it took before. */
  take(sellable: Sellable | undefined, quantity: number): void;
};

type Line = { productId: number; quantity: number; agreed: StoredNegotiated | null };

/**
 * The lines take their units one after another; reserved ones are not among them.
 * Without a whole lot among the products no units are shared.
 */
export function sharedPieces(sellables: ReadonlyMap<number, Sellable>, lines: readonly Line[] = []): SharedPieces {
  if (![...sellables.values()].some((sellable) => sellable.parts !== null)) return { left: (sellable) => sellable, take() {} };
  /** Units taken by other lines, and how many of each product they are for. */
  const taken = new Map<number, number>();
  const times = new Map<number, number>();
  const pieces: SharedPieces = {
    left(sellable) {
      const own = times.get(sellable.id) ?? 0;
      const rooms = piecesOf(sellable).map((part) => {
        const others = (taken.get(part.productId) ?? 0) - own * part.quantity;
        return Math.floor((part.stock - others) / part.quantity);
      });
      const stock = rooms.length === 0 ? 0 : Math.max(0, Math.min(...rooms));
      return stock === sellable.stock ? sellable : { ...sellable, stock };
    },
    take(sellable, quantity) {
      if (sellable === undefined) return;
      // A line that wants more than there is blocks itself, not those behind it.
      const now = Math.min(quantity, pieces.left(sellable).stock);
      const more = now - (times.get(sellable.id) ?? 0);
      times.set(sellable.id, now);
      for (const part of piecesOf(sellable)) taken.set(part.productId, (taken.get(part.productId) ?? 0) + more * part.quantity);
    },
  };
  for (const line of lines) if (line.agreed?.held !== true) pieces.take(sellables.get(line.productId), line.quantity);
  return pieces;
}

/** Lines that take their units before this one: those ahead of it; all of them when it asks for more than it holds. */
export function linesBefore(lines: readonly Line[], productId: number, quantity: number): readonly Line[] {
  const at = lines.findIndex((line) => line.productId === productId);
  return at >= 0 && quantity <= (lines[at] as Line).quantity ? lines.slice(0, at) : lines;
}

function piecesOf({ id, stock, parts }: Sellable): { productId: number; quantity: number; stock: number }[] {
  return parts ?? [{ productId: id, quantity: 1, stock }];
}
