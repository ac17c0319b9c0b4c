// Quotes of a customer in /api/v1: list, content, answers, and the link of the mail. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { PAYMENT_MODES } from '../views/order.ts';
import { MAX_QUOTE_WORDS, QUOTE_STATES } from '../views/quote.ts';
import {
  currencyCode,
  defineV1Call,
  idNumber,
  int,
  money,
  pageParams,
  sentMoney,
  time,
  v1Common,
  v1Page,
  v1Query,
} from './v1-call.ts';

const number = text(20)
  .describe('Number of the quote.')
  .meta({ examples: ['MQ-7K3F-92QD'] });
const numberParam = z.strictObject({ number });
const linkQuery = z.strictObject({
  ...v1Common,
  token: text(100)
    .min(1)
    .describe('Of the link in the mail: everybody who has it may read the quote.'),
});

const summary = {
  number: z.string(),
  version: int.describe('The one that was sent last; an answer names it.'),
  state: z.enum(QUOTE_STATES),
  sentAt: time,
  validUntil: time.describe('It holds as long as this moment has not come.'),
  displayCurrency: currencyCode.describe('In which its reader is shown it.'),
  total: money.describe('With tax where that is known. An acceptance names it.'),
  taxedFor: z
    .string()
    .nullable()
    .describe('Country by which tax was computed, ISO 3166-1 alpha-2; null: no tax is known yet.'),
};

const line = z.object({
  productId: idNumber,
  sku: z.string(),
  name: z.string(),
  url: z.string().describe('Path of its page.'),
  image: z.string(),
  manufacturer: z.string(),
  quantity: int,
  stock: int.describe('Units that can be supplied now.'),
  listPrice: money.describe('Of one unit before the discount.'),
  unitPrice: money,
  subtotal: money,
});

const quote = {
  ...summary,
  email: z.string().describe('To which it was sent.'),
  lines: z.array(line),
  goods: money.describe('goods - discount = subtotal; subtotal + freight + taxes = total.'),
  discount: money,
  discountBasisPoints: int.describe('750: 7.5 %.'),
  subtotal: money,
  freight: money.nullable().describe('null: agreed once the order is there.'),
  taxes: z.array(z.object({ code: z.string(), name: z.string(), basisPoints: int, amount: money })),
  paymentTerms: z.string(),
  deliveryTerms: z.string(),
  note: z.string(),
  isOpen: z.boolean().describe('It can be accepted, declined or asked about now.'),
};

const v1Quote = z
  .object({
    ...quote,
    orderNumber: z.string().nullable().describe('Of the order that it became.'),
    requestReference: z.string().nullable().describe('The request that it answers.'),
    wishes: z
      .array(z.object({ at: time, note: z.string() }))
      .describe('Changes that its reader asked for, the newest last.'),
  })
  .meta({ id: 'Quote' });

export const listQuotes = defineV1Call({
  name: 'quotes.list',
  area: 'Requests',
  method: 'GET',
  path: '/me/quotes',
  summary: 'Quotes of the customer, the one sent last first',
  access: 'customer',
  scope: null,
  query: z.strictObject({ ...v1Common, ...pageParams(100) }),
  response: v1Page(z.object(summary).meta({ id: 'QuoteSummary' })),
});

export const getQuote = defineV1Call({
  name: 'quotes.get',
  area: 'Requests',
  method: 'GET',
  path: '/me/quotes/:number',
  summary: 'A quote in the version that was sent last',
  access: 'customer',
  scope: null,
  params: numberParam,
  query: v1Query,
  rejects: ['quote-not-found'],
  response: v1Quote,
});

const version = int.min(1).max(1_000_000).describe('The version that was looked at.');
const ANSWERED = ['quote-not-found', 'quote-not-newest', 'quote-not-open'] as const;

export const acceptQuote = defineV1Call({
  name: 'quotes.accept',
  area: 'Requests',
  method: 'POST',
  path: '/me/quotes/:number/accept',
  summary: 'Orders what a quote offers, at its prices and its freight',
  description:
    'Both addresses of the account must be there. Accepted once more, it answers the same order.',
  access: 'customer',
  scope: null,
  params: numberParam,
  query: v1Query,
  body: z.strictObject({
    version,
    total: sentMoney.describe('The total that was looked at; another one rejects the acceptance.'),
    paymentMode: z.enum(PAYMENT_MODES),
    purchaseOrderNumber: text(60).optional(),
    note: text(1_000).optional().describe('To the shop, printed on the order.'),
    termsAccepted: z.boolean().describe('The terms of the shop: an order needs true.'),
  }),
  status: 201,
  rejects: [
    ...ANSWERED,
    'agreed-stock-not-enough',
    'agreed-total-changed',
    'address-missing',
    'terms-not-accepted',
    'buyer-not-verified',
  ],
  response: z.object({ orderNumber: z.string() }).meta({ id: 'AcceptedQuote' }),
});

export const declineQuote = defineV1Call({
  name: 'quotes.decline',
  area: 'Requests',
  method: 'POST',
  path: '/me/quotes/:number/decline',
  summary: 'Declines a quote',
  access: 'customer',
  scope: null,
  params: numberParam,
  query: v1Query,
  body: z.strictObject({ version, reason: text(MAX_QUOTE_WORDS).optional() }),
  rejects: ANSWERED,
  response: v1Quote,
});

export const askForChange = defineV1Call({
  name: 'quotes.ask',
  area: 'Requests',
  method: 'POST',
  path: '/me/quotes/:number/wishes',
  summary: 'Asks the shop to change a quote, which stays open as it is',
  access: 'customer',
  scope: null,
  params: numberParam,
  query: v1Query,
  body: z.strictObject({ version, note: text(MAX_QUOTE_WORDS) }),
  status: 201,
  rejects: ANSWERED,
  response: v1Quote,
});

const pdf = z.string().meta({ format: 'binary' });

export const getQuotePdf = defineV1Call({
  name: 'quotes.pdf',
  area: 'Requests',
  method: 'GET',
  path: '/me/quotes/:number/pdf',
  summary: 'A quote as PDF, in the language of the call',
  access: 'customer',
  scope: null,
  params: numberParam,
  query: v1Query,
  rejects: ['quote-not-found'],
  answersFile: 'application/pdf',
  response: pdf,
});

export const getQuoteByLink = defineV1Call({
  name: 'quoteLinks.get',
  area: 'Requests',
  method: 'GET',
  path: '/quote-links',
  summary: 'The quote of the link in a mail',
  access: 'public',
  scope: null,
  query: linkQuery,
  rejects: ['quote-link-invalid'],
  response: z
    .object({ ...quote, isMine: z.boolean().describe('It is among the quotes of who asks.') })
    .meta({ id: 'LinkedQuote' }),
});

export const getQuotePdfByLink = defineV1Call({
  name: 'quoteLinks.pdf',
  area: 'Requests',
  method: 'GET',
  path: '/quote-links/pdf',
  summary: 'The quote of the link in a mail as PDF',
  access: 'public',
  scope: null,
  query: linkQuery,
  rejects: ['quote-link-invalid'],
  answersFile: 'application/pdf',
  response: pdf,
});

export const claimQuote = defineV1Call({
  name: 'quoteLinks.claim',
  area: 'Requests',
  method: 'POST',
  path: '/me/quote-claims',
  summary: 'Takes the quote of a link into the account of its addressee, where it can be answered',
  access: 'customer',
  scope: null,
  query: v1Query,
  body: z.strictObject({ token: text(100).min(1) }),
  rejects: ['quote-link-invalid', 'quote-of-another'],
  response: z.object({ number: z.string() }).meta({ id: 'ClaimedQuote' }),
});
