// Admin calls of quotes: offers to one buyer, in versions. [decisions §8]
import { z } from 'zod';
import { digits, form, id, text } from '../calls/call.ts';
import { CURRENCY_CODES } from '../currencies.ts';
import { LOCALES } from '../locale.ts';
import { QUOTE_STATES } from '../views/quote.ts';
import {
  defineAdminCall,
  idsFilter,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';

const publicParams = z.strictObject({ id: form(/^[A-Za-z0-9-]{1,20}$/, 'OF-7K3F-92QD') });

const quoteRow = z.object({
  id: z.string().describe('its number'),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  customerId: id.nullable(),
  leadId: id.nullable(),
  version: z.number().int(),
  state: z.enum(QUOTE_STATES),
  validUntil: z.string().describe('the last day, in India'),
  sentAt: moment.nullable(),
  createdAt: moment,
  /** Goods after the discount, in minor units of the base currency. */
  net: z.number().int(),
  orderId: z.string().nullable(),
});
const line = z.object({
  productId: id.nullable(),
  sku: z.string(),
  description: z.string(),
  quantity: z.number().int(),
  unitPrice: z.number().int(),
  net: z.number().int(),
  /** Today's price of one unit and the available quantity; null for free text. */
  asking: z.number().int().nullable(),
  stock: z.number().int().nullable(),
});
const version = z.object({
  version: z.number().int(),
  state: z.enum(QUOTE_STATES),
  validUntil: z.string(),
  discountBasisPoints: z.number().int(),
  freight: z.number().int().nullable(),
  paymentTerms: z.string(),
  deliveryTerms: z.string(),
  note: z.string(),
  sentAt: moment.nullable(),
  orderId: z.string().nullable(),
  lines: z.array(line),
  goods: z.number().int(),
  net: z.number().int(),
});
const quote = z.object({
  ...quoteRow.shape,
  locale: z.enum(LOCALES),
  currency: z.enum(CURRENCY_CODES),
  leadReference: z.string().nullable(),
  versions: z.array(version),
  events: z.array(
    z.object({
      version: z.number().int(),
      at: moment,
      what: z.string(),
      actor: z.string(),
      note: z.string(),
    }),
  ),
  /** Of the draft as it was read: goes back with the change. */
  stamp: z.string(),
});
export type AdminQuoteRow = z.output<typeof quoteRow>;
export type AdminQuoteView = z.output<typeof quote>;
export type AdminQuoteVersion = z.output<typeof version>;

const quoteInput = z.strictObject({
  lines: z.array(
    z.strictObject({
      productId: id.nullable(),
      description: text(500),
      quantity: z.number().int(),
      unitPrice: z.number().int(),
    }),
  ),
  discountBasisPoints: z.number().int(),
  freight: z.number().int().nullable(),
  validUntil: text(10),
  paymentTerms: text(1_000),
  deliveryTerms: text(1_000),
  note: text(2_000),
});

export const listAdminQuotes = defineAdminCall({
  name: 'listAdminQuotes',
  method: 'GET',
  path: '/quotes',
  right: 'quotes:read',
  summary: 'Quotes with their newest version, the newest first',
  query: listQuery(['createdAt'], {
    q: searchFilter,
    state: z.enum(QUOTE_STATES).optional(),
    leadId: digits().optional(),
    customerId: digits().optional(),
  }),
  response: listOf(quoteRow),
});
export const getAdminQuoteView = defineAdminCall({
  name: 'getAdminQuoteView',
  method: 'GET',
  path: '/quotes/:id',
  right: 'quotes:read',
  summary: 'One quote with its versions and its history',
  params: publicParams,
  query: langQuery,
  response: quote,
});
export const getAdminQuoteDocument = defineAdminCall({
  name: 'getAdminQuoteDocument',
  method: 'GET',
  path: '/quotes/:id/paper',
  right: 'quotes:read',
  summary: 'The PDF of what was sent last, in the language of the quote',
  params: publicParams,
  query: langQuery,
  response: z.any(),
});
export const createAdminQuote = defineAdminCall({
  name: 'createAdminQuote',
  method: 'POST',
  path: '/quotes',
  right: 'quotes:write',
  summary: 'A first draft, for who sent a request, a customer, or an address',
  query: langQuery,
  body: z.strictObject({
    leadId: id.optional(),
    customerId: id.optional(),
    email: text(254).optional(),
    name: text(120).optional(),
    companyName: text(200).optional(),
    locale: z.enum(LOCALES).optional(),
    currency: z.enum(CURRENCY_CODES).optional(),
    ...quoteInput.shape,
  }),
  response: quote,
});
export const changeAdminQuote = defineAdminCall({
  name: 'changeAdminQuote',
  method: 'PUT',
  path: '/quotes/:id',
  right: 'quotes:write',
  summary: 'Writes the draft over',
  params: publicParams,
  query: langQuery,
  body: z.strictObject({ ...quoteInput.shape, stamp: text(64) }),
  response: quote,
});
const quoteMove = <
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
    path: `/quotes/:id/${path}`,
    right: 'quotes:write',
    summary,
    params: publicParams,
    query: langQuery,
    body: z.strictObject(body),
    response: quote,
  });
export const sendAdminQuote = quoteMove(
  'sendAdminQuote',
  'send',
  'Sends the draft: it holds from now on',
  { stamp: text(64) },
);
export const reviseAdminQuote = quoteMove(
  'reviseAdminQuote',
  'revise',
  'A draft of a further version',
  {},
);
export const withdrawAdminQuote = quoteMove(
  'withdrawAdminQuote',
  'withdraw',
  'Takes back what is open, or the draft',
  {
    note: text(1_000),
  },
);
export const noteOnAdminQuote = quoteMove(
  'noteOnAdminQuote',
  'notes',
  'Adds a note for colleagues to its history; `@name` notifies who may read quotes',
  { note: text(2_000) },
);

const good = z.object({
  id,
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  stock: z.number().int(),
  price: z
    .number()
    .int()
    .describe('minor units of the base currency of one, as the shop asks today'),
});
export type QuoteGood = z.output<typeof good>;
export const findQuoteGoods = defineAdminCall({
  name: 'findQuoteGoods',
  method: 'GET',
  path: '/quote-goods',
  right: 'quotes:read',
  summary: 'Goods for a line, by part number in any spelling or by words',
  query: listQuery(['name'], { q: searchFilter, ids: idsFilter }),
  response: listOf(good),
});
