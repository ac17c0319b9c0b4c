// Sizes of measured shops and length of each measurement.

export type SizeName = '12k' | '100k' | '1M';

export type Pace = {
  rounds: number;
  warmUpSeconds: number;
  seconds: number;
  /** Of what is measured beside it, each time. */
  besideSeconds: number;
  /** One request at a time. */
  aloneSeconds: number;
  ordersARound: number;
};

export type Size = {
  name: SizeName;
  /** null: the demo as it is. */
  products: number | null;
  /** After the first searches, until each web process has read what it keeps in memory. */
  settleSeconds: number;
  pace: Pace;
};

const USUAL: Pace = {
  rounds: 2,
  warmUpSeconds: 1.5,
  seconds: 2,
  besideSeconds: 1,
  aloneSeconds: 1.5,
  ordersARound: 640,
};
/** Slow answers need longer until there are enough of them for a 99th percentile. */
const PATIENT: Pace = {
  rounds: 3,
  warmUpSeconds: 4,
  seconds: 4,
  besideSeconds: 1,
  aloneSeconds: 8,
  ordersARound: 640,
};
export const QUICK: Pace = {
  rounds: 1,
  warmUpSeconds: 1,
  seconds: 1,
  besideSeconds: 1,
  aloneSeconds: 1,
  ordersARound: 320,
};

export const SIZES: readonly Size[] = [
  { name: '12k', products: null, settleSeconds: 3, pace: USUAL },
  { name: '100k', products: 100_000, settleSeconds: 15, pace: USUAL },
  { name: '1M', products: 1_000_000, settleSeconds: 5, pace: PATIENT },
];

export function sizeOf(name: SizeName): Size {
  return SIZES.find((size) => size.name === name) as Size;
}
