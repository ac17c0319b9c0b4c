// Cart view. [§3 Cart, decisions §7]
import type { Prices } from '../money.ts';
import type { QuantityLimits } from '../quantity.rules.ts';
import type { Named, UnitOfSale } from './catalog.ts';
import type { Country } from './customer.ts';

export type CartLine = {
  id: number;
  productId: number;
  sku: string;
  name: string;
  slug: string;
  image: string;
  manufacturer: Named;
  originCountry: string;
  unit: UnitOfSale;
  hsn: string;
  quantity: number;
  /** Taken from the shop since it was put in. */
  withdrawn: boolean;
  /** Available quantity; 0 = out of stock. */
  stock: number;
  limits: QuantityLimits;
  /** Unit price (the discount price where there is one). */
  unitPrice: Prices;
  subtotal: Prices;
  /** Of a whole lot, instead of manufacturer and origin; absent: an ordinary product. */
  lot?: CartLot | undefined;
  /** Its price was agreed with this customer; null on an ordinary line. */
  agreed: NegotiatedPrice | null;
  /** Why this line blocks the order, else null. */
  blocked: 'out-of-stock' | 'stock-not-enough' | 'outside-limits' | null;
};

/** Facts of a whole lot in a line: `location` in the reader's language, `parts`: number of different parts. */
export type CartLot = {
  location: string;
  condition: 'new' | 'used' | 'refurbished' | 'for-parts';
  parts: number;
};

/** Why a line costs what was agreed, and until when. */
export type NegotiatedPrice = {
  source: 'offer' | 'quote';
  /** The number of the negotiation or of the quote. */
  reference: string;
  /** ISO moment until which price and units are reserved. */
  validUntil: string;
  /** False once it has ended: the line costs the list price. */
  live: boolean;
};

/** A cart message: a change of the cart that its owner should know. */
export type CartNotice = {
  code:
    | 'price-changed'
    | 'agreed-price-ended'
    | 'stock-changed'
    | 'limits-changed'
    | 'product-withdrawn'
    | 'merged'
    | 'merge-capped'
    | 'merge-raised'
    | 'merge-left-out';
  productId: number;
  message: string;
};

export type Cart = {
  /** null when there is no cart yet, or it was emptied. */
  code: string | null;
  lines: CartLine[];
  /** Sum of the lines' quantities. */
  quantity: number;
  subtotal: Prices;
  /** = subtotal; tax appears at checkout. */
  total: Prices;
  /** Minimum order value in minor units of the base currency; 0 = none. */
  minimumOrder: number;
  readyToOrder: boolean;
  notices: CartNotice[];
  /** ISO date, if ordered now; '' for a cart without lines. */
  expectedDelivery: string;
};

export type TaxLine = { code: string; name: string; basisPoints: number; value: Prices };

/** Tax preview of a cart: for the customer's delivery address, else for an assumed country, which it names. */
export type TaxPreview = {
  taxes: TaxLine[];
  total: Prices;
  country: Country;
  /** The delivery address is not known. */
  assumed: boolean;
  /** ISO date, if ordered now. */
  expectedDelivery: string;
};

/** A way of delivery to the customer's address. */
export type DeliveryOption = {
  id: number;
  name: string;
  /** Before tax. */
  price: Prices;
  /** ISO date, if ordered now. */
  expectedDelivery: string;
  /** The buyer collects the goods. */
  collected: boolean;
};

/** Checkout prices: subtotal, taxes and the total that includes them. */
export type OrderPrices = {
  subtotal: Prices;
  /** Of the chosen way of delivery, part of the total; null: staff quote it later. */
  freight: Prices | null;
  /** Ways of delivery to choose from, the cheapest first, and the one that the prices are for. */
  delivery: { options: DeliveryOption[]; chosen: DeliveryOption | null };
  taxes: TaxLine[];
  total: Prices;
  readyToOrder: boolean;
  /** What is missing, in the order of the checkout: without an address no tax is known. */
  missing: ('login' | 'address')[];
  /** ISO date, if ordered now. */
  expectedDelivery: string;
};
