// Return requests: stored with a state, one open per line, confirmed by mail. [§9 Terms]
import type { OrderDetail, ReturnReason } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { getCompany } from '../company/index.ts';
import { customerOf, findAccount } from '../customers/index.ts';
import { writeMail, writeStaffMail } from '../notifications/index.ts';
import { orderMail } from './orders.mails.ts';
import { lockOrder } from './orders.queries.ts';
import { getOrderRow } from './orders.service.ts';
import { returnForStaff } from './orders.staff-mails.ts';
import { detailOf } from './orders.views.ts';
import { insertReturn } from './returns.queries.ts';

export type ReturnRequest = {
  lines: readonly { productId: number; quantity: number; reason: ReturnReason }[];
  note: string;
};

/** @throws Problem login-required, order-not-found, return-not-possible, return-empty, return-too-many */
export async function requestReturn(
  ctx: Ctx,
  key: string,
  request: ReturnRequest,
): Promise<OrderDetail> {
  const customerId = customerOf(ctx);
  return await inTransaction(ctx.db, async (tx) => {
    const { id } = await getOrderRow(tx, customerId, key);
    // Two requests at once: the second sees what the first one asked for.
    await lockOrder(tx, id);
    const row = await getOrderRow(tx, customerId, String(id));
    const order = await detailOf(ctx, tx, row);
    rejectReturn(order, request);
    await insertReturn(
      tx,
      { orderId: id, note: request.note, lines: request.lines },
      ctx.clock.now(),
    );
    const after = await getOrderRow(tx, customerId, String(id));
    const account = await findAccount(tx, customerId);
    if (account !== undefined) {
      const company = await getCompany({ db: tx, clock: ctx.clock });
      const { locale } = row;
      const reader = { email: account.email, locale, origin: ctx.origin, pickup: company.pickup };
      const asked = await detailOf(ctx, tx, after, locale);
      await writeMail(ctx, tx, orderMail('return-requested', asked, reader));
      const english = await detailOf(ctx, tx, after, 'en');
      await writeStaffMail(tx, returnForStaff(english, account, ctx.origin), company);
    }
    return await detailOf(ctx, tx, after);
  });
}

function rejectReturn(order: OrderDetail, { lines }: ReturnRequest): void {
  if (order.returnable.length === 0) throw new Problem('return-not-possible');
  if (lines.length === 0) throw new Problem('return-empty');
  if (new Set(lines.map((line) => line.productId)).size < lines.length)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'value-repeated', pointer: '/lines' }] },
    );
  const fields: FieldProblem[] = [];
  for (const { productId, quantity } of lines) {
    const name = order.lines.find((line) => line.productId === productId)?.name;
    if (name === undefined)
      throw new Problem(
        'invalid-request',
        {},
        { fields: [{ code: 'value-not-valid', pointer: '/lines' }] },
      );
    const most = order.returnable.find((line) => line.productId === productId)?.quantity ?? 0;
    if (quantity > most)
      fields.push({
        code: 'return-too-many',
        pointer: `/lines/${productId}`,
        params: { n: most, name },
      });
  }
  const [first] = fields;
  if (first !== undefined) throw new Problem('return-too-many', first.params, { fields });
}
