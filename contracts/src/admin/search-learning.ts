// Admin calls of learned search orders: why a product is first, forgetting, and reformulations. [house §6]
import { z } from 'zod';
import { id, text } from '../calls/call.ts';
import { LOCALES } from '../locale.ts';
import {
  defineAdminCall,
  done,
  langQuery,
  listOf,
  listQuery,
  moment,
  searchFilter,
} from './admin-call.ts';

const locale = z.enum(LOCALES);
const count = z.number().int().min(0);

/** What puts a product where it is, the strongest first. */
export const RANK_REASONS = [
  'part-number',
  'part-number-begins',
  'constraint',
  'nearest',
  'wish',
  'wish-missed',
  'words-as-written',
  'words-in-name',
  'named-category',
  'words-elsewhere',
  'learned',
  'sort-rank',
] as const;
const reason = z.object({
  kind: z.enum(RANK_REASONS),
  label: z.string().describe("name of the constraint or wish; '' for others"),
  place: z.number().int().nullable().describe('in the learned order, or the sort rank'),
  visitors: count.nullable(),
  orders: count.nullable(),
  weight: z
    .number()
    .nullable()
    .describe('of what is learned, decayed to the last time that it was learned'),
});
export type RankReason = z.output<typeof reason>;
const ranked = z.object({
  id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  reasons: z.array(reason),
});
const explanation = z.object({
  total: count,
  corrected: z.string().nullable(),
  relaxed: z.array(z.string()).describe('what was given up so that something is found'),
  notUnderstood: z.array(z.string()),
  usesLearned: z.boolean().describe('the setting search-learning'),
  learnedQuery: z
    .string()
    .nullable()
    .describe('the text that clicks are counted under; null where they are not'),
  isLearned: z.boolean(),
  products: z.array(ranked),
});
export type SearchExplanation = z.output<typeof explanation>;
export const explainSearch = defineAdminCall({
  name: 'explainSearch',
  method: 'GET',
  path: '/search-ranking',
  right: 'catalogue:read',
  summary:
    'The first 20 products of a search, as the shop answers it, each with what puts it there',
  query: z.strictObject({ ...langQuery.shape, q: text(200), language: locale }),
  response: explanation,
});
export const forgetLearned = defineAdminCall({
  name: 'forgetLearned',
  method: 'POST',
  path: '/search-ranking/forget',
  right: 'catalogue:write',
  summary:
    'Forgets what was learned for a search, with the clicks that it was learned from; null: for every search',
  query: langQuery,
  body: z.strictObject({ query: text(200).nullable() }),
  response: done,
});

const reformulation = z.object({
  id: z.string(),
  first: z.string(),
  second: z.string(),
  locale,
  visitors: count,
  lastSeenAt: moment,
});
export type ReformulationRow = z.output<typeof reformulation>;
export const listReformulations = defineAdminCall({
  name: 'listReformulations',
  method: 'GET',
  path: '/search-reformulations',
  right: 'catalogue:read',
  summary:
    'Searches that led to nothing, and what the same visitors searched for next and found; of three visitors or more',
  query: listQuery(['visitors', 'lastSeenAt'], { q: searchFilter, locale: locale.optional() }),
  response: listOf(reformulation),
});
export const dismissReformulation = defineAdminCall({
  name: 'dismissReformulation',
  method: 'POST',
  path: '/search-reformulations/dismiss',
  right: 'catalogue:write',
  summary: 'Forgets a pair of searches that needs nothing more',
  query: langQuery,
  body: z.strictObject({ first: text(80), second: text(80), locale }),
  response: done,
});
