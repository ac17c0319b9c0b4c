// Admin calls of negotiations: threads of offers that buyers begin. [decisions §7]
import { z } from 'zod';
import { digits, form, id, prices } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { OFFER_STATES } from '../views/negotiations.ts';
import {
  defineAdminCall,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';

/** Minor units. */
const publicParams = z.strictObject({ id: form(/^[A-Za-z0-9-]{1,20}$/, 'OF-7K3F-92QD') });

const step = z.object({
  by: z.enum(['buyer', 'seller']),
  unitPrice: prices,
  state: z.enum(OFFER_STATES),
  madeAt: moment,
  closedAt: moment.nullable(),
  expiresAt: moment,
  automatic: z.boolean(),
});
const negotiation = z.object({
  id: z.string().describe('its reference'),
  itemName: z.string(),
  productId: id,
  lotId: id.nullable(),
  sku: z.string(),
  unit: z.string(),
  quantity: z.number().int(),
  currency: z.enum(CURRENCY_CODES),
  state: z.enum(OFFER_STATES),
  startedAt: moment,
  changedAt: moment,
  last: step,
  phone: z.string(),
  customerId: id.nullable(),
  customer: z.string().describe('name and company; empty for a visitor'),
});
const limits = z.strictObject({
  acceptBp: z
    .number()
    .int()
    .nullable()
    .describe('from this share of the asking price on: accepted at once'),
  declineBp: z.number().int().nullable().describe('below this share: declined at once'),
});
const thread = z.object({
  ...negotiation.shape,
  history: z.array(step),
  asking: prices.nullable(),
  offersLeft: z.number().int(),
  heldUntil: moment.nullable(),
  limits,
});
export type NegotiationRowView = z.output<typeof negotiation>;
export type NegotiationThread = z.output<typeof thread>;

export const listNegotiationThreads = defineAdminCall({
  name: 'listNegotiationThreads',
  method: 'GET',
  path: '/negotiations',
  right: 'negotiations:read',
  summary: 'Threads of offers, what waits for us first',
  query: listQuery(['waiting', 'changedAt', 'id'], {
    q: searchFilter,
    state: z.enum(OFFER_STATES).optional(),
    customerId: digits().optional(),
  }),
  response: listOf(negotiation),
});
export const getNegotiationThread = defineAdminCall({
  name: 'getNegotiationThread',
  method: 'GET',
  path: '/negotiations/:id',
  right: 'negotiations:read',
  summary: 'One thread with the offers of both sides and what answers by itself',
  params: publicParams,
  query: langQuery,
  response: thread,
});
const answering = <
  const Name extends string,
  const Path extends string,
  Body extends z.ZodRawShape,
>(
  name: Name,
  path: Path,
  summary: string,
  body: Body,
) =>
  defineAdminCall({
    name,
    method: 'POST',
    path: `/negotiations/:id/${path}`,
    right: 'negotiations:write',
    summary,
    params: publicParams,
    query: langQuery,
    body: z.strictObject(body),
    response: thread,
  });
export const acceptNegotiation = answering(
  'acceptNegotiation',
  'accept',
  'Accepts the buyer’s offer: price and pieces wait in the cart',
  {},
);
export const declineNegotiation = answering(
  'declineNegotiation',
  'decline',
  'Declines the buyer’s offer',
  {},
);
export const counterNegotiation = answering(
  'counterNegotiation',
  'counter',
  'Names our price of one piece',
  {
    price: z.number().int().describe('minor units'),
    currency: z.enum(CURRENCY_CODES),
  },
);
export const limitNegotiation = answering(
  'limitNegotiation',
  'limits',
  'What is answered by itself for this item',
  limits.shape,
);
