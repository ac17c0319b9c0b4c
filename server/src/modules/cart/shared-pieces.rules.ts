// Shared stock of whole lots and their parts in one cart: a whole lot takes its parts, which can be bought singly too. [decisions §7 Lots]
import type { Purchasable } from '../catalog/index.ts';
import type { StoredNegotiated } from './negotiated-price.rules.ts';

export type SharedPieces = {
  /** The product with what is there of it besides what other products took; what it took itself is still its own. */
  left(purchasable: Purchasable): Purchasable;
  /** So many of it are spoken for, instead of what it took before. */
  take(purchasable: Purchasable | undefined, quantity: number): void;
};

type Line = { productId: number; quantity: number; agreed: StoredNegotiated | null };

/**
 * The lines take their units one after another; reserved ones are not among them.
 * Without a whole lot among the products no units are shared.
 */
export function sharedPieces(
  purchasables: ReadonlyMap<number, Purchasable>,
  lines: readonly Line[] = [],
): SharedPieces {
  if (![...purchasables.values()].some((purchasable) => purchasable.parts !== null))
    return { left: (purchasable) => purchasable, take() {} };
  /** Units taken by other lines, and how many of each product they are for. */
  const taken = new Map<number, number>();
  const times = new Map<number, number>();
  const pieces: SharedPieces = {
    left(purchasable) {
      const own = times.get(purchasable.id) ?? 0;
      const rooms = piecesOf(purchasable).map((part) => {
        const others = (taken.get(part.productId) ?? 0) - own * part.quantity;
        return Math.floor((part.stock - others) / part.quantity);
      });
      const stock = rooms.length === 0 ? 0 : Math.max(0, Math.min(...rooms));
      return stock === purchasable.stock ? purchasable : { ...purchasable, stock };
    },
    take(purchasable, quantity) {
      if (purchasable === undefined) return;
      // A line that wants more than there is blocks itself, not those behind it.
      const now = Math.min(quantity, pieces.left(purchasable).stock);
      const more = now - (times.get(purchasable.id) ?? 0);
      times.set(purchasable.id, now);
      for (const part of piecesOf(purchasable))
        taken.set(part.productId, (taken.get(part.productId) ?? 0) + more * part.quantity);
    },
  };
  for (const line of lines)
    if (line.agreed?.held !== true) pieces.take(purchasables.get(line.productId), line.quantity);
  return pieces;
}

/** Lines that take their units before this one: those ahead of it; all of them when it asks for more than it holds. */
export function linesBefore(
  lines: readonly Line[],
  productId: number,
  quantity: number,
): readonly Line[] {
  const at = lines.findIndex((line) => line.productId === productId);
  return at >= 0 && quantity <= (lines[at] as Line).quantity ? lines.slice(0, at) : lines;
}

function piecesOf({
  id,
  stock,
  parts,
}: Purchasable): { productId: number; quantity: number; stock: number }[] {
  return parts ?? [{ productId: id, quantity: 1, stock }];
}
