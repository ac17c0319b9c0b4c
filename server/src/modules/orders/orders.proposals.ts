// Order proposals: the buyer accepts or declines a change that costs more; staff take it back, or record consent that was given elsewhere. [decisions 0105]
import { type AdminOrder, type OrderDetail, PROPOSAL_TRANSITIONS } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { Problem } from '../../platform/problem.ts';
import { customerOf } from '../customers/index.ts';
import { getToday } from '../pricing/index.ts';
import { readAdminOrder } from './orders.admin.ts';
import { applyContents, lockToChange } from './orders.contents.ts';
import { notifyBuyer, notifyStaff } from './orders.notify.ts';
import type { ProposalRow } from './orders.proposals.queries.ts';
import { closeOpenProposal } from './orders.proposals.queries.ts';
import type { OrderRow } from './orders.queries.ts';
import { getOrderRow, getRowById } from './orders.service.ts';
import { detailOf } from './orders.views.ts';

export type ProposalAnswer = { proposalId: number; accept: boolean; answer: string };

/**
 * The buyer's answer; the same answer again changes nothing. What was accepted is applied as it was shown.
 * @throws Problem login-required, order-not-found, order-not-editable, order-proposal-not-found, order-proposal-closed, stock-not-enough, invalid-request
 */
export async function answerProposal(
  ctx: Ctx,
  key: string,
  { proposalId, accept, answer }: ProposalAnswer,
): Promise<OrderDetail> {
  const customerId = customerOf(ctx);
  const words = checkWords(answer, '/answer');
  const to = accept ? 'accepted' : 'declined';
  return await inTransaction(ctx.db, async (tx) => {
    const before = await getOrderRow(tx, customerId, key);
    const asked = proposalOf(before, proposalId);
    const isAgain = (found: ProposalRow): boolean =>
      found.state === to && found.closed_by === 'customer';
    if (isAgain(asked)) return await detailOf(ctx, tx, before);
    const row = await lockToChange(ctx, tx, before.id, productsOf(asked));
    await failpoint('proposal: read');
    const proposal = proposalOf(row, proposalId);
    if (isAgain(proposal)) return await detailOf(ctx, tx, row);
    requireOpen(proposal, row, await getToday(tx, ctx.clock.now()));
    const by = { actor: 'customer', at: ctx.clock.now() };
    await closeOpenProposal(tx, row.id, { state: to, by: by.actor, at: by.at, answer: words });
    if (accept) await apply(tx, row, proposal, by);
    const after = await getRowById(tx, row.id);
    if (accept) await notifyBuyer(ctx, tx, 'proposal-accepted', after);
    await notifyStaff(ctx, tx, 'proposal', after);
    return await detailOf(ctx, tx, after);
  });
}

/** @throws Problem not-found, right-missing, order-not-found, order-not-editable, order-proposal-not-found, order-proposal-closed */
export async function withdrawProposal(
  ctx: Ctx,
  id: number,
  proposalId: number,
): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'orders:write');
  return await inTransaction(ctx.db, async (tx) => {
    const row = await lockToChange(ctx, tx, id, []);
    const proposal = proposalOf(row, proposalId);
    if (!PROPOSAL_TRANSITIONS.canTransition(proposal.state, 'withdrawn', 'staff'))
      throw new Problem('order-proposal-closed');
    await closeOpenProposal(tx, id, { state: 'withdrawn', by: actor, at: ctx.clock.now() });
    await notifyBuyer(ctx, tx, 'proposal-over', await getRowById(tx, id));
    return await readAdminOrder(ctx, tx, id);
  });
}

/** Consent that was given by telephone, on paper or in a mail; the last day does not bind it. @throws Problem not-found, right-missing, order-not-found, order-not-editable, order-proposal-not-found, order-proposal-closed, stock-not-enough, invalid-request */
export async function recordConsent(
  ctx: Ctx,
  id: number,
  proposalId: number,
  note: string,
): Promise<AdminOrder> {
  const actor = staffOf(ctx, 'orders:write');
  const words = checkWords(note, '/note');
  if (words === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/note' }] },
    );
  return await inTransaction(ctx.db, async (tx) => {
    const asked = proposalOf(await getRowById(tx, id), proposalId);
    const row = await lockToChange(ctx, tx, id, productsOf(asked));
    const proposal = proposalOf(row, proposalId);
    requireOpen(proposal, row, null);
    const by = { actor, at: ctx.clock.now() };
    await closeOpenProposal(tx, id, { state: 'accepted', by: actor, at: by.at, answer: words });
    await apply(tx, row, { ...proposal, changes: { ...proposal.changes, consent: words } }, by);
    await notifyBuyer(ctx, tx, 'changed', await getRowById(tx, id));
    return await readAdminOrder(ctx, tx, id);
  });
}

async function apply(
  tx: Tx,
  row: OrderRow,
  { contents: { compared: _, before: __, ...contents }, changes }: ProposalRow,
  by: { actor: string; at: Date },
): Promise<void> {
  await applyContents(tx, row, { ...contents, edit: changes }, by);
}

function productsOf({ contents }: ProposalRow): number[] {
  return contents.lines.map((line) => line.productId);
}

function proposalOf(row: OrderRow, id: number): ProposalRow {
  const proposal = (row.proposals ?? []).find((each) => each.id === id);
  if (proposal === undefined) throw new Problem('order-proposal-not-found');
  return proposal;
}

/** @param today the shop's day; null: the last day does not matter */
function requireOpen(proposal: ProposalRow, row: OrderRow, today: string | null): void {
  const isLate = today !== null && proposal.answer_by < today;
  if (proposal.state !== 'open' || proposal.version !== row.version || isLate)
    throw new Problem('order-proposal-closed');
}

function checkWords(text: string, pointer: string): string {
  const words = text.trim();
  if (words.length > 500)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'text-too-long', pointer, params: { n: 500 } }] },
    );
  return words;
}
