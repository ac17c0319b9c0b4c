// How is a request to send something back answered? Accepted or refused, and closed when it is over, with its pieces back in stock or not; the buyer is told each time. [§9 Terms]
import type { DeskOrder, ReturnState } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { interleave } from '../../platform/interleave.ts';
import { Problem } from '../../platform/problem.ts';
import { lockStock, putBack } from '../catalog/index.ts';
import { readDeskOrder } from './orders.desk.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';
import { getRowById } from './orders.service.ts';
import { tellBuyer } from './orders.tell.ts';

export type ReturnAnswer = {
  to: 'accepted' | 'refused' | 'closed';
  answer: string /** With closed: the pieces are good and can be sold again. */;
  restock: boolean;
};

const FROM: Readonly<Record<ReturnAnswer['to'], ReturnState>> = { accepted: 'requested', refused: 'requested', closed: 'accepted' };

/** @throws Problem not-found, right-missing, order-not-found, return-not-found, return-state-not-allowed, invalid-request */
export async function answerReturn(ctx: Ctx, id: number, returnId: number, { to, answer, restock }: ReturnAnswer): Promise<DeskOrder> {
  staffOf(ctx, 'orders:write');
  const words = answer.trim();
  // Whoever is refused wants to know why.
  if (to === 'refused' && words === '')
    throw new Problem('invalid-request', {}, { fields: [{ code: 'field-required', pointer: '/answer' }] });
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
    await interleave('return: order locked');
    const { state } = returnOf(await getRowById(tx, id), returnId);
    if (state === to) return await readDeskOrder(ctx, tx, id);
    if (state !== FROM[to]) throw new Problem('return-state-not-allowed');
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
    if (to !== 'accepted') await tx.updateTable('order_return_line').set({ open: false }).where('return_id', '=', returnId).execute();
    if (comesBack) await putBack(tx, id, lines);
    await tellBuyer(ctx, tx, `return-${to}`, await getRowById(tx, id), returnId);
    return await readDeskOrder(ctx, tx, id);
  });
}

function returnOf(row: OrderRow, returnId: number): NonNullable<OrderRow['returns']>[number] {
  const found = row.returns?.find((asked) => asked.id === returnId);
  if (found === undefined) throw new Problem('return-not-found');
  return found;
}
