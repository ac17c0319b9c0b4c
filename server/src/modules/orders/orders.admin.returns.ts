// Returns at the staff: accepted or refused, and closed when the goods have arrived: credited, and back in stock or not; the buyer is told each time. [§9 Terms, decisions 0063]

import { type AdminOrder, RETURN_TRANSITIONS } from '@millwright/contracts';
import { amountFrom } from '../../platform/amounts.ts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import { Problem } from '../../platform/problem.ts';
import { columnOf, lockLocation, lockStock, putBack } from '../catalog/index.ts';
import { readAdminOrder } from './orders.admin.ts';
import { notifyBuyer } from './orders.notify.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';
import { getRowById } from './orders.service.ts';
import { ISSUE_INVOICE_QUEUE } from './orders.status.ts';
import { creditOf } from './returns.credit.rules.ts';
import { saveCredit } from './returns.queries.ts';

export type ReturnAnswer = {
  to: 'accepted' | 'refused' | 'closed';
  answer: string /** With closed: the pieces are good and can be sold again. */;
  restock: boolean;
  /** With closed: false when the units are not taken off the invoice; `answer` says why. */
  credit?: boolean | undefined;
  /** Where the pieces are put back; absent: at the default location. */
  locationId?: number | undefined;
};

/** @throws Problem not-found, right-missing, order-not-found, return-not-found, return-state-not-allowed, invalid-request */
export async function answerReturn(
  ctx: Ctx,
  id: number,
  returnId: number,
  { to, answer, restock, credit = true, locationId }: ReturnAnswer,
): Promise<AdminOrder> {
  staffOf(ctx, 'orders:write');
  const words = answer.trim();
  const isCredited = to === 'closed' && credit;
  // A rejection, or a closing without credit, needs a reason for the buyer.
  if ((to === 'refused' || (to === 'closed' && !credit)) && words === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/answer' }] },
    );
  const comesBack = to === 'closed' && restock;
  return await inTransaction(ctx.db, async (tx) => {
    // What was asked for never changes, so it is read before the locks: stock by product id, then the order.
    const lines = returnOf(await getRowById(tx, id), returnId).lines.map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
    }));
    if (comesBack)
      await lockStock(
        tx,
        lines.map((line) => line.productId),
      );
    await lockOrder(tx, id);
    await failpoint('return: order locked');
    const row = await getRowById(tx, id);
    const { state } = returnOf(row, returnId);
    if (state === to) return await readAdminOrder(ctx, tx, id);
    if (!RETURN_TRANSITIONS.canTransition(state, to)) throw new Problem('return-state-not-allowed');
    await failpoint('return: read');
    const now = ctx.clock.now();
    await tx
      .updateTable('order_return')
      .set({
        state: to,
        ...(words === '' ? {} : { answer: words }),
        ...(to === 'closed' ? { closed_at: now, restocked: comesBack } : { answered_at: now }),
      })
      .where('id', '=', returnId)
      .execute();
    if (to !== 'accepted')
      await tx
        .updateTable('order_return_line')
        .set({ open: false })
        .where('return_id', '=', returnId)
        .execute();
    if (comesBack)
      await putBack(
        tx,
        id,
        lines,
        locationId === undefined ? null : columnOf(await lockLocation(tx, locationId)),
      );
    if (isCredited) await creditReturn(tx, row, returnId, lines);
    await notifyBuyer(ctx, tx, `return-${to}`, await getRowById(tx, id), returnId);
    return await readAdminOrder(ctx, tx, id);
  });
}

/** The amounts count at once; the credit note itself is issued by the job. */
async function creditReturn(
  tx: Tx,
  row: OrderRow,
  returnId: number,
  pieces: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const lines = row.lines.map((line) => ({
    productId: line.product_id,
    taxBasisPoints: line.tax_basis_points,
    unitPrice: amountFrom(line, 'unit'),
    credited: line.credited ?? 0,
  }));
  const taxes = (row.taxes ?? []).map((tax) => ({
    code: tax.code,
    name: tax.name,
    basisPoints: tax.basis_points,
    value: amountFrom(tax, 'value'),
  }));
  await saveCredit(tx, row.id, returnId, creditOf(lines, taxes, pieces));
  await sendJob(tx, ISSUE_INVOICE_QUEUE, { orderId: row.id });
}

function returnOf(row: OrderRow, returnId: number): NonNullable<OrderRow['returns']>[number] {
  const found = row.returns?.find((asked) => asked.id === returnId);
  if (found === undefined) throw new Problem('return-not-found');
  return found;
}
