// Order proposals: rows of changes that wait for the buyer's consent. Contents and change are written once; only state and answer follow. [decisions 0105]
import type { ComparedLine, OrderEdit, ProposalState } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Contents } from './orders.contents.queries.ts';

export type ProposalRow = {
  id: number;
  version: number;
  proposed_at: string;
  actor: string;
  answer_by: string;
  state: ProposalState;
  /** `before`: minor units of the base currency. */
  contents: Contents & {
    compared: ComparedLine[];
    before: { freight: number | null; taxes: number };
  };
  changes: OrderEdit;
  closed_at: string | null;
  closed_by: string | null;
  answer: string;
};

type NewProposal = Pick<ProposalRow, 'version' | 'actor' | 'contents' | 'changes'> & {
  orderId: number;
  at: Date;
  answerBy: string;
};

/** The order is locked and has no open proposal. */
export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  await tx
    .insertInto('order_proposal')
    .values({
      order_id: proposal.orderId,
      version: proposal.version,
      proposed_at: proposal.at,
      actor: proposal.actor,
      answer_by: proposal.answerBy,
      contents: JSON.stringify(proposal.contents),
      changes: JSON.stringify(proposal.changes),
    })
    .execute();
}

type Closing = { state: Exclude<ProposalState, 'open'>; by: string; at: Date; answer?: string };

/** Ends the open proposal of an order, if there is one; the order is locked. @returns whether there was one */
export async function closeOpenProposal(
  tx: Tx,
  orderId: number,
  { state, by, at, answer = '' }: Closing,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_proposal')
    .set({ state, closed_by: by, closed_at: at, answer })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Orders whose buyer has not answered in time, the longest over first. */
export async function listOverdueProposals(
  db: Db,
  today: string,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from order_proposal where state = 'open' and answer_by < ${today}::date
    order by answer_by, id limit ${count}`.execute(db);
  return rows.map((row) => row.order_id);
}
