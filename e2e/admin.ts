// Staff actions for journeys of buyers: orders are sent on their way and requests answered with quotes, through the same use cases as the back office.
import type { OrderStatus } from '@millwright/contracts';
import { services } from '../server/src/services.ts';
import { aCtx } from '../server/testing/factories.ts';
import type { Shop } from './shop.ts';

export async function sendTo(shop: Shop, orderId: string, ...way: OrderStatus[]): Promise<void> {
  const system = { ...aCtx(shop.db), actor: { kind: 'system' } } as const;
  for (const to of way)
    await services.orders.changeOrderStatus(system, orderId, {
      to,
      carrier: 'Blue Dart',
      trackingNumber: 'BD-4711',
    });
}

/** What the staff answers a request with: so many units each of two goods, less ten percent, delivered, for a week. */
export async function sendQuote(
  shop: Shop,
  to: Parameters<typeof services.quotes.createQuote>[1],
  goods: readonly { id: number; quantity: number }[],
): Promise<string> {
  const backoffice = {
    ...aCtx(shop.db),
    origin: shop.url,
    actor: { kind: 'staff', staffId: 1, role: 'administrator' },
  } as const;
  const rows = await shop.db
    .selectFrom('product')
    .select(['id', 'price_base'])
    .where(
      'id',
      'in',
      goods.map((good) => good.id),
    )
    .execute();
  const number = await services.quotes.createQuote(backoffice, to, {
    lines: goods.map(({ id, quantity }) => ({
      productId: id,
      quantity,
      unitPrice: rows.find((row) => row.id === id)?.price_base ?? 0,
    })),
    discountBasisPoints: 1_000,
    freight: 50_000,
    validUntil: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    paymentTerms: 'Telegraphic transfer, two working days',
    deliveryTerms: 'Delivered to your works',
  });
  await services.quotes.sendQuote(backoffice, number);
  return number;
}

/** What a customer asks for, logged in. @returns its reference, and its number for the staff */
export async function sendRequest(
  shop: Shop,
  customer: { id: number; email: string },
): Promise<{ reference: string; leadId: number }> {
  const ctx = {
    ...aCtx(shop.db),
    actor: { kind: 'customer', customerId: customer.id, session: '' },
  } as const;
  const { reference } = await services.leads.sendRequest(ctx, 'request', {
    ...{
      firstName: 'Khalid',
      companyName: 'Riyadh Works',
      emailId: customer.email,
      phoneNumber: '+966112345678',
    },
    description: 'Three pieces, delivered',
  });
  const { id: leadId } = await shop.db
    .selectFrom('lead')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { reference, leadId };
}

/** The page that the link in the newest mail to this address opens, without the shop's own address. */
export async function linkInMail(shop: Shop, recipient: string): Promise<string> {
  const { rows } = await shop.pool.query<{ body_text: string }>(
    'select body_text from email_outbox where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  const link = /^https?:\/\/\S+$/m.exec(rows[0]?.body_text ?? '')?.[0] ?? '';
  return link.slice(shop.url.length);
}

/** It names a price (paise of one unit), or says yes. */
export async function answerOffer(
  shop: Shop,
  reference: string,
  answer: { counter: number } | 'accept',
): Promise<void> {
  const backoffice = {
    ...aCtx(shop.db),
    actor: { kind: 'staff', staffId: 1, role: 'administrator' },
  } as const;
  if (answer === 'accept') await services.negotiations.acceptForStaff(backoffice, reference);
  else
    await services.negotiations.counterForStaff(backoffice, reference, { price: answer.counter });
}
