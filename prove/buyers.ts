// Concurrent buyers: customers who go from cart to order over HTTP again and again, and record the answers.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../server/src/platform/db/index.ts';
import { aCustomer, aProduct } from '../server/testing/index.ts';
import type { Context } from './proof.ts';

/** What a buyer knows of one cart. `unknown`: no answer, or one that says nothing: it may have become an order. */
export type Attempt = {
  cart: string;
  token: string;
  told: 'order' | 'refused' | 'unknown';
  orderId: string | null;
  status: number;
  ms: number;
  at: number;
};

export type Buyers = {
  attempts: Attempt[];
  /** Carts that could not be filled, so that no order followed. */
  unfilled(): number;
  /** Ends after what is under way. */
  stop(): Promise<Attempt[]>;
  /** So many more orders than now. */
  untilOrders(more: number, withinMs?: number): Promise<void>;
};

export type Goods = { products: number[]; tokens: string[] };

const PATIENCE_MS = 15_000;

/** Products that do not run out, and customers who have logged on. */
export async function stockShop(url: string, buyers: number): Promise<Goods> {
  return await withShopDatabase(url, async (db) => {
    const products = await Promise.all(
      Array.from({ length: 10 }, () => aProduct(db, { stock: 10_000_000 })),
    );
    const customers = await Promise.all(Array.from({ length: buyers }, () => aCustomer(db)));
    // On the disk, however careless the database is told to be: what it loses are orders.
    await db.transaction().execute(async (tx) => {
      await sql`select set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'proof', 'here')`.execute(
        tx,
      );
    });
    return { products, tokens: customers.map(({ token }) => token) };
  });
}

export async function withShopDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(url, {
    applicationName: 'millwright proof',
    max: 4,
    statementTimeoutMs: 0,
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** @param pauseMs between two purchases of one buyer */
export function startBuyers(
  context: Pick<Context, 'after'>,
  address: string,
  goods: Goods,
  pauseMs = 10,
): Buyers {
  const attempts: Attempt[] = [];
  let unfilled = 0;
  let isOver = false;
  const work = Promise.all(
    goods.tokens.map(async (token) => {
      while (!isOver) {
        const cart = await fillCart(address, token, goods.products);
        if (cart === undefined) {
          unfilled += 1;
          await sleep(50);
        } else attempts.push(await commit(address, token, cart));
        await sleep(pauseMs * (0.5 + Math.random()));
      }
    }),
  );
  // Also when the test is aborted.
  context.after(async () => {
    isOver = true;
    await work;
  });
  return {
    attempts,
    unfilled: () => unfilled,
    async stop() {
      isOver = true;
      await work;
      return attempts;
    },
    async untilOrders(more, withinMs = 60_000) {
      const count = (): number => attempts.filter(({ told }) => told === 'order').length;
      const wanted = count() + more;
      for (const deadline = Date.now() + withinMs; count() < wanted; await sleep(20)) {
        if (Date.now() > deadline)
          throw new Error(`only ${count()} of ${wanted} orders within ${withinMs / 1_000} s`);
      }
    },
  };
}

async function fillCart(
  address: string,
  token: string,
  products: readonly number[],
): Promise<string | undefined> {
  let code: string | undefined;
  for (let lines = randomInt(1, 4); lines > 0; lines--) {
    const line = {
      productId: products[randomInt(products.length)] as number,
      quantity: randomInt(1, 4),
    };
    const answer = await ask(
      address,
      token,
      '/api/shop/additemtocart',
      code === undefined ? line : { ...line, code },
    );
    if (answer.status !== 200) return undefined;
    code = (answer.body as { code: string }).code;
  }
  return code;
}

/** Also what a buyer does whose answer was lost: the same again. */
export async function commit(address: string, token: string, cart: string): Promise<Attempt> {
  const { status, body, ms } = await ask(
    address,
    token,
    `/api/order/commitOrder?cartCode=${cart}`,
    {
      paymentMode: 'telegraphic-transfer',
      termsAccepted: true,
    },
  );
  const orderId = (body as { orderId?: string } | undefined)?.orderId ?? null;
  const told =
    status === 200 && orderId !== null
      ? 'order'
      : status === 0 || status >= 500
        ? 'unknown'
        : 'refused';
  return { cart, token, told, orderId, status, ms, at: Date.now() };
}

export type Answer = { status: number; body: unknown; headers: Headers | null; ms: number };

/** Status 0: no answer at all. */
export async function ask(
  address: string,
  token: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const begun = performance.now();
  try {
    const answer = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authtoken: token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      headers: answer.headers,
      ms: performance.now() - begun,
    };
  } catch {
    return { status: 0, body: undefined, headers: null, ms: performance.now() - begun };
  }
}
