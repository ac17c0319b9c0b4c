// Quotes for tests: a back office, a buyer with addresses, goods of two tax rates, and a draft that is sent.
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/index.ts';
import { services } from '../../services.ts';
import type { QuoteInput } from './quotes.rules.ts';

export const CHECKOUT = {
  purchaseOrderNumber: 'PO-9',
  note: '',
  paymentMode: 'telegraphic-transfer',
  termsAccepted: true,
} as const;

export function staff(db: Db): Ctx {
  return { ...aCtx(db), actor: { kind: 'staff', staffId: 7, role: 'administrator' } };
}

/** A day in India, so many days from now. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

export async function anInput(
  db: Db,
  wishes: Partial<QuoteInput> & { stock?: number } = {},
): Promise<QuoteInput> {
  const { stock = 100, ...more } = wishes;
  const bearing = await aProduct(db, { price: 52_000, stock, name: 'Bearing' });
  const bolt = await aProduct(db, {
    price: 1_299,
    stock: 500,
    hsn: '73181500',
    minimum: 50,
    name: 'Bolt',
  });
  return {
    lines: [
      { productId: bearing, quantity: 4, unitPrice: 49_999 },
      { productId: bolt, quantity: 30, unitPrice: 1_111 },
    ],
    discountBasisPoints: 750,
    freight: 25_000,
    validUntil: dayIn(14),
    paymentTerms: 'Telegraphic transfer within two working days of the invoice',
    deliveryTerms: 'Delivered to your gate in Chennai',
    note: 'As asked for by telephone.',
    ...more,
  };
}

/** Sent to a customer with addresses. */
export async function aQuote(
  db: Db,
  wishes: Parameters<typeof anInput>[1] = {},
  who: Parameters<typeof aCustomer>[1] = {},
) {
  const buyer = await aCustomer(db, who);
  const input = await anInput(db, wishes);
  const number = await services.quotes.createQuote(staff(db), { customerId: buyer.id }, input);
  await services.quotes.sendQuote(staff(db), number);
  return { buyer, input, number };
}

export async function mailsTo(
  db: Db,
  recipient: string,
): Promise<{ template: string; body_text: string; subject: string; locale: string }[]> {
  return await db
    .selectFrom('email_outbox')
    .select(['template', 'body_text', 'subject', 'locale'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** The secret of the link in the newest mail. */
export async function tokenOf(db: Db, recipient: string): Promise<string> {
  const mail = (await mailsTo(db, recipient)).at(-1);
  return /\/quote\?token=([\w-]{43})/.exec(mail?.body_text ?? '')?.[1] ?? '';
}

export async function countOrders(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from sales_order where customer_id = ${customerId}`.execute(db);
  return rows[0]?.n ?? 0;
}
