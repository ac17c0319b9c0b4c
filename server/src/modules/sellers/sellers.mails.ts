// Mails of sellers: what an applicant is told, approved or refused, in the language of the application.
import { translator } from '@millwright/messages/server';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type LeadRow, notifyAsker } from '../leads/index.ts';

export async function notifyApproved(
  ctx: Ctx,
  tx: Tx,
  lead: LeadRow,
  terms: { commission_basis_points: number; terms: string },
): Promise<void> {
  const t = translator(lead.locale);
  const commission = `${terms.commission_basis_points / 100} %`;
  await notifyAsker(ctx, tx, lead, 'lead-seller-approved', {}, [
    [t('sellers.fact.commission'), commission],
    [t('sellers.fact.terms'), terms.terms],
  ]);
}

export async function notifyRejected(
  ctx: Ctx,
  tx: Tx,
  lead: LeadRow,
  reason: string,
): Promise<void> {
  await notifyAsker(ctx, tx, lead, 'lead-seller-refused', { reason });
}
