// Admin calls of the inbox: leads with their owners, notes and replies. [decisions §5]
import { z } from 'zod';
import { digits, form, id, text } from '../calls/call.ts';
import { LEAD_KINDS, LEAD_STATES } from '../views/leads.ts';
import {
  defineAdminCall,
  flagFilter,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  searchFilter,
} from './admin-call.ts';
import { lead, leadRow } from './lead-views.ts';

export const listAdminLeads = defineAdminCall({
  name: 'listAdminLeads',
  method: 'GET',
  path: '/leads',
  right: 'leads:read',
  summary:
    'What people sent through the forms, the newest first; `q` finds the beginnings of words of reference, name, company, mail address and subject; `owner` is me, nobody or a number of the staff; `customerId` asks for what one customer sent',
  query: listQuery(['createdAt', 'remindAt', 'id'], {
    ids: idsFilter,
    q: searchFilter,
    kind: z.enum(LEAD_KINDS).optional(),
    state: z.enum(LEAD_STATES).optional(),
    owner: form(/^(me|nobody|[0-9]{1,9})$/, 'me, nobody, 7')
      .meta({ examples: ['me'] })
      .optional(),
    customerId: digits().optional(),
    /** Neither won nor lost nor spam. */
    open: flagFilter,
    due: flagFilter,
  }),
  response: listOf(leadRow),
});
export const getAdminLead = defineAdminCall({
  name: 'getAdminLead',
  method: 'GET',
  path: '/leads/:id',
  right: 'leads:read',
  summary: 'One of them with its history',
  params: idParams,
  query: langQuery,
  response: lead,
});
export const getAdminLeadDocument = defineAdminCall({
  name: 'getAdminLeadDocument',
  method: 'GET',
  path: '/leads/:id/document',
  right: 'leads:read',
  summary: 'The file that came with it, as something to keep',
  params: idParams,
  query: langQuery,
  response: z.any(),
});

const change = <const Name extends string, const Path extends string, Body extends z.ZodRawShape>(
  name: Name,
  path: Path,
  summary: string,
  body: Body,
) =>
  defineAdminCall({
    name,
    method: 'POST',
    path: `/leads/:id/${path}`,
    right: 'leads:write',
    summary,
    params: idParams,
    query: langQuery,
    body: z.strictObject(body),
    response: lead,
  });
export const assignAdminLead = change(
  'assignAdminLead',
  'owner',
  'Gives it to somebody of the staff, or back to all',
  {
    ownerId: id.nullable(),
  },
);
export const moveAdminLead = change('moveAdminLead', 'state', 'Moves it on', {
  to: z.enum(LEAD_STATES),
  note: text(2_000).optional(),
});
export const noteOnAdminLead = change('noteOnAdminLead', 'notes', 'Adds a note for colleagues', {
  note: text(2_000),
});
export const remindOfAdminLead = change(
  'remindOfAdminLead',
  'reminder',
  'Sets the reminder; `at` null: it is done',
  {
    at: text(40).nullable(),
    reminder: text(300),
  },
);
export const replyToAdminLead = change(
  'replyToAdminLead',
  'reply',
  'Answers by mail in the language of the sender; kept in the history',
  {
    text: text(5_000),
  },
);
