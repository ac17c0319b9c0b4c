// Mails that somebody asks for in /api/v1: stock alerts and the newsletter, with the links that confirm or end them. [decisions 0114]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { defineV1Call, idParam, v1Common, v1Query } from './v1-call.ts';

const email = text(254).meta({ examples: ['asha@example.com'] });
const token = text(100).min(1).describe('Of the link in the mail.');
const linkQuery = z.strictObject({ ...v1Common, token });
const tokenBody = z.strictObject({ token });

export const askForStockAlert = defineV1Call({
  name: 'stockAlerts.ask',
  area: 'Lists',
  method: 'POST',
  path: '/products/:id/stock-alerts',
  summary: 'Asks for a mail when a product can be bought again',
  description: 'The answer does not tell whether the address is known.',
  access: 'public',
  scope: null,
  params: idParam,
  query: v1Query,
  body: z.strictObject({ email, phone: text(60).meta({ examples: ['+91 44 2827 1234'] }) }),
  status: 204,
  rejects: ['product-not-found', 'product-in-stock'],
  response: z.null(),
});

const alert = z
  .object({
    email: z.string(),
    product: z.string().describe('Its name.'),
    isStopped: z.boolean(),
  })
  .meta({ id: 'StockAlert' });

export const getStockAlert = defineV1Call({
  name: 'stockAlerts.get',
  area: 'Lists',
  method: 'GET',
  path: '/stock-alerts',
  summary: 'The stock alert of the link in a mail',
  access: 'public',
  scope: null,
  query: linkQuery,
  rejects: ['stock-alert-link-invalid'],
  response: alert,
});

export const stopStockAlert = defineV1Call({
  name: 'stockAlerts.stop',
  area: 'Lists',
  method: 'POST',
  path: '/stock-alerts/stop',
  summary: 'Ends the stock alert of a link; a second time changes nothing',
  access: 'public',
  scope: null,
  query: v1Query,
  body: tokenBody,
  rejects: ['stock-alert-link-invalid'],
  response: alert,
});

export const subscribeNewsletter = defineV1Call({
  name: 'newsletter.subscribe',
  area: 'Shop',
  method: 'POST',
  path: '/newsletter',
  summary: 'Asks for the newsletter: a mail with a link that confirms it is sent',
  description: 'The answer does not tell whether the address is known.',
  access: 'public',
  scope: null,
  query: v1Query,
  body: z.strictObject({ email }),
  status: 204,
  rejects: ['email-not-valid'],
  response: z.null(),
});

const subscription = z
  .object({
    email: z.string(),
    isDone: z.boolean().describe('What the link is for has been done.'),
  })
  .meta({ id: 'NewsletterLink' });

export const getNewsletterLink = defineV1Call({
  name: 'newsletter.get',
  area: 'Shop',
  method: 'GET',
  path: '/newsletter',
  summary: 'The subscription of the link in a mail',
  access: 'public',
  scope: null,
  query: linkQuery.extend({
    purpose: z.enum(['confirm', 'unsubscribe']).describe('What the link is for.'),
  }),
  rejects: ['newsletter-link-invalid'],
  response: subscription,
});

export const confirmNewsletter = defineV1Call({
  name: 'newsletter.confirm',
  area: 'Shop',
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirms the subscription of a link; a second time changes nothing',
  access: 'public',
  scope: null,
  query: v1Query,
  body: tokenBody,
  rejects: ['newsletter-link-invalid'],
  response: subscription,
});

export const unsubscribeNewsletter = defineV1Call({
  name: 'newsletter.unsubscribe',
  area: 'Shop',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'Ends the subscription of a link; a second time changes nothing',
  access: 'public',
  scope: null,
  query: v1Query,
  body: tokenBody,
  rejects: ['newsletter-link-invalid'],
  response: subscription,
});
