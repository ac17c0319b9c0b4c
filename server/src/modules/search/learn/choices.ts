// Choices from searches: products that visitors open, put into the cart and order, collected in memory and written a batch at a time.
import type { Locale } from '@millwright/contracts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, primaryOf } from '../../../platform/db/index.ts';
import { queryKeyOf } from '../lexicon/learned.rules.ts';
import {
  type Click,
  type OrderedProduct,
  type Reformulation,
  storeChoices,
} from './choices.queries.ts';
import { isCounted, visitorsOf } from './visitors.ts';

/** Written so long after the first of a batch. */
const WAIT_MS = 5_000;
/** Further ones are not counted: a statistic must not take the memory of the shop. */
const MAX_WAITING = 5_000;

type Waiting = {
  clicks: Map<string, Click>;
  reformulations: Map<string, Reformulation>;
  orders: OrderedProduct[];
  timer: NodeJS.Timeout | undefined;
};
const waitingByDatabase = new WeakMap<object, Waiting>();

export type Choice = {
  query: string;
  productId: number;
  position: number /** The search before, a moment ago, that led to nothing. */;
  before?: string | undefined;
};

/** A product was opened, or put into the cart, from a search. @returns whether it counts: robots and staff do not */
export async function noteChoice(
  ctx: Ctx,
  { query, productId, position, before }: Choice,
): Promise<boolean> {
  const key = queryKeyOf(query);
  if (key === undefined || !isCounted(ctx)) return false;
  const [visitor] = await visitorsOf(ctx);
  const at = ctx.clock.now();
  const waiting = waitingOf(primaryOf(ctx.db));
  put(waiting.clicks, `${key}\n${productId}\n${visitor.visitor}`, {
    ...visitor,
    query: key,
    productId,
    position,
    at,
  });
  const first = before === undefined ? undefined : queryKeyOf(before);
  if (first !== undefined && first !== key)
    noteReformulation(waiting, { ...visitor, first, second: key, locale: ctx.locale, at });
  writeSoon(ctx.db, waiting);
  return true;
}

/** Products that the customer of this request has ordered; those that came from a search count there. Never fails. */
export async function noteOrder(ctx: Ctx, productIds: readonly number[]): Promise<void> {
  if (!isCounted(ctx)) return;
  try {
    const visitors = await visitorsOf(ctx);
    const at = ctx.clock.now();
    const waiting = waitingOf(primaryOf(ctx.db));
    if (waiting.orders.length >= MAX_WAITING) return;
    for (const { visitor } of visitors)
      for (const productId of productIds) waiting.orders.push({ visitor, productId, at });
    writeSoon(ctx.db, waiting);
  } catch (error) {
    ctx.log.warn({ err: error }, 'an order could not be attributed to searches');
  }
}

/** Writes what waits; at stop, and for tests. What could not be written waits for the next time. */
export async function writeChoices(asked: Db): Promise<void> {
  const db = primaryOf(asked);
  const waiting = waitingOf(db);
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const taken = {
    clicks: [...waiting.clicks],
    reformulations: [...waiting.reformulations],
    orders: waiting.orders,
  };
  waiting.clicks = new Map();
  waiting.reformulations = new Map();
  waiting.orders = [];
  try {
    await storeChoices(db, {
      clicks: taken.clicks.map(([, click]) => click),
      reformulations: taken.reformulations.map(([, pair]) => pair),
      orders: taken.orders,
    });
  } catch (error) {
    for (const [key, click] of taken.clicks) put(waiting.clicks, key, click);
    for (const [key, pair] of taken.reformulations) put(waiting.reformulations, key, pair);
    waiting.orders.push(...taken.orders.slice(0, MAX_WAITING - waiting.orders.length));
    throw error;
  }
}

function noteReformulation(waiting: Waiting, pair: Reformulation & { locale: Locale }): void {
  put(
    waiting.reformulations,
    `${pair.locale}\n${pair.first}\n${pair.second}\n${pair.visitor}`,
    pair,
  );
}

/** The first of a batch stays: its position is where the product was found. */
function put<Row>(rows: Map<string, Row>, key: string, row: Row): void {
  if (!rows.has(key) && rows.size < MAX_WAITING) rows.set(key, row);
}

function writeSoon(db: Db, waiting: Waiting): void {
  waiting.timer ??= setTimeout(() => void writeChoices(db).catch(() => {}), WAIT_MS).unref();
}

function waitingOf(db: Db): Waiting {
  let waiting = waitingByDatabase.get(db);
  if (waiting === undefined) {
    waiting = { clicks: new Map(), reformulations: new Map(), orders: [], timer: undefined };
    waitingByDatabase.set(db, waiting);
  }
  return waiting;
}
