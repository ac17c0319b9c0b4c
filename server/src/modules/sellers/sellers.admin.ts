// Admin service of sellers: approved with a commission and terms, or rejected with a reason; the applicant is notified by mail. [decisions §8]
import type { AdminLead, Seller } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { cleanLine, cleanText } from '../../platform/text.ts';
import { canonicalEmail, canonicalPhone, isEmail } from '../customers/index.ts';
import {
  changeLead,
  findSellerOfLead,
  insertEvent,
  moveLead,
  requiredText,
} from '../leads/index.ts';
import {
  findSeller,
  insertSeller,
  listSellerRows,
  lockSeller,
  type SellerFields,
  type SellerRow,
  saveSeller,
} from './sellers.admin.queries.ts';
import { notifyApproved, notifyRejected } from './sellers.mails.ts';

/** Half of the invoice value: nobody agrees to more. */
const MAX_COMMISSION = 5_000;
const MAX_TERMS = 4_000;

export type SellerInput = {
  company: string;
  contact: string;
  email: string;
  phone: string;
  commissionBasisPoints: number;
  terms: string;
};

/** @throws Problem not-found, right-missing, lead-not-found, not-an-application, lead-state-not-allowed, invalid-request */
export async function approveSeller(
  ctx: Ctx,
  leadId: number,
  input: SellerInput,
): Promise<AdminLead> {
  staffOf(ctx, 'leads:write');
  const fields = checkSeller(input);
  return await changeLead(ctx, leadId, async (tx, lead, actor) => {
    if (lead.kind !== 'seller' || (await findSellerOfLead(tx, leadId)) !== null)
      throw new Problem('not-an-application');
    const at = ctx.clock.now();
    await moveLead(ctx, tx, lead, { to: 'won', actor });
    const sellerId = await insertSeller(tx, {
      ...fields,
      lead_id: leadId,
      created_at: at,
      changed_at: at,
    });
    await insertEvent(tx, { leadId, at, actor, kind: 'seller', value: String(sellerId) });
    await notifyApproved(ctx, tx, lead, fields);
  });
}

/** @throws Problem not-found, right-missing, lead-not-found, not-an-application, lead-state-not-allowed, invalid-request */
export async function rejectSeller(ctx: Ctx, leadId: number, reason: string): Promise<AdminLead> {
  staffOf(ctx, 'leads:write');
  const words = requiredText(reason, '/reason', 2_000);
  return await changeLead(ctx, leadId, async (tx, lead, actor) => {
    if (lead.kind !== 'seller' || (await findSellerOfLead(tx, leadId)) !== null)
      throw new Problem('not-an-application');
    // A second rejection would be a second mail.
    if (lead.state === 'lost') return;
    await moveLead(ctx, tx, lead, { to: 'lost', note: words, actor });
    await notifyRejected(ctx, tx, lead, words);
  });
}

type Filter = Parameters<typeof listSellerRows>[1];

/** @throws Problem not-found, right-missing */
export async function listSellers(
  ctx: Ctx,
  filter: Filter,
  page: ListPage,
): Promise<{ rows: Seller[]; total: number }> {
  staffOf(ctx, 'leads:read');
  const { rows, total } = await listSellerRows(ctx.db, filter, page);
  return { rows: rows.map(toSeller), total };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getSeller(ctx: Ctx, id: number): Promise<Seller> {
  staffOf(ctx, 'leads:read');
  const row = await findSeller(ctx.db, id);
  if (row === undefined) throw new Problem('record-not-found');
  return toSeller(row);
}

/** @throws Problem not-found, right-missing, record-not-found, record-changed, invalid-request */
export async function changeSeller(
  ctx: Ctx,
  id: number,
  input: SellerInput & { active: boolean; changedAt: string },
): Promise<Seller> {
  staffOf(ctx, 'leads:write');
  const fields = checkSeller(input);
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockSeller(tx, id);
    if (row === undefined) throw new Problem('record-not-found');
    if (row.changed_at.toISOString() !== input.changedAt) throw new Problem('record-changed');
    await saveSeller(tx, id, { ...fields, active: input.active, changed_at: ctx.clock.now() });
  });
  return await getSeller(ctx, id);
}

function checkSeller(input: SellerInput): SellerFields {
  const company = cleanLine(input.company);
  const email = canonicalEmail(input.email);
  const phone = canonicalPhone(input.phone, 'IN');
  const terms = cleanText(input.terms);
  const faults: FieldProblem[] = [];
  if (company === '') faults.push({ code: 'field-required', pointer: '/company' });
  if (!isEmail(email)) faults.push({ code: 'email-not-valid', pointer: '/email' });
  if (input.phone.trim() !== '' && phone === null)
    faults.push({ code: 'phone-not-valid', pointer: '/phone' });
  const points = input.commissionBasisPoints;
  if (!Number.isInteger(points) || points < 0 || points > MAX_COMMISSION)
    faults.push({ code: 'value-not-valid', pointer: '/commissionBasisPoints' });
  if (terms.length > MAX_TERMS)
    faults.push({ code: 'text-too-long', pointer: '/terms', params: { n: MAX_TERMS } });
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
  return {
    company,
    contact: cleanLine(input.contact),
    email,
    phone: phone ?? '',
    commission_basis_points: points,
    terms,
  };
}

function toSeller(row: SellerRow): Seller {
  const { id, company, contact, email, phone, terms, active } = row;
  return {
    ...{ id, company, contact, email, phone, terms, active },
    leadId: row.lead_id,
    commissionBasisPoints: row.commission_basis_points,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
