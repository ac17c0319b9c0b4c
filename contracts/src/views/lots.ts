// Lot views. [§2.2, §3 Lot category, §3 Lot]
import type { Prices } from '../money.ts';
import type { UnitOfSale } from './catalog.ts';

export const LOT_CONDITIONS = ['new', 'used', 'refurbished', 'for-parts'] as const;
export type LotCondition = (typeof LOT_CONDITIONS)[number];

/** `lots` counts those that are offered in it. */
export type LotCategory = { id: number; slug: string; name: string; image: string; lots: number };

/** A product inside a lot, and how many of it. It can be bought singly while `onSale`. */
export type LotItem = {
  productId: number;
  mpn: string;
  name: string;
  slug: string;
  unit: UnitOfSale;
  quantity: number;
  onSale: boolean;
};

export type Lot = {
  id: number;
  slug: string;
  name: string;
  details: string;
  image: string;
  category: { id: number; slug: string; name: string };
  /** The product that sells the lot as a whole. */
  productId: number;
  condition: { code: LotCondition; name: string };
  location: string;
  ageMonths: number;
  /** Of one whole lot, before tax: the sum of its parts, and what is asked for it where that is less. */
  price: Prices;
  discountPrice: Prices | null;
  discountPercent: number;
  /** False: only what lies in it is sold, singly. */
  soldWhole: boolean;
  /** Available quantity of the whole lot: as many as its scarcest part allows. */
  stock: number;
  items: LotItem[];
};
