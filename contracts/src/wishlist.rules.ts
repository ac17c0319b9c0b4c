// Wishlist cookie of a visitor: the rule that the cookie, the buttons and the login share, and the size limit of a list. [§2.1 /wishlist, decisions §1]

/** A product and how many; 0 = as many as its minimum. */
export type WishlistItem = { productId: number; quantity: number };

/** Name of the cookie. */
export const WISHED_COOKIE = 'wishlist';
/** Limit that fits into a cookie. */
export const MAX_WISHLIST_ITEMS = 50;
/** Of one list of a customer; its page shows them all. */
export const MAX_ENTRIES = 200;
/** Named lists beside the wishlist itself. */
export const MAX_LISTS = 20;
export const MAX_LIST_NAME_LENGTH = 60;

const ENTRY = /^([1-9]\d{0,8})(?:x([1-9]\d{0,5}|1000000))?$/;

/** A cookie's text (`12.15x20`): each product once, in their order; what is no entry is left out. */
export function readWishlistItems(text: string | null | undefined): WishlistItem[] {
  if (text === null || text === undefined || text.length > 1_200) return [];
  const found = new Map<number, WishlistItem>();
  for (const part of text.split('.')) {
    const match = ENTRY.exec(part);
    if (match === null) continue;
    const productId = Number(match[1]);
    if (!found.has(productId)) found.set(productId, { productId, quantity: Number(match[2] ?? 0) });
  }
  return [...found.values()].slice(0, MAX_WISHLIST_ITEMS);
}

export function writeWishlistItems(wishlistItems: readonly WishlistItem[]): string {
  return wishlistItems
    .map(({ productId, quantity }) => (quantity > 0 ? `${productId}x${quantity}` : `${productId}`))
    .join('.');
}

export type WishOutcome = 'added' | 'already-there' | 'full';

/** The newest comes first, as on the customer's own list. */
export function addWishlistItem(
  wishlistItems: readonly WishlistItem[],
  item: WishlistItem,
): { wishlistItems: WishlistItem[]; outcome: WishOutcome } {
  if (wishlistItems.some(({ productId }) => productId === item.productId))
    return { wishlistItems: [...wishlistItems], outcome: 'already-there' };
  if (wishlistItems.length >= MAX_WISHLIST_ITEMS)
    return { wishlistItems: [...wishlistItems], outcome: 'full' };
  return { wishlistItems: [item, ...wishlistItems], outcome: 'added' };
}
