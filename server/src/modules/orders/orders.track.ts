// Order tracking by order number and the buyer's email address; the answer does not tell which of the two was wrong. [§2.1 Track order, decisions §1]
import type { OrderTrack } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { publicIdCode } from '../../platform/public-id.ts';
import { type Budget, consume } from '../../platform/rate-limit.ts';
import { canonicalEmail, isEmail } from '../customers/index.ts';
import { findTracked } from './orders.queries.ts';
import { detailOf } from './orders.views.ts';

/** Offices share one address; guessing 40 bits at this pace takes longer than the shop will stand. */
const LOOKS: Budget = { name: 'track-order', limit: 20, windowSeconds: 15 * 60 };
/** Limit per order, from all clients: many tries are guesses of the email address. */
const LOOKS_AT_ONE: Budget = { name: 'track-one-order', limit: 30, windowSeconds: 60 * 60 };

/** @throws Problem order-not-tracked, field-required, too-many-requests */
export async function trackOrder(
  ctx: Ctx,
  { orderId, email }: { orderId: string; email: string },
): Promise<OrderTrack> {
  const missing = Object.entries({ orderId, emailId: email }).filter(
    ([, value]) => value.trim() === '',
  );
  if (missing.length > 0) {
    const fields = missing.map(([name]) => ({
      code: 'field-required' as const,
      pointer: `/${name}`,
    }));
    throw new Problem('invalid-request', {}, { fields });
  }
  const code = publicIdCode(orderId);
  const wait = Math.max(
    await consume(ctx, LOOKS, ctx.client),
    code === null ? 0 : await consume(ctx, LOOKS_AT_ONE, code),
  );
  if (wait > 0) throw new Problem('too-many-requests', {}, { retryAfter: wait });
  const address = canonicalEmail(email);
  const row =
    code !== null && isEmail(address) ? await findTracked(ctx.db, code, address) : undefined;
  if (row === undefined) throw new Problem('order-not-tracked');
  const {
    orderId: id,
    placedAt,
    status,
    expectedDelivery,
    carrier,
    trackingNumber,
    history,
  } = await detailOf(ctx, ctx.db, row);
  return { orderId: id, placedAt, status, expectedDelivery, carrier, trackingNumber, history };
}
