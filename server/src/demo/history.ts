// Demo history: some 390 orders of a year by thirteen invented companies, so that the back office looks like that of a shop at work. [decisions §5]
import type { CurrencyCode, OrderStatus, PaymentMode } from '@millwright/contracts';
import { pick, type Rng, seededRng } from '@millwright/demo';
import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { HISTORY_BUYERS, type HistoryBuyer } from './history-buyers.ts';

export type DemoOrder = {
  buyer: string;
  daysAgo: number;
  /** Products, or categories whose most popular plain part is bought, and how many units. */
  goods: readonly (readonly [good: number | string, quantity: number])[];
  /** After Pending. */
  way: readonly OrderStatus[];
  carrier?: string;
  trackingNumber?: string;
  purchaseOrder: string;
  paymentMode: PaymentMode;
  currency: CurrencyCode;
  /** Its whole amount came in before it was shipped. */
  paid?: boolean;
};

/** Orders a day, from Sunday on. */
const PER_DAY = [0.15, 1.4, 1.3, 1.2, 1.2, 1.1, 0.5] as const;
const DAYS = 365;
/** The demo's own orders stand beside the last of them. */
const NEWEST_DAYS = 1;
const CARRIERS = [
  ['Blue Dart', 'BD'],
  ['Gati', 'GT-'],
  ['Delhivery', 'DL'],
  ['Safexpress', 'SX-'],
] as const;

export type HistoryPart = { id: number; price: number; on_hand: number };

/** @param parts the most popular first @param at the last moment of the year @returns the oldest first, the same for the same parts and day */
export function historyOrders(parts: readonly HistoryPart[], at: Date): DemoOrder[] {
  const rng = seededRng('a year of orders');
  const buyers = HISTORY_BUYERS.flatMap((buyer) => Array<HistoryBuyer>(buyer.weight).fill(buyer));
  const numbers = new Map<string, number>();
  // Half of each part's stock stays.
  const left = new Map(parts.map(({ id, on_hand }) => [id, Math.floor(on_hand / 2)]));
  const orders: DemoOrder[] = [];
  for (let daysAgo = DAYS; daysAgo >= NEWEST_DAYS; daysAgo--) {
    const weekday = new Date(at.getTime() - daysAgo * 86_400_000).getUTCDay();
    // Trade grows by half within the year.
    const expected = (PER_DAY[weekday] ?? 1) * (0.85 + (0.5 * (DAYS - daysAgo)) / DAYS);
    const count = Math.floor(expected) + (rng() < expected % 1 ? 1 : 0);
    for (let i = 0; i < count; i++) {
      const buyer = pick(rng, buyers);
      const ordinal = (numbers.get(buyer.email) ?? 100) + 1;
      numbers.set(buyer.email, ordinal);
      orders.push(orderOf(rng, { buyer, ordinal, daysAgo, parts, left }));
    }
  }
  return orders;
}

function orderOf(
  rng: Rng,
  {
    buyer,
    ordinal,
    daysAgo,
    parts,
    left,
  }: {
    buyer: HistoryBuyer;
    ordinal: number;
    daysAgo: number;
    parts: readonly HistoryPart[];
    left: Map<number, number>;
  },
): DemoOrder {
  const [carrier, letters] = pick(rng, CARRIERS);
  const goods = new Map<number, number>();
  for (let line = 1 + Math.floor(rng() * 4); line > 0; line--) {
    // Few parts sell often, many seldom.
    const part = parts[Math.floor(rng() ** 2.2 * parts.length)];
    const worth = 40_000 + rng() ** 3 * 6_000_000;
    if (part === undefined || goods.has(part.id)) continue;
    const there = left.get(part.id) ?? 0;
    const quantity = Math.min(Math.ceil(there / 8), Math.max(1, Math.round(worth / part.price)));
    if (quantity === 0) continue;
    left.set(part.id, there - quantity);
    goods.set(part.id, quantity);
  }
  return {
    buyer: buyer.email,
    // Within the hours of work.
    daysAgo: daysAgo + (rng() - 0.5) / 3,
    goods: [...goods],
    way: wayOf(rng, daysAgo),
    carrier,
    trackingNumber: `${letters}${Math.floor(1e8 + rng() * 9e8)}`,
    purchaseOrder: rng() < 0.8 ? `${initials(buyer.companyName)}-${ordinal}` : '',
    paymentMode: buyer.address.country === 'SA' ? 'letter-of-credit' : 'telegraphic-transfer',
    currency:
      buyer.address.country === 'SA' ? 'SAR' : buyer.address.country === 'US' ? 'USD' : 'INR',
    paid: rng() < 0.96,
  };
}

function wayOf(rng: Rng, daysAgo: number): readonly OrderStatus[] {
  const luck = rng();
  if (luck < 0.025) return ['Cancelled'];
  if (luck < 0.04) return ['Confirmed', 'Cancelled'];
  if (daysAgo > 12) return ['Confirmed', 'Shipped', 'Completed'];
  if (daysAgo > 5) return ['Confirmed', 'Shipped'];
  if (daysAgo > 2) return ['Confirmed'];
  return luck < 0.5 ? ['Confirmed'] : [];
}

const initials = (company: string): string =>
  company
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** Parts that any quantity may be bought of, without those that journeys and the other orders of the demo count on. */
export async function listHistoryParts(db: Db): Promise<HistoryPart[]> {
  const { rows } = await sql<HistoryPart>`
    select p.id, p.price_base::int as price, s.on_hand from product p join stock s on s.product_id = p.id
    where p.kind = 'item' and p.published and p.minimum = 1 and p.step = 1 and p.maximum is null and s.on_hand > 120 and p.price_base < 500000
    order by p.sort_rank offset 20 limit 400`.execute(db);
  return rows;
}
