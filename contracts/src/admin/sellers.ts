// The calls of sellers: applications are approved or refused, sellers are listed and changed. [decisions §8]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { defineAdminCall, flagFilter, idParams, idsFilter, langQuery, listOf, listQuery, moment, searchFilter } from './admin-call.ts';
import { lead } from './lead-views.ts';

export const approveSeller = defineAdminCall({
  name: 'approveSeller',
  method: 'POST',
  path: '/leads/:id/approve',
  right: 'leads:write',
  summary: 'Makes a seller of an application, and tells the applicant',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    company: text(200),
    contact: text(120),
    email: text(254),
    phone: text(40),
    commissionBasisPoints: z.number().int(),
    terms: text(4_000),
  }),
  response: lead,
});
export const refuseSeller = defineAdminCall({
  name: 'refuseSeller',
  method: 'POST',
  path: '/leads/:id/refuse',
  right: 'leads:write',
  summary: 'Refuses an application with a reason that the applicant is told',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    reason: text(2_000),
  }),
  response: lead,
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
