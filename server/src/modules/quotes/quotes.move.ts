// Transitions of a quote version: the quote is locked already.
import { OPEN_LEAD_STATES, QUOTE_TRANSITIONS, type QuoteState } from '@millwright/contracts';
import { translator } from '@millwright/messages/server';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/problem.ts';
import { lockLead, moveLead } from '../leads/index.ts';
import { insertEvent, type Quote, type QuoteVersion, saveState } from './quotes.queries.ts';
import { stateAt } from './quotes.rules.ts';

type Move = {
  to: Exclude<QuoteState, 'draft' | 'sent'>;
  by: 'staff' | 'buyer' | 'system';
  actor: string;
  note?: string;
  /** With accepted. */
  orderId?: number;
};

/** @throws Problem quote-not-open */
export async function move(
  ctx: Ctx,
  tx: Tx,
  quote: Quote,
  version: QuoteVersion,
  { to, by, actor, note = '', orderId }: Move,
): Promise<void> {
  const isMoved =
    QUOTE_TRANSITIONS.canTransition(version.state, to, by) &&
    (await saveState(tx, version.id, version.state, to, orderId ?? null));
  if (!isMoved) throw notOpen(ctx, version);
  await insertEvent(tx, quote.id, {
    version: version.version,
    at: ctx.clock.now(),
    what: to,
    actor,
    note,
  });
}

export function notOpen(ctx: Ctx, version: Pick<QuoteVersion, 'state' | 'validUntil'>): Problem {
  return new Problem('quote-not-open', {
    state: translator(ctx.locale)(`quotes.state.${stateAt(version, ctx.clock.now())}`),
  });
}

/** A request that somebody has closed meanwhile stays as it is, and one whose sender was forgotten is left alone. */
export async function moveLeadOf(
  ctx: Ctx,
  tx: Tx,
  quote: Quote,
  step: { to: 'answered' | 'won'; note: string; actor: string },
): Promise<void> {
  if (quote.leadId === null) return;
  try {
    const lead = await lockLead(tx, quote.leadId);
    if (OPEN_LEAD_STATES.includes(lead.state)) await moveLead(ctx, tx, lead, step);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'lead-not-found')) throw error;
  }
}
