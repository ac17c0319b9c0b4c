// Views of leads in the back office: a row of the inbox, and one lead with its history.
import { z } from 'zod';
import { id } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import { LEAD_KINDS, LEAD_STATES } from '../views/leads.ts';
import { moment } from './admin-call.ts';

export const leadRow = z.object({
  id,
  reference: z.string(),
  kind: z.enum(LEAD_KINDS),
  state: z.enum(LEAD_STATES),
  locale: z.enum(LOCALES),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  lotId: id.nullable(),
  needId: id.nullable(),
  customerId: id.nullable(),
  ownerId: id.nullable(),
  document: z
    .object({ label: z.string(), contentType: z.string(), size: z.number().int() })
    .nullable(),
  remindAt: moment.nullable(),
  reminder: z.string(),
  /** The day of the reminder has come. */
  isDue: z.boolean(),
  /** The person asked to be forgotten: nobody can be answered. */
  isForgotten: z.boolean(),
  createdAt: moment,
  changedAt: moment,
});
export const lead = z.object({
  ...leadRow.shape,
  /** Allowed transitions. */
  ways: z.array(z.enum(LEAD_STATES)),
  sellerId: id.nullable(),
  events: z.array(
    z.object({
      at: moment,
      actor: z.string(),
      kind: z.enum(['received', 'state', 'owner', 'note', 'reply', 'reminder', 'seller']),
      value: z.string(),
      note: z.string(),
    }),
  ),
});
export type AdminLeadRow = z.output<typeof leadRow>;
export type AdminLead = z.output<typeof lead>;
