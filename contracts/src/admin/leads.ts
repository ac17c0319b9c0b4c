// The calls of the inbox: what people wrote, who looks after it, what was answered, and the sellers that applications became. [decisions §5]
import { z } from 'zod';
import { digits, form, id, text } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import { LEAD_KINDS, LEAD_STATES } from '../views/leads.ts';
import { defineAdminCall, flagFilter, idParams, idsFilter, langQuery, listOf, listQuery, moment, searchFilter } from './admin-call.ts';

const row = z.object({
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
  document: z.object({ label: z.string(), contentType: z.string(), size: z.number().int() }).nullable(),
  remindAt: moment.nullable(),
  reminder: z.string(),
  /** The day of the reminder has come. */
  isDue: z.boolean(),
  /** The person asked to be forgotten: nobody can be answered. */
  isForgotten: z.boolean(),
  createdAt: moment,
  changedAt: moment,
});
const lead = z.object({
  ...row.shape,
  /** Where it may go from here. */
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
export type DeskLeadRow = z.output<typeof row>;
export type DeskLead = z.output<typeof lead>;

export const listDeskLeads = defineAdminCall({
  name: 'listDeskLeads',
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
    owner: form(/^(me|nobody|[0-9]{1,9})$/, 'me, nobody, 7').optional(),
    customerId: digits().optional(),
    /** Neither won nor lost nor spam. */
    open: flagFilter,
    due: flagFilter,
  }),
  response: listOf(row),
});
export const getDeskLead = defineAdminCall({
  name: 'getDeskLead',
  method: 'GET',
  path: '/leads/:id',
  right: 'leads:read',
  summary: 'One of them with its history',
  params: idParams,
  query: langQuery,
  response: lead,
});
export const getDeskLeadDocument = defineAdminCall({
  name: 'getDeskLeadDocument',
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
export const assignDeskLead = change('assignDeskLead', 'owner', 'Gives it to somebody of the staff, or back to all', {
  ownerId: id.nullable(),
});
export const moveDeskLead = change('moveDeskLead', 'state', 'Moves it on', { to: z.enum(LEAD_STATES), note: text(2_000).optional() });
export const noteOnDeskLead = change('noteOnDeskLead', 'notes', 'Adds a note for colleagues', { note: text(2_000) });
export const remindOfDeskLead = change('remindOfDeskLead', 'reminder', 'Sets the reminder; `at` null: it is done', {
  at: text(40).nullable(),
  reminder: text(300),
});
export const replyToDeskLead = change('replyToDeskLead', 'reply', 'Answers by mail in the language of the sender; kept in the history', {
  text: text(5_000),
});
export const approveSeller = change('approveSeller', 'approve', 'Makes a seller of an application, and tells the applicant', {
  company: text(200),
  contact: text(120),
  email: text(254),
  phone: text(40),
  commissionBasisPoints: z.number().int(),
  terms: text(4_000),
});
export const refuseSeller = change('refuseSeller', 'refuse', 'Refuses an application with a reason that the applicant is told', {
  reason: text(2_000),
});

const seller = z.object({
  id,
  leadId: id.nullable(),
  company: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  commissionBasisPoints: z.number().int(),
  terms: z.string(),
  active: z.boolean(),
  createdAt: moment,
  changedAt: moment,
});
export type Seller = z.output<typeof seller>;
export const listSellers = defineAdminCall({
  name: 'listSellers',
  method: 'GET',
  path: '/sellers',
  right: 'leads:read',
  summary: 'Who sells here, on which commission',
  query: listQuery(['company', 'createdAt', 'id'], { ids: idsFilter, q: searchFilter, active: flagFilter }),
  response: listOf(seller),
});
export const getSeller = defineAdminCall({
  name: 'getSeller',
  method: 'GET',
  path: '/sellers/:id',
  right: 'leads:read',
  summary: 'One seller',
  params: idParams,
  query: langQuery,
  response: seller,
});
export const changeSeller = defineAdminCall({
  name: 'changeSeller',
  method: 'PUT',
  path: '/sellers/:id',
  right: 'leads:write',
  summary: 'Company, contact, commission, terms, and whether they still sell',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    company: text(200),
    contact: text(120),
    email: text(254),
    phone: text(40),
    commissionBasisPoints: z.number().int(),
    terms: text(4_000),
    active: z.boolean(),
    changedAt: moment,
  }),
  response: seller,
});
