// The calls of the forms. [§7.7]
import { z } from 'zod';
import { LEAD_LIMITS } from '../views/leads.ts';
import { commonQuery, defineCall, fileForm, id, text } from './call.ts';

const received = z.object({
  message: z.string(),
  reference: z.string().describe('RQ-7K3F-92QD: what the sender may quote'),
});
const REQUEST_TEXTS = {
  firstName: LEAD_LIMITS.name,
  companyName: LEAD_LIMITS.company,
  emailId: LEAD_LIMITS.email,
  phoneNumber: LEAD_LIMITS.phone,
  description: LEAD_LIMITS.message,
};
const requestForm = fileForm('document', REQUEST_TEXTS, { required: Object.keys(REQUEST_TEXTS) });
const message = {
  name: text(LEAD_LIMITS.name),
  emailId: text(LEAD_LIMITS.email),
  subject: text(LEAD_LIMITS.subject),
  comment: text(LEAD_LIMITS.message),
};

export const seller = defineCall({
  name: 'seller',
  section: '7.7',
  method: 'POST',
  path: '/seller',
  bare: true,
  summary:
    'An application as a seller; the document is optional: PDF, PNG, JPG, WebP, XLSX or CSV, at most 10 MiB',
  access: 'everybody',
  query: commonQuery,
  body: requestForm,
  takesFiles: true,
  response: received,
});

export const postRequirement = defineCall({
  name: 'postRequirement',
  section: '7.7',
  method: 'POST',
  path: '/postrequirement',
  bare: true,
  summary:
    'A requirement; the document is optional: PDF, PNG, JPG, WebP, XLSX or CSV, at most 10 MiB',
  access: 'everybody',
  query: commonQuery,
  body: requestForm,
  takesFiles: true,
  response: received,
});

export const contactUs = defineCall({
  name: 'contactUs',
  section: '7.7',
  method: 'POST',
  path: '/contactus',
  bare: true,
  summary: 'A message to the company',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject(message),
  response: received,
});

export const lotRequest = defineCall({
  name: 'lotRequest',
  section: '7.7',
  method: 'POST',
  path: '/lotrequest',
  bare: true,
  summary:
    'An enquiry on a lot, or a response to a need; with lotId or needId the subject is written by us',
  access: 'everybody',
  query: commonQuery,
  body: z.strictObject({ ...message, lotId: id.optional(), needId: id.optional() }),
  response: received,
});
