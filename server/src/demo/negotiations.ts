// Demo negotiations: one offer that waits for the seller and one that was answered with a price, made by the real use cases.
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import { service as negotiations } from '../modules/negotiations/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { Db } from '../platform/db/index.ts';
import { demoCtx } from './ctx.ts';
import { findGood } from './orders.ts';

const MEENA = 'meena@chennai-workshop.example';

/** Shares of the list price in percent. */
export const DEMO_OFFERS = [
  { buyer: MEENA, lineage: 'bearings', quantity: 40, hoursAgo: 5, offered: 82, asked: null },
  { buyer: MEENA, lineage: 'cutting-tools', quantity: 12, hoursAgo: 20, offered: 75, asked: 90 },
] as const;

const PHONE = '+914428271234';

export async function addDemoOffers(db: Db, now = new Date()): Promise<void> {
  for (const { buyer, lineage, quantity, hoursAgo, offered, asked } of DEMO_OFFERS) {
    const customer = await db
      .selectFrom('customer')
      .select(['id', 'locale'])
      .where('email', '=', buyer)
      .executeTakeFirst();
    const productId = await findGood(db, lineage);
    if (customer === undefined || productId === undefined) continue;
    const at = new Date(now.getTime() - hoursAgo * 3_600_000);
    const ctx = (actor: Ctx['actor']): Ctx =>
      demoCtx(db, { actor, at, locale: customer.locale as Locale });
    const own = ctx({ kind: 'customer', customerId: customer.id, session: '' });
    const { asking } = await negotiations.getNegotiable(own, { productId });
    const share = (percent: number): number =>
      Math.max(1, Math.floor((asking.base * percent) / 100));
    const price = (share(offered) / 100).toFixed(2);
    const { reference } = await negotiations.submitOffer(own, {
      lotName: '-',
      phone: PHONE,
      price,
      productId,
      quantity,
      currency: 'INR',
    });
    if (asked !== null)
      await negotiations.counterForStaff(
        ctx({ kind: 'staff', staffId: 1, role: 'administrator' }),
        reference,
        { price: share(asked) },
      );
  }
  // The buyer is invented, and so is the staff: what was written to them is kept to be read, and never sent.
  await sql`update email_outbox set state = 'kept' where template like 'offer-%' and state = 'waiting'`.execute(
    db,
  );
}
