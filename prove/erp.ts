// Small ERP: a copy of the shop by the change feed, kept page by page with its cursor, and counts that are sent again until they are answered.
import { setTimeout as sleep } from 'node:timers/promises';

/** Of prices, stock and orders, what is kept of each. */
type Item = {
  sku: string;
  price: { amount: string };
  onHand: number;
  number: string;
  status: string;
};
type Page = {
  items: Item[];
  removed: number[];
  next: string;
  more: boolean;
};

export type Erp = {
  /** By SKU: digits of the price, units on hand; by number: status of the order. */
  prices: Map<string, string>;
  stock: Map<string, number>;
  orders: Map<string, string>;
  /** What was sent last, by SKU. */
  sent: Map<string, number>;
  skus(): string[];
  /** Everything that has changed since the last time. */
  pull(): Promise<void>;
  /** So many on hand, of each of these. */
  push(skus: readonly string[], onHand: number): Promise<void>;
  rowsSent(): number;
  repeats(): number;
};

const PATIENCE_MS = 120_000;

/** @param forgets it keeps a cursor before it has kept what it stands for, and is interrupted between the two now and then */
export function anErp(address: string, key: string, { forgets = false } = {}): Erp {
  const cursors = new Map<string, string>();
  let repeats = 0;
  let rowsSent = 0;
  let pages = 0;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const once = crypto.randomUUID();
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      try {
        const answer = await fetch(`${address}/api/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${key}`,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'idempotency-key': once }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(20_000),
        });
        if (answer.ok) return await answer.json();
        if (answer.status < 500 && answer.status !== 429 && answer.status !== 409)
          throw new Refused(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      } catch (error) {
        if (error instanceof Refused || Date.now() > end) throw error;
      }
      repeats += 1;
      await sleep(100);
    }
  };
  const erp: Erp = {
    prices: new Map(),
    stock: new Map(),
    orders: new Map(),
    sent: new Map(),
    skus: () => [...erp.stock.keys()],
    rowsSent: () => rowsSent,
    repeats: () => repeats,
    async pull() {
      await follow('prices', ({ sku, price }) => erp.prices.set(sku, price.amount));
      await follow('stock', ({ sku, onHand }) => erp.stock.set(sku, onHand));
      await follow('orders', ({ number, status }) => erp.orders.set(number, status));
    },
    async push(skus, onHand) {
      const rows = skus.map((sku) => ({ sku, onHand }));
      if (rows.length === 0) return;
      const { rows: answers } = (await ask('PUT', '/stock', { rows })) as {
        rows: { sku: string; state: string }[];
      };
      rowsSent += rows.length;
      for (const { sku, state } of answers) if (state !== 'rejected') erp.sent.set(sku, onHand);
    },
  };
  async function follow(name: string, keep: (item: Item) => unknown) {
    for (;;) {
      const after = cursors.get(name);
      const page = (await ask(
        'GET',
        `/changes/${name}?limit=500${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
      )) as Page;
      pages += 1;
      cursors.set(name, page.next);
      const isInterrupted = forgets && page.items.length > 0 && pages % 5 === 0;
      if (!isInterrupted) for (const item of page.items) keep(item);
      if (!page.more) return;
    }
  }
  return erp;
}

class Refused extends Error {}
