// Admin calls of customers: data, certificates, and actions on an account. [decisions §5, promises D20]
import { z } from 'zod';
import { day, id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { LOCALES } from '../locale.ts';
import { CERTIFICATE_STATES, CERTIFICATE_TYPES } from '../views/customer.ts';
import { LEAD_KINDS, LEAD_STATES } from '../views/leads.ts';
import { OFFER_STATES } from '../views/negotiations.ts';
import { ORDER_STATUSES } from '../views/order.ts';
import { QUOTE_STATES } from '../views/quote.ts';
import {
  defineAdminCall,
  flagFilter,
  idParams,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';
import { AUDIT_OPERATIONS } from './audit-words.ts';
import { CUSTOMER_STATES, TABLE_FORMATS } from './customer-words.ts';

const state = z
  .enum(CUSTOMER_STATES)
  .describe('closed: the person is gone, orders point at a number');
const reviewState = z.enum(['waiting', 'published', 'hidden']);

const row = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  email: z.string(),
  mobile: z.string(),
  taxId: z.string(),
  locale: z.enum(LOCALES),
  verified: z.boolean(),
  state,
  createdAt: moment,
  orders: z.number().int(),
  lastOrderAt: moment.nullable(),
  /** Certificates that wait for review. */
  toReview: z.number().int(),
});
export type AdminCustomerRow = z.output<typeof row>;

const filters = {
  q: searchFilter,
  verified: flagFilter,
  state: state.optional(),
  withOrders: flagFilter,
  toReview: flagFilter,
  /** Registered on these days of the shop, both included. */
  from: day.optional(),
  to: day.optional(),
};

export const listAdminCustomers = defineAdminCall({
  name: 'listAdminCustomers',
  method: 'GET',
  path: '/customers',
  right: 'customers:read',
  summary:
    'Customers; `q` finds the beginnings of words of name, company, mail address and tax number, and telephone numbers in any spelling',
  query: listQuery(['id', 'email', 'company'], { ids: idsFilter, ...filters }),
  response: listOf(row),
});
export const exportCustomers = defineAdminCall({
  name: 'exportCustomers',
  method: 'GET',
  path: '/exports/customers',
  right: 'customers:read',
  summary: 'Customers as CSV or XLSX, with the filters of the list',
  query: z.strictObject({
    ...langQuery.shape,
    ...filters,
    format: z.enum(TABLE_FORMATS).optional(),
  }),
  response: z.any(),
});

const address = z.object({
  address: z.string(),
  city: z.string(),
  country: z.string(),
  postalCode: z.string(),
  phoneNumber: z.string(),
});
const certificate = z.object({
  type: z.enum(CERTIFICATE_TYPES),
  contentType: z.string(),
  size: z.number().int(),
  sentAt: moment,
  state: z.enum(CERTIFICATE_STATES),
  reason: z.string(),
  reviewedAt: moment.nullable(),
});
const customer = z.object({
  ...row.shape,
  billing: address.nullable(),
  delivery: address.nullable(),
  certificates: z.array(certificate),
  /** Orders that were not cancelled, by the currency in which they were shown; `charged` in minor units of the base currency. */
  sums: z.array(
    z.object({
      currency: z.enum(CURRENCY_CODES),
      orders: z.number().int(),
      total: z.number().int(),
      charged: z.number().int(),
    }),
  ),
  /** The newest of each, and how many there are. */
  recentOrders: z.array(
    z.object({
      id,
      orderId: z.string(),
      placedAt: moment,
      status: z.enum(ORDER_STATUSES),
      total: z.number().int().describe('minor units of the base currency'),
    }),
  ),
  quotes: z.array(z.object({ number: z.string(), at: moment, state: z.enum(QUOTE_STATES) })),
  negotiations: z.array(
    z.object({ reference: z.string(), at: moment, item: z.string(), state: z.enum(OFFER_STATES) }),
  ),
  leads: z.array(
    z.object({
      id,
      reference: z.string(),
      at: moment,
      kind: z.enum(LEAD_KINDS),
      state: z.enum(LEAD_STATES),
    }),
  ),
  reviews: z.array(
    z.object({ id, sku: z.string(), at: moment, rating: z.number().int(), state: reviewState }),
  ),
  counts: z.object({
    quotes: z.number().int(),
    negotiations: z.number().int(),
    leads: z.number().int(),
    reviews: z.number().int(),
  }),
  sessions: z.array(z.object({ began: moment, lastSeen: moment, open: z.boolean() })),
  notes: z.array(z.object({ id, at: moment, actor: z.string(), text: z.string() })),
  /** From the audit log, the newest first; it knows nothing of the person. */
  history: z.array(
    z.object({
      id,
      at: moment,
      actor: z.string(),
      table: z.string(),
      key: z.record(z.string(), z.unknown()),
      operation: z.enum(AUDIT_OPERATIONS),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});
export type AdminCustomer = z.output<typeof customer>;

export const getAdminCustomer = defineAdminCall({
  name: 'getAdminCustomer',
  method: 'GET',
  path: '/customers/:id',
  right: 'customers:read',
  summary:
    'One customer: profile, addresses, certificates, what they bought and asked for, sessions, notes and history',
  params: idParams,
  query: langQuery,
  response: customer,
});

/** Actions on a customer return the customer afterwards. */
const change = {
  params: idParams,
  query: langQuery,
  response: customer,
  right: 'customers:write',
} as const;

export const verifyCustomer = defineAdminCall({
  ...change,
  name: 'verifyCustomer',
  method: 'POST',
  path: '/customers/:id/verified',
  summary:
    'Says that somebody is a real business, or takes it back; while the setting asks for it, only verified customers order',
  body: z.strictObject({ verified: z.boolean() }),
});
const certificateParams = z.strictObject({ ...idParams.shape, type: z.enum(CERTIFICATE_TYPES) });
export const getCustomerCertificate = defineAdminCall({
  name: 'getCustomerCertificate',
  method: 'GET',
  path: '/customers/:id/certificates/:type',
  right: 'customers:read',
  summary: 'A certificate as a file to keep',
  params: certificateParams,
  query: langQuery,
  response: z.any(),
});
export const answerCertificate = defineAdminCall({
  ...change,
  name: 'answerCertificate',
  method: 'POST',
  path: '/customers/:id/certificates/:type/answer',
  summary: 'Accepts a certificate, or refuses it with a reason; the customer is told by mail',
  params: certificateParams,
  body: z.strictObject({
    state: z.enum(['accepted', 'refused']),
    reason: text(500),
    sentAt: moment,
  }),
});
export const addCustomerNote = defineAdminCall({
  ...change,
  name: 'addCustomerNote',
  method: 'POST',
  path: '/customers/:id/notes',
  summary: 'A note that only the staff sees',
  body: z.strictObject({ text: text(2_000) }),
});
export const blockCustomer = defineAdminCall({
  ...change,
  name: 'blockCustomer',
  method: 'POST',
  path: '/customers/:id/blocked',
  summary:
    'Shuts somebody out and ends all sessions at once, or lets them in again; orders go on, and their mails too',
  body: z.strictObject({ blocked: z.boolean(), note: text(2_000).optional() }),
});
export const endCustomerSessions = defineAdminCall({
  ...change,
  name: 'endCustomerSessions',
  method: 'POST',
  path: '/customers/:id/sessions/end',
  summary: 'Ends all sessions at once; the customer can log in again',
  body: z.strictObject({}),
});
export const anonymiseCustomer = defineAdminCall({
  ...change,
  name: 'anonymiseCustomer',
  method: 'POST',
  path: '/customers/:id/anonymise',
  summary:
    'Forgets the person behind an account for good, once their mail address was typed; orders and invoices stay as the law wants them',
  body: z.strictObject({ email: text(254) }),
});
