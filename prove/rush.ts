// 200 buyers for the last ten units: each has them in a cart, all commit together, and a buyer who gets no answer asks again.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { aCustomer, aProduct } from '../server/testing/index.ts';
import { type Attempt, ask, commit, withShopDatabase } from './buyers.ts';

const PATIENCE_MS = 60_000;

export type Rush = { attempts: Attempt[]; failures: string[]; unknown: number };

/**
 * @param address of the shop, or of what stands before it
 * @param meanwhile called when all are under way
 */
export async function rush(
  {
    address,
    url,
    people,
    pieces,
  }: { address: string; url: string; people: number; pieces: number },
  meanwhile: () => Promise<void>,
): Promise<Rush> {
  const { product, tokens } = await withShopDatabase(url, async (db) => {
    const tokens: string[] = [];
    for (let n = 0; n < people; n++) tokens.push((await aCustomer(db)).token);
    return { product: await aProduct(db, { stock: pieces }), tokens };
  });
  const carts: { token: string; code: string }[] = [];
  for (const token of tokens) carts.push({ token, code: await cartOf(address, token, product) });
  let unknown = 0;
  const untilKnown = async ({ token, code }: { token: string; code: string }): Promise<Attempt> => {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(200 + 300 * Math.random())) {
      const attempt = await commit(address, token, code);
      if (attempt.told !== 'unknown' || Date.now() > deadline) return attempt;
      unknown += 1;
    }
  };
  const all = Promise.all(carts.map(untilKnown));
  await meanwhile();
  const attempts = await all;
  const failures = await withShopDatabase(url, async (db) => {
    const { rows } = await sql<{ orders: number; left: number }>`
      select (select count(*)::int from order_line where product_id = ${product}) as orders, on_hand as left from stock where product_id = ${product}`.execute(
      db,
    );
    const [{ orders, left }] = rows as [{ orders: number; left: number }];
    const told = attempts.filter((attempt) => attempt.told === 'order').length;
    return orders === pieces && left === 0 && told === pieces
      ? []
      : [
          `${people} wanted ${pieces} pieces: ${orders} orders are there, ${told} were told so, ${left} pieces are left`,
        ];
  });
  return { attempts, failures, unknown };
}

async function cartOf(address: string, token: string, productId: number): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await ask(address, token, '/api/shop/additemtocart', { productId, quantity: 1 });
    if (answer.status === 200) return (answer.body as { code: string }).code;
    await sleep(100);
  }
  throw new Error('a cart could not be filled');
}
