// What does the staff do with leads? Lists, reads, takes over, moves on, notes. Each change is one transaction with its row of history.
import { LEAD_TRANSITIONS, type Lead, type LeadPage, type LeadState } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { cleanText } from '../../platform/text.ts';
import { findPrivateFile, type MediaFile } from '../media/index.ts';
import {
  findLead,
  insertEvent,
  type LeadFilter,
  type LeadRow,
  listEvents,
  listLeadRows,
  lockLeadRow,
  saveOwner,
  saveState,
} from './leads.queries.ts';
import { toLead } from './leads.views.ts';

const MAX_NOTE = 2_000;

/** The newest first. @throws Problem not-found (not the staff) */
export async function listLeads(
  ctx: Ctx,
  filter: LeadFilter & { start?: number; count?: number },
): Promise<LeadPage> {
  staffOf(ctx, 'leads:read');
  const { start = 0, count = 50, ...rest } = filter;
  const { rows, total } = await listLeadRows(ctx.db, rest, { start, count: Math.min(count, 200) });
  return { leads: rows.map(toLead), total };
}

/** With its history. @throws Problem not-found (not the staff), lead-not-found */
export async function getLead(ctx: Ctx, id: number): Promise<Lead> {
  staffOf(ctx, 'leads:read');
  const row = await findLead(ctx.db, id);
  if (row === undefined) throw new Problem('lead-not-found');
  return { ...toLead(row), events: await listEvents(ctx.db, id) };
}

/** @throws Problem not-found (not the staff, or there is none), lead-not-found */
export async function getLeadDocument(ctx: Ctx, id: number): Promise<MediaFile> {
  staffOf(ctx, 'leads:read');
  const row = await findLead(ctx.db, id);
  if (row === undefined) throw new Problem('lead-not-found');
  const file = row.file_name === null ? undefined : await findPrivateFile(ctx, row.file_name);
  if (file === undefined) throw new Problem('not-found');
  return file;
}

/** Assigns it to a member of staff, or to none. @throws Problem not-found (not the staff), lead-not-found */
export async function assignLead(ctx: Ctx, id: number, ownerId: number | null): Promise<Lead> {
  return await change(ctx, id, async (tx, lead, actor) => {
    if (lead.owner_id === ownerId) return;
    await saveOwner(tx, id, ownerId, ctx.clock.now());
    await insertEvent(tx, {
      leadId: id,
      at: ctx.clock.now(),
      actor,
      kind: 'owner',
      value: ownerId === null ? '' : String(ownerId),
    });
  });
}

/** The state that it has already changes nothing. @throws Problem not-found (not the staff), lead-not-found, lead-state-not-allowed */
export async function changeLeadState(
  ctx: Ctx,
  id: number,
  to: LeadState,
  note = '',
): Promise<Lead> {
  return await change(
    ctx,
    id,
    async (tx, lead, actor) => await moveLead(ctx, tx, lead, { to, note, actor }),
  );
}

/** @throws Problem not-found (not the staff), lead-not-found, invalid-request (an empty or endless note) */
export async function noteOnLead(ctx: Ctx, id: number, note: string): Promise<Lead> {
  const text = noteOf(note);
  if (text === '')
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'field-required', pointer: '/note' }] },
    );
  return await change(ctx, id, async (tx, _lead, actor) => {
    await insertEvent(tx, { leadId: id, at: ctx.clock.now(), actor, kind: 'note', note: text });
  });
}

async function change(
  ctx: Ctx,
  id: number,
  work: (tx: Tx, lead: LeadRow, actor: string) => Promise<void>,
): Promise<Lead> {
  const actor = staffOf(ctx, 'leads:write');
  return await inTransaction(ctx.db, async (tx) => {
    await work(tx, await lockLead(tx, id), actor);
    return await getLead({ ...ctx, db: tx }, id);
  });
}

/** Locks a lead for another module such as quotes: it cannot change until their transaction ends. @throws Problem lead-not-found */
export async function lockLead(tx: Tx, id: number): Promise<LeadRow> {
  const lead = Number.isSafeInteger(id) && id > 0 ? await lockLeadRow(tx, id) : undefined;
  if (lead === undefined || lead.forgotten_at !== null) throw new Problem('lead-not-found');
  return lead;
}

/** Moves a locked lead and writes its history. `actor`: visitor, customer, system or staff:7. @throws Problem lead-state-not-allowed, invalid-request */
export async function moveLead(
  ctx: Ctx,
  tx: Tx,
  lead: LeadRow,
  step: { to: LeadState; note?: string; actor: string },
): Promise<void> {
  const { to, actor } = step;
  const note = noteOf(step.note ?? '');
  if (lead.state === to) return;
  if (!LEAD_TRANSITIONS.canTransition(lead.state, to)) {
    const t = translator(ctx.locale);
    throw new Problem('lead-state-not-allowed', {
      state: t(`leads.state.${lead.state}`),
      to: t(`leads.state.${to}`),
    });
  }
  await saveState(tx, lead.id, to, ctx.clock.now());
  await insertEvent(tx, {
    leadId: lead.id,
    at: ctx.clock.now(),
    actor,
    kind: 'state',
    value: to,
    note,
  });
}

function noteOf(text: string): string {
  const note = cleanText(text);
  if (note.length > MAX_NOTE)
    throw new Problem(
      'invalid-request',
      {},
      { fields: [{ code: 'text-too-long', pointer: '/note', params: { n: MAX_NOTE } }] },
    );
  return note;
}
