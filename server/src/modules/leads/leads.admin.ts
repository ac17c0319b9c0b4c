// Inbox service: it lists them with their reminders, reminds, and answers by mail.
import {
  type AdminLead,
  type AdminLeadRow,
  LEAD_TRANSITIONS,
  type LeadKind,
  type LeadState,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { ListPage } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { cleanText } from '../../platform/text.ts';
import { notifyAssigned, notifyMentioned } from '../staff-notifications/index.ts';
import {
  findSellerOfLead,
  type InboxFilter,
  isColleague,
  listInbox,
  saveReminder,
} from './leads.admin.queries.ts';
import { notifyAnswer } from './leads.mails.ts';
import { findLead, insertEvent, type LeadRow, listEvents, saveOwner } from './leads.queries.ts';
import { canonicalReference } from './leads.rules.ts';
import { toLead } from './leads.views.ts';
import { lockLead, moveLead } from './staff-email.service.ts';

const MAX_REPLY = 5_000;
const MAX_REMINDER = 300;

export type InboxQuery = Omit<InboxFilter, 'ownerId'> & {
  owner?: string | undefined;
  kind?: LeadKind | undefined;
};

/** @throws Problem not-found, right-missing */
export async function listAdminLeads(
  ctx: Ctx,
  query: InboxQuery,
  page: ListPage,
): Promise<{ rows: AdminLeadRow[]; total: number }> {
  staffOf(ctx, 'leads:read');
  const { owner, ...filter } = query;
  const now = ctx.clock.now();
  const { rows, total } = await listInbox(
    ctx.db,
    { ...filter, reference: canonicalReference(filter.q ?? ''), ownerId: ownerOf(ctx, owner) },
    page,
    now,
  );
  return { rows: rows.map((row) => toRow(row, now)), total };
}

function ownerOf({ actor }: Ctx, owner: string | undefined): number | null | undefined {
  if (owner === undefined) return undefined;
  if (owner === 'nobody') return null;
  return owner === 'me' ? (actor.kind === 'staff' ? actor.staffId : 0) : Number(owner);
}

/** With its history and the ways it may go. @throws Problem not-found, right-missing, lead-not-found */
export async function getAdminLead(ctx: Ctx, id: number): Promise<AdminLead> {
  staffOf(ctx, 'leads:read');
  const row = await findLead(ctx.db, id);
  if (row === undefined) throw new Problem('lead-not-found');
  const [events, sellerId] = await Promise.all([
    listEvents(ctx.db, id),
    findSellerOfLead(ctx.db, id),
  ]);
  return {
    ...toRow(row, ctx.clock.now()),
    ways: row.forgotten_at === null ? LEAD_TRANSITIONS.next(row.state) : [],
    sellerId,
    events,
  };
}

function toRow(row: LeadRow, now: Date): AdminLeadRow {
  return {
    ...toLead(row),
    remindAt: row.remind_at?.toISOString() ?? null,
    reminder: row.reminder,
    isDue: row.remind_at !== null && row.remind_at <= now,
    isForgotten: row.forgotten_at !== null,
  };
}

/** Assigns the lead to a member of staff, who is notified, or to none. @throws Problem not-found, right-missing, lead-not-found, staff-not-found */
export async function assignAdminLead(
  ctx: Ctx,
  id: number,
  ownerId: number | null,
): Promise<AdminLead> {
  return await changeLead(ctx, id, async (tx, lead, actor) => {
    if (lead.owner_id === ownerId) return;
    if (ownerId !== null && !(await isColleague(tx, ownerId))) throw new Problem('staff-not-found');
    await saveOwner(tx, id, ownerId, ctx.clock.now());
    await insertEvent(tx, {
      leadId: id,
      at: ctx.clock.now(),
      actor,
      kind: 'owner',
      value: ownerId === null ? '' : String(ownerId),
    });
    if (ownerId !== null) await notifyAssigned(ctx, tx, aboutLead(lead, actor), ownerId);
  });
}

/** @throws Problem not-found, right-missing, lead-not-found, lead-state-not-allowed, invalid-request */
export async function moveAdminLead(
  ctx: Ctx,
  id: number,
  { to, note = '' }: { to: LeadState; note?: string | undefined },
): Promise<AdminLead> {
  return await changeLead(ctx, id, async (tx, lead, actor) => {
    await moveLead(ctx, tx, lead, { to, note, actor });
    if (lead.state !== to) await notifyMentioned(ctx, tx, aboutLead(lead, actor), note);
  });
}

/** For colleagues only; who is mentioned is notified. @throws Problem not-found, right-missing, lead-not-found, invalid-request */
export async function noteOnAdminLead(ctx: Ctx, id: number, note: string): Promise<AdminLead> {
  const text = requiredText(note, '/note', 2_000);
  return await changeLead(ctx, id, async (tx, lead, actor) => {
    await insertEvent(tx, { leadId: id, at: ctx.clock.now(), actor, kind: 'note', note: text });
    await notifyMentioned(ctx, tx, aboutLead(lead, actor), text);
  });
}

/** When to come back to it, and why; null: done. @throws Problem not-found, right-missing, lead-not-found, invalid-request */
export async function remindOfAdminLead(
  ctx: Ctx,
  id: number,
  input: { at: string | null; reminder: string },
): Promise<AdminLead> {
  const at = input.at === null ? null : new Date(input.at);
  if (at !== null && !(at.getTime() > Date.UTC(2020, 0) && at.getTime() < Date.UTC(2100, 0)))
    throw wrong('value-not-valid', '/at');
  const reminder = at === null ? '' : requiredText(input.reminder, '/reminder', MAX_REMINDER);
  return await changeLead(ctx, id, async (tx, lead, actor) => {
    if (at === null && lead.remind_at === null) return;
    await saveReminder(tx, id, at, reminder);
    await insertEvent(tx, {
      leadId: id,
      at: ctx.clock.now(),
      actor,
      kind: 'reminder',
      value: at?.toISOString() ?? '',
      note: reminder,
    });
  });
}

/**
 * By mail, in the language of the sender; answers to it reach the staff. A lead without an owner is assigned to the member of staff who answers.
 * @throws Problem not-found, right-missing, lead-not-found, invalid-request, lead-state-not-allowed (spam)
 */
export async function replyToAdminLead(ctx: Ctx, id: number, text: string): Promise<AdminLead> {
  const answer = requiredText(text, '/text', MAX_REPLY);
  return await changeLead(ctx, id, async (tx, lead, actor) => {
    const at = ctx.clock.now();
    if (lead.state === 'new' || lead.state === 'in-progress' || lead.state === 'spam')
      await moveLead(ctx, tx, lead, { to: 'answered', actor });
    if (lead.owner_id === null && ctx.actor.kind === 'staff') {
      await saveOwner(tx, id, ctx.actor.staffId, at);
      await insertEvent(tx, {
        leadId: id,
        at,
        actor,
        kind: 'owner',
        value: String(ctx.actor.staffId),
      });
    }
    await insertEvent(tx, { leadId: id, at, actor, kind: 'reply', note: answer });
    await notifyAnswer(ctx, tx, lead, answer);
  });
}

function aboutLead({ id, reference }: LeadRow, actor: string) {
  return { subject: 'lead', id: String(id), name: reference, actor } as const;
}

export async function changeLead(
  ctx: Ctx,
  id: number,
  work: (tx: Tx, lead: LeadRow, actor: string) => Promise<void>,
): Promise<AdminLead> {
  const actor = staffOf(ctx, 'leads:write');
  await inTransaction(ctx.db, async (tx) => await work(tx, await lockLead(tx, id), actor));
  return await getAdminLead(ctx, id);
}

/** Cleaned. @throws Problem invalid-request: nothing, or too much */
export function requiredText(text: string, pointer: string, most: number): string {
  const clean = cleanText(text);
  if (clean === '') throw wrong('field-required', pointer);
  if (clean.length > most) throw wrong('text-too-long', pointer, { n: most });
  return clean;
}

export function wrong(
  code: FieldProblem['code'],
  pointer: string,
  params: Record<string, number> = {},
): Problem {
  return new Problem('invalid-request', {}, { fields: [{ code, pointer, params }] });
}
