// Admin calls of sellers: applications are approved or rejected, sellers are listed and changed. [decisions §8]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import {
  defineAdminCall,
  flagFilter,
  idParams,
  idsFilter,
  langQuery,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { defineCrud } from './crud.ts';
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
export const rejectSeller = defineAdminCall({
  name: 'rejectSeller',
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
export const sellers = defineCrud({
  area: 'leads',
  path: '/sellers',
  calls: {
    list: ['listSellers', 'Who sells here, on which commission'],
    get: ['getSeller', 'One seller'],
    update: ['changeSeller', 'Company, contact, commission, terms, and whether they still sell'],
  },
  query: listQuery(['company', 'createdAt', 'id'], {
    ids: idsFilter,
    q: searchFilter,
    active: flagFilter,
  }),
  row: seller,
  update: z.strictObject({
    company: text(200),
    contact: text(120),
    email: text(254),
    phone: text(40),
    commissionBasisPoints: z.number().int(),
    terms: text(4_000),
    active: z.boolean(),
    changedAt: moment,
  }),
});
