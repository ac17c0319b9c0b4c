// Emails to seller applicants, approved or rejected, in the language of the application.
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type LeadRow, notifyAsker } from '../leads/index.ts';
import { FACT_NAMES } from './sellers.messages.ts';

export async function notifyApproved(
  ctx: Ctx,
  tx: Tx,
  lead: LeadRow,
  terms: { commission_basis_points: number; terms: string },
): Promise<void> {
  const commission = `${terms.commission_basis_points / 100} %`;
  await notifyAsker(ctx, tx, lead, 'lead-seller-approved', {}, [
    [FACT_NAMES.commission, commission],
    [FACT_NAMES.terms, terms.terms],
  ]);
}

export async function notifyRejected(ctx: Ctx, tx: Tx, lead: LeadRow, reason: string): Promise<void> {
  await notifyAsker(ctx, tx, lead, 'lead-seller-refused', { reason });
}
