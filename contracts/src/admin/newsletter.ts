// Admin call of the newsletter: its subscribers.
import { z } from 'zod';
import { id } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import { defineAdminCall, listOf, listQuery, moment, searchFilter } from './admin-call.ts';

const locale = z.enum(LOCALES);
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
const subscriber = z.object({
  id,
  email: z.string(),
  locale,
  state: z.enum(SUBSCRIBER_STATES),
  createdAt: moment,
  confirmedAt: moment.nullable(),
  unsubscribedAt: moment.nullable(),
});
export type NewsletterSubscriber = z.output<typeof subscriber>;
export const listSubscribers = defineAdminCall({
  name: 'listSubscribers',
  method: 'GET',
  path: '/newsletter',
  right: 'customers:read',
  summary: 'Who wants the newsletter, the newest first; total is how many fit',
  query: listQuery(['id'], {
    q: searchFilter,
    state: z.enum(SUBSCRIBER_STATES).optional(),
    locale: locale.optional(),
  }),
  response: listOf(subscriber),
});
