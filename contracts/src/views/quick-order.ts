// Quick order view: each written line, the product it was matched with, and what prevents adding it.
import type { Prices } from '../money.ts';
import type { QuantityLimits } from '../quantity.rules.ts';
import type { Cart } from './cart.ts';
import type { Named, UnitOfSale } from './catalog.ts';

export type QuickOrderProduct = {
  id: number;
  sku: string;
  name: string;
  slug: string;
  image: string;
  manufacturer: Named;
  unit: UnitOfSale;
  limits: QuantityLimits;
  stock: number;
  /** Today's unit price, before tax. */
  unitPrice: Prices;
};

export type QuickOrderLine = {
  /** From 1, in the order they were written. */
  line: number;
  /** As it was written. */
  text: string;
  /** Empty when the line has none. */
  partNumber: string;
  /** Null when what was written is no whole number; without a number the product's minimum. With the quantities of its repetitions. */
  quantity: number | null;
  status: 'found' | 'ambiguous' | 'unknown';
  product: QuickOrderProduct | null;
  /** Of an ambiguous number the products that have it, of an unknown one those that come nearest. */
  choices: QuickOrderProduct[];
  /** Why the line cannot go into the cart as it is. */
  problem: { code: string; message: string } | null;
  /** The quantity nearest to the wanted one that can be ordered, where that is the problem. */
  possible: number | null;
  /** Units that the cart holds already, where they count towards the limit that is the problem. */
  held: number;
  /** The earlier line of the same product, where the quantity of this one was added. */
  repeats: number | null;
};

export type QuickOrder = {
  lines: QuickOrderLine[];
  /** Ignored lines without a number: greetings, headings. */
  ignored: string[];
  /** Lines that can go into the cart as they are. */
  ready: number;
};

export type QuickOrderAdded = {
  cart: Cart;
  /** Products that went into the cart. */
  added: number[];
  /** Of each other one, why not. */
  refused: { productId: number; quantity: number; code: string; message: string }[];
};
