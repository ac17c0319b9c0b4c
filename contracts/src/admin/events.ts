// Admin calls of the change feed: its last events, and how far it is behind. [decisions 0108]
import { z } from 'zod';
import { text } from '../calls/call.ts';
import { plainCopy } from '../copied-text.rules.ts';
import { EVENT_TYPE_NAMES } from '../event-types.ts';
import { defineAdminCall, langQuery, listOf, listQuery, moment } from './admin-call.ts';

/** So many of the last events are looked through where no thing is named. */
export const EVENTS_LISTED = 50_000;
/** From here on the feed counts as held back. */
export const FEED_HELD_BACK_SECONDS = 30;

const event = z.object({
  id: z.number().int(),
  at: moment,
  type: z.enum(EVENT_TYPE_NAMES),
  about: z.string(),
  data: z.record(z.string(), z.unknown()),
  readable: z.boolean().describe('no running transaction holds it back'),
});
export type FeedEvent = z.output<typeof event>;
export const listFeedEvents = defineAdminCall({
  name: 'listFeedEvents',
  method: 'GET',
  path: '/events',
  right: 'system:read',
  summary: 'Last events of the change feed by type and thing, the newest first',
  query: listQuery(['at'], {
    type: z.enum(EVENT_TYPE_NAMES).optional(),
    q: text(60).transform(plainCopy).optional().describe('number, id or SKU of the thing'),
  }),
  response: listOf(event),
});

const state = z.object({
  waiting: z.number().int().describe('events that are committed and cannot be read yet'),
  seconds: z.number().int().describe('for how long the first of them has waited'),
  newestAt: moment.nullable(),
  oldestAt: moment.nullable(),
  transaction: z
    .object({ program: z.string(), since: moment })
    .nullable()
    .describe('the oldest transaction that still runs and has changed something'),
});
export type FeedState = z.output<typeof state>;
export const getFeedState = defineAdminCall({
  name: 'getFeedState',
  method: 'GET',
  path: '/events/state',
  right: 'system:read',
  summary: 'How far the change feed is behind, and what holds it back',
  query: langQuery,
  response: state,
});
