// Which background work do carts need? Visitors' carts die after 30 days and are swept up once an hour; negotiated prices end after theirs, looked at each minute. [decisions §5, §8]
import { systemOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inBatches } from '../../platform/db/index.ts';
import { defineQueue, type JobWorker } from '../../platform/jobs/index.ts';
import { deleteOldGuestCarts } from './cart.queries.ts';
import { releaseOverdue } from './negotiated-price.service.ts';

export const CART_CLEAN_UP = defineQueue<object>({
  name: 'cart-clean-up',
  cron: '17 * * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

/** A second run finds nothing left to do. @returns how many carts went */
export async function cleanUpCarts(ctx: Ctx): Promise<number> {
  systemOf(ctx);
  return await inBatches((atMost) => deleteOldGuestCarts(ctx.db, atMost));
}

export function cartCleanupJob(): JobWorker {
  return { queue: CART_CLEAN_UP, work: async (ctx) => void (await cleanUpCarts(ctx)) };
}

/** Readers of the cart see the end to the second; this job releases the units. */
export const NEGOTIATED_PRICE_EXPIRY = defineQueue<object>({
  name: 'agreed-release',
  cron: '* * * * *',
  expireInSeconds: 300,
  retryLimit: 3,
  retryDelay: 30,
  retryDelayMax: 300,
});

export function negotiatedPriceExpiryJob(): JobWorker {
  return { queue: NEGOTIATED_PRICE_EXPIRY, work: async (ctx) => void (await releaseOverdue(ctx)) };
}
