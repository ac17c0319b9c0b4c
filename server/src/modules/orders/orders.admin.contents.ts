// Changes of a pending order by staff: lines, quantities, prices, freight. What costs the buyer no more is done at once, and so is what they agreed to elsewhere; the rest is proposed. [decisions 0032, 0064, 0105]
import { type AdminOrder, PROPOSAL_DAYS } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { dayAfter } from '../../platform/days.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { getToday } from '../pricing/index.ts';
import { readAdminOrder } from './orders.admin.ts';
import {
  applyContents,
  compareLines,
  lockToChange,
  planContents,
  requireStock,
  type WantedContents,
} from './orders.contents.ts';
import { notifyBuyer } from './orders.notify.ts';
import { closeOpenProposal, insertProposal } from './orders.proposals.queries.ts';
import { getRowById } from './orders.service.ts';

export type ContentsInput = Pick<WantedContents, 'lines' | 'freight'> & {
  /** The version that was looked at. */
  version: number;
  /** The buyer collects the goods. */
  freightCollected?: boolean | undefined;
  /** Needed where a line is new or a price changes; the buyer reads it. */
  reason?: string | undefined;
  /** How the buyer agreed to a higher total; without it such a change is proposed. */
  consent?: string | undefined;
  /** Days in which the buyer may answer a proposal. */
  answerDays?: number | undefined;
};

/** A proposal that is open is replaced by any change. @throws Problem not-found, right-missing, order-not-found, order-not-editable, record-changed, order-empty, product-not-found, stock-not-enough, invalid-request */
export async function changeOrderContents(
  ctx: Ctx,
  id: number,
  input: ContentsInput,
): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'orders:write');
  const collected = input.freightCollected === true;
  if (collected && input.freight !== 0) throw invalid('value-not-valid', '/freight');
  return await inTransaction(ctx.db, async (tx) => {
    const row = await lockToChange(
      ctx,
      tx,
      id,
      input.lines.map((line) => line.productId),
    );
    if (row.version !== input.version) throw new Problem('record-changed');
    await failpoint('edit: read');
    const plan = await planContents(ctx, tx, row, { ...input, collected });
    if (plan === null) return await readAdminOrder(ctx, tx, id);
    const { edit, ...contents } = plan;
    const reason = input.reason?.trim() ?? '';
    if (reason === '' && edit.lines.some((line) => line.price !== undefined))
      throw invalid('field-required', '/reason');
    const consent = input.consent?.trim() ?? '';
    const costsMore = edit.total.to > edit.total.from;
    const changes = {
      ...edit,
      ...(reason === '' ? {} : { reason }),
      ...(costsMore && consent !== '' ? { consent } : {}),
    };
    const at = ctx.clock.now();
    await closeOpenProposal(tx, id, { state: 'replaced', by: actor, at });
    if (costsMore && consent === '') {
      await requireStock(tx, row, contents.lines);
      const today = await getToday(tx, at);
      await insertProposal(tx, {
        orderId: id,
        version: row.version,
        actor,
        at,
        answerBy: dayAfter(today, input.answerDays ?? PROPOSAL_DAYS),
        contents: {
          ...contents,
          compared: compareLines(row, contents.lines),
          before: {
            freight: row.freight_base,
            taxes: (row.taxes ?? []).reduce((sum, tax) => sum + tax.value_base, 0),
          },
        },
        changes,
      });
      await notifyBuyer(ctx, tx, 'proposal', await getRowById(tx, id));
    } else {
      await applyContents(tx, row, { ...contents, edit: changes }, { actor, at });
      await notifyBuyer(ctx, tx, 'changed', await getRowById(tx, id));
    }
    return await readAdminOrder(ctx, tx, id);
  });
}

function invalid(code: 'value-not-valid' | 'field-required', pointer: string): Problem {
  return new Problem('invalid-request', {}, { fields: [{ code, pointer }] });
}
