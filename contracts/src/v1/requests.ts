// Requests in /api/v1: requirements, applications, messages and enquiries, the needs of the shop, and what a customer has sent. [decisions 0114]
import { z } from 'zod';
import { fileForm, text } from '../calls/call.ts';
import { LEAD_KINDS, LEAD_LIMITS, LEAD_STATES } from '../views/leads.ts';
import { QUOTE_STATES } from '../views/quote.ts';
import {
  defineV1Call,
  idParam,
  int,
  pageParams,
  time,
  v1Common,
  v1List,
  v1Page,
  v1Query,
} from './v1-call.ts';

const received = z
  .object({
    reference: z
      .string()
      .describe('What the sender may quote.')
      .meta({ examples: ['RQ-7K3F-92QD'] }),
  })
  .meta({ id: 'ReceivedRequest' });

const DOCUMENT = 'PDF, PNG, JPG, WebP, XLSX or CSV, at most 10 MiB';
const FORM_TEXTS = {
  name: LEAD_LIMITS.name,
  company: LEAD_LIMITS.company,
  email: LEAD_LIMITS.email,
  phone: LEAD_LIMITS.phone,
  message: LEAD_LIMITS.message,
};
const requestForm = fileForm('document', FORM_TEXTS, { required: Object.keys(FORM_TEXTS) });

const sender = {
  name: text(LEAD_LIMITS.name),
  email: text(LEAD_LIMITS.email).meta({ examples: ['asha@example.com'] }),
};
const message = text(LEAD_LIMITS.message).describe('Plain text.');

export const sendRequest = defineV1Call({
  name: 'requests.send',
  area: 'Requests',
  method: 'POST',
  path: '/requests',
  summary: 'Asks for a quote of what is described, with a document if there is one',
  description: `The document is optional: ${DOCUMENT}. The request of somebody who is logged in is listed at /me/requests, with the quotes that answer it.`,
  access: 'public',
  scope: null,
  query: v1Query,
  body: requestForm,
  takesFiles: true,
  status: 201,
  response: received,
});

export const applyAsSeller = defineV1Call({
  name: 'sellers.apply',
  area: 'Requests',
  method: 'POST',
  path: '/seller-applications',
  summary: 'Applies to sell in this shop',
  description: `The document is optional: ${DOCUMENT}. 404 in a shop that has no sellers.`,
  access: 'public',
  scope: null,
  query: v1Query,
  body: requestForm,
  takesFiles: true,
  status: 201,
  missing: 'record-not-found',
  response: received,
});

export const sendMessage = defineV1Call({
  name: 'messages.send',
  area: 'Requests',
  method: 'POST',
  path: '/contact-messages',
  summary: 'Writes to the shop',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({ ...sender, subject: text(LEAD_LIMITS.subject), message }),
  status: 201,
  response: received,
});

export const enquireLot = defineV1Call({
  name: 'lots.enquire',
  area: 'Requests',
  method: 'POST',
  path: '/lots/:id/enquiries',
  summary: 'Asks about a lot',
  access: 'public',
  scope: null,
  params: idParam,
  query: v1Query,
  body: z.strictObject({ ...sender, message }),
  status: 201,
  rejects: ['lot-not-found', 'lot-gone'],
  response: received,
});

export const listNeeds = defineV1Call({
  name: 'needs.list',
  area: 'Requests',
  method: 'GET',
  path: '/needs',
  summary: 'What the shop, or a customer of it, looks for',
  access: 'public',
  scope: null,
  query: v1Query,
  response: v1List(
    z
      .object({
        id: int,
        name: z.string(),
        description: z.string(),
        material: z.string().nullable(),
        specification: z.string().nullable().describe('Standard or grade of the material.'),
        size: z.string().nullable(),
        composition: z.string().nullable(),
      })
      .meta({ id: 'Need' }),
  ),
});

export const respondToNeed = defineV1Call({
  name: 'needs.respond',
  area: 'Requests',
  method: 'POST',
  path: '/needs/:id/responses',
  summary: 'Offers what a need looks for',
  access: 'public',
  scope: null,
  params: idParam,
  query: v1Query,
  body: z.strictObject({ ...sender, message }),
  status: 201,
  rejects: ['need-not-found'],
  response: received,
});

const own = {
  reference: z.string(),
  kind: z
    .enum(LEAD_KINDS)
    .describe(
      'request: a requirement; seller: an application; contact: a message; enquiry: about a lot; response: to a need.',
    ),
  state: z.enum(LEAD_STATES).exclude(['spam']),
  name: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  lotId: int.nullable(),
  needId: int.nullable(),
  document: z
    .object({
      name: z.string().describe('As its sender called it.'),
      contentType: z.string(),
      size: int.describe('Bytes.'),
    })
    .nullable(),
  createdAt: time,
  changedAt: time,
};

export const listRequests = defineV1Call({
  name: 'requests.list',
  area: 'Requests',
  method: 'GET',
  path: '/me/requests',
  summary: 'What the customer has sent, the newest first',
  access: 'customer',
  scope: null,
  query: z.strictObject({ ...v1Common, ...pageParams(100) }),
  response: v1Page(z.object(own).meta({ id: 'RequestSummary' })),
});

const referenceParam = z.strictObject({
  reference: text(20)
    .describe('Number of the request.')
    .meta({ examples: ['RQ-7K3F-92QD'] }),
});

export const getRequest = defineV1Call({
  name: 'requests.get',
  area: 'Requests',
  method: 'GET',
  path: '/me/requests/:reference',
  summary: 'A request with the quotes that answer it',
  access: 'customer',
  scope: null,
  params: referenceParam,
  query: v1Query,
  missing: 'lead-not-found',
  response: z
    .object({
      ...own,
      quotes: z.array(z.object({ number: z.string(), state: z.enum(QUOTE_STATES), sentAt: time })),
    })
    .meta({ id: 'Request' }),
});

export const getRequestDocument = defineV1Call({
  name: 'requests.document',
  area: 'Requests',
  method: 'GET',
  path: '/me/requests/:reference/document',
  summary: 'The document that was sent with a request',
  access: 'customer',
  scope: null,
  params: referenceParam,
  query: v1Query,
  missing: 'lead-not-found',
  answersFile: '*/*',
  response: z.string().meta({ format: 'binary' }),
});
