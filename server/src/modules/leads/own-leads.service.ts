// Leads of a customer with their files, for that customer only. [decisions §5]
import type { OwnLead } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { customerOf } from '../customers/index.ts';
import { findPrivateFile, type MediaFile, removePrivateFiles } from '../media/index.ts';
import { forgetMails } from '../notifications/index.ts';
import { findOwnLead, forgetLeadRows, type LeadRow, listLeadRows } from './leads.queries.ts';
import { canonicalReference } from './leads.rules.ts';
import { toOwnLead } from './leads.views.ts';

/** The newest first. @throws Problem login-required */
export async function listOwnLeads(
  ctx: Ctx,
  range: { start?: number; count?: number } = {},
): Promise<{ leads: OwnLead[]; total: number }> {
  const { start = 0, count = 25 } = range;
  const { rows, total } = await listLeadRows(
    ctx.db,
    { customerId: customerOf(ctx) },
    { start, count },
  );
  return { leads: rows.map(toOwnLead), total };
}

/** @throws Problem login-required, lead-not-found (somebody else's, or none) */
export async function getOwnLead(ctx: Ctx, reference: string): Promise<OwnLead> {
  return toOwnLead(await ownRow(ctx, reference));
}

/** @throws Problem login-required, lead-not-found */
export async function getOwnLeadDocument(ctx: Ctx, reference: string): Promise<MediaFile> {
  const { file_name } = await ownRow(ctx, reference);
  const file = file_name === null ? undefined : await findPrivateFile(ctx, file_name);
  if (file === undefined) throw new Problem('lead-not-found');
  return file;
}

async function ownRow(ctx: Ctx, reference: string): Promise<LeadRow> {
  const customerId = customerOf(ctx);
  const canonical = canonicalReference(reference);
  const row = canonical === null ? undefined : await findOwnLead(ctx.db, customerId, canonical);
  if (row === undefined) throw new Problem('lead-not-found');
  return row;
}

/** All of them, for the customer's own file of data. */
export async function listLeadsOf(db: Db, customerId: number): Promise<OwnLead[]> {
  const { rows } = await listLeadRows(db, { customerId }, { start: 0, count: 5_000 });
  return rows.map(toOwnLead);
}

/** Persons, words, files and the mails about them go; the rows stay, without any text of theirs. */
export async function forgetLeads(tx: Tx, customerId: number, now: Date): Promise<void> {
  const { files, emails } = await forgetLeadRows(tx, customerId, now);
  await removePrivateFiles(tx, files);
  for (const email of emails.filter((one) => one !== '')) await forgetMails(tx, email);
}
