// Wishlist views. [§3 Wishlist and save-list entries]
import type { Prices } from '../money.ts';
import type { QuantityLimits } from '../quantity.rules.ts';
import type { CartLot } from './cart.ts';
import type { Named, UnitOfSale } from './catalog.ts';

export type SavedEntry = {
  /** Of the entry; of the product where the list is kept in a browser. */
  id: number;
  productId: number;
  sku: string;
  name: string;
  slug: string;
  image: string;
  manufacturer: Named;
  originCountry: string;
  unit: UnitOfSale;
  /** Of a whole lot, instead of manufacturer and origin; null: an ordinary product. */
  lot: CartLot | null;
  /** Unit price (the discount price where there is one). */
  unitPrice: Prices;
  /** Unit price without a discount. */
  listPrice: Prices;
  /** Available quantity; 0 = out of stock, or no longer sold. */
  stock: number;
  limits: QuantityLimits;
  /** Quantity that Add to Cart adds. */
  quantity: number;
};

/** main: what the heart fills; later: saved for later from the cart; named: the customer's own. */
export type WishlistKind = 'main' | 'later' | 'named';

export type WishlistHead = {
  /** 0 for a main list that nothing was saved to yet. */
  id: number;
  kind: WishlistKind;
  /** The two that everybody has are named in the reader's language. */
  name: string | null;
  count: number;
  /** Part of the address under which others may read it; null = not shared. */
  shareCode: string | null;
};

export type Wishlists = { lists: WishlistHead[]; chosen: WishlistHead; entries: SavedEntry[] };

/** View for readers with the link: nothing about its owner but the list's name. */
export type SharedList = Pick<WishlistHead, 'kind' | 'name'> & { entries: SavedEntry[] };
