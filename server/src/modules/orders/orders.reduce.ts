// Partial cancellation: the buyer takes pieces or whole lines off an order while it is Pending, never more of anything. [decisions 0105]
import type { OrderDetail } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { customerOf } from '../customers/index.ts';
import { applyContents, lockToChange, planContents } from './orders.contents.ts';
import { notifyBuyer, notifyStaff } from './orders.notify.ts';
import type { OrderRow } from './orders.queries.ts';
import { getOrderRow, getRowById } from './orders.service.ts';
import { detailOf } from './orders.views.ts';

/**
 * Lines that are not named stay as they are; 0 takes a line off. Prices and freight stay; taxes and stock follow.
 * @throws Problem login-required, order-not-found, order-not-editable, order-proposal-open, order-only-less, order-pieces-not-understood, order-empty, invalid-request
 */
export async function reduceOrder(
  ctx: Ctx,
  key: string,
  wanted: readonly { productId: number; quantity: number }[],
): Promise<OrderDetail> {
  const customerId = customerOf(ctx);
  return await inTransaction(ctx.db, async (tx) => {
    const before = await getOrderRow(tx, customerId, key);
    const row = await lockToChange(ctx, tx, before.id, []);
    if (row.proposals?.some((each) => each.state === 'open'))
      throw new Problem('order-proposal-open');
    rejectMore(row, wanted);
    const lines = row.lines.flatMap(({ product_id: productId, quantity: had }) => {
      const quantity = wanted.find((each) => each.productId === productId)?.quantity ?? had;
      return quantity === 0 ? [] : [{ productId, quantity }];
    });
    const plan = await planContents(ctx, tx, row, {
      lines,
      freight: row.freight_base,
      collected: row.freight_collected,
    });
    if (plan === null) return await detailOf(ctx, tx, row);
    await applyContents(tx, row, plan, { actor: 'customer', at: ctx.clock.now() });
    const after = await getRowById(tx, row.id);
    await notifyBuyer(ctx, tx, 'reduced', after);
    await notifyStaff(ctx, tx, 'reduced', after);
    return await detailOf(ctx, tx, after);
  });
}

/** Every faulty line at once, each by its name. */
function rejectMore(
  row: OrderRow,
  wanted: readonly { productId: number; quantity: number }[],
): void {
  const fields: FieldProblem[] = [];
  for (const { productId, quantity } of wanted) {
    const line = row.lines.find((each) => each.product_id === productId);
    const pointer = `/lines/${productId}`;
    if (line === undefined)
      throw new Problem('invalid-request', {}, { fields: [{ code: 'value-not-valid', pointer }] });
    const params = { n: line.quantity, name: line.name };
    if (!Number.isSafeInteger(quantity) || quantity < 0)
      fields.push({ code: 'order-pieces-not-understood', pointer, params });
    else if (quantity > line.quantity) fields.push({ code: 'order-only-less', pointer, params });
  }
  const [first] = fields;
  if (first !== undefined) throw new Problem(first.code, first.params, { fields });
}
