// The call of negotiations. [§7.7, decisions §2]
import { z } from 'zod';
import { CURRENCY_CODES } from '../currencies.ts';
import { OFFER_STATES } from '../views/negotiations.ts';
import { common, defineCall, id, quantity, text } from './call.ts';

export const negotiate = defineCall({
  name: 'negotiate',
  section: '7.7',
  method: 'POST',
  path: '/negotiate',
  // The bare path is the form's page.
  bare: false,
  summary:
    'Offers a price of one piece for a product or a lot; a customer gets a thread in the account, a visitor is called back',
  access: 'everybody',
  query: z.strictObject(common),
  body: z.strictObject({
    lotName: text(400),
    phone: text(60),
    price: z
      .union([z.number(), text(30)])
      .describe('of one piece, before tax; with at most two decimals'),
    productId: id.optional(),
    lotId: id.optional().describe('instead of productId'),
    currency: z.enum(CURRENCY_CODES).optional(),
    quantity: quantity.optional().describe('the smallest that can be ordered, when absent'),
  }),
  response: z.object({
    message: z.string(),
    reference: z.string().describe('what to quote on the telephone'),
    state: z
      .enum(OFFER_STATES)
      .describe('accepted or declined at once where the seller has set limits'),
  }),
});
