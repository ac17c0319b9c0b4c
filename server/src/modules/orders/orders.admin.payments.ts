// Payments and refunds of an order: each is a row with its mode and reference; a mistake is reversed by an opposite row, never removed. [§9 Terms, decisions §8, 0063]
import { type AdminOrder, formatMoney, isDay, type PaymentMode } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { getToday } from '../pricing/index.ts';
import { balanceOf, refundDueOf } from './orders.admin.rules.ts';
import { readAdminOrder } from './orders.admin.ts';
import { lockOrder } from './orders.queries.ts';
import { getRowById } from './orders.service.ts';

export type PaymentInput = {
  /** Made by the form: what is sent twice is one payment. */
  once: string;
  /** ISO day; not after today. */
  receivedOn: string;
  mode: PaymentMode;
  /** The bank's number of the transfer, of the letter of credit, of the escrow. */
  reference: string;
  /** Paise. */
  amount: number;
  note?: string | undefined;
};

export type RefundInput = Omit<PaymentInput, 'receivedOn'> & {
  /** ISO day; not after today. */
  paidOn: string;
};

/** @throws Problem not-found, right-missing, order-not-found, invalid-request */
export async function recordPayment(
  ctx: Ctx,
  id: number,
  input: PaymentInput,
): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'orders:write');
  await validateMoney(ctx, input, { day: input.receivedOn, pointer: '/receivedOn' });
  return await onLocked(ctx, id, async (tx) => {
    if (!(await isKnown(tx, id, input.once)))
      await insertMoney(tx, id, actor, { ...input, day: input.receivedOn });
  });
}

/**
 * Money that was paid back: never more than what was received beyond what the order costs.
 * @throws Problem not-found, right-missing, order-not-found, refund-too-much, invalid-request
 */
export async function recordRefund(ctx: Ctx, id: number, input: RefundInput): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'orders:write');
  await validateMoney(ctx, input, { day: input.paidOn, pointer: '/paidOn' });
  return await onLocked(ctx, id, async (tx) => {
    if (await isKnown(tx, id, input.once)) return;
    const row = await getRowById(tx, id);
    const due = refundDueOf(balanceOf(row));
    await failpoint('refund: read');
    if (input.amount > due) {
      const params = { amount: formatMoney(due, row.rates.base, ctx.locale) };
      throw new Problem('refund-too-much', params, {
        fields: [{ code: 'refund-too-much', pointer: '/amount', params }],
      });
    }
    await insertMoney(tx, id, actor, { ...input, amount: -input.amount, day: input.paidOn });
  });
}

type Money = {
  once: string;
  mode: PaymentMode;
  reference: string;
  amount: number;
  note?: string | undefined;
};

async function validateMoney(
  ctx: Ctx,
  { reference, amount }: Money,
  { day, pointer }: { day: string; pointer: string },
): Promise<void> {
  const fields: FieldProblem[] = [];
  if (reference.trim() === '') fields.push({ code: 'field-required', pointer: '/reference' });
  if (!isDay(day) || day > (await getToday(ctx.db, ctx.clock.now())))
    fields.push({ code: 'payment-day-not-valid', pointer });
  if (!Number.isSafeInteger(amount) || amount < 1)
    fields.push({ code: 'value-not-valid', pointer: '/amount' });
  if (fields.length > 0) throw new Problem('invalid-request', {}, { fields });
}

/** The payment that the same form has booked already. */
async function isKnown(tx: Tx, id: number, once: string): Promise<boolean> {
  const known = await tx
    .selectFrom('order_payment')
    .select('order_id')
    .where('once', '=', once)
    .executeTakeFirst();
  if (known !== undefined && known.order_id !== id)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-taken', pointer: '/once' }] },
    );
  return known !== undefined;
}

async function insertMoney(
  tx: Tx,
  id: number,
  actor: string,
  { once, mode, reference, amount, note = '', day }: Money & { day: string },
): Promise<void> {
  await tx
    .insertInto('order_payment')
    .values({
      order_id: id,
      received_on: day,
      mode,
      reference: reference.trim(),
      amount_base: amount,
      note: note.trim(),
      reverses: null,
      actor,
      once,
    })
    .execute();
}

/** @throws Problem not-found, right-missing, order-not-found, payment-not-found, payment-reversed, invalid-request */
export async function reversePayment(
  ctx: Ctx,
  id: number,
  paymentId: number,
  note: string,
): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'orders:write');
  const why = note.trim();
  if (why === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/note' }] },
    );
  return await onLocked(ctx, id, async (tx) => {
    const row = await tx
      .selectFrom('order_payment')
      .select([
        'amount_base',
        'reverses',
        sql<boolean>`exists (select from order_payment r where r.reverses = order_payment.id)`.as(
          'reversed',
        ),
      ])
      .where('id', '=', paymentId)
      .where('order_id', '=', id)
      .executeTakeFirst();
    if (row === undefined || row.reverses !== null) throw new Problem('payment-not-found');
    if (row.reversed) throw new Problem('payment-reversed');
    const today = await getToday(tx, ctx.clock.now());
    await sql`
      insert into order_payment (order_id, received_on, mode, reference, amount_base, note, reverses, actor, once)
      select order_id, ${today}::date, mode, reference, -amount_base, ${why}, id, ${actor}, 'reverses-' || lpad(id::text, 8, '0')
      from order_payment where id = ${paymentId}`.execute(tx);
  });
}

/** The order locked, so that two at once see each other's payments. */
async function onLocked(
  ctx: Ctx,
  id: number,
  work: (tx: Tx) => Promise<void>,
): Promise<AdminOrder> {
  return await inTransaction(ctx.db, async (tx) => {
    await getRowById(tx, id);
    await lockOrder(tx, id);
    await failpoint('payment: order locked');
    await work(tx);
    return await readAdminOrder(ctx, tx, id);
  });
}
