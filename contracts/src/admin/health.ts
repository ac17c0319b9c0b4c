// Admin calls of the health page, of background jobs, and of the dashboard. [decisions §5]
import { z } from 'zod';
import { amounts, form, id, text } from '../calls/call.ts';
import {
  companyFields,
  defineAdminCall,
  done,
  langQuery,
  listOf,
  listQuery,
  moment,
} from './admin-call.ts';

const count = z.number().int();

const run = z.object({
  id,
  at: moment,
  who: z.string(),
  tookMs: count,
  checked: count,
  broken: z.array(z.object({ name: z.string(), rows: count })),
});
export type IntegrityCheckRun = z.output<typeof run>;
const queue = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  failed: count,
  lastDoneAt: moment.nullable(),
  cron: z.string().nullable(),
});
const health = z.object({
  well: z.boolean().describe('nothing below needs a person'),
  database: z.object({
    version: z.string(),
    bytes: count,
    connections: count,
    connectionsMost: count,
    answersInMs: z.number(),
    feedLagSeconds: count.describe('how long the first event of the change feed waits'),
  }),
  queues: z.array(queue),
  mail: z.object({
    waiting: count,
    failed: count,
    kept: count,
    sent: count,
    lastSentAt: moment.nullable(),
  }),
  disk: z.object({ freeBytes: count, totalBytes: count }).nullable(),
  program: z.object({ node: z.string(), startedAt: moment, memoryBytes: count }),
  invariants: z.object({ last: run.nullable(), nightly: run.nullable() }),
});
export type Health = z.output<typeof health>;

export const getHealth = defineAdminCall({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  right: 'system:read',
  summary: 'Database, jobs, mails, disk, and whether the data is as it must be',
  query: langQuery,
  response: health,
});
export const checkDataIntegrity = defineAdminCall({
  name: 'checkDataIntegrity',
  method: 'POST',
  path: '/health/invariants',
  right: 'system:write',
  summary: 'Checks now what must be true of the data, and keeps the result',
  query: langQuery,
  response: run,
});

/** Steps of setting a shop up, in the order in which they are best done. */
export const SET_UP_STEPS = [
  'name',
  'contact',
  'invoicing',
  'currencies',
  'countries',
  'rates',
  'freight',
  'commission',
  'texts',
  'import',
  'staff',
  'mail',
  'address',
  'open',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
/** Kinds of background jobs. Rows of earlier releases may name others. */
export const JOB_QUEUES = [
  'mail',
  'password-reset',
  'issue-invoice',
  'draw-quote',
  'quote-expiry',
  'cart-clean-up',
  'agreed-release',
  'offer-expiry',
  'order-proposal-expiry',
  'session-clean-up',
  'idempotency-clean-up',
  'stock-alerts',
  'stock-alert-clean-up',
  'catalogue-reindex',
  'imports',
  'import-images',
  'price-changes',
  'price-change-schedule',
  'import-sweep',
  'file-move',
  'file-clean-up',
  'invariants',
  'dashboard-figures',
  'event-clean-up',
  'search-learning',
  'webhook-clean-up',
  'staff-notifications',
] as const;
export type JobQueueName = (typeof JOB_QUEUES)[number];
export const JOB_STATES = [
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed',
] as const;
const job = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(JOB_STATES),
  createdAt: moment,
  startAfter: moment,
  startedAt: moment.nullable(),
  completedAt: moment.nullable(),
  retryCount: count,
  data: z.string(),
  reason: z.string(),
});
export type BackgroundJob = z.output<typeof job>;
const jobParams = z.strictObject({ queue: form(/^[a-z-]{1,60}$/, 'send-mail'), id: z.uuid() });
export const listJobs = defineAdminCall({
  name: 'listJobs',
  method: 'GET',
  path: '/jobs',
  right: 'system:read',
  summary: 'Background jobs by queue and state, the newest first',
  query: listQuery(['createdAt'], {
    queue: text(60).optional(),
    state: z.enum(JOB_STATES).optional(),
  }),
  response: listOf(job),
});
export const retryJob = defineAdminCall({
  name: 'retryJob',
  method: 'POST',
  path: '/jobs/:queue/:id/retry',
  right: 'system:write',
  summary: 'Runs a job again that failed, was cancelled, or waits',
  params: jobParams,
  query: langQuery,
  response: done,
});
export const cancelJob = defineAdminCall({
  name: 'cancelJob',
  method: 'POST',
  path: '/jobs/:queue/:id/cancel',
  right: 'system:write',
  summary: 'Gives a job up that has not ended',
  params: jobParams,
  query: langQuery,
  response: done,
});

const part = { productId: id, sku: z.string(), name: z.string() };
const dashboard = z.object({
  days: count,
  from: z.string().describe('the first day, by the shop’s clock'),
  sales: z
    .object({
      byDay: z.array(
        z.object({
          day: z.string(),
          orders: count,
          revenue: amounts.describe('of the orders placed in each currency, minor units'),
        }),
      ),
      orders: count,
      ordersBefore: count.describe('in as many days before'),
      revenue: amounts,
      totalBase: count.describe('of all of them, in the base currency'),
      totalBaseBefore: count,
      best: z.array(z.object({ ...part, quantity: count, revenueBase: count })),
    })
    .nullable(),
  leads: z
    .object({
      kinds: z.array(z.object({ kind: z.string(), received: count, answered: count, won: count })),
      received: count,
      won: count,
    })
    .nullable(),
  stock: z
    .object({
      outCount: count,
      out: z.array(z.object(part)),
      slowCount: count,
      slow: z.array(
        z.object({ ...part, onHand: count, valueBase: count, lastSoldAt: moment.nullable() }),
      ),
    })
    .nullable(),
  searches: z
    .array(z.object({ text: z.string(), locale: z.string(), count, lastSeenAt: moment }))
    .nullable(),
  work: z.array(
    z.object({
      kind: z.enum([
        'orders-pending',
        'returns-requested',
        'leads-without-owner',
        'reviews-waiting',
        'products-to-reorder',
        'jobs-failed',
        'mails-failed',
      ]),
      count,
    }),
  ),
  companyMissing: companyFields.describe('what nothing can be invoiced without'),
  setUp: z
    .array(z.object({ step: z.enum(SET_UP_STEPS), isDone: z.boolean() }))
    .nullable()
    .describe(
      'what a new shop lacks before it opens; null for the demo, and for who may not change settings',
    ),
});
export type Dashboard = z.output<typeof dashboard>;
export const getDashboard = defineAdminCall({
  name: 'getDashboard',
  method: 'GET',
  path: '/dashboard',
  right: 'staff',
  summary: 'What happened lately and what waits, as far as the role may read it',
  query: z.strictObject({ ...langQuery.shape, days: z.enum(['30', '90']).optional() }),
  response: dashboard,
});
